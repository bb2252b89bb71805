"""The set-up of a match: what can be chosen, the page to choose it on, and what was chosen last."""
