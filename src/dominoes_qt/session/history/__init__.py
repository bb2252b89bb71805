"""The matches that have ended: a list in SQLite with filters, statistics, export and import."""
