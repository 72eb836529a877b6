"""Whatever the loader accepts can be played: a spoilt position is refused by name, or every check of the fuzzer holds in it."""
import json
import re
import traceback
from collections import Counter
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position, position_schema
from kotatsu.sim import checks
from kotatsu.sim.fuzz import Moment, look_closely, some_options
from kotatsu.sim.mutations import Sources, mutate
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.walk import Tally, Walk
from kotatsu.words import translator

GAMES = 6                        # games whose positions are the sources of a batch
OF_A_GAME = 8                    # positions of each
CLOSELY = 4                      # every fourth accepted position gets the costly checks
MOST = 400                       # decisions of such a game
EN = "en"


@dataclass
class Found:
    """What became of many spoilt positions."""
    refused: int = 0
    played: int = 0
    fields: Counter[str] = field(default_factory=Counter)        # by which field they were refused
    seconds: float = 0                                           # of processor time
    failures: list[JSON] = field(default_factory=list)           # positions with the story beside them

    def add(self, other: "Found") -> None:
        self.refused += other.refused
        self.played += other.played
        self.fields += other.fields
        self.seconds += other.seconds
        self.failures += other.failures


def sources(game: Game, seed: int, own: list[JSON]) -> list[JSON]:
    """Positions of random games, positions as a person would write them, and those that are given."""
    found = [json.loads(json.dumps(one)) for one in own]
    for number in range(GAMES):
        chance = Luck(seed_for(seed, number, "sources"))
        chosen = some_options(game, chance, 3 * number + chance.below(100))
        written = game.fuzz_position(chosen, chance)
        if written is not None:
            found.append(json.loads(json.dumps(written)))
        found += positions_of(game, game.new(game.book(chosen)), chance)
    return found


def positions_of(game: Game, state: Any, chance: Luck) -> list[JSON]:
    """Some positions of a game by chance, each as likely as any other."""
    luck = Luck(chance.below(1 << 31))
    walk, seen = Walk(game, state, luck, Tally()), 0
    found: list[JSON] = []
    while walk.item is not None and seen < MOST:
        seat, options = checks.check_options(walk.state, walk.item)[0]
        if len(found) < OF_A_GAME or chance.below(seen) < OF_A_GAME:
            kept = json.loads(json.dumps(position(game, walk.state, luck)))
            if len(found) < OF_A_GAME:
                found.append(kept)
            else:
                found[chance.below(OF_A_GAME)] = kept
        walk.choose(seat, options[chance.below(len(options))])
        seen += 1
    return found


def named_field(game: Game, problem: Unreadable | Illegal) -> str:
    """The field that a refusal names. An option may be refused by its rule; everything else is a field that cannot be so."""
    said = translator(EN, strict=True).format(problem.phrase)
    checks.check_words(problem.phrase)
    if isinstance(problem, Illegal) or problem.phrase.id == "kernel-unknown-field":
        return "options" if isinstance(problem, Illegal) else "unknown"
    known: list[str] = [*position_schema(game)["properties"], *(option.name for option in game.options())]
    given = str(problem.phrase.args.get("field", said))
    for name in known:
        if re.split(r"[.\[: ]", given)[0] == name or f"“{name}" in said:
            return name
    raise AssertionError(f"the refusal names no field: {said}")


def try_position(game: Game, data: JSON, chance: Luck, closely: bool, most: int | None = None) -> str | None:
    """Refused: the field that is named. Accepted: it passes every check and is played on, to its end unless `most` is less."""
    try:
        state, luck = load_position(game, data)
    except (Unreadable, Illegal) as problem:
        return named_field(game, problem)
    census = game.census(state)
    start = position(game, state, luck)
    checks.check_position(game, state, luck)
    walk, moments, limit = Walk(game, state, luck, Tally()), list[Moment](), most or game.most_decisions
    while walk.item is not None and len(moments) < limit:
        checks.check_census(game, walk.state, census)
        found = checks.check_options(walk.state, walk.item)
        seat, options = found[chance.below(len(found))]
        action = options[chance.below(len(options))]
        moments.append(Moment(walk.state.copy(), walk.item, seat, action, luck.drawn, len(walk.log)))
        walk.choose(seat, action)
    checks.check_census(game, walk.state, census)
    if walk.item is None:
        checks.check_end(game, walk.state)
    else:
        assert most or game.may_run_on(state.book), "the game does not end"
    if closely:
        look_closely(game, start, moments, walk, chance)
    return None


def spoil(game: Game, seed: int, count: int, own: list[JSON], seconds: float | None = None, most: int | None = None,
          without: tuple[str, ...] = ()) -> Found:
    """Try so many spoilt positions, or as many as there is processor time for, each without some fields."""
    begun, found = process_time(), Found()
    positions = sources(game, seed, own)
    known = Sources(position_schema(game), positions)
    for number in range(count):
        if seconds is not None and process_time() - begun > seconds:
            break
        luck = Luck(seed_for(seed, number, "changes"))
        data, done = mutate(positions[luck.below(len(positions))], known, luck)
        data = {name: value for name, value in data.items() if name not in without}
        kept = json.loads(json.dumps(data))
        try:
            refused = try_position(game, data, luck, found.played % CLOSELY == 0, most)
        except Exception as problem:             # whatever it is, it is a find
            found.failures.append({"position": kept, "failure": {
                "number": number, "message": str(problem) or type(problem).__name__, "changes": done,
                "trace": "".join(traceback.format_exception(problem)[-6:])}})
            continue
        if refused is None:
            found.played += 1
        else:
            found.refused += 1
            found.fields[refused] += 1
    found.seconds = process_time() - begun
    return found
