"""Writes the words of Senjutsu that follow from data: its terms from the glossary, and what each card does from its rows.

    .venv/bin/python scripts/senjutsu_words.py ../shared/facts/glossary.md

makes `senjutsu-terms.ftl` (names and terms of chapter 3) and `senjutsu-cards.ftl` (a row of the rules reference for each card, the
lines among which a player picks, and short names for the plain table) in four languages. What cannot be derived (cases of names,
the phrases of which a card's text is made) stands in `senjutsu_phrases.toml` beside this file.
"""
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1]
RULES = HERE / "src" / "kotatsu" / "games" / "senjutsu"
WORDS = HERE / "src" / "kotatsu" / "words"
LANGUAGES = ("en", "uk", "ru", "cs")
PHRASES: dict[str, Any] = tomllib.loads((HERE / "scripts" / "senjutsu_phrases.toml").read_text(encoding="utf-8"))
ROW = re.compile(r"\| `(senjutsu-[\w-]+)` \| (.*?) \| (.*?) \| (.*?) \| (.*?) \| ")
HEADING = re.compile(r"(else at \d|at \d|success|when [a-z ]+):\s*")
NOTE = re.compile(r" \((?:[^()]*)\)$")
SHORT = {"senjutsu-bot-samurai-leader": "leader", "senjutsu-bot-katana-ashigaru": "katana", "senjutsu-bot-yari-ashigaru": "yari",
         "senjutsu-bot-yumi-ashigaru": "yumi"}


def glossary(path: Path) -> dict[str, tuple[str, ...]]:
    """Every key of chapter 3 with its four names, grammar notes taken off; kinds of bots under the names the rules use."""
    text = path.read_text(encoding="utf-8")
    chapter = text[text.index("\n## 3. "):text.index("\n## 4. ")]
    found = {}
    for key, *names in ROW.findall(chapter):
        key = f"senjutsu-bot-{SHORT[key]}" if key in SHORT else key
        found[key] = tuple(NOTE.sub("", name).strip().replace("'", "’") for name in names)
    return found


def terms(names: dict[str, tuple[str, ...]], column: int) -> list[str]:
    """The glossary as messages; figures with their cases and gender."""
    lang = LANGUAGES[column]
    lines = ["### Names and terms of Senjutsu, one for each thing. Written by scripts/senjutsu_words.py from the glossary.", ""]
    for key, row in names.items():
        lines.append(f"{key} = {PHRASES['instead'].get(key, {}).get(lang, row[column])}")
        forms = PHRASES["cases"][lang].get(key, ())
        lines += [f"    .{case} = {form}" for case, form in zip(("gender", "gen", "dat", "acc", "ins"), forms, strict=False)]
    return lines


# --- cards

class Teller:
    """Says cards in one language."""

    def __init__(self, names: dict[str, tuple[str, ...]], column: int) -> None:
        self.names, self.column, self.lang = names, column, LANGUAGES[column]

    def name(self, key: str) -> str:
        return self.names[f"senjutsu-{key}"][self.column]

    def phrase(self, table: str, key: str) -> str:
        return str(PHRASES[table][key][self.column])

    # --- parts of a line
    def steps(self, words: list[str]) -> str:
        """`F3 2?`, with the directions spelt out."""
        way, icon = words
        some = self.phrase("steps", icon)
        return f"{some} {self.phrase('ways', way)}"

    def diagram(self, words: list[str]) -> str:
        """Marked hexes with what happens there, those with the same effect together."""
        by_effect: dict[str, list[str]] = {}
        for word in words:
            place, _, effect = word.rpartition(":")
            by_effect.setdefault(effect, []).append(self.phrase("places", place))
        dash = "—" if self.lang in ("uk", "ru") else "–"
        said = [f"{', '.join(places)} {dash} {self.effect(effect)}" for effect, places in by_effect.items()]
        return f"{self.phrase('joins', 'hits')}: {'; '.join(said)}"

    def effect(self, text: str) -> str:
        parts = []
        for part in text.split("+"):
            band = re.match(r"\[(.*?)\]", part)
            what = self.phrase("effects", part[band.end():] if band else part)
            parts.append(f"{what} ({self.phrase('bands', band[1])})" if band else what)
        return f" {self.phrase('joins', '&')} ".join(parts)

    def shields(self, words: list[str]) -> str:
        places = []
        for word in words:
            place, _, band = word.partition(":")
            said = self.phrase("places", place)
            places.append(f"{said} ({self.phrase('bands', band.strip('[]'))})" if band else said)
        return f"{self.phrase('joins', 'shields')}: {', '.join(places)}"

    def deed(self, text: str) -> str:
        if text in PHRASES["deeds"]:
            return self.phrase("deeds", text)
        verb, *words = text.split()
        if verb == "step":
            return self.steps(words)
        if verb == "turn":
            return self.phrase("turns", words[0])
        if verb == "hit":
            return self.diagram(words)
        if verb == "block":
            return self.shields(words)
        if verb == "counter":
            return self.phrase("joins", "counter").format(values=", ".join(words))
        raise KeyError(text)

    def line(self, text: str) -> str:
        """A line without its heading."""
        text = text.removeprefix("or ")
        bands = re.match(r"\[(.*?)\]\s*", text)
        rest = text[bands.end():] if bands else text
        parts = re.split(r" (&|then) ", rest)
        said = self.deed(parts[0])
        for join, deed in zip(parts[1::2], parts[2::2], strict=True):
            told = self.deed(deed)
            if join == "&" and deed.startswith("foe ") and parts[0].startswith("foe "):
                told = told.removeprefix(self.subject(said, told))
            said += f"{',' if join == 'then' else ''} {self.phrase('joins', join)} {told}"
        if not bands:
            return said
        return f"{', '.join(self.phrase('bands', band) for band in bands[1].split('+'))}: {said}"

    @staticmethod
    def subject(said: str, told: str) -> str:
        """What two deeds of a foe begin with: it is said once, but for an article ("a stun and a hobble")."""
        same = [one for one, other in zip(said.split(), told.split(), strict=False) if one == other]
        return " ".join(word for word in same if word != "a") + " "

    def text(self, rows: list[dict[str, Any]]) -> str:
        """All lines of a card, a sentence for each heading; twins differ in the value of their second half only."""
        lines = rows[0]["text"].strip().splitlines()
        sentences: list[str] = []
        for number, line in enumerate(lines):
            heading = HEADING.match(line)
            rest = line[heading.end():] if heading else line
            said = self.line(rest)
            if heading:
                said = f"{self.heading([row['text'].strip().splitlines()[number] for row in rows])} {said}"
            if heading or not sentences:
                sentences.append(said)
            elif rest.startswith("or "):
                sentences[-1] += f", {self.phrase('joins', 'or')} {said}"
            else:
                sentences[-1] += f"; {said}"
        return " ".join(f"{sentence[0].upper()}{sentence[1:]}." for sentence in sentences)

    def smooth(self, text: str) -> str:
        """Ukrainian «у» after a vowel is «в», «і» between vowels «й»."""
        if self.lang != "uk":
            return text
        text = re.sub(r"(?<=[аеєиіїоуюя] )у(?= будь| Рівн| Рішуч|перед)", "в", text)
        return re.sub(r"(?<=[аеєиіїоуюя] )і(?= [аеєиіїоуюя])", "й", text)

    def heading(self, lines: list[str]) -> str:
        found = [HEADING.match(line) for line in lines]
        first = found[0]
        assert first is not None
        value = re.search(r"\d", first[1])
        if value is None:
            return self.phrase("headings", first[1])
        values = list(dict.fromkeys(each[1][-1] for each in found if each))
        return self.phrase("headings", first[1][:-1].strip()).format(value="/".join(values))

    # --- faces
    def face(self, rows: list[dict[str, Any]], solo: bool) -> str:
        """What stands around the text of a card."""
        row = rows[0]
        parts = [self.name(f"type-{row['type']}")]
        if row.get("core"):
            parts.append(self.name("type-core").lower())
        elif "rank" in row and row["rank"] != "core":
            parts.append(self.name(f"rank-{row['rank']}").lower())
        values = list(dict.fromkeys(each["initiative"].replace("-", "–") for each in rows))
        if values[0][0].isdigit():
            value = "/".join(values)
            if "other_initiative" in row:
                band, other = re.fullmatch(r"\[(.*)\] (\d)", row["other_initiative"]).groups()      # type: ignore[union-attr]
                value += f" ({self.phrase('bands', band)} {other})"
            parts.append(f"{self.name('initiative').lower()} {value}")
        if "cost" in row:
            parts.append(self.phrase("face", f"cost{row['cost']}"))
        if "needs" in row:
            parts.append(f"{self.phrase('face', 'only')} {self.phrase('bands', row['needs'])}")
        if "instant" in row:
            parts.append(self.name({"plain": "instant"}.get(row["instant"], f"instant-{row['instant']}")).lower())
        parts += [self.name(mark).lower() for mark in ("prepared", "unblockable") if row.get(mark)]
        if "range" in row:
            parts.append(f"{self.name('range').lower()} {row['range']}")
        numbers = f" ({', '.join(each['id'] for each in rows)})" if solo else ""
        return f"{', '.join(parts)}{numbers}."

    def short(self, key: str, row: dict[str, Any]) -> str:
        """A card in a few words: name, type, initiative."""
        value = row["initiative"].replace("-", "–")
        return f"{self.name(key)}, {self.name('type-' + row['type']).lower()}{' ' + value if value[0].isdigit() else ''}"


def cards(names: dict[str, tuple[str, ...]], column: int) -> list[str]:
    """A row of the rules reference for each card, the lines among which somebody picks, and short names."""
    teller = Teller(names, column)
    players = tomllib.loads((RULES / "cards.toml").read_text(encoding="utf-8"))["card"]
    solo = tomllib.loads((RULES / "solo.toml").read_text(encoding="utf-8"))["card"]
    lines = ["### What each card of Senjutsu does, as a row of the rules reference; lines that are picked; short names for lists.",
             "### Written by scripts/senjutsu_words.py from cards.toml and solo.toml.", ""]
    for row in players:
        name = teller.name(f"card-{row['id']}")
        lines.append(f"rule-S-card-{row['id']} = {name}. {teller.face([row], False)} {teller.text([row])}")
    by_name = {row["name"]: f"card-{row['id']}" for row in players}
    for rows in twins(solo):
        key = by_name.get(rows[0]["name"], f"solo-{rows[0]['name']}")
        lines.append(f"rule-S-solo-{rows[0]['id']} = {teller.name(key)}. {teller.face(rows, True)} {teller.text(rows)}")
    lines.append("")
    for row in players:
        text = row["text"].strip().splitlines()
        for place, line in enumerate(text):
            after = HEADING.sub("", text[place + 1]) if place + 1 < len(text) else ""
            here = HEADING.sub("", line)
            if here.startswith(("or ", "[f", "[discard")) or after.startswith("or "):
                said = teller.line(here)
                lines.append(f"senjutsu-line-{row['id']}-{place} = {said[0].upper()}{said[1:]}")
    lines.append("")
    lines += [f"senjutsu-value-{row['id']} = {teller.short('card-' + row['id'], row)}" for row in players]
    for row in solo:
        key = by_name.get(row["name"], f"solo-{row['name']}")
        lines.append(f"senjutsu-value-solo-{row['id'].lower()} = {teller.short(key, row)}")
    lines += [f"senjutsu-value-{key.rpartition('-')[2]} = {row[column]}" for key, row in names.items()
              if key in PHRASES["cases"]["en"]]
    lines += [f"senjutsu-value-stun = {teller.name('stun')}", f"senjutsu-value-002 = {teller.name('status-002')}"]
    return [teller.smooth(line) for line in lines]


def twins(rows: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Solo cards of one name and owner, the lowest number first."""
    found: dict[tuple[str, str, bool], list[dict[str, Any]]] = {}
    for row in rows:
        found.setdefault((row["name"], row.get("owner", ""), bool(row.get("nightmare")) or row.get("pool") == 8), []).append(row)
    return list(found.values())


def main() -> None:
    names = glossary(Path(sys.argv[1]))
    for column, lang in enumerate(LANGUAGES):
        for file, lines in (("senjutsu-terms", terms(names, column)), ("senjutsu-cards", cards(names, column))):
            (WORDS / lang / f"{file}.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
