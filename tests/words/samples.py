"""Arguments to try messages with: a plural side, a feminine one, a card, a clearing, by the names that our messages use."""
from kotatsu.kernel.phrase import Arg, Phrase, say

COUNTS = ("count", "n", "points", "left", "price", "cost", "need", "have", "officers", "rolled", "extra", "there", "lieutenants",
          "bosses", "length", "games", "decisions", "checks", "operations", "sum", "most", "times", "plain", "bleeding", "number",
          "focus")
FOX = say("root-suit-fox")
NAMES: dict[str, dict[str, Arg]] = {
    "root": {
        "who": say("root-short-eyrie"), "other": say("root-short-marquise"), "suit": FOX,
        "card": say("root-card-of", name=say("root-card-sappers"), suit=FOX),
        "paid": say("root-card-of", name=say("root-card-ambush"), suit=FOX),
        "quest": say("root-quest-of", name=say("root-quest-errand"), suit=FOX),
        "item": say("root-item-crossbow"), "piece": say("root-sawmill"), "spot": say("root-spot-clearing", clearing=4),
        "service": say("root-service-mercenaries"), "effect": say("root-card-sappers"), "leader": say("root-leader-builder"),
        "character": say("root-character-thief"), "column": say("root-decree-move"), "place": say("root-place-satchel"),
        "clearing": 4, "to": 8, "round": 3, "total": 12},
    "samurai": {
        "who": say("samurai-name-kanbei"), "other": say("samurai-name-kyuzo"),
        "card": say("samurai-card", value=4, symbol="doll"), "round": 2, "symbol": "doll"},
    "senjutsu": {
        "who": say("senjutsu-character-warrior"), "other": say("senjutsu-character-ronin"), "card": say("senjutsu-card-100"),
        "hex": say("senjutsu-hex-at", q=1, r=2), "kamae": say("senjutsu-balance"), "terrain": say("senjutsu-terrain-rocks"),
        "poison": say("senjutsu-status-002"), "rank": say("senjutsu-rank-steel"), "value": 6, "wanted": 40, "total": 4},
    "battlecrest": {"who": say("battlecrest-imperator")},
}


def family(id: str) -> str:
    """Whose names a message speaks with: those of a game, or none."""
    return next((name for name in NAMES if name in id.split("-")[:2]), "")


def arguments(id: str, names: set[str], number: int) -> dict[str, Arg]:
    """An argument for each of the names, every count the same number."""
    known = NAMES.get(family(id), {})
    return {name: number if name in COUNTS else known.get(name, "…") for name in sorted(names)}


def phrase(id: str, names: set[str], number: int) -> Phrase:
    return Phrase(id, arguments(id, names, number))
