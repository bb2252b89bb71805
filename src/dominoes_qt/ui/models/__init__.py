"""Item models: what a player acts on or must know, for lists, tables and readers alike."""
