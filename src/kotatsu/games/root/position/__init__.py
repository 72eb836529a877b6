"""A position of Root as JSON: names, not numbers, both ways. What is left out gets a sensible default."""
