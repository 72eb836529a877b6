"""What cards are made of: one small class per word of a card's text, by chapter. Movement is in pieces.py and walking.py."""
