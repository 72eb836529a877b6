"""Players of Battlecrest."""
