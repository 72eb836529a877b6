"""What a seat may see, and a full state that it could believe in."""
from kotatsu.games.senjutsu.book import NONE, Kind
from kotatsu.games.senjutsu.bot_cards import deck_count
from kotatsu.games.senjutsu.defeat import rank
from kotatsu.games.senjutsu.fields import FIGURE, TABLE, Names
from kotatsu.games.senjutsu.hand import SearchDeck, TakePeeked
from kotatsu.games.senjutsu.lexicon import HORDE_RANKS, figure_names, figure_words
from kotatsu.games.senjutsu.phases.reveal import Reveal
from kotatsu.games.senjutsu.phases.turn import ChooseCards, DrawPhase
from kotatsu.games.senjutsu.queries import part_value
from kotatsu.games.senjutsu.state import CARD, DOWN, LOST, UNSEEN, State, put
from kotatsu.games.senjutsu.zones import deck_size
from kotatsu.kernel.agenda import Decision, reseal
from kotatsu.kernel.game import JSON, SPECTATOR
from kotatsu.kernel.luck import Luck

HIDDEN = "?"
MOST_DEALS = 30
OF_BOTS = frozenset({"behaviour", "stance", "prefers"})                        # fields of a figure that only bots have …
OF_PLAYERS = frozenset({"kamae", "focus", "poisons", "cards", "asks"})        # … that they do not have
WHEN_ANY = frozenset({"bleeding", "stuns", "hobbles", "toxins", "lag", "extra", "stopped", "shields", "counters", "dear", "stays",
                      "named"})                                                # … and that are shown where there is something


def view(state: State, viewer: int) -> JSON:
    """S2.8, S3.5.1, S3.8.4: boards, states, kamae and face-up cards are open; hands, decks and chosen cards are not."""
    names = Names(state)
    return {**TABLE.view(names, state), "phase": phase(state), "names": figure_names(state),
            "figures": [figure_view(names, state, figure, viewer) for figure in range(state.book.figures)],
            "peeked": [state.book.printed.ids[card] for card in state.peeked] if sees_peeked(state, viewer) else len(state.peeked),
            "result": result(state)}


def figure_view(names: Names, state: State, figure: int, viewer: int) -> JSON:
    ids, own = state.book.printed.ids, figure == viewer
    found = FIGURE.view(names, state, figure)
    played = state.played[figure]
    shown = played != NONE and (own or is_open(state, figure))
    found.update({
        "figure": figure, "name": names.seat_names[figure], "words": figure_words(state, figure).json(),
        "played": ids[played] if shown else HIDDEN if played != NONE else None,
        "initiative": part_value(state, figure) if state.place[figure] != NONE else None,
        "named": state.named[figure] if shown else 0,
        "cards": len(state.hands[figure]), "deck": deck_size(state, figure),
        "discard": [pile_text(ids, entry, own) for entry in state.discards[figure]],
        "known": [ids[entry & CARD] for entry in state.shown[figure] if viewer >= 0 and entry >> 8 + viewer & 1],
    })
    if figure >= state.book.seats:
        found.update(bot_view(state, figure, viewer))
    if own and figure < state.book.seats:
        book = state.book
        found["hand"] = [ids[card] for card in state.hands[figure]]
        found["core"] = [ids[book.characters[figure].core], ids[book.weapons[figure]]]
        found["asks"] = bool(state.asks[figure])
    unused = OF_BOTS if figure < state.book.seats else OF_PLAYERS
    return {name: value for name, value in found.items() if name not in unused and (value or name not in WHEN_ANY)}


def bot_view(state: State, bot: int, viewer: int) -> JSON:
    """S13.F.4: its top card lies face down from the draw until all are turned up; S13.F.12: what somebody has seen on top."""
    ids, laid = state.book.printed.ids, lies_face_down(state) and not state.out >> bot & 1
    tops = state.known_tops[bot] if viewer >= 0 and state.known_by[bot] >> viewer & 1 else ()
    found: JSON = {"deck": deck_count(state, bot) - (1 if laid else 0), "known": [ids[card] for card in tops]}
    return {**found, "played": HIDDEN} if laid else found


def lies_face_down(state: State) -> bool:
    """Whether the turn is between the draw and the reveal."""
    later = any(isinstance(item, Reveal) for item in state.agenda)
    return later and not any(isinstance(item, DrawPhase) for item in state.agenda)


def pile_text(ids: list[str], entry: int, own: bool) -> str:
    """S3.8.6: a face-down card is known to its owner, or to nobody."""
    if entry == UNSEEN or entry & LOST or (entry & DOWN and not own):
        return HIDDEN
    return ids[entry & CARD] + (":down" if entry & DOWN else "")


def is_open(state: State, figure: int) -> bool:
    """S3.5.1: cards that were turned up: after Reveal."""
    return not any(isinstance(item, (ChooseCards, Reveal)) for item in state.agenda)


def sees_peeked(state: State, viewer: int) -> bool:
    """Who looks at top cards sees them; whoever gets one of them sees it when it comes."""
    return any(isinstance(item, TakePeeked) and item.seat == viewer for item in state.agenda)


def phase(state: State) -> str:
    """Where the turn stands, for the page's steps."""
    if state.results:
        return "over"
    if not state.turn:
        return "setup"
    if any(isinstance(item, ChooseCards) for item in state.agenda):
        return "draw" if not isinstance(state.agenda[-1], ChooseCards) else "choose"
    if state.value != NONE:
        return "resolve"
    return "reveal" if any(state.played[seat] != NONE for seat in range(state.book.seats)) else "discard"


def result(state: State) -> JSON | None:
    if not state.results:
        return None
    found: JSON = {"winners": [seat for seat, won in enumerate(state.results) if won > 0], "draw": not any(state.results)}
    return {**found, "rank": HORDE_RANKS[rank(state)].name} if state.book.horde else found


def imagine(state: State, viewer: int, luck: Luck) -> State:
    """Hands, decks and face-down cards of the others dealt anew, as far as the viewer cannot know them.

    Whoever is asked a question has something to answer it with; a hand that could not is dealt again.
    """
    for _ in range(MOST_DEALS):
        new = deal(state, viewer, luck)
        if is_believable(state, new):
            break
    else:
        new = state.copy()
    reseal(new, viewer, luck)
    return new


def is_believable(state: State, new: State) -> bool:
    """Whether the open question would be asked in the other state as well."""
    item = state.agenda[-1] if state.agenda else None
    return not isinstance(item, Decision) or (item.applies(new) and bool(item.options(new)))


def deal(state: State, viewer: int, luck: Luck) -> State:
    new = state.copy()
    for seat in range(state.book.seats):
        if seat == viewer:
            deal_own_unknown(new, state, seat, luck)
        else:
            deal_other(new, state, seat, viewer, luck)
    if state.book.bots:
        deal_bots(new, state, viewer, luck)
    return new


def hidden_places(state: State, seat: int, viewer: int) -> list[int]:
    """Places of a discard pile that hold a fixed card the viewer does not know."""
    return [place for place, entry in enumerate(state.discards[seat])
            if entry >= 0 and (entry & LOST or (entry & DOWN and seat != viewer))]


def deal_own_unknown(new: State, state: State, seat: int, luck: Luck) -> None:
    """Of the own cards only those lost face down are unknown: they may change places with the deck, unless it is being searched."""
    places = hidden_places(state, seat, seat)
    top = state.agenda[-1] if state.agenda else None
    if not places or (isinstance(top, SearchDeck) and top.seat == seat):
        return
    pool = sorted([*state.bags[seat], *(state.discards[seat][place] & CARD for place in places)])
    luck.shuffle(pool)
    lay_hidden(new, state, seat, places, pool)
    new.bags = put(new.bags, seat, tuple(sorted(pool)))


def lay_hidden(new: State, state: State, seat: int, places: list[int], pool: list[int]) -> None:
    pile = list(state.discards[seat])
    for place in places:
        pile[place] = pool.pop() | (pile[place] & ~CARD)
    new.discards = put(new.discards, seat, tuple(pile))


def deal_other(new: State, state: State, seat: int, viewer: int, luck: Luck) -> None:
    """The hand, the card face down, and the deck of another, but for what the viewer has been shown."""
    printed = state.book.printed
    places = hidden_places(state, seat, viewer)
    known = sorted(entry & CARD for entry in state.shown[seat] if viewer != SPECTATOR and entry >> 8 + viewer & 1)
    hand = [card for card in state.hands[seat] if card != printed.poison]
    unknown = list(hand)
    for card in known:
        unknown.remove(card)
    chosen = state.played[seat]
    laid = chosen != NONE and not is_open(state, seat) and printed.kind[chosen] < Kind.CORE and not printed.is_core[chosen]
    pool = [*state.bags[seat], *unknown, *(state.discards[seat][place] & CARD for place in places), *([chosen] if laid else [])]
    pool.sort()
    luck.shuffle(pool)
    lay_hidden(new, state, seat, places, pool)
    poison = [card for card in state.hands[seat] if card == printed.poison]
    if laid:
        new.played[seat] = pool.pop()
    new.hands = put(new.hands, seat, tuple(sorted([*known, *poison, *(pool.pop() for _ in unknown)])))
    new.bags = put(new.bags, seat, tuple(sorted(pool)))


def deal_bots(new: State, state: State, viewer: int, luck: Luck) -> None:
    """Cards of bots that nobody has met are any of their pool; what lies in a deck and what is lost face down may change places."""
    printed, seats, figures = state.book.printed, state.book.seats, state.book.figures
    lost = [[entry & CARD for entry in pile if entry >= 0 and entry & LOST] for pile in state.discards]
    tops = [[] if viewer >= 0 and state.known_by[bot] >> viewer & 1 else list(state.known_tops[bot]) for bot in range(figures)]
    instead: dict[int, int] = {}
    for pool, left in enumerate(state.pools):
        hidden = [*left, *(card for bot in range(seats, figures) for card in (*state.bags[bot], *lost[bot], *tops[bot])
                           if printed.pool[card] == pool and card not in state.met)] if pool else []
        shuffled = list(hidden)
        luck.shuffle(shuffled)
        instead.update(zip(hidden, shuffled, strict=True))
    new.pools = tuple([tuple(sorted([instead.get(card, card) for card in left])) for left in state.pools])
    for bot in range(seats, figures):
        cards = sorted([instead.get(card, card) for card in (*state.bags[bot], *lost[bot], *tops[bot])])
        luck.shuffle(cards)
        pile = [cards.pop() | LOST if entry & LOST else entry for entry in state.discards[bot]]
        new.discards = put(new.discards, bot, tuple(pile))
        if tops[bot]:
            new.known_tops = put(new.known_tops, bot, tuple(sorted([cards.pop() for _ in tops[bot]])))
        new.bags = put(new.bags, bot, tuple(sorted(cards)))
