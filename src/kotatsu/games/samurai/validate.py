"""Whether the parts of a hand-written position fit together: what is next needs what lies on the table."""
from kotatsu.games.samurai.book import PLUNDERERS, Pen
from kotatsu.games.samurai.phases import fight, kiai, penalties, round_end, setup, stack, turn, village
from kotatsu.games.samurai.phases.kiai import receivers
from kotatsu.games.samurai.queries import farms_left, stack_size
from kotatsu.games.samurai.state import NO_CARD, State
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.notation import wrong

# the last thing that a list of what is next may name: each goes on to another turn or round
LAST = (turn.StartTurn, turn.EndTurn, turn.EndRound, turn.NextRound, turn.BeginRound, setup.FirstPlayer)
SET_UP = (setup.Join, setup.LayTokens, setup.LayStack, setup.Deal, setup.CheckDolls, setup.FirstPlayer)
ROUND_END = (round_end.HatStep, round_end.FarmStep, round_end.DollStep, round_end.Bonus, round_end.RandomHeal,
             round_end.TurnIntruder)
# what only the active samurai does
OF_THE_TURN = (turn.StartTurn, turn.UseAbsent, turn.Act, turn.EndTurn, penalties.ReadPenalty, penalties.MayIgnore,
               penalties.WhichFirst, penalties.Penalty, penalties.DropDefence, fight.FightAgain)
# what nobody does who has passed
UNPASSED = (turn.StartTurn, turn.UseAbsent, turn.Act, penalties.MayIgnore, penalties.WhichFirst, penalties.DropDefence,
            fight.DrawRaider, fight.PlayRaider, fight.FightAgain, kiai.KiaiBuild, kiai.KiaiHeal, kiai.KiaiTake, kiai.KiaiGive,
            kiai.PlaceGiven, kiai.KiaiScatter, kiai.KiaiScout, kiai.KiaiStrike, kiai.KiaiLend, kiai.KiaiLook, kiai.PutBack,
            penalties.ArrowCard)
# questions that stand open only as the very next thing
FIRST = (fight.PlayRaider, kiai.PlaceGiven, kiai.KiaiGive, penalties.DropDefence, penalties.MayIgnore, penalties.WhichFirst)


def validate(state: State) -> None:
    """Fill in what follows from the rest; Unreadable where the parts contradict each other."""
    if state.results:
        if len(set(state.results)) > 1 or state.results[0] == 0:
            raise wrong("results", state.results)     # SS9.1, SS9.2: all win or all lose
        return
    if farms_left(state) == 0 or state.families == 0:
        raise wrong("farms" if state.families else "families", 0 if state.families else "")    # SS11.40
    if not isinstance(state.agenda[0], LAST):
        state.agenda = [turn.EndTurn(state.active), *state.agenda]
    fit_course(state)
    fit_shouts(state)
    for place, item in enumerate(state.agenda):
        fit_item(state, item, place == len(state.agenda) - 1)
    holder = state.agenda[-1]
    placing = isinstance(holder, (fight.PlayRaider, kiai.PlaceGiven))
    held = [item.card for item in state.agenda if isinstance(item, stack.ShuffleIn)] + [state.drawn] * placing
    again = isinstance(holder, fight.PlayRaider) and holder.swapped and stack_size(state) == 1        # SS11.24
    if held != ([] if state.drawn == NO_CARD else [state.drawn]) or (state.drawn in state.bottoms and not again):
        raise wrong("drawn", state.book.ids[state.drawn] if state.drawn != NO_CARD else "–")
    fit_peek(state)


def fit_course(state: State) -> None:
    """A set-up, a turn or the end of a round: never a mixture."""
    below, above = state.agenda[0], state.agenda[1:]
    setting_up, ending = isinstance(below, setup.FirstPlayer), isinstance(below, turn.NextRound)
    for item in above:
        if isinstance(item, LAST) or isinstance(item, SET_UP) != setting_up or (isinstance(item, ROUND_END) and not ending):
            raise wrong("next", type(item).__name__)
        if isinstance(item, turn.Enlist) and not isinstance(below, turn.BeginRound):
            raise wrong("next", type(item).__name__)
    if bool(state.pool) != (setting_up and bool(above)) or (state.pool and not fit_set_up(state, above[::-1])):
        raise wrong("pool", len(state.pool))
    for seat, samurai in enumerate(state.who):
        if samurai < 0 and not any(isinstance(item, setup.Join) and item.seat == seat for item in above):
            raise wrong(f"seats[{seat}].samurai", "random")
    if state.ending and not ending:
        raise wrong("ending", True)
    if ending:
        turned = bool(above) and isinstance(above[0], round_end.TurnIntruder)
        if stack_size(state) or (state.intruders and not turned):
            raise wrong("raiders" if stack_size(state) else "intruders", stack_size(state) or len(state.intruders))
        state.ending = 1


def fit_set_up(state: State, items: list[Item]) -> bool:
    """Samurai join, tokens are laid, then the stack; two samurai deal it and check the dolls (SS6, SS10.2)."""
    steps = [type(item) for item in items if not isinstance(item, setup.Join)]
    joins = [item.seat for item in items if isinstance(item, setup.Join)]
    joining = len(set(joins)) == len(joins) and all(isinstance(item, setup.Join) for item in items[:len(joins)])
    if steps in ([setup.LayTokens, setup.LayStack], [setup.LayStack]):
        return len(state.pool) == PLUNDERERS and joining and (not joins or len(steps) == 2)
    left = items[0].left if isinstance(items[0], setup.Deal) else 0
    dealing = steps in ([setup.Deal, setup.CheckDolls], [setup.CheckDolls]) and not joins
    return dealing and left <= len(state.pool) and len(state.pool) + len(state.bag) + len(state.box) == PLUNDERERS


def fit_shouts(state: State) -> None:
    """Whoever still has step 2 of a Kiai before him is shouting."""
    seats = [item.seat for item in state.agenda if isinstance(item, village.FirstCardOff)]
    mask = sum(1 << seat for seat in set(seats))
    if len(set(seats)) != len(seats) or state.shouting not in (0, mask):
        raise wrong("shouting", len(seats))
    state.shouting = mask


def fit_item(state: State, item: Item, first: bool) -> None:
    """What one thing needs."""
    seat = getattr(item, "seat", state.active)
    if isinstance(item, OF_THE_TURN) and seat != state.active:
        raise wrong("active", seat + 1)
    if isinstance(item, UNPASSED) and state.passed[seat]:
        raise wrong(f"seats[{seat}].passed", True)
    fits = first or not isinstance(item, FIRST)
    if isinstance(item, (*OF_THE_TURN, *UNPASSED)) and state.agenda.count(item) > 1:      # nobody does one thing twice
        raise wrong("next", type(item).__name__)
    if isinstance(item, kiai.KiaiGive):
        source = item.source
        fits = fits and bool(state.lines[source]) and not state.passed[source] and bool(receivers(state, source))
    elif isinstance(item, penalties.DropDefence):
        fits = fits and bool(state.lefts[seat])
    elif isinstance(item, penalties.MayIgnore):
        fits = fits and state.lines[seat][-1:] == (item.card,) and state.book.penalty[item.card] != Pen.NONE
    elif isinstance(item, penalties.WhichFirst):
        fits = fits and item.one != item.two and Pen.NONE not in (item.one, item.two)
    elif isinstance(item, penalties.Penalty):
        fits = fits and item.code != Pen.NONE
    if not fits:
        raise wrong("next", type(item).__name__)


def fit_peek(state: State) -> None:
    """One to three cards are looked at; those not yet lifted come first."""
    back = [place for place, item in enumerate(state.agenda) if isinstance(item, kiai.PutBack)]
    above = state.agenda[back[0] + 1:] if back else []
    peeks = sum(isinstance(item, kiai.PeekTop) for item in state.agenda)
    first = all(isinstance(item, kiai.PeekTop) for item in above) and peeks == len(above)
    cards = len(state.peeked) + min(peeks, stack_size(state))
    if not first or len(back) > 1 or (1 <= cards <= 3) != bool(back):
        raise wrong("peeked", cards)
