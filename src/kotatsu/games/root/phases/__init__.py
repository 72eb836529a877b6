"""The chapters that all sides share: moves, battles, crafting, removal, cards, the turn, set-up."""
