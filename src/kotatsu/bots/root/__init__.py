"""Players of Root: one way of choosing, and a judge for each side."""
