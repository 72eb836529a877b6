# compiled with mypyc
"""What is special about a Vagabond in general rules."""
from kotatsu.games.root.book import CLEARINGS, NOWHERE, It, Who
from kotatsu.games.root.factions.vagabond.board import ALLIED, HOSTILE
from kotatsu.games.root.factions.vagabond.items import MakeRoom, board_of, gain, ready, undamaged, use
from kotatsu.games.root.factions.vagabond.relations import BETRAYED, FALLEN, make_hostile
from kotatsu.games.root.factions.vagabond.swords import PaySwords, pays_per_hit, sword_cap
from kotatsu.games.root.state import State, replaced
from kotatsu.games.root.traits import Traits


class VagabondTraits(Traits):
    """R9.2."""

    def pawn_at(self, state: State, seat: int) -> int:
        """R9.2.2: the pawn."""
        place = board_of(state, seat).place
        return place if place < CLEARINGS else NOWHERE

    def cap(self, state: State, seat: int, clearing: int) -> int:
        """R9.2.6: undamaged swords."""
        return sword_cap(state, seat)

    def is_defenseless(self, state: State, seat: int, clearing: int) -> bool:
        """R9.2.4."""
        return undamaged(board_of(state, seat), It.SWORD) == 0

    def suffers_on_items(self) -> bool:
        """R9.2.7."""
        return True

    def allies(self, state: State, seat: int, clearing: int, defender: int) -> list[int]:
        """R9.2.9.II.c: one ally's warriors, only against a player who is none."""
        relations = board_of(state, seat).relations
        if relations[defender] == ALLIED and defender not in state.book.vagabonds:
            return []
        return [other for other in state.book.armies if relations[other] == ALLIED and other != defender
                and state.warriors[clearing * state.book.seats + other] > 0]

    def may_protect(self, state: State, seat: int, clearing: int) -> bool:
        """RG.5.2."""
        board = board_of(state, seat)
        return board.character == Who.ARBITER and board.place == clearing

    def rolled(self, state: State, seat: int) -> None:
        """D1: by the other reading he pays for his hits."""
        if pays_per_hit(state, seat):
            state.push(PaySwords(seat))

    def removed_in_battle(self, state: State, seat: int, owner: int, number: int, warriors: bool) -> int:
        """R9.2.9.III, R9.2.9.III.a: hostility at once; Infamy in the own turn, not for the warrior that caused it."""
        if warriors and make_hostile(state, seat, owner, FALLEN):
            number -= 1
        return number if board_of(state, seat).relations[owner] == HOSTILE and state.active == seat else 0

    def battle_ended(self, state: State, seat: int) -> None:
        """R9.2.9.II.d: an ally who lost more warriors than he damaged items is Hostile now."""
        fight = state.fight
        if fight is not None and fight.attacker == seat and fight.ally_lost > fight.items_lost:
            make_hostile(state, seat, fight.ally, BETRAYED)

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R9.2.1: face-up hammers, all of the suit of his clearing."""
        board = board_of(state, seat)
        power = [0, 0, 0]
        if board.place < CLEARINGS:
            power[state.suits[board.place]] = ready(board, It.HAMMER)
        return power

    def pays_craft(self, state: State, seat: int, cost: list[int]) -> bool:
        """R9.2.1: one face-up hammer per sign is turned face down."""
        use(state, seat, It.HAMMER, len(cost))
        return True

    def gain_item(self, state: State, seat: int, item: int) -> None:
        """R9.2.1: his at once; R-P3, R-P17: with a full track he is asked to make room, or it stays in the supply."""
        if gain(board_of(state, seat), item):
            state.items = replaced(state.items, item, state.items[item] - 1)
        else:
            state.push(MakeRoom(seat, item))

    def may_activate(self, state: State) -> bool:
        """R9.2.8."""
        return False


TRAITS = VagabondTraits()
