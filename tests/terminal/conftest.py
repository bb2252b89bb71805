"""Languages for the terminal's texts."""

from tests.narrate.conftest import (  # noqa: F401 - fixtures
    english,
    language,
    languages,
    spanish,
)
