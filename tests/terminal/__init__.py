"""Tests of the terminal table and the commands that print."""
