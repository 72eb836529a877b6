"""Players of Senjutsu."""
