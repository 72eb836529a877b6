"""The Vagabond, one or two of them (Law 9)."""
