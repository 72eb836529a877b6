"""The chapters of the game in their order: set-up, turn, abilities, attack and defence, the Imperator."""
