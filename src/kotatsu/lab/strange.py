"""The strangest games: how rare each game's length, winner, comeback, margin, ending and cards are among all of its folder."""
from collections import Counter
from dataclasses import dataclass
from math import log2

from kotatsu.lab.facts import Facts

TEN = 10
RARE = 0.1                      # what more games have is not told


@dataclass(frozen=True)
class Strange:
    """One game, and why it is strange: what is rarest first, each with the part of games that are at least as odd in it."""
    number: int
    bits: float
    why: tuple[tuple[str, float, str], ...]     # what, how rare, a detail (a number, a side)


def strangest(facts: Facts, most: int = TEN) -> list[Strange]:
    """Rarities are added as bits; a game is as strange as its three rarest traits together."""
    traits: dict[int, list[tuple[str, float, str]]] = {number: [] for number in facts.rows["number"]}
    lengths = {int(row[0]): int(row[1]) for row in facts.rows.select("number", "rounds").rows()}
    for name, values in (("long", lengths), ("short", {number: -rounds for number, rounds in lengths.items()})):
        for number, part in rarities(values).items():
            traits[number].append((name, part, str(lengths[number])))
    winners = {number: tuple(sorted(side for side, result in zip(sides, results, strict=True) if result > 0))
               for number, sides, results in facts.rows.select("number", "sides", "results").rows()}
    if not facts.game.cooperative:
        sides = {rate.of[0]: rate.rate for rate in facts.rates("side")}
        for number, won in winners.items():
            if len(won) == 1:
                traits[number].append(("winner", max(sides[won[0]], 1 / facts.games), won[0]))
        races = {race.number: race for race in facts.races}
        for name, counted in (("comeback", {number: race.behind for number, race in races.items()}),
                              ("landslide", {number: race.margin for number, race in races.items()})):
            for number, part in rarities(counted).items():
                traits[number].append((name, part, str(counted[number])))
    endings = Counter(facts.rows["ended"])
    for number, ended in facts.rows.select("number", "ended").rows():
        traits[number].append(("ending", endings[ended] / facts.games, ended))
    if facts.game.cooperative:
        scores = {number: score for number, score in facts.rows.select("number", "score").rows() if score is not None}
        for number, part in rarities({number: int(score) for number, score in scores.items()}).items():
            traits[number].append(("score", part, f"{scores[number]:g}"))
    found = [strange(number, why) for number, why in traits.items()]
    return sorted(found, key=lambda one: (-one.bits, one.number))[:most]


def strange(number: int, why: list[tuple[str, float, str]]) -> Strange:
    rarest = sorted(why, key=lambda one: (one[1], one[0]))[:3]
    told = tuple(one for one in rarest if one[1] < RARE) or tuple(rarest[:1])
    return Strange(number, sum(-log2(part) for _, part, _ in rarest), told)


def rarities(values: dict[int, int]) -> dict[int, float]:
    """For each game the part of all that have at least as much."""
    counted = Counter(values.values())
    part: dict[int, float] = {}
    above = 0
    for value in sorted(counted, reverse=True):
        above += counted[value]
        part[value] = above / len(values)
    return {number: part[value] for number, value in values.items()}
