"""The chapters of the book: set-up, turn, penalties, fight, Kiai, village, end of the round."""
