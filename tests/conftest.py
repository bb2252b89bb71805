"""Settings that every test shares: no screen unless a test brings its own."""

import os
import signal

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Scripts start what runs in their background with Ctrl-C ignored, and every child inherits it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
