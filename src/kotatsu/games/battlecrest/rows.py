"""The rows of the rule index, by chapter: what the rules reference lists and tests name."""

COUNTS = {1: 4, 2: 8, 3: 8, 4: 12, 5: 17, 6: 6, 7: 6, 8: 5, 9: 12, 10: 11, 11: 19, 12: 6, 13: 8, 14: 3, 15: 34, 16: 5, 17: 6,
          18: 20}
ROWS = {str(chapter): tuple(f"BC{chapter}.{row}" for row in range(1, count + 1)) for chapter, count in COUNTS.items()}
