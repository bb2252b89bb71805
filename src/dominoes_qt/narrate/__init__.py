"""Events, tiles, reasons and rules as sentences, in every language.

Knows QtCore alone, for its translators. The window, the terminal and the command line all
speak through this package, so that they use the same words.
"""
