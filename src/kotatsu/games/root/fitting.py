"""Whether the parts of a hand-written position fit together: what is next needs what lies on the table."""
from kotatsu.games.root.state import State


def fit(state: State) -> None:
    """Fill in what follows from the rest."""
