# compiled with mypyc
"""Wounds, states, and who is defeated."""
from typing import Final

from kotatsu.games.senjutsu.actions import Event
from kotatsu.games.senjutsu.book import HOBBLE_TURNS, NONE, Moment, Poison
from kotatsu.games.senjutsu.state import CARD, ENDED, State, gain_focus, put
from kotatsu.kernel.agenda import Step

LAST_WAVE: Final = 4
LAST_STAGE: Final = 3


def wound_limit(state: State, figure: int) -> int:
    """S10.poisons: Virulent Poison lowers it."""
    limit = state.limit[figure]
    for toxin in state.toxins[figure]:
        if toxin & 15 == Poison.VIRULENT:
            limit -= 1
    return limit


def check_defeat(state: State, figure: int) -> None:
    """S3.9.1, S3.9.2, S3.9.4: at the wound limit, or with as many stuns as the hand limit."""
    if state.out >> figure & 1:
        return
    seats = state.book.seats
    stuns = state.limit[figure] if figure >= seats else state.book.characters[figure].hand
    if state.wounds[figure] + state.bleeding[figure] >= wound_limit(state, figure) or state.stuns[figure] >= stuns:
        defeat(state, figure)


def defeat(state: State, figure: int) -> None:
    """S9.3: the figure leaves the board; S22.12: nothing more of its cards is resolved, and those that stay in play end.

    Who has won: see `watch`.
    """
    if state.out >> figure & 1:
        return
    state.out |= 1 << figure
    state.stopped[figure] |= ENDED
    state.place[figure] = NONE
    state.shields[figure] = 0
    state.cell[figure] = NONE
    state.tell(Event.DEFEATED, figure_actor(state, figure))
    for entry in state.stays[figure]:
        owner = entry >> 8 & 15
        state.discards = put(state.discards, owner, (*state.discards[owner], entry & CARD))
    if state.stays[figure]:
        state.stays = put(state.stays, figure, ())
        refresh_forbidden(state)


def refresh_forbidden(state: State) -> None:
    """What the cards that still lie beside a deck forbid."""
    state.forbidden = 0
    for row in state.stays:
        for entry in row:
            state.forbidden |= state.book.printed.forbids[entry & CARD]


def figure_actor(state: State, figure: int) -> int:
    """The number by which events name a figure: a seat, or a bot as an actor that is no seat."""
    return figure if figure < state.book.seats else 128 + figure - state.book.seats


def wound(state: State, figure: int, plain: int, bleeding: int) -> None:
    """S6.6: wound cards, bleeding ones among them."""
    if state.out >> figure & 1 or not plain + bleeding:
        return
    state.wounds[figure] += plain
    state.bleeding[figure] += bleeding
    state.tell(Event.WOUNDED, figure_actor(state, figure), plain, bleeding, state.wounds[figure] + state.bleeding[figure])
    unveil(state, figure)
    check_defeat(state, figure)


def wound_by_attack(state: State, figure: int, plain: int, bleeding: int) -> None:
    """025: an attack deals less, at least one; a plain wound is spared before a bleeding one."""
    lessened = False
    if state.stays[figure]:
        cards = state.book.printed.cards
        for entry in state.stays[figure]:
            if cards[entry & CARD].at(Moment.WOUNDED) >= 0 and plain + bleeding > 1:
                lessened = True
                if plain:
                    plain -= 1
                else:
                    bleeding -= 1
    wound(state, figure, plain, bleeding)
    if lessened and not state.out >> figure & 1:
        state.tell(Event.LESSENED, figure_actor(state, figure))
        for entry in state.stays[figure]:
            card = cards[entry & CARD]
            place = card.at(Moment.LESSENED)
            while place >= 0 and place < len(card.lines) and card.lines[place].heading.moment == Moment.LESSENED:
                line = card.lines[place]
                if line.is_open(state, figure):
                    line.use(state, figure)
                place += 1


def shuffle_in(state: State, bot: int, cards: list[int]) -> None:
    """These cards and a bot's deck are shuffled: nobody knows any more what lies on top, nor where a poison does."""
    poison = state.book.printed.poison
    found = [*state.bags[bot], *state.known_tops[bot], *cards]
    state.known_tops = put(state.known_tops, bot, ())
    state.known_by = (*state.known_by[:bot], 0, *state.known_by[bot + 1:])
    state.bags = put(state.bags, bot, tuple(sorted([one for one in found if one != poison])))
    if state.poison_within[bot] or poison in found:
        state.poison_within = (*state.poison_within[:bot], len(state.bags[bot]) + 1, *state.poison_within[bot + 1:])


def stun(state: State, figure: int) -> None:
    """S10.stun: into the hand; S13.F.8: into a bot's deck."""
    if state.out >> figure & 1:
        return
    if figure >= state.book.seats:
        shuffle_in(state, figure, [state.book.printed.stun])
    else:
        state.stuns[figure] += 1
    state.tell(Event.STUNNED, figure_actor(state, figure), state.stuns[figure])
    unveil(state, figure)
    check_defeat(state, figure)


def hobble(state: State, figure: int) -> None:
    """S10.hobble: stays until its fourth rotation."""
    if state.out >> figure & 1:
        return
    state.hobbles = put(state.hobbles, figure, (*state.hobbles[figure], HOBBLE_TURNS))
    state.tell(Event.HOBBLED, figure_actor(state, figure), len(state.hobbles[figure]))
    unveil(state, figure)


def unveil(state: State, figure: int) -> None:
    """S12.4: stealth ends on suffering wounds or a status, and after an own success."""
    if state.stealthed >> figure & 1:
        state.stealthed &= ~(1 << figure)
        state.tell(Event.REVEAL_STEALTH, figure_actor(state, figure))


def is_paralysed(state: State, figure: int) -> bool:
    """131: neither kamae nor focus change."""
    for toxin in state.toxins[figure]:
        if toxin & 15 == Poison.PARALYSING:
            return True
    return False


def lose_focus(state: State, figure: int, number: int) -> int:
    """How much was lost; S13.F.13: a bot has none."""
    lost = max(0, min(number, state.focus[figure]))
    if lost and not is_paralysed(state, figure):
        state.focus[figure] -= lost
        state.tell(Event.UNFOCUSED, figure_actor(state, figure), lost, state.focus[figure])
        return lost
    return 0


def add_focus(state: State, figure: int, number: int) -> None:
    if figure < state.book.seats and not is_paralysed(state, figure):
        gained = gain_focus(state, figure, number)
        if gained:
            state.tell(Event.FOCUSED, figure, gained, state.focus[figure])


def pay_focus(state: State, figure: int, number: int) -> None:
    state.focus[figure] -= number
    state.tell(Event.PAID, figure, number, state.focus[figure])


def switch_kamae(state: State, figure: int, kamae: int) -> bool:
    """S4.8: set the ring; whether that changed anything. S13.F.13: a bot has none."""
    if figure >= state.book.seats or state.kamae[figure] == kamae or is_paralysed(state, figure):
        return False
    state.kamae[figure] = kamae
    state.tell(Event.KAMAE, figure, kamae)
    return True


def worsen(state: State, figure: int) -> bool:
    """A plain wound becomes a bleeding one; without one nothing happens."""
    if state.out >> figure & 1 or not state.wounds[figure]:
        return False
    state.wounds[figure] -= 1
    state.bleeding[figure] += 1
    state.tell(Event.WORSENED, figure_actor(state, figure))
    return True


def settle_result(state: State) -> bool:
    """S3.9.3, S9.3: the last team wins; if the last sides fell together it is a draw. Whether the game is over."""
    book = state.book
    teams = 0
    for figure in range(book.figures):
        if not state.out >> figure & 1:
            teams |= 1 << book.teams[figure]
    if teams & (teams - 1):
        return False
    more = book.horde and not (state.stage == LAST_STAGE and state.wave == LAST_WAVE)
    if more and teams >> book.teams[0] & 1:
        return False                             # S13.2.7: the next wave comes
    for seat in range(book.seats):               # S13.F.23: who falls with a wave that is not the last has lost
        state.results.append((1 if teams >> book.teams[seat] & 1 else -1) if teams or more else 0)
    for seat in range(book.seats):
        if state.results[seat] > 0:
            state.tell(Event.WON, seat)
    if not teams and not more:
        state.tell(Event.DRAWN_GAME)
    elif book.bots and state.results[0] < 0:
        state.tell(Event.LOST, 255)
    end_game(state)
    return True


def end_game(state: State) -> None:
    """Nothing happens any more; S13.2.8: the rank that was earned against a horde."""
    if state.book.horde:
        state.tell(Event.RANKED, 255, rank(state))
    state.agenda.clear()
    state.frames.clear()


def rank(state: State) -> int:
    """S13.2.8: none, Wood after wave 3, Steel after a whole stage, Gold after the second, Jade after the third."""
    standing = 0
    for bot in range(state.book.seats, state.book.figures):
        if not state.out >> bot & 1:
            standing += 1
    beaten = max(0, state.stage - 1) * LAST_WAVE + state.wave - (1 if standing else 0)
    stages = beaten // LAST_WAVE
    return stages + 1 if stages else 1 if beaten >= 3 else 0


def lose_lord(state: State, bot: int) -> None:
    """S13.2.10: a bot has struck the fallen lord: the game is lost."""
    state.tell(Event.LORD_STRUCK, figure_actor(state, bot))
    for _ in range(state.book.seats):
        state.results.append(-1)
    end_game(state)


class CheckOver(Step):
    """S3.9.3: whether somebody has won, before anything else happens."""

    def run(self, state: State) -> None:
        settle_result(state)


def watch(state: State, out: int) -> None:
    """What a rule ends with that may have defeated somebody; `out` is who was defeated before it."""
    if state.out != out:
        state.push(CheckOver())
