"""The rules of dominoes: standard library only, no input or output, no text for people."""
