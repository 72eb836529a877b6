"""Many matches and what they tell: statistics, fuzz, bench, and the checks every game must stand."""
