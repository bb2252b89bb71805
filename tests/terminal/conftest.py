"""Languages for the terminal's texts."""

from tests.narrate.conftest import (  # noqa: F401 - fixtures
    _english_again,
    english,
    language,
    languages,
    spanish,
)
