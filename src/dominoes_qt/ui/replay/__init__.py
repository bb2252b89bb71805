"""A finished match, looked at step by step with all hands open."""
