"""Looking back at what was chosen, and ahead at what can be: each choice with its value."""
