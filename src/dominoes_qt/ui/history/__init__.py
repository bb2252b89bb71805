"""The list of finished matches, and what comes of it: statistics, files, records to look into."""
