"""Tests of the rules, mirrored to the engine's modules."""
