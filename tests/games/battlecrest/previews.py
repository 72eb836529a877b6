"""What a choice says it will lead to, and what is true afterwards."""
from conform.previews import FIRST, Case, Previews, Promise

from kotatsu.games.battlecrest.actions import Event
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.lexicon import ability_words
from kotatsu.games.battlecrest.phases.abilities import PushOn, UseAbilities
from kotatsu.kernel.agenda import choose
from kotatsu.kernel.phrase import Phrase


def lost(case: Case) -> int:
    """The health that the defender loses."""
    return -case.gain(lambda state: int(state.health[case.seat]))


def warrior(case: Case) -> int:
    """Who walks or is pushed."""
    return case.item.target if isinstance(case.item, PushOn) else case.numbers[0]


def hurt(case: Case) -> int:
    """The health that this hero loses."""
    return -case.gain(lambda state: int(state.health[warrior(case) >> 1]))


def is_begun(case: Case, said: Phrase) -> bool:
    """Whether the ability is one of the script that the activated card begins."""
    after = case.before.copy()
    choose(after, case.item, case.seat, case.action)
    scripts = [after.book.printed.scripts[item.script] for item in after.agenda if isinstance(item, UseAbilities)]
    return said in [ability_words(after, ability) for ability in scripts[-1]]


ABILITIES = ("attack", "push", "march", "flight", "heal", "ready", "swap", "star", "flip")
PREVIEWS = Previews({
    **{f"battlecrest-ability-{kind}": Promise(says=is_begun, until=FIRST) for kind in ABILITIES},
    "battlecrest-result-attack": Promise({"value": lambda case: case.told(Event.ATTACKED)[0][3]}, until=FIRST),
    "battlecrest-result-hazard": Promise({"damage": hurt}, until=FIRST),
    "battlecrest-result-lost": Promise(holds=lambda case: case.after.cell[warrior(case)] == NONE, until=FIRST),
    "battlecrest-result-heal": Promise({"health": lambda case: case.after.health[case.seat]}),
    "battlecrest-result-take": Promise({"damage": lost}),
    "battlecrest-result-defend": Promise({"damage": lost, "defence": lambda case: case.told(Event.DEFENDED)[0][2]}),
}, joined=frozenset({"battlecrest-then"}))
