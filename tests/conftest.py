"""Settings that every test shares: no screen unless a test brings its own."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
