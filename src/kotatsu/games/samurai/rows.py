"""The rows of the rule index, by chapter: what the rules reference lists and tests name."""

# chapter → how many rows; SS11.n carries the number n of the facts sheet's rulings
COUNTS = {1: 3, 2: 6, 3: 31, 4: 13, 5: 12, 6: 11, 7: 14, 8: 12, 9: 4, 10: 7, 11: 55}
ROWS = {str(chapter): tuple(f"SS{chapter}.{row}" for row in range(1, count + 1)) for chapter, count in COUNTS.items()}
