# compiled with mypyc
"""A full state that a viewer could believe in, made of what the viewer may know and of nothing else.

Two states that look alike to a viewer give the same guess for the same luck: hidden cards are gathered by what all may know of
them (whose they are, how many lie where), sorted, and dealt anew. What cannot be told from the table is forgotten: how near to the
top Crippling Poison lies once it may have been drawn, and which weapon a deck of one's own was seen with.
"""
from collections.abc import Callable

from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.face_down import is_open, laid_from_hand, peeked_owner, sees_peeked
from kotatsu.games.senjutsu.hand import SearchDeck
from kotatsu.games.senjutsu.phases.turn import choices
from kotatsu.games.senjutsu.state import CARD, DOWN, LOST, State, put, replaced
from kotatsu.games.senjutsu.zones import deck_size, without
from kotatsu.kernel.agenda import Decision, reseal
from kotatsu.kernel.belief import misdealt
from kotatsu.kernel.luck import Luck

MOST_DEALS = 60
# makes up a deck of one's own around the hidden cards of a seat: what else may be hidden there
Inventor = Callable[[State, State, int, list[int], Luck], list[int]]


def imagine_with(state: State, viewer: int, luck: Luck, invent: Inventor) -> State:
    """Hands, decks, face-down cards and wishes of the others dealt anew.

    Whoever is asked a question has something to answer it with: a hand that could not is dealt again. Should no deal do, the last
    one stays, for it tells nothing.
    """
    for _ in range(MOST_DEALS):
        new = deal(state, viewer, luck, invent)
        if is_believable(new):
            break
    else:
        misdealt("senjutsu", viewer)
    reseal(new, viewer, luck)
    return new


def is_believable(new: State) -> bool:
    """Whether the open question would be asked in this state as well."""
    item = new.agenda[-1] if new.agenda else None
    return not isinstance(item, Decision) or (item.applies(new) and bool(item.options(new)))


def deal(state: State, viewer: int, luck: Luck, invent: Inventor) -> State:
    new = state.copy()
    new.asks = tuple([wish if figure == viewer else 1 for figure, wish in enumerate(state.asks)])     # S3.5.1: theirs is secret
    for seat in range(state.book.seats):
        deal_seat(new, state, seat, viewer, luck, invent)
    if state.book.bots:
        deal_bots(new, state, viewer, luck)
    return new


# --- players

def deal_seat(new: State, state: State, seat: int, viewer: int, luck: Luck, invent: Inventor) -> None:
    """The deck, the hand, the card face down and the face-down discards of a seat, as far as the viewer does not know them."""
    poison = state.book.printed.poison
    hand, kept = unknown_hand(state, seat, viewer)
    peeked: list[int] = []
    if state.peeked and peeked_owner(state) == seat and not sees_peeked(state, viewer):
        peeked.extend(state.peeked)
    places = hidden_places(state, seat, viewer)
    searched = seat == viewer and is_searching(state, seat)
    pool: list[int] = [] if searched else list(state.bags[seat])
    pool.extend(hand)
    pool.extend(peeked)
    pile = list(state.discards[seat])
    for place in places:
        pool.append(pile[place] & CARD)
    held = poison in pool
    if held or (state.poison_within[seat] and (hand or peeked)):
        spots = len(hand) + len(peeked) + deck_size(state, seat)
        spot = luck.below(spots)                 # where Crippling Poison lies: in the hand, among what is looked at, in the deck
    else:
        spot = NONE
    if held:
        pool = [card for card in pool if card != poison]
    pool.sort()
    if seat != viewer and state.book.own_lists >> seat & 1:
        pool = invent(new, state, seat, pool, luck)
    if not (hand or peeked or places):           # all of it is the deck, which has no order
        luck.spend(len(pool) - 1)
        kept.sort()
        new.hands = put(new.hands, seat, tuple(kept))
    else:
        luck.shuffle(pool)
        for place in places:
            pile[place] = pool.pop() | (pile[place] & ~CARD)
        new.discards = put(new.discards, seat, tuple(pile))
        dealt = [poison if spot == number else pool.pop() for number in range(len(hand) + len(peeked))]
        given = kept + dealt[:len(hand)]
        given.sort()
        new.hands = put(new.hands, seat, tuple(given))
        if peeked:
            seen = dealt[len(hand):]
            seen.sort()
            new.peeked = tuple(seen)
        pool.sort()
    if spot != NONE:
        new.poison_within = replaced(new.poison_within, seat, deck_size(state, seat) if spot >= len(hand) + len(peeked) else 0)
    if not searched:
        new.bags = put(new.bags, seat, tuple(pool))
    if seat != viewer:
        if state.played[seat] != NONE and not is_open(state):
            new.played[seat] = luck.pick([card for card in choices(new, seat) if card not in kept])
            if new.played[seat] in new.hands[seat]:
                new.hands = put(new.hands, seat, without(new.hands[seat], new.played[seat]))
        if state.shown[seat]:
            renew_shown(new, state, seat, viewer, luck)


def unknown_hand(state: State, seat: int, viewer: int) -> tuple[list[int], list[int]]:
    """The cards of a hand that the viewer does not know, the one laid face down among them, and those that it does."""
    if seat == viewer:
        return [], list(state.hands[seat])
    known = [entry & CARD for entry in state.shown[seat] if viewer >= 0 and entry >> 8 + viewer & 1]
    unknown = [*state.hands[seat], *laid_from_hand(state, seat)]
    for card in known:
        unknown.remove(card)
    return unknown, known


def hidden_places(state: State, seat: int, viewer: int) -> list[int]:
    """Places of a discard pile that hold a fixed card the viewer does not know."""
    hidden = LOST if seat == viewer else LOST | DOWN
    return [place for place, entry in enumerate(state.discards[seat]) if entry >= 0 and entry & hidden]


def is_searching(state: State, seat: int) -> bool:
    """Whoever searches the own deck sees all of it: only which of the lost cards lies where is unknown."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, SearchDeck) and top.seat == seat


def renew_shown(new: State, state: State, seat: int, viewer: int, luck: Luck) -> None:
    """What others were shown of a hand: as many cards of the new one, for those who saw them."""
    known = [entry for entry in state.shown[seat] if viewer >= 0 and entry >> 8 + viewer & 1]
    found = list(known)
    for viewers in sorted({entry >> 8 for entry in state.shown[seat] if entry not in known}):
        hand = list(new.hands[seat])
        luck.shuffle(hand)
        count = sum(entry >> 8 == viewers for entry in state.shown[seat])
        found += [card | viewers << 8 for card in hand[:count]]
    new.shown = put(new.shown, seat, tuple(sorted(found)))


# --- bots

def deal_bots(new: State, state: State, viewer: int, luck: Luck) -> None:
    """Cards of bots that nobody has met are any of their pool; what lies in a deck and what is lost face down may change places."""
    printed, seats, figures = state.book.printed, state.book.seats, state.book.figures
    hidden = [[*state.bags[bot], *lost_cards(state, bot), *unknown_tops(state, bot, viewer)] for bot in range(figures)]
    unmet: list[list[int]] = []                  # by pool: what may be in any deck, or left
    for pool, left in enumerate(state.pools):
        cards = sorted([card for card in left if card not in state.met]
                       + [card for bot in range(seats, figures) for card in hidden[bot] if is_unmet(state, card, pool)])
        luck.shuffle(cards)
        unmet.append(cards)
    for bot in range(seats, figures):
        cards = [card for card in hidden[bot] if not is_unmet(state, card, printed.pool[card])]
        for pool in range(len(state.pools)):
            cards += [unmet[pool].pop() for card in hidden[bot] if is_unmet(state, card, pool)]
        deal_bot(new, state, bot, sorted(cards), len(unknown_tops(state, bot, viewer)), luck)
    new.pools = tuple([tuple(sorted([*cards, *(card for card in left if card in state.met)]))
                       for cards, left in zip(unmet, state.pools, strict=True)])


def is_unmet(state: State, card: int, pool: int) -> bool:
    """Whether a card came unseen out of this pool."""
    return 0 < pool == state.book.printed.pool[card] and card not in state.met


def lost_cards(state: State, bot: int) -> list[int]:
    return [entry & CARD for entry in state.discards[bot] if entry >= 0 and entry & LOST]


def unknown_tops(state: State, bot: int, viewer: int) -> list[int]:
    """S13.F.12: top cards that others have looked at."""
    return [] if viewer >= 0 and state.known_by[bot] >> viewer & 1 else list(state.known_tops[bot])


def deal_bot(new: State, state: State, bot: int, cards: list[int], tops: int, luck: Luck) -> None:
    """A bot's hidden cards: some lost, some on top and seen by others, the rest its deck; Crippling Poison lies anywhere."""
    poison, lost = state.book.printed.poison, len(lost_cards(state, bot))
    astray = poison in cards or (state.poison_within[bot] > 0 and lost + tops > 0)
    cards = [card for card in cards if card != poison]
    luck.shuffle(cards)
    spot = luck.below(lost + tops + deck_size(state, bot)) if astray else NONE
    dealt = [poison if spot == number else cards.pop() for number in range(lost + tops)]
    pile = [dealt.pop() | LOST if entry >= 0 and entry & LOST else entry for entry in state.discards[bot]]
    new.discards = put(new.discards, bot, tuple(pile))
    if tops:
        new.known_tops = put(new.known_tops, bot, tuple(sorted(dealt)))
    if astray:
        new.poison_within = replaced(new.poison_within, bot, deck_size(state, bot) if spot >= lost + tops else 0)
    new.bags = put(new.bags, bot, tuple(sorted(cards)))
