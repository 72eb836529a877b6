"""What a seat may see."""
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.bot_cards import deck_count
from kotatsu.games.senjutsu.defeat import rank
from kotatsu.games.senjutsu.face_down import is_open, laid_from_hand, lies_face_down, sees_peeked
from kotatsu.games.senjutsu.fields import FIGURE, TABLE, Names
from kotatsu.games.senjutsu.lexicon import HORDE_RANKS, figure_names, figure_words
from kotatsu.games.senjutsu.phases.turn import ChooseCards
from kotatsu.games.senjutsu.queries import part_value
from kotatsu.games.senjutsu.state import CARD, DOWN, LOST, UNSEEN, State
from kotatsu.games.senjutsu.zones import deck_size
from kotatsu.kernel.game import JSON

HIDDEN = "?"
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
    shown = played != NONE and (own or is_open(state))
    found.update({
        "figure": figure, "name": names.seat_names[figure], "words": figure_words(state, figure).json(),
        "played": ids[played] if shown else HIDDEN if played != NONE else None,
        "initiative": part_value(state, figure) if state.place[figure] != NONE else None,
        "named": state.named[figure] if shown else 0,
        "cards": len(state.hands[figure]) + (0 if own else len(laid_from_hand(state, figure))), "deck": deck_size(state, figure),
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


def pile_text(ids: list[str], entry: int, own: bool) -> str:
    """S3.8.6: a face-down card is known to its owner, or to nobody."""
    if entry == UNSEEN or entry & LOST or (entry & DOWN and not own):
        return HIDDEN
    return ids[entry & CARD] + (":down" if entry & DOWN else "")


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
