"""Tests of the session, mirrored to its modules."""
