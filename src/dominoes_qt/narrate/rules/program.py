"""The notes on the program: playing with it, hints and privacy, undo, accessibility."""

from __future__ import annotations

from dominoes_qt.narrate.rules.book import Book, Texts, section
from dominoes_qt.narrate.rules.words import Words


def program_book(w: Words) -> Book:
    """Return the notes on the program."""
    return Book(
        "program",
        w.translate("RulesProgram", "Playing with this program"),
        (
            section("controls", w.translate("RulesProgram", "Making a move"), _controls(w)),
            section("setup", w.translate("RulesProgram", "Setting up a match"), _setup(w)),
            section("privacy", w.translate("RulesProgram", "Hints and privacy"), _privacy(w)),
            section("undo", w.translate("RulesProgram", "Undo, restart and saving"), _undo(w)),
            section("access", w.translate("RulesProgram", "Accessibility"), _access(w)),
        ),
    )


def _controls(w: Words) -> Texts:
    yield (
        "play",
        w.translate(
            "RulesProgram",
            "Choose a tile, then an end, and look at the preview on the board: it shows where the"
            " tile would lie and, in games with fives, the count it would give. Then confirm.",
        ),
    )
    yield (
        "other",
        w.translate(
            "RulesProgram",
            "Drawing, passing and nominating are chosen and confirmed in the same way. Escape"
            " takes a choice back.",
        ),
    )
    yield (
        "ways",
        w.translate(
            "RulesProgram",
            "You may click or tap, drag a tile to its end, or use the keys alone. Dragging is never"
            " necessary.",
        ),
    )
    yield (
        "options",
        w.translate(
            "RulesProgram",
            "In the settings you can do without the confirming step, and let the program draw and"
            " pass for you whenever that is the only thing you can do.",
        ),
    )
    yield from _board(w)


def _board(w: Words) -> Texts:
    yield (
        "view",
        w.translate(
            "RulesProgram",
            "You may zoom, turn and move the board as you like: that never lays a tile, and the"
            " game stays as it is. A laid tile never moves from its place.",
        ),
    )
    yield (
        "hand",
        w.translate(
            "RulesProgram",
            "Your tiles can be put in an order of your own, by pips or by suit. Those that fit now"
            " are marked.",
        ),
    )
    yield (
        "why",
        w.translate(
            "RulesProgram",
            "If you ask for something that the rules forbid, the program says why. Nothing is lost"
            " by trying.",
        ),
    )


def _setup(w: Words) -> Texts:
    yield (
        "choices",
        w.translate(
            "RulesProgram",
            "You choose the game, the number of seats, partners where the game leaves that open,"
            " who sits where, the target, and who leads first where that is not for the tiles to"
            " decide.",
        ),
    )
    yield (
        "computers",
        w.translate(
            "RulesProgram",
            "Each seat is taken by a person at this table or by a computer. Computers play at the"
            " pace that you set, and they wait while you read the rules, the score details or the"
            " settings.",
        ),
    )
    yield (
        "deal-number",
        w.translate(
            "RulesProgram",
            "The deal number decides the tiles and lots of every hand of a match, and nothing"
            " else. Give it to a friend, and both of you play the same deals.",
        ),
    )


def _privacy(w: Words) -> Texts:
    yield (
        "hint",
        w.translate(
            "RulesProgram",
            "A hint previews a good action and says what speaks for it. It is made only if you"
            " confirm it. In Six-Love you can get one for the nomination too.",
        ),
    )
    yield from _values(w)
    yield (
        "computers",
        w.translate(
            "RulesProgram",
            "Computers and hints know what you could know in that seat: their own tiles, the"
            " table, how many tiles the others hold, and what has happened in the open. Nobody"
            " peeks.",
        ),
    )
    yield (
        "cover",
        w.translate(
            "RulesProgram",
            "When several people share the screen, it is covered each time the tiles of somebody"
            " else are due. It says whose turn it is; that player uncovers it with Show my tiles.",
        ),
    )
    yield (
        "alone",
        w.translate("RulesProgram", "If you are the only person at the table, you see no cover."),
    )
    yield (
        "covered",
        w.translate(
            "RulesProgram",
            "While it is covered, no private tile is on the screen, in the message history or"
            " within reach of a screen reader.",
        ),
    )


def _values(w: Words) -> Texts:
    yield (
        "values",
        w.translate(
            "RulesProgram",
            "Value of each choice, in the menu Turn, lists everything that you may do with what it"
            " is worth: the points, or games, that your side can expect, less those of the others,"
            " until the end of the hand. What is best for the match comes first; that is not"
            " always what gives the most points in the hand.",
        ),
    )
    yield (
        "review",
        w.translate(
            "RulesProgram",
            "After a hand you can review it: for each time that you had a choice, it says what the"
            " hard computer would have done with what you could know then, why, and how many"
            " points your choice cost. Differences that may be chance cost nothing.",
        ),
    )


def _undo(w: Words) -> Texts:
    yield (
        "undo",
        w.translate(
            "RulesProgram",
            "Undo takes back the last action of a person at this table, and with it what the"
            " computers replied. It reaches across hands, to the start of the match. Redo puts"
            " everything back.",
        ),
    )
    yield (
        "restart",
        w.translate(
            "RulesProgram",
            "Restart goes back to the start of the running hand: same tiles, same leader, same"
            " settings, and the scores as they stood then. A restart can be undone as well.",
        ),
    )
    yield (
        "new",
        w.translate("RulesProgram", "A new match takes a new deal number, and so new tiles."),
    )
    yield (
        "six-love",
        w.translate(
            "RulesProgram",
            "Six-Love knows three ways to go on. Restart deal goes back to before the nomination."
            " Next match begins at zero, and the winners nominate. New session takes new tiles,"
            " begins at zero, and forces the double six.",
        ),
    )
    yield (
        "saving",
        w.translate(
            "RulesProgram",
            "Every action is saved at once. Whatever happens to the computer, your match waits for"
            " you at the next start, up to the last action. Finished matches go into the history,"
            " where you can step through them or continue from any point.",
        ),
    )


def _access(w: Words) -> Texts:
    yield (
        "keyboard",
        w.translate(
            "RulesProgram",
            "Everything can be done from the keyboard, and everything that can be seen can be asked"
            " for in words. Keyboard, in the menu Help, lists all keys; there you can change them.",
        ),
    )
    yield (
        "reader",
        w.translate(
            "RulesProgram",
            "A screen reader hears each event once: plays, draws, passes, turns, scores,"
            " settlements. Without one, the program can speak for itself.",
        ),
    )
    yield (
        "review",
        w.translate(
            "RulesProgram",
            "Single keys tell you, at any moment, the open ends, your tiles and where they go, the"
            " whole line arm by arm, how many tiles everybody has, whose turn it is, the scores,"
            " the last action, and the numbers that a seat is known not to hold. The menu Ask has"
            " all of these questions.",
        ),
    )
    yield (
        "selectors",
        w.translate(
            "RulesProgram",
            "Whole matches can be played without looking at the board: choose in the lists Your"
            " tiles and End, then confirm. The board cursor walks along the arms with the arrow"
            " keys; each place is told by its coordinate.",
        ),
    )
    yield from _comfort(w)


def _comfort(w: Words) -> Texts:
    yield (
        "detail",
        w.translate(
            "RulesProgram",
            "You choose how much is spoken, whether tiles are told in digits or in words, and"
            " whether coordinates are named.",
        ),
    )
    yield (
        "seeing",
        w.translate(
            "RulesProgram",
            "There are light, dark and high contrast themes, large numerals on the tiles, larger"
            " text, and no animation where you do not want it. Colour is never the only sign.",
        ),
    )
    yield (
        "time",
        w.translate(
            "RulesProgram",
            "Nothing waits impatiently: no action has a time limit, and computers can be told to"
            " wait for a key before they go on.",
        ),
    )
