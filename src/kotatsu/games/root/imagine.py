# compiled with mypyc
"""A full state that a viewer could believe in: what it cannot see is dealt anew, what it was shown stays (R-P18)."""
from kotatsu.games.root.book import BIRD, CLEARINGS
from kotatsu.games.root.factions.alliance.birdsong import PaySupporter
from kotatsu.games.root.factions.alliance.losses import PayOutrage
from kotatsu.games.root.phases.cards import has_open_hand
from kotatsu.games.root.queries import knows_ruin
from kotatsu.games.root.state import SUPPORTERS, Seen, State
from kotatsu.kernel.agenda import Decision
from kotatsu.kernel.luck import Luck

TRIES = 60


def imagine(state: State, viewer: int, luck: Luck) -> State:
    """Hands, supporters, the deck and what lies under ruins, as far as the viewer does not know them."""
    new = state.copy()
    for _ in range(TRIES):
        if deal_cards(new, state, viewer, luck) and is_possible(new):
            renew_notes(new, state, viewer, luck)
            break
    else:                                        # what is asked leaves hardly another deal: only the deck is dealt anew
        new.hands, new.alliance = [hand[:] for hand in state.hands], state.alliance.copy()
        shuffle_deck(new, sorted([*state.deck, *state.order]), luck)
    deal_ruins(new, state, viewer, luck)
    return new


def hidden_places(state: State, viewer: int) -> list[int]:
    """Hands that do not lie open, and the supporters."""
    found = [seat for seat in range(state.book.seats) if seat != viewer and state.hands[seat] and not has_open_hand(state, seat)]
    if viewer != state.book.alliance and state.alliance.supporters:
        found.append(SUPPORTERS)
    return found


def cards_in(state: State, place: int) -> list[int]:
    return state.alliance.supporters if place == SUPPORTERS else state.hands[place]


def deal_cards(new: State, state: State, viewer: int, luck: Luck) -> bool:
    """False if what is known could not be dealt this time."""
    hidden = hidden_places(state, viewer)
    pool = sorted([*state.deck, *state.order, *(card for place in hidden for card in cards_in(state, place))])
    luck.shuffle(pool)
    dealt: dict[int, list[int]] = {}
    for place in hidden:
        dealt[place] = take(pool, certain(state, viewer, place, luck), len(cards_in(state, place)))
    for place in hidden:
        if not take_fitting(state, place, pool, dealt[place]):
            return False
    for place in hidden:
        while len(dealt[place]) < len(cards_in(state, place)):
            dealt[place].append(pool.pop())
        if place == SUPPORTERS:
            new.alliance.supporters = sorted(dealt[place])
        else:
            new.hands[place] = sorted(dealt[place])
    shuffle_deck(new, sorted(pool), luck)
    return all(fits(state, viewer, place, dealt[place]) and set(in_play(state, place)) <= set(dealt[place]) for place in hidden)


def renew_notes(new: State, state: State, viewer: int, luck: Luck) -> None:
    """What others were shown of hands dealt anew: as many cards of the new ones; which they saw is no more known than the hands."""
    hidden = hidden_places(state, viewer)
    found: list[Seen] = []
    for seen in state.seen:
        if seen.viewer == viewer or seen.place not in hidden:
            found.append(seen)
            continue
        cards = cards_in(new, seen.place)[:]
        luck.shuffle(cards)
        cards = cards[:len(seen.cards) - seen.lost]
        if cards:
            found.append(Seen(seen.viewer, seen.place, tuple(sorted(cards)), 0))
    new.seen = tuple(found)


def shuffle_deck(new: State, cards: list[int], luck: Luck) -> None:
    luck.shuffle(cards)
    depth = len(new.order)
    new.order, new.deck = tuple(cards[:depth]), sorted(cards[depth:])


def certain(state: State, viewer: int, place: int, luck: Luck) -> list[int]:
    """Cards that lie there for all the viewer knows: shown ones but for those that may have left; what somebody is just playing."""
    cards: list[int] = []
    for seen in state.seen:
        if seen.viewer == viewer and seen.place == place:
            cards = list(seen.cards)
            luck.shuffle(cards)
            cards = cards[seen.lost:]
    return [*(card for card in in_play(state, place) if card not in cards), *cards]


def in_play(state: State, place: int) -> list[int]:
    """Cards of a hand that somebody is just crafting or giving."""
    found: list[int] = []
    for item in state.agenda:
        card = getattr(item, "card", None)
        if card is not None and getattr(item, "seat", None) == place and card in state.hands[place]:
            found.append(card)
    return found


def take(pool: list[int], wanted: list[int], most: int) -> list[int]:
    """Of the wanted cards those that are there."""
    found: list[int] = []
    for card in wanted[:most]:
        if card in pool:
            pool.remove(card)
            found.append(card)
    return found


def fits(state: State, viewer: int, place: int, cards: list[int]) -> bool:
    """R-P18: of what was shown there at most `lost` cards are missing."""
    for seen in state.seen:
        if seen.viewer == viewer and seen.place == place:
            missing = sum(max(0, seen.cards.count(card) - cards.count(card)) for card in set(seen.cards))
            return missing <= seen.lost
    return True


def take_fitting(state: State, place: int, pool: list[int], dealt: list[int]) -> bool:
    """Who is asked to pay with cards of a suit has them (R8.2.6, R8.4.1.ii, R8.4.2.ii)."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, PayOutrage) and top.seat == place:
        wanted, suit = 1, top.suit
    elif isinstance(top, PaySupporter) and place == SUPPORTERS:
        wanted, suit = top.number, top.suit
    else:
        return True
    suits = state.book.card_suit
    wanted -= sum(suits[card] in (suit, BIRD) for card in dealt)
    for card in pool[:]:
        if wanted > 0 and suits[card] in (suit, BIRD) and len(dealt) < len(cards_in(state, place)):
            pool.remove(card)
            dealt.append(card)
            wanted -= 1
    return wanted <= 0


def is_possible(new: State) -> bool:
    """Whoever must decide still has something to decide."""
    top = new.agenda[-1] if new.agenda else None
    return not isinstance(top, Decision) or (top.applies(new) and bool(top.options(new)))


def deal_ruins(new: State, state: State, viewer: int, luck: Luck) -> None:
    """R9.3.4, R9.7.1: what others saw under ruins and the viewer did not lies anywhere among the unseen items."""
    strange = [clearing for clearing in range(CLEARINGS) if state.ruin_items[clearing] and not knows_ruin(state, viewer, clearing)]
    if not strange:
        return
    items = sorted([*state.hidden_items, *(item for clearing in strange for item in state.ruin_items[clearing])])
    luck.shuffle(items)
    dealt = list(state.ruin_items)
    for clearing in strange:
        number = len(dealt[clearing])
        dealt[clearing] = tuple(sorted(items[:number]))
        items = items[number:]
    new.ruin_items = tuple(dealt)
    new.hidden_items = tuple(sorted(items))
