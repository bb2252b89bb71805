"""The style sheet of the standard controls: flat, with outlines that can be seen in every theme."""

from __future__ import annotations

from dominoes_qt.ui.look import Look
from dominoes_qt.ui.theme import SPACE, TextSize

_SHEET = """
QPushButton, QComboBox, QLineEdit, QAbstractSpinBox {{
  font-size: {font}px; color: {text}; background: {panel};
  border: 1px solid {line}; border-radius: {radius}px; padding: 0 {pad}px;
  min-height: {inner}px; selection-background-color: {accent}; selection-color: {on_accent};
}}
QPushButton {{ padding: 0 {wide}px; }}
QPushButton:pressed {{ background: {window}; }}
QPushButton:hover:enabled, QComboBox:hover:enabled {{ border-color: {accent}; }}
QPushButton[primary="true"]:enabled {{
  background: {accent}; color: {on_accent}; border-color: {accent};
}}
QPushButton:disabled, QComboBox:disabled, QLineEdit:disabled, QAbstractSpinBox:disabled {{
  color: {off}; background: {window}; border: 1px {off_line};
}}
QCheckBox:disabled {{ color: {off}; }}
QComboBox {{ padding-right: {arrow_room}px; }}
QComboBox::drop-down {{ border: none; width: {arrow_room}px; }}
QComboBox::down-arrow {{
  image: url(:/icons/down-{ink}.svg); width: {arrow}px; height: {arrow}px;
}}
QComboBox::down-arrow:disabled {{ image: none; }}
QComboBox QAbstractItemView {{
  font-size: {font}px; color: {text}; background: {panel}; border: 1px solid {line}; padding: 0;
  selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit {{ placeholder-text-color: {muted}; }}
QAbstractSpinBox {{ padding-left: 0; padding-right: {arrow_room}px; }}
QAbstractSpinBox QLineEdit {{
  border: none; background: transparent; padding: 0; min-height: 0;
}}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
  border: none; background: transparent; width: {arrow_room}px;
}}
QAbstractSpinBox::up-arrow {{
  image: url(:/icons/up-{ink}.svg); width: {arrow}px; height: {arrow}px;
}}
QAbstractSpinBox::down-arrow {{
  image: url(:/icons/down-{ink}.svg); width: {arrow}px; height: {arrow}px;
}}
QCheckBox {{ font-size: {font}px; min-height: {inner}px; spacing: {pad}px; }}
QCheckBox::indicator {{
  width: {box}px; height: {box}px; background: {panel};
  border: 2px solid {muted}; border-radius: {corner}px;
}}
QCheckBox::indicator:checked {{
  background: {accent}; border-color: {accent}; image: url(:/icons/check-{on_ink}.svg);
}}
QAbstractScrollArea[frameShape="StyledPanel"] {{
  background: {panel}; border: 1px solid {line}; border-radius: {corner}px; padding: 1px;
}}
QAbstractScrollArea[frameShape="StyledPanel"]:focus {{ border: 2px solid {focus}; padding: 0; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: {radius}px; }}
QToolButton:hover:enabled {{ background: {panel}; border-color: {line}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QHeaderView::section {{
  font-size: {small}px; color: {muted}; background: {window}; padding: {corner}px {pad}px;
  border: none; border-bottom: 1px solid {line};
}}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 0; }}
QScrollBar::handle {{ background: {line}; border-radius: {corner}px; margin: 2px; }}
QScrollBar::handle:disabled {{ background: transparent; }}
QScrollBar::handle:vertical {{ min-height: {box}px; }}
QScrollBar::handle:horizontal {{ min-width: {box}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def style_sheet(look: Look) -> str:
    """Return the style sheet of a look."""
    theme, arrow = look.theme, look.eased(12)
    return _SHEET.format(
        font=look.scaled(TextSize.BODY.value),
        small=look.scaled(TextSize.SMALL.value),
        inner=look.control - 2,
        radius=SPACE * 3 // 4,
        corner=SPACE // 2,
        pad=SPACE,
        wide=SPACE * 3 // 2,
        arrow=arrow,
        arrow_room=arrow + 2 * SPACE,
        box=look.eased(16),
        bar=12,
        ink="paper" if theme.dark else "ink",
        on_ink="ink" if theme.dark else "paper",
        window=theme.window,
        panel=theme.panel,
        text=theme.text,
        muted=theme.muted,
        line=theme.line,
        off=theme.off,
        off_line=f"dashed {theme.off}" if theme.contrast else f"solid {theme.faint}",
        accent=theme.accent,
        focus=theme.focus,
        on_accent=theme.on_accent,
    )
