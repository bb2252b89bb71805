"""Dominoes in a window or a terminal. Imports point one way, downwards:

app | cli      composition roots: the window with its settings, and the command line
ui | terminal  the match as widgets, and the match as lines of text
narrate        events, tiles, reasons and rules as sentences, in every language
session        sole owner of the full state: submit, undo, seats, saving, history
players        computers at three levels; each is given a SeatView and nothing more
engine         the rules: standard library only, no Qt, no clock, no text for people

Only ui and app know Qt; narrate knows QtCore, for translation. `compat` stands
beside the layers: it refuses a broken pair of Python and Qt before either is used.
"""

__version__ = "0.1.0"
