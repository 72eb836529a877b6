"""Whether the parts of a hand-written position fit together: what is next needs what lies on the table."""
from kotatsu.games.root.book import FACTION_NAMES, GOAL, HAND_LIMIT, NOWHERE, RANDOM, Piece
from kotatsu.games.root.census import census
from kotatsu.games.root.factions.alliance.losses import BaseLost, PayOutrage, TrimSupporters
from kotatsu.games.root.factions.eyrie.leaders import ChooseLeader, Turmoil
from kotatsu.games.root.factions.vagabond.hits import SufferHit, SufferHits
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.next_course import fit_course, fit_phase, follows, in_order, item_words
from kotatsu.games.root.next_items import needs_met
from kotatsu.games.root.phases import battle, crafting, removal, setup, turn
from kotatsu.games.root.phases.effects import EffectQuestion, UseEffect
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.agenda import Item, choose, due, fields, options, settle
from kotatsu.kernel.game import DEFAULT_SEED
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import wrong

# the last thing that a list of what is next may name: each goes on to another phase or turn
LAST = (turn.StartTurn, turn.StartDaylight, turn.StartEvening, setup.SetUpFactions, setup.BeginGame)
# what belongs to a battle; it ends with EndBattle, or with what leads there
FIGHTING = (battle.NameAlly, battle.MayAmbush, battle.MayFoil, battle.AmbushHits, battle.AfterAmbush, battle.MayProtect,
            battle.RollDice, battle.DealHits, battle.TakeHits, battle.LosePiece, battle.HitsDealt,
            battle.EndBattle, SufferHit, SufferHits)
BATTLE_MOMENTS = (Moment.ATTACKED, Moment.AMBUSHED, Moment.ROLLED)
ENDS_BATTLE = (battle.EndBattle, battle.AfterAmbush, battle.RollDice, battle.DealHits)
FOREIGN = (PayOutrage,)            # in a side's folder, but asked of others
# until these have been, pieces that were removed may still bring about something
REMOVING = (removal.Aftermath, battle.HitsDealt, battle.LosePiece, battle.TakeHits, BaseLost, TrimSupporters, SufferHit, SufferHits)


def validate(state: State) -> None:
    """Fill in what follows from the rest; Unreadable where the parts contradict each other."""
    if state.results:
        if 1 not in state.results:
            raise wrong("results", state.results)
        return
    if not isinstance(state.agenda[0], LAST):
        state.agenda = [follows(state), *state.agenda]
    fit_course(state)
    for item in state.agenda[1:]:
        if isinstance(item, LAST) and not isinstance(item, setup.BeginGame):
            raise wrong("next", type(item).__name__)
    setting_up = isinstance(state.agenda[0], (setup.SetUpFactions, setup.BeginGame))
    if setting_up != (state.phase == Phase.SETUP):
        raise wrong("phase", "setup" if not setting_up else type(state.agenda[0]).__name__)
    if not setting_up:
        fit_boards(state)
    fit_suits(state)
    fit_battle(state)
    for item in state.agenda:
        fit_item(state, item)
    if not in_order(state):
        raise wrong("next", item_words(state, state.agenda[-1]), "R1.5")
    fit_removals(state)
    fit_start(state)


def fit_removals(state: State) -> None:
    """R3.1, R8.2.3.i: 30 points, and six supporters without a base, are there only until a removal has had its consequences."""
    book = state.book
    if any(isinstance(item, REMOVING) for item in state.agenda):
        return
    for seat, points in enumerate(state.points):
        if points >= GOAL:
            raise wrong(f"seats.{book.seat_names[seat]}.points", points, "R3.1")
    if book.alliance != NOWHERE and len(state.alliance.supporters) > HAND_LIMIT and not on_map(state, Piece.BASE):
        raise wrong("seats.alliance.supporters", len(state.alliance.supporters), "R8.2.3.i")


def fit_boards(state: State) -> None:
    """Whoever plays has a leader, a character, a place, an Outcast, prices."""
    book = state.book
    choosing = any(isinstance(item, (ChooseLeader, Turmoil)) for item in state.agenda)
    if book.eyrie != NOWHERE and state.eyrie.leader == NOWHERE and not choosing:
        raise wrong("seats.eyrie.leader", None)
    if book.cult != NOWHERE and state.cult.outcast == NOWHERE:
        raise wrong("seats.cult.outcast", None)
    if book.riverfolk != NOWHERE and 0 in state.riverfolk.prices:
        raise wrong("seats.riverfolk.prices", 0)
    characters = [board.character for board in state.vagabonds]
    for place, seat in enumerate(book.vagabonds):
        field = f"seats.{book.seat_names[seat]}"
        if characters[place] == NOWHERE or characters.count(characters[place]) > 1:
            raise wrong(f"{field}.character", None)
        if state.vagabonds[place].place == NOWHERE:
            raise wrong(f"{field}.place", None)


def fit_suits(state: State) -> None:
    """RC.1: a clearing without a suit is about to get one."""
    marking = [item.clearing for item in state.agenda if isinstance(item, setup.MarkClearing)]
    for clearing, suit in enumerate(state.suits):
        if (suit == RANDOM) != (clearing in marking):
            raise wrong("suits", clearing + 1)


def fit_battle(state: State) -> None:
    """A battle is described exactly while one is being fought."""
    steps = [item for item in state.agenda if isinstance(item, FIGHTING) or is_battle_effect(state, item)]
    ends = sum(isinstance(item, ENDS_BATTLE) for item in steps)
    if bool(steps) != (state.fight is not None) or ends != bool(steps):
        raise wrong("fight", type(steps[-1]).__name__ if steps else "–")
    if state.fight is None:
        return
    for item in steps:
        seat = getattr(item, "seat", state.fight.attacker)
        if seat not in (state.fight.attacker, state.fight.defender, state.fight.instigator):
            raise wrong("next", type(item).__name__)


def is_battle_effect(state: State, item: Item) -> bool:
    """A lasting effect whose moment comes in a battle."""
    if not isinstance(item, (EffectQuestion, UseEffect)):
        return False
    lines = state.book.effects[item.effect].lines
    return item.place < len(lines) and lines[item.place].heading.moment in BATTLE_MOMENTS


def fit_start(state: State) -> None:
    """What is named leads to a question that has an answer; tried on a copy."""
    trial, top = state.copy(), type(state.agenda[-1]).__name__
    try:
        item = settle(trial, Luck(DEFAULT_SEED))
        answers = item is None or bool(options(trial, item, due(trial, item)[0]))
        while item is not None and trial.phase == Phase.SETUP:
            choose(trial, item, due(trial, item)[0], options(trial, item, due(trial, item)[0])[0])
            item = settle(trial, Luck(DEFAULT_SEED))
            if trial.phase != Phase.SETUP:
                fit_boards(trial)                # the set-up leaves nobody out
        answers = answers and census(trial) == census(state)
    except Exception as problem:                 # whatever it lacks, it is not there
        raise wrong("next", top) from problem
    if not answers:
        raise wrong("next", top)


def fit_item(state: State, item: Item) -> None:
    """A side's own question goes to that side, and finds what it needs."""
    book = state.book
    path = type(item).__module__.split(".")
    seat = getattr(item, "seat", NOWHERE)
    if seat == NOWHERE and "seat" in fields(type(item)):
        raise wrong("next", type(item).__name__)
    fit_phase(state, item, path[-1])
    if "factions" in path and not isinstance(item, FOREIGN):
        side = path[path.index("factions") + 1]
        owners = book.vagabonds if side == "vagabond" else [book.seat_of[FACTION_NAMES.index(side)]]
        if not owners or NOWHERE in owners or seat not in (*owners, NOWHERE):
            raise wrong("next", type(item).__name__)
    if not needs_met(state, item):
        raise wrong("next", item_words(state, item))
    card = getattr(item, "card", NOWHERE)
    if card == book.vizier or (isinstance(item, crafting.LayFavorDown) and card not in state.removed):
        raise wrong("next", type(item).__name__)
