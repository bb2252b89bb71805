"""The game as lines of text, and the commands that print: no colours, no cursor art."""
