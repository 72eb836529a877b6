# compiled with mypyc
"""The characters' own actions, each for a torch (R9.5.9, RG.1.2 – RG.6.2). The Arbiter's is a reaction: phases/battle.py."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import CLEARINGS, It, Who
from kotatsu.games.root.factions.vagabond.board import PLACES, SATCHEL_UP
from kotatsu.games.root.factions.vagabond.items import board_of, damaged, ready, use
from kotatsu.games.root.factions.vagabond.repair import MendItems
from kotatsu.games.root.phases.battle import may_attack, start_battle
from kotatsu.games.root.phases.cards import TakeRandom, insert, note_all
from kotatsu.games.root.phases.removal import AFTERMATH, wipe
from kotatsu.games.root.queries import has_piece, matching
from kotatsu.games.root.state import Phase, State, replaced
from kotatsu.kernel.action import Action, act
from kotatsu.kernel.agenda import Step


def specials(state: State, seat: int) -> list[Action]:
    """R9.5.9, RG.1.2, RG.2.2, RG.3.2, RG.4.2, RG.6.2: what the character may do here with a face-up torch."""
    board = board_of(state, seat)
    if not ready(board, It.TORCH):
        return []
    if board.character == Who.RANGER:
        return [act(Verb.HIDEOUT)] if damaged(board) else []
    if board.place >= CLEARINGS:
        return []
    place = board.place
    if board.character == Who.THIEF:
        return [act(Verb.STEAL, other) for other in range(state.book.seats)
                if other != seat and state.hands[other] and has_piece(state, other, place)]
    if board.character == Who.TINKER:
        return [act(Verb.LABOR, card) for card in matching(state, sorted(state.discard), state.suits[place])]
    if board.character == Who.VAGRANT:
        return instigations(state, place)
    if board.character == Who.SCOUNDREL:
        return [act(Verb.SCORCH)]
    return []


def instigations(state: State, clearing: int) -> list[Action]:
    """RG.4.2: any two players here, himself too; the attacker needs a warrior or pawn."""
    seats = range(state.book.seats)
    return [act(Verb.INSTIGATE, attacker, defender) for attacker in seats for defender in seats
            if attacker != defender and has_piece(state, defender, clearing) and may_attack(state, attacker, clearing, defender)]


def steal(state: State, seat: int, victim: int) -> None:
    """RG.1.2: a random card."""
    use(state, seat, It.TORCH)
    state.tell(Event.STOLE, seat, victim)
    state.push(TakeRandom(seat, victim))


def labor(state: State, seat: int, card: int) -> None:
    """RG.2.2: a card from the discard pile; all have seen which."""
    use(state, seat, It.TORCH)
    state.discard.remove(card)
    insert(state.hands[seat], card)
    note_all(state, seat, seat, card)
    state.tell(Event.LABORED, seat, card)


def hide(state: State, seat: int) -> None:
    """RG.3.2: repair three, then Daylight is over."""
    use(state, seat, It.TORCH)
    state.tell(Event.HID, seat)
    state.then(MendItems(seat, 3), CloseDaylight())


class CloseDaylight(Step):
    """RG.3.2: nothing more may be done in this Daylight."""

    def run(self, state: State) -> None:
        state.phase = Phase.EVENING


def instigate(state: State, seat: int, attacker: int, defender: int) -> None:
    """RG.4.2, R-V22: a battle by all rules, in which he removes the losses of both."""
    use(state, seat, It.TORCH)
    clearing = board_of(state, seat).place
    state.tell(Event.INSTIGATED, seat, clearing)
    start_battle(state, clearing, attacker, defender, seat)


def scorch(state: State, seat: int) -> None:
    """RG.6.2: the torch stays in the clearing, all enemy pieces go, nothing may come in any more."""
    board = board_of(state, seat)
    board.items[It.TORCH * PLACES + SATCHEL_UP] -= 1
    state.gone_items = replaced(state.gone_items, It.TORCH, state.gone_items[It.TORCH] + 1)
    state.tell(Event.SCORCHED, seat, board.place)
    wipe(state, board.place, seat)
    state.scorched |= 1 << board.place
    state.push(AFTERMATH)
