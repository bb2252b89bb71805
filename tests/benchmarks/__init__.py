"""Tests of the measurements: that they measure what they say, not how fast it is."""
