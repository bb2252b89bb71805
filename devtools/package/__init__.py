"""Builds every package that this system can build, and tries each on a fresh Debian tree."""
