"""What dev.py is made of: standard library only, so that it runs before anything is installed."""
