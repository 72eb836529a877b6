"""What a side's position is worth to it, in tenths of a point: one file per side, each with `evaluate(state, seat)`."""
