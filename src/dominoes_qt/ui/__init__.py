"""The window: pages, dialogs and panels, the models they show, and what drives the match."""
