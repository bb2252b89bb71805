"""Tests of the narrator, in both languages."""
