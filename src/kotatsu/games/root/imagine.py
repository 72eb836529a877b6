# compiled with mypyc
"""A full state that a viewer could believe in: what it cannot see is dealt anew, what it was shown stays (R-P18)."""
from kotatsu.games.root.book import BIRD, CLEARINGS, NOWHERE
from kotatsu.games.root.factions.alliance.birdsong import PaySupporter
from kotatsu.games.root.factions.alliance.losses import PayOutrage
from kotatsu.games.root.phases.cards import has_open_hand
from kotatsu.games.root.queries import knows_ruin
from kotatsu.games.root.state import SUPPORTERS, Seen, State
from kotatsu.kernel.agenda import Decision, fields
from kotatsu.kernel.belief import misdealt
from kotatsu.kernel.luck import Luck

TRIES = 60


def imagine(state: State, viewer: int, luck: Luck) -> State:
    """Hands, supporters, the deck and what lies under ruins, as far as the viewer does not know them.

    Whoever must decide has something to decide: a deal in which they had not is dealt again. Should no deal do, the last one stays:
    what is true is never a guess.
    """
    new = state.copy()
    for _try in range(TRIES):
        if deal_cards(new, state, viewer, luck) and is_possible(new):
            break
    else:
        misdealt("root", viewer)
    renew_notes(new, state, viewer, luck)
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
    """False if this deal is not one that the viewer could believe in. Cards leave a sorted bag, which stays sorted: the deck."""
    hidden, playing = hidden_places(state, viewer), in_play(state)
    bag = [*state.deck, *state.order]
    for place in hidden:
        bag.extend(cards_in(state, place))
    bag.sort()
    hands: list[list[int]] = []
    for place in hidden:
        hands.append(take(bag, certain(state, viewer, place, playing), len(cards_in(state, place))))
    for number, place in enumerate(hidden):
        take_likely(state, viewer, place, bag, hands[number], luck)
    does = True
    for number, place in enumerate(hidden):
        does = take_fitting(state, place, bag, hands[number], luck) and does
    for number, place in enumerate(hidden):
        hand = hands[number]
        while len(hand) < len(cards_in(state, place)):
            hand.append(draw_from(bag, luck))
        hand.sort()
        if place == SUPPORTERS:
            new.alliance.supporters = hand
        else:
            new.hands[place] = hand
        does = does and fits(state, viewer, place, hand)
        for seat, card in playing:
            if seat == place and card not in hand:
                does = False
    lay_deck(new, bag, luck)
    return does


def draw_from(bag: list[int], luck: Luck) -> int:
    """One card at random; the others stay in order."""
    return bag.pop(luck.below(len(bag)))


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


def lay_deck(new: State, cards: list[int], luck: Luck) -> None:
    """Sorted cards become the deck; on top lie as many, taken at random, as a position fixed there."""
    new.order = tuple([draw_from(cards, luck) for _card in new.order])
    new.deck = cards


def certain(state: State, viewer: int, place: int, playing: list[tuple[int, int]]) -> list[int]:
    """Cards that lie there for all the viewer knows: shown ones of which none has left; what somebody is just playing."""
    cards: list[int] = []
    for seen in state.seen:
        if seen.viewer == viewer and seen.place == place and not seen.lost:
            cards = list(seen.cards)
    return [*[card for seat, card in playing if seat == place and card not in cards], *cards]


def take_likely(state: State, viewer: int, place: int, bag: list[int], hand: list[int], luck: Luck) -> None:
    """R-P18: of shown cards some of which have left, as many as must still be there, of those that lie nowhere else."""
    for seen in state.seen:
        if seen.viewer == viewer and seen.place == place and seen.lost:
            wanted, left = list(seen.cards), len(seen.cards) - seen.lost
            for card in hand:
                if card in wanted:
                    wanted.remove(card)
                    left -= 1
            luck.shuffle(wanted)
            for card in wanted:
                if left > 0 and card in bag and len(hand) < len(cards_in(state, place)):
                    bag.remove(card)
                    hand.append(card)
                    left -= 1


def in_play(state: State) -> list[tuple[int, int]]:
    """Cards of a hand that somebody is just crafting or giving, after the seat whose hand it is."""
    found: list[tuple[int, int]] = []
    for item in state.agenda:
        names = fields(type(item))
        if "card" in names and "seat" in names:
            seat: int = getattr(item, "seat", NOWHERE)
            card: int = getattr(item, "card", NOWHERE)
            if seat < state.book.seats and card in state.hands[seat]:
                found.append((seat, card))
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
            missing = sum([max(0, seen.cards.count(card) - cards.count(card)) for card in set(seen.cards)])
            return missing <= seen.lost
    return True


def take_fitting(state: State, place: int, bag: list[int], hand: list[int], luck: Luck) -> bool:
    """Who is asked to pay with cards of a suit has them (R8.2.6, R8.4.1.ii, R8.4.2.ii)."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, PayOutrage) and top.seat == place:
        wanted, suit = 1, top.suit
    elif isinstance(top, PaySupporter) and place == SUPPORTERS:
        wanted, suit = top.number, top.suit
    else:
        return True
    suits = state.book.card_suit
    wanted -= sum([suits[card] in (suit, BIRD) for card in hand])
    fitting = [card for card in bag if suits[card] in (suit, BIRD)]
    while wanted > 0 and fitting and len(hand) < len(cards_in(state, place)):
        card = draw_from(fitting, luck)
        bag.remove(card)
        hand.append(card)
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
