"""The rules browser: contents, texts in one or two languages, search, and live examples."""
