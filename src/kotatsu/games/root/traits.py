# compiled with mypyc
"""What the general rules ask a side. The defaults are those of an army without special rules."""
from kotatsu.games.root.book import ANY, ITEMS, NOWHERE
from kotatsu.games.root.state import State, replaced


class Traits:
    """One side's answers. `seat` is where the side sits."""

    # --- what it means to the whole table; asked once, when a book is made
    def sells_services(self) -> bool:
        """R11.2.6: whether others buy of it; the warriors they hire are its own (R11.2.7.iii)."""
        return False

    def sails(self) -> bool:
        """R11.2.2: whether rivers are paths for it."""
        return False

    def keeps_souls(self) -> bool:
        """R10.2.6: whether whatever anybody discards is a Lost Soul first."""
        return False

    def shows_cards(self) -> bool:
        """R-B2: whether cards of its hand or on its board lie open (`open_copies`)."""
        return False

    # --- cards
    def open_hand(self) -> bool:
        """R11.2.3: whether the hand lies open."""
        return False

    def open_copies(self, state: State, seat: int, card: int) -> int:
        """R4.3.1, R-B2: copies of a card that everybody sees in its hand or on its board."""
        return 0

    # --- rule
    def wins_ties(self) -> bool:
        """R7.2.2: rules where tied for most."""
        return False

    def rules_anyhow(self, state: State, clearing: int) -> bool:
        """R10.2.4: rules whatever else is there."""
        return False

    # --- pawns
    def pawn_at(self, state: State, seat: int) -> int:
        """The clearing of a pawn, NOWHERE if there is none in a clearing."""
        return NOWHERE

    # --- battle
    def cap(self, state: State, seat: int, clearing: int) -> int:
        """R4.3.2.1: the most rolled hits it deals with its own pieces."""
        return state.warriors[clearing * state.book.seats + seat]

    def is_defenseless(self, state: State, seat: int, clearing: int) -> bool:
        """R4.3.2.3."""
        return state.warriors[clearing * state.book.seats + seat] == 0

    def defends_with_high_die(self) -> bool:
        """R8.2.2."""
        return False

    def extra_hits(self, state: State) -> int:
        """R4.3.2.2: extra hits as attacker that come without asking (R7.8.3)."""
        return 0

    def suffers_on_items(self) -> bool:
        """R9.2.7: hits damage items instead of removing pieces."""
        return False

    def allies(self, state: State, seat: int, clearing: int, defender: int) -> list[int]:
        """R9.2.9.II.c: whose warriors may fight for it."""
        return []

    def may_protect(self, state: State, seat: int, clearing: int) -> bool:
        """RG.5.2: whether a defender here may enlist it."""
        return False

    def battle_bonus(self, state: State) -> int:
        """R7.8.4: points once per battle in which it removed an enemy building or token."""
        return 0

    def rolled(self, state: State, seat: int) -> None:
        """What it does as attacker right after the roll (D1)."""

    def removed_in_battle(self, state: State, seat: int, owner: int, number: int, warriors: bool) -> int:
        """R9.2.9.III: what it means that it removed pieces of `owner` in a battle; points for it. R3.2.1: to an army nothing."""
        return 0

    def battle_ended(self, state: State, seat: int) -> None:
        """R9.2.9.II.d."""

    # --- losses
    def warriors_go(self, state: State, seat: int, number: int, defending: bool) -> None:
        """R2.5.1: removed warriors return to supply (R10.2.3: to the acolytes, if they defended in a battle)."""
        state.supply[seat] += number

    def warriors_fell(self, state: State, clearing: int, number: int) -> None:
        """R6.2.3: what it brings about that warriors of this side were removed."""

    def piece_fell(self, state: State, piece: int, clearing: int, remover: int) -> None:
        """R8.2.4, R8.2.6, R10.2.5, R11.2.5: what it brings about that a building or token of this side was removed."""

    def pays_outrage(self) -> bool:
        """R8.2.6: whether it pays for moving warriors into a sympathetic clearing."""
        return True

    def warriors_aside(self, state: State) -> int:
        """Warriors of this side that lie on its own board, neither in supply nor on the map."""
        return 0

    # --- crafting
    def craft_power(self, state: State, seat: int) -> list[int]:
        """R4.1.1: crafting pieces of each suit that were not yet used this turn."""
        return [0, 0, 0]

    def can_pay_craft(self, state: State, seat: int, cost: list[int]) -> bool:
        """Whether the crafting pieces suffice."""
        return self.covers(state, self.craft_power(state, seat), cost)

    def covers(self, state: State, power: list[int], cost: list[int]) -> bool:
        """Whether that many pieces of each suit pay a cost."""
        wild = False
        for suit in cost:
            if suit == ANY:
                wild = True
            elif power[suit] < cost.count(suit):
                return False
        return not wild or sum(power) >= len(cost)

    def pays_craft(self, state: State, seat: int, cost: list[int]) -> bool:
        """Pay a craft in the side's own way, and True; False if it marks crafting pieces as used (R4.1.1)."""
        return False

    def craft_points(self, state: State, printed: int) -> int:
        """R3.2.2, R7.2.3: points for a crafted item."""
        return printed

    def gain_item(self, state: State, seat: int, item: int) -> None:
        """R4.1.2, R2.5.4: a crafted item goes from the supply to the Crafted Items box."""
        state.items = replaced(state.items, item, state.items[item] - 1)
        state.boxes = replaced(state.boxes, seat * ITEMS + item, state.boxes[seat * ITEMS + item] + 1)

    # --- moving
    def needs_rule(self, river: bool) -> bool:
        """R4.2.1; R11.2.2: not the Riverfolk on rivers."""
        return True

    # --- Birdsong
    def begins_unasked(self, state: State, seat: int) -> bool:
        """Whether something happens at the start of its Birdsong, before its first question, that an effect might precede."""
        return False

    # --- dominance
    def may_activate(self, state: State) -> bool:
        """R3.3.1; R9.2.8: a Vagabond joins a coalition instead."""
        return True
