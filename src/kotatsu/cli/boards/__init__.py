"""Games drawn on a terminal: `boards/<game>.py` with a function `draw`, found by name; cli/plain.py shows any other."""
