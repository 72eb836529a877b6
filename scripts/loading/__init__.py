"""What `scripts/load.py` is made of: the server under load, the pages that are open at it, and the parts that are measured."""
