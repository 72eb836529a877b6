"""What a choice leads to as far as that is certain before it is made: shown beside it, and held against what happens."""
from kotatsu.games.senjutsu.actions import PAY, Verb
from kotatsu.games.senjutsu.attack import MayCounter, PayCounter, PayExtra, hit_of
from kotatsu.games.senjutsu.book import MOST_FOCUS, NONE, Terrain
from kotatsu.games.senjutsu.instants import MayInstant
from kotatsu.games.senjutsu.kamae import ChangeRing
from kotatsu.games.senjutsu.lexicon import cell_words, figure_words, terrain_words
from kotatsu.games.senjutsu.movement import PushWhere, push_along
from kotatsu.games.senjutsu.phases.discard import MayEnd
from kotatsu.games.senjutsu.phases.reveal import BuyInitiative, MayReplace
from kotatsu.games.senjutsu.queries import figure_at, is_on_board, may_enter
from kotatsu.games.senjutsu.state import State
from kotatsu.games.senjutsu.walking import Move
from kotatsu.games.senjutsu.zones import DrawUpTo, deck_size
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.phrase import Phrase, say


def leads_to(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """The message, or nothing where more than this choice decides."""
    verb, number, gained, _ = parts(action)
    if isinstance(item, Move) and verb == Verb.STEP:
        return step_leads(state, seat, number)
    if isinstance(item, PushWhere) and verb == Verb.PUSH:
        return push_leads(state, item, number)
    if isinstance(item, ChangeRing) and verb == Verb.RING and gained:
        return say("senjutsu-leads-focus", left=min(MOST_FOCUS, state.focus[item.owner] + gained))
    price = price_of(state, item, seat, action)
    if price:
        back = state.paid[seat] if isinstance(item, MayReplace) else 0           # S3.6.4.2
        return say("senjutsu-leads-focus", left=min(MOST_FOCUS, state.focus[seat] + back) - price)
    if isinstance(item, DrawUpTo) and verb == Verb.DRAW and number > deck_size(state, seat):
        return say("senjutsu-leads-wounds", wounds=number - deck_size(state, seat))
    return None


def price_of(state: State, item: Item, seat: int, action: Action) -> int:
    """Focus that is paid at once."""
    printed, (verb, card, _, _) = state.book.printed, parts(action)
    if verb == Verb.PLAY and isinstance(item, (MayReplace, MayInstant, MayCounter)):
        return printed.cost[card]
    if action != PAY:
        return 0
    if isinstance(item, BuyInitiative):
        return printed.other_cost[state.played[seat]]
    if isinstance(item, PayExtra):
        return hit_of(state, item.card, item.place, item.index).price
    return 2 if isinstance(item, MayEnd) else 1 if isinstance(item, PayCounter) else 0


def step_leads(state: State, seat: int, direction: int) -> Phrase:
    """S5.9: the hex, or that something is run into."""
    cell = state.book.board.neighbour(state.cell[seat], (direction + state.facing[seat]) % 6)
    if may_enter(state, seat, cell):
        return say("senjutsu-leads-hex", hex=cell_words(state, cell))
    return say("senjutsu-leads-collision")


def push_leads(state: State, item: PushWhere, way: int) -> Phrase | None:
    """S6.8: where the push ends, and what it is stopped by (two ways may end on one hex, against different things)."""
    after = state.copy()
    push_along(after, item.seat, item.target, item.number, way, item.pull == 1)
    cell, board = after.cell[item.target], state.book.board
    if cell == NONE:
        return None
    other, hex_words, beyond = figure_words(state, item.target), cell_words(state, cell), board.neighbour(cell, way)
    if board.distance(state.cell[item.target], cell) == item.number or (item.pull and beyond == state.cell[item.seat]):
        return say("senjutsu-leads-push", other=other, hex=hex_words)
    return say("senjutsu-leads-push-stopped", other=other, hex=hex_words, what=in_the_way(state, beyond))


def in_the_way(state: State, cell: int) -> Phrase:
    """What a figure collides with: the edge, terrain, another figure, or the fallen lord."""
    if not is_on_board(state, cell):
        return terrain_words(Terrain.NOTHING)
    standing = figure_at(state, cell)
    return terrain_words(state.terrain[cell]) if standing == NONE else figure_words(state, standing)
