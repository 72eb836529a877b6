"""What a defence says it will lead to, and what is true afterwards."""

from conform.previews import Case, Previews, Promise

from kotatsu.games.battlecrest.actions import Event


def lost(case: Case) -> int:
    """The health that the defender loses."""
    return -case.gain(lambda state: int(state.health[case.seat]))


PREVIEWS = Previews(
    {
        "battlecrest-result-take": Promise({"damage": lost}),
        "battlecrest-result-defend": Promise({"damage": lost, "defence": lambda case: case.told(Event.DEFENDED)[0][2]}),
    }
)
