"""The running match on the disk: saved whole after every action, found again at the next start."""
