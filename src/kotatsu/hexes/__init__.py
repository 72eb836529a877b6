"""Hexes: directions, distances, boards, diagrams and lines of sight, for every game that is played on them."""
