"""The words of Senjutsu's cards: what each verb, band and number of a card's text stands for."""
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from kotatsu.games.senjutsu import bot_cards
from kotatsu.games.senjutsu.attack import CounterNow, Strikes
from kotatsu.games.senjutsu.book import MOMENT_NAMES, Kind, Rank
from kotatsu.games.senjutsu.deeds import bands, cards, diagram, figures, rings, states, staying, who
from kotatsu.games.senjutsu.deeds.cards import Zone
from kotatsu.games.senjutsu.deeds.diagram import Does, Effect
from kotatsu.games.senjutsu.deeds.figures import Cancels
from kotatsu.games.senjutsu.deeds.states import Heals
from kotatsu.games.senjutsu.phases.resolve import PlayTaken
from kotatsu.games.senjutsu.pieces import Part
from kotatsu.games.senjutsu.state import HIDING, INSTANTS, REPEATS, SPYING
from kotatsu.games.senjutsu.walking import SwitchAny, Walk
from kotatsu.hexes.board import REACH, Diagram
from kotatsu.hexes.compass import DIRECTION_NAMES, OFFSETS, distance
from kotatsu.kernel.cards.deeds import ALONG, CardLine, Deed
from kotatsu.kernel.cards.reader import Entry, Vocabulary, Wrong

WAYS = {"F": (0,), "FR": (1,), "BR": (2,), "B": (3,), "BL": (4,), "FL": (5,), "F3": (5, 0, 1), "B3": (4, 3, 2), "V": (5, 1),
        "BV": (4, 2), "X4": (5, 1, 4, 2), "ANY": (0, 1, 2, 3, 4, 5), "F/FR": (0, 1)}
RANKS = {"wood": Rank.WOOD, "steel": Rank.STEEL, "gold": Rank.GOLD, "jade": Rank.JADE}
KINDS = {"attack": Kind.ATTACK, "defence": Kind.DEFENCE, "meditation": Kind.MEDITATION}
KAMAE = {"A": 1, "B": 2, "D": 3}
EFFECTS = {"stun": Does.STUN, "hobble": Does.HOBBLE, "push": Does.PUSH, "turn": Does.TURN, "unfocus": Does.UNFOCUS,
           "swap": Does.SWAP}
ZONES = {"from discard": Zone.DISCARD, "from foe discard": Zone.FOE_DISCARD, "from top3": Zone.TOP, "from foe top3": Zone.FOE_TOP}
FORBIDS = {"hiding": HIDING, "instants": INSTANTS, "repeats": REPEATS, "spying": SPYING, "named": 0, "wound": 0}


class Moves(Deed):
    """Steps or turns as they are read, until their line joins them."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self.part = part


# --- numbers

def bad(words: list[str]) -> Wrong:
    return Wrong("kernel-card-number", word=" ".join(words))


def one_of(known: dict[str, Any], words: list[str]) -> tuple[Any, int]:
    if not words or words[0] not in known:
        raise Wrong("kernel-card-unknown", kind="word", word=" ".join(words[:1]), known=", ".join(known))
    return known[words[0]], 1


def read_icon(words: list[str]) -> tuple[Any, int]:
    """`2?` white, `1!` black."""
    match = re.fullmatch(r"(\d)([!?])", words[0] if words else "")
    if match is None:
        raise bad(words)
    return (int(match[1]), match[2] == "!"), 1


def read_mask(known: dict[str, int], words: list[str]) -> tuple[Any, int]:
    """`wood/steel` as bits."""
    if not words:
        raise bad(words)
    return sum(1 << one_of(known, [name])[0] for name in words[0].split("/")), 1


def read_amount(words: list[str]) -> tuple[Any, int]:
    """`2`, `all`, `all-1`."""
    named = {"all": who.ALL_FOCUS, "all-1": who.ALL_BUT_ONE}
    if words and words[0] in named:
        return named[words[0]], 1
    if not words or not words[0].isdigit():
        raise bad(words)
    return int(words[0]), 1


def read_source(words: list[str]) -> tuple[Any, int]:
    """`wood from discard`, `from top3`: ranks and zone."""
    ranks = 0
    rest = words
    if words and words[0] != "from":
        ranks, rest = read_mask(RANKS, words)[0], words[1:]
    zone, _ = one_of(ZONES, [" ".join(rest)])
    return (ranks, zone), len(words)


def read_values(words: list[str]) -> tuple[Any, int]:
    if not words or not all(word.isdigit() for word in words):
        raise bad(words)
    return sum(1 << int(word) for word in words), len(words)


def read_shields(words: list[str]) -> tuple[Any, int]:
    """`F FR`, `F:[B]`: directions, those behind a band, and its kamae."""
    ways = gated = kamae = 0
    for word in words:
        name, _, band = word.partition(":")
        bit = 1 << one_of({way: number for number, way in enumerate(DIRECTION_NAMES)}, [name])[0]
        if band:
            gated, kamae = gated | bit, kamae | 1 << one_of(KAMAE, [band.strip("[]")])[0]
        else:
            ways |= bit
    return (ways, gated, kamae), len(words)


def read_effect(text: str) -> Effect:
    """`2`, `b`, `X`, `stun`, `push2`, `[f1]1`, `[A]1`."""
    match = re.fullmatch(r"(?:\[(f\d|[ABD])\])?(\d|b|X|[a-z]+?)(\d?)", text)
    if match is None:
        raise bad([text])
    band, what, number = match[1] or "", match[2], int(match[3] or 1)
    kamae = 1 << KAMAE[band] if band in KAMAE else 0
    price = int(band[1]) if band.startswith("f") else 0
    if what.isdigit():
        return Effect(Does.WOUND, int(what), kamae, price)
    if what in ("b", "X"):
        return Effect(Does.BLEED if what == "b" else Does.EXECUTE, 1, kamae, price)
    return Effect(one_of(EFFECTS, [what])[0], number, kamae, price)


def read_diagram(words: list[str]) -> tuple[Any, int]:
    """`F:1 (0,-2):2 ring2:2`: marked hexes and what happens there."""
    spots: list[tuple[int, int]] = []
    effects: list[list[Effect]] = []
    for word in words:
        name, _, text = word.rpartition(":")
        hexes: list[tuple[int, int]]
        if name == "ring2":
            hexes = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if distance(q, r) == 2]
        elif name in DIRECTION_NAMES:
            hexes = [OFFSETS[DIRECTION_NAMES.index(name)]]
        else:
            match = re.fullmatch(r"\((-?\d),(-?\d)\)", name)
            if match is None or distance(int(match[1]), int(match[2])) > REACH:
                raise bad([word])
            hexes = [(int(match[1]), int(match[2]))]
        spots += hexes
        effects += [[read_effect(part) for part in text.split("+")] for _ in hexes]
    return (Diagram(spots), effects), len(words)


# --- verbs

def step(ways: tuple[int, ...], icon: tuple[int, bool]) -> Deed:
    return Moves(Part(False, list(ways), *icon))


def turn(icon: tuple[int, bool]) -> Deed:
    return Moves(Part(True, [], *icon))


def spread(make: Callable[..., Deed]) -> Callable[[tuple[Any, ...]], Deed]:
    """A class whose numbers are read together."""
    return lambda values: make(*values)


def switch(kamae: int) -> Deed:
    return SwitchAny(kamae) if kamae == 4 else rings.Switch(kamae)


def name(what: str) -> Deed:
    return staying.NameKind() if what == "type" else staying.NameCards()


def forbid(what: int) -> Deed:
    return staying.Forbid(what) if what else staying.Mark()


def ignored(*_: Any) -> Deed:
    return staying.Mark()


VOCABULARY = Vocabulary(
    verbs={
        "step": Entry(step, ("way", "icon")), "turn": Entry(turn, ("icon",)), "hit": Entry(spread(Strikes), ("diagram",)),
        "block": Entry(spread(diagram.Block), ("shields",)), "counter": Entry(CounterNow, ("values",)),
        "draw": Entry(cards.Draw, ("number",)), "discard": Entry(cards.DiscardCards, ("number", "kinds?")),
        "shuffle": Entry(cards.ShuffleCards, ("amount", "kinds?")), "search": Entry(cards.SearchFor, ("ranks", "kinds?")),
        "take": Entry(spread(cards.TakeCard), ("source",)), "give": Entry(lambda source: cards.GiveCard(source[1]), ("source",)),
        "look": Entry(bot_cards.LookAtHands, ("hand",)), "play": Entry(lambda _: PlayTaken(), ("taken",)),
        "focus": Entry(rings.Focus, ("number",)), "unfocus": Entry(rings.Unfocus, ("amount",)),
        "steal": Entry(rings.Steal, ("number",)), "switch": Entry(switch, ("kamae",)), "change": Entry(rings.Change, ("number",)),
        "stun": Entry(states.Stun), "hobble": Entry(states.Hobble), "wound": Entry(states.Wound, ("number",)),
        "worsen": Entry(states.Worsen, ("number",)), "poison": Entry(states.Poisons), "cure": Entry(states.Cure, ("amount", "ill")),
        "push": Entry(lambda number: figures.Push(number, 0), ("number",)),
        "pull": Entry(lambda number: figures.Push(number, 1), ("number",)),
        "advantage": Entry(figures.Advantage), "cancel": Entry(figures.Cancel, ("cancels",)),
        "stay": Entry(staying.Stay, ("number?",)),
        "forbid": Entry(forbid, ("forbids",)), "name": Entry(name, ("names",)),
        "end": Entry(lambda _: staying.EndThis(), ("this",)),
        "lessen": Entry(ignored, ("number",)), "widen": Entry(ignored, ("number",)),
        "shoot": Entry(diagram.Shoot, ("number",)), "behaviour": Entry(bot_cards.Behaviour), "reset": Entry(bot_cards.ResetDeck),
        "leave": Entry(bot_cards.Leave),
        "recover": Entry(lambda _: bot_cards.Recover(), ("kinds",)), "prefer": Entry(bot_cards.Prefer, ("number",)),
    },
    bands={"f1": Entry(partial(bands.PayFocus, 1)), "f2": Entry(partial(bands.PayFocus, 2)),
           "A": Entry(partial(bands.InKamae, 2)), "B": Entry(partial(bands.InKamae, 4)), "D": Entry(partial(bands.InKamae, 8)),
           "B/D": Entry(partial(bands.InKamae, 12)), "discard": Entry(bands.DiscardFor, ("ranks",))},
    moments=MOMENT_NAMES,
    who=("you", "foe", "foes", "all", "others"),
    numbers={
        "way": partial(one_of, WAYS), "icon": read_icon, "diagram": read_diagram, "shields": read_shields, "values": read_values,
        "amount": read_amount, "ranks": partial(read_mask, RANKS), "kinds": partial(read_mask, KINDS), "source": read_source,
        "kamae": ("N", "A", "B", "D", "any"),
        "cancels": partial(one_of, {"movement": Cancels.MOVEMENT, "turns": Cancels.TURNS, "card": Cancels.CARD}),
        "ill": partial(one_of, {"status": Heals.STATUS, "bleeding": Heals.BLEEDING, "stuns": Heals.STUNS}),
        "forbids": partial(one_of, FORBIDS), "names": partial(one_of, {"type": "type", "any-card": "any-card"}),
        "taken": ("taken",), "this": ("this",), "hand": lambda words: (0, len(words)),
    })


def join_moves(line: CardLine, of_core: bool) -> None:
    """The steps and turns of a line become one movement; those of a foe become what the card's player does to it."""
    joined: list[Deed] = []
    moves = [deed for deed in line.deeds if isinstance(deed, Moves)]
    for deed in line.deeds:
        if not isinstance(deed, Moves):
            joined.append(deed)
            if isinstance(deed, (figures.Push, rings.Steal)):
                deed.who = who.FOE
            if isinstance(deed, PlayTaken) and isinstance(line.deeds[0], bands.PayFocus):
                deed.price = line.deeds[0].number
        elif deed.who == who.FOE:
            joined.append(figures.FoeTurns(deed.part.count) if deed.part.turns else figures.FoeSteps(deed.part.ways[0]))
        elif deed is moves[0]:
            walk = Walk([other.part for other in moves], len(moves) > 1 and moves[1].join != ALONG)
            walk.word, walk.numbers, walk.of_core = deed.word, deed.numbers, of_core
            joined.append(walk)
    line.deeds = joined
    line.settle()
