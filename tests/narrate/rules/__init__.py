"""Tests of the rule texts."""
