"""Tries an installed program as a player with a screen reader would.

Runs in a tree with Debian's own Python, so it needs the standard library and python3-gi alone:
PYTHONPATH=packaging python3 -m check REPORT.json -- COMMAND…
"""
