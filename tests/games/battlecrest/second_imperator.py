"""The Imperator's turn written a second time, from the rule index alone: plain cells, dictionaries and the records of the cards.

It shares no line with `phases`: what both do alike is what the index says, or an error made twice. You have no card to defend with.
"""

import re
from typing import Any

from kotatsu.games.battlecrest.printed import shipped

ROWS = shipped()
LANDMARK_CELLS = [(2, 2), (2, 5), (3, 4), (4, 3), (5, 2), (5, 5)]
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
ARROWS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
CELLS = [(row, column) for row in range(1, 7) for column in range(1, 7)]
OPEN = {cell for cell in CELLS if cell not in LANDMARK_CELLS}
BY_NUMBER = {(row["number"], id[-1].upper()): row for id, row in ROWS.items() if row["kind"] == "landmark"}
WANTED = {"akhena": (1, 2), "mutino": (3, 4), "whispyr": (1, 1), "forge": (1, 1)}      # BC16.2–BC16.5: how far from your hero
YOURS, ITS = 0, 1
Cell = tuple[int, int]
Who = tuple[int, str]                  # (side, "hero" or "minion")
YOUR_HERO, YOUR_MINION, HERO, MINION = (YOURS, "hero"), (YOURS, "minion"), (ITS, "hero"), (ITS, "minion")


def named(cell: Cell | None) -> str | None:
    return None if cell is None else f"{cell[0]}{'abcdef'[cell[1] - 1]}"


def read(cell: str | None) -> Cell | None:
    return None if cell is None else (int(cell[0]), "abcdef".index(cell[1]) + 1)


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def beside(cell: Cell) -> list[Cell]:
    found = [(cell[0] + down, cell[1] + right) for down, right in STEPS.values()]
    return [each for each in found if each in CELLS]


def read_abilities(text: str) -> list[dict[str, Any]]:
    """`march 2; attack 3 r1-2 all +1/SKY; star` as dictionaries."""
    found = []
    for part in text.split("; "):
        words = part.split()
        reach = re.search(r" r(\d)(?:-(\d))?", part)
        found.append({
            "verb": next(word for word in words if word not in ("may", "minion")),
            "who": MINION if words[0] == "minion" else HERO,
            "value": int(next((word for word in words if word.isdigit()), 0)),
            "far": int(reach[2] or reach[1]) if reach else 0,
            "all": "all" in words,
            "crest": part.partition("+1/")[2],
        })
    return found


class SecondImperator:
    """One turn by an order face: read a position, `turn`, compare `outcome`."""

    def __init__(self, position: dict[str, Any], order: str) -> None:
        self.lies = {read(name): text.split() for name, text in position["landmarks"].items()}
        self.cell: dict[Who, Cell | None] = {}
        self.health: list[int] = []
        self.rows: list[list[list[str]]] = []
        self.item: list[str] = []
        self.heroes = [side["hero"] for side in position["sides"]]
        for number, side in enumerate(position["sides"]):
            self.cell[number, "hero"] = read(side["cell"])
            self.cell[number, "minion"] = read(side.get("minion"))
            self.health.append(side["health"])
            self.rows.append([text.split() for text in side["row"]])
            self.item.append(side.get("item", "start"))
        self.order = ROWS[order]
        self.hero = self.heroes[ITS]
        minions = {row["hero"]: row for row in ROWS.values() if row["kind"] == "minion"}
        self.minions = [minions.get(hero, {}) for hero in self.heroes]
        self.used: set[str] = set()
        self.activated: list[str] = []
        self.has_fallen_back = False

    def outcome(self) -> dict[str, Any]:
        sides = [{"hero": hero, "cell": named(self.cell[number, "hero"]), "minion": named(self.cell[number, "minion"]),
                  "health": self.health[number], "row": [" ".join(card) for card in self.rows[number]], "item": self.item[number]}
                 for number, hero in enumerate(self.heroes)]
        return {"landmarks": {named(cell): " ".join(text) for cell, text in self.lies.items()}, "sides": sides}

    # --- the field

    def symbols(self, cell: Cell) -> list[tuple[Cell, str]]:
        """BC5.2: each symbol that concerns a cell, with its landmark."""
        found = []
        for at, (face, *turned) in self.lies.items():
            row = BY_NUMBER[int(face[:-1]), face[-1]]
            for edge, (down, right) in STEPS.items():
                way = (-down, -right) if turned else (down, right)
                if (at[0] + way[0], at[1] + way[1]) == cell:
                    found += [(at, symbol) for symbol in row.get(edge, "").split()]
        return found

    def count(self, cell: Cell, *kinds: str) -> int:
        return sum(symbol in kinds for _, symbol in self.symbols(cell))

    def take_bonuses(self, cell: Cell, *kinds: str) -> int:
        """BC5.3, BC18.5: all of them, and each landmark turns once."""
        number, at = self.count(cell, *kinds), {at for at, symbol in self.symbols(cell) if symbol in kinds}
        for each in at:
            face = self.lies[each][0]
            self.lies[each][0] = face[:-1] + ("B" if face[-1] == "A" else "A")
        return number

    def filled(self, but: Who | None = None) -> set[Cell]:
        return {cell for who, cell in self.cell.items() if cell is not None and who != but}

    def by_compass(self, cells: Any) -> Cell:
        """BC9.4, BC9.5."""
        black, grey = (ARROWS[arrow] for arrow in self.order["compass"].split())
        return max(cells, key=lambda cell: [cell[0] * down + cell[1] * right for down, right in (black, grey)])

    def living(self) -> list[Who]:
        return [who for who in (YOUR_HERO, YOUR_MINION) if self.cell[who] is not None]

    # --- movement

    def walk(self, start: Cell, most: int, blocked: set[Cell], taken: set[Cell]) -> dict[Cell, int]:
        """BC3.5, BC5.8, BC18.14: how many steps each cell is away; waypoints lead to cells that are not `taken`."""
        found = {start: 0}
        for steps in range(1, most + 1):
            for here in [cell for cell, away in found.items() if away == steps - 1]:
                onward = {cell for cell in beside(here) if cell in OPEN and cell not in blocked}
                if self.count(here, "WAYPOINT"):
                    onward |= {cell for cell in OPEN - taken if self.count(cell, "WAYPOINT")}
                for cell in onward:
                    found.setdefault(cell, steps)
        return found

    def travel(self, who: Who, value: int, flies: bool) -> bool:
        """BC10.2–BC10.11, BC11.18: whether it has left its cell."""
        start = self.cell[who]
        value += self.take_bonuses(start, "MOVE")
        if who == MINION:
            value = min(value, self.minions[ITS]["move"])                     # BC7.5
        low, high = WANTED[self.hero] if who == HERO else (1, 1)
        toward = [YOUR_HERO] if who == HERO else self.living()
        possible = {cell for cell in OPEN if any(low <= distance(cell, self.cell[each]) <= high for each in toward)}
        if flies:
            reachable = {cell for cell in OPEN - self.filled() if distance(cell, start) <= value} | {start}
        else:
            enemies = {self.cell[each] for each in self.living()}
            reachable = set(self.walk(start, value, enemies, self.filled())) - self.filled(who)
        cells = possible & reachable
        if not cells:                                                         # case 4
            away = {cell: self.away(cell, possible, flies) for cell in reachable}
            cells = {cell for cell in reachable if away[cell] == min(away.values())}
        kinds = {"ATK", "DEF", "RANGE", "PUSH", "MOVE"} - ({"MOVE"} if self.hero == "forge" else set())
        most = max(self.count(cell, *kinds) for cell in cells)
        self.cell[who] = self.by_compass([cell for cell in cells if self.count(cell, *kinds) == most])
        return self.cell[who] != start

    def away(self, cell: Cell, goals: set[Cell], flies: bool) -> int:
        """BC10.10, BC18.17."""
        if flies:
            return min((distance(cell, goal) for goal in goals), default=99)
        found = self.walk(cell, 36, set(), set())
        return min((found[goal] for goal in goals if goal in found), default=99)

    # --- abilities

    def boost(self, crest: str) -> int:
        """BC4.2, BC6.6, BC11.16."""
        if not crest:
            return 0
        cards = sum("used" in card and card is not self.activated and self.face(card)["crest"] == crest for card in self.rows[ITS])
        limits = [text.split() for text in ROWS[self.hero]["crests"]]
        card = sum(self.health[ITS] <= int(limit) and name == crest for limit, name in limits)
        return cards + card + self.order.get("unique", False)

    def face(self, card: list[str]) -> dict[str, Any]:
        return ROWS[f"{card[0]}.{'back' if 'back' in card else 'start'}"]

    def aim(self, who: Who, far: int) -> Who:
        """BC11.2, BC16.1."""
        enemies = self.living()
        if not far or len(enemies) == 1:
            return YOUR_HERO
        away = {enemy: distance(self.cell[who], self.cell[enemy]) for enemy in enemies}
        wanted = max(away.values()) if far > 1 else min(away.values())
        cell = self.by_compass([self.cell[enemy] for enemy in enemies if away[enemy] == wanted])
        return next(enemy for enemy in enemies if self.cell[enemy] == cell)

    def hit(self, target: Who, value: int) -> None:
        """BC6.2, BC7.1–BC7.3: nobody defends but minions."""
        if target == YOUR_HERO:
            self.health[YOURS] = max(0, self.health[YOURS] - value)
        elif self.cell[target] is not None and self.health[YOURS]:
            defence = self.minions[YOURS]["defence"] + self.take_bonuses(self.cell[target], "DEF")
            if value > defence:
                self.cell[target] = None

    def attack(self, ability: dict[str, Any]) -> None:
        """BC11.1–BC11.4, BC11.17, BC18.6."""
        who, far = ability["who"], ability["far"]
        value = ability["value"] + self.boost(ability["crest"])
        value += self.take_bonuses(self.cell[who], "ATK", *(["RANGE"] if far > 1 else []))
        if ability["all"]:
            self.hit(YOUR_HERO, value)
            self.hit(YOUR_MINION, value)
            return
        target = self.aim(who, far)
        if target == YOUR_MINION and value <= self.minions[YOURS]["defence"] + self.count(self.cell[target], "DEF"):
            target = YOUR_HERO
        self.hit(target, value)

    def way(self, target: Who, value: int) -> list[Cell]:
        """BC11.7–BC11.9, BC18.8, BC18.16: the hazards it is put on, with whatever lies between."""
        start = self.cell[target]
        free = OPEN - self.filled(target)
        symbols, left = {start: 0}, value
        while left and not any(symbols.values()):
            front = {cell for here in symbols for cell in beside(here) if cell in free}
            symbols = {cell: self.count(cell, "HAZARD") for cell in front}
            left -= 1
        if not any(symbols.values()):
            return []
        goal = self.by_compass([cell for cell, number in symbols.items() if number == max(symbols.values())])
        best, most = [], 0
        around = [cell for cell in beside(goal) if cell in free]
        while around:                                                         # the compass's first choice is tried first
            out = self.by_compass(around)
            around.remove(out)
            if self.count(out, "HAZARD"):
                path = [(out, goal)[number % 2] for number in range(left)]
            else:
                path = [out, goal] * (left // 2)
            damage = sum(self.count(cell, "HAZARD") for cell in path)
            if damage > most or (damage == most and len(path) < len(best)):
                best, most = path, damage
        return [goal, *best]

    def push(self, ability: dict[str, Any], trial: bool = False) -> bool:
        """BC11.5, BC11.6, BC11.13: whether somebody can be put on a hazard."""
        before = {cell: text[:] for cell, text in self.lies.items()}
        value = ability["value"] + self.boost(ability["crest"]) + self.take_bonuses(self.cell[ability["who"]], "PUSH")
        first = self.aim(ability["who"], ability["far"])
        targets = [first, *(each for each in self.living() if each != first)]
        target, path = next(((each, way) for each in targets if (way := self.way(each, value))), (first, []))
        if trial:
            self.lies = before
            return bool(path)
        for cell in path:
            if self.cell[target] is None or not self.health[YOURS]:
                break
            self.cell[target] = cell
            damage = self.count(cell, "HAZARD")
            if damage and target == YOUR_MINION:
                self.cell[target] = None
            elif damage:
                self.hit(YOUR_HERO, damage)
        return bool(path)

    def use(self, ability: dict[str, Any]) -> None:
        """BC9.10, BC16.3."""
        verb = ability["verb"]
        if not self.health[YOURS]:
            return
        if self.cell[ability["who"]] is None:
            self.fall_back()
        elif verb == "attack":
            self.attack(ability)
        elif verb == "push":
            if not self.push(ability):
                self.fall_back()
        elif verb in ("march", "flight"):
            if not self.travel(ability["who"], ability["value"], verb == "flight"):
                self.fall_back()
        elif verb == "heal":
            self.health[ITS] = min(ROWS[self.hero]["health"], self.health[ITS] + ability["value"])
        elif verb == "ready":
            self.sideways()[0 if self.order["choice"] == "leftmost" else -1].remove("used")
        elif verb == "star":
            self.use_star()

    def sideways(self) -> list[list[str]]:
        return [card for card in self.rows[ITS] if "used" in card and card is not self.activated]

    def fall_back(self) -> None:
        """BC11.12–BC11.15."""
        if not self.has_fallen_back:
            self.has_fallen_back = True
            self.use(read_abilities("heal 1" if self.hero == "whispyr" else "attack 1")[0])

    # --- stars: BC16.2–BC16.5, BC18.7

    def would_do(self, ability: dict[str, Any]) -> bool:
        verb = ability["verb"]
        if self.cell[ability["who"]] is None:
            return False
        if verb == "heal":
            return self.health[ITS] < ROWS[self.hero]["health"]
        if verb == "ready":
            return bool(self.sideways())
        if verb == "push":
            return self.push(ability, trial=True)
        if verb in ("march", "flight"):
            lies, cells = {cell: text[:] for cell, text in self.lies.items()}, dict(self.cell)
            moves = self.travel(ability["who"], ability["value"], verb == "flight")
            self.lies, self.cell = lies, cells
            return moves
        return True

    def entries(self) -> list[tuple[str, str]]:
        """The list of priorities: what each entry is called and does."""
        if self.hero == "akhena":
            found = {at: BY_NUMBER[int(self.lies[at][0][:-1]), self.lies[at][0][-1]] for at, symbol in
                     self.symbols(self.cell[HERO]) if symbol == "STAR"}
            texts = {at: row["text"].removeprefix("when star: ") for at, row in found.items()}
            texts = {at: text for at, text in texts.items() if text not in self.used and self.would_do(read_abilities(text)[0])}
            landmark = [(texts[at], texts[at]) for at in ([self.by_compass(texts)] if texts else [])]
            return [("own heal", "heal 1"), *landmark, ("own march", "march 1")]
        if self.hero == "mutino":
            return [("rig attack", "minion attack 2 r1"), ("rig push", "minion push 1 r1"), ("own attack", "attack 1 r2-3")]
        if self.hero == "whispyr":
            return [("own attack", "attack 1 r1"), ("wisp attack", "minion attack 1 r1"), ("own flight", "flight 1")]
        near = any(distance(self.cell[HERO], self.cell[each]) == 1 for each in self.living())
        shield = [("detonate", "attack 2 r1 all")] if self.item[ITS] == "back" and near else []
        return [*shield, *([("expand", "flip")] if self.item[ITS] == "start" else []), ("own push", "push 1 r1")]

    def use_star(self) -> None:
        for name, text in self.entries():
            ability = read_abilities(text)[0]
            if name not in self.used and self.would_do(ability):
                self.used.add(name)
                self.use(ability)
                if name in ("expand", "detonate") and self.health[YOURS]:
                    self.item[ITS] = "back" if name == "expand" else "start"
                return
        self.fall_back()

    # --- the turn

    def turn(self) -> None:
        """BC9.8–BC9.11."""
        for step in self.order["steps"]:
            ready = [card for card in self.rows[ITS] if "used" not in card]
            if not self.health[YOURS]:
                return
            if step == "M":
                value = sum(self.face(card)["move"] for card in ready)
                if ready:
                    self.travel(HERO, value, False)
                if self.cell[MINION] is not None:
                    self.travel(MINION, value, False)
            elif step == "A" and ready:
                card = self.activated = ready[0 if self.order["choice"] == "leftmost" else -1]
                card.append("used")
                for ability in read_abilities(self.face(card)["text"]):
                    self.use(ability)
                self.activated = []
            elif step == "R" and len(ready) <= self.order["refresh"] + (self.hero == "akhena"):
                for card in self.rows[ITS]:
                    if "used" in card:
                        back = "back" in card
                        card[1:] = [] if back else ["back"]
