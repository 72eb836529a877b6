"""Players of Samurai Spirit."""
