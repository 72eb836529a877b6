"""The printed sets as the rule index has them; fields, words and random tables."""

import pytest

from kotatsu.games.battlecrest import words
from kotatsu.games.battlecrest.data import make_book
from kotatsu.games.battlecrest.fields import FOLLOWS, HELD_BY_ROWS, SIDE, TABLE
from kotatsu.games.battlecrest.lexicon import LEXICON
from kotatsu.games.battlecrest.printed import records
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.agenda import KINDS, fields
from kotatsu.kernel.game import rule_phrase
from kotatsu.words import LANGUAGES, translator
from tests.fields import check_attributes, check_copied
from tests.games.battlecrest.scene import GAME
from tests.words.test_files import arguments, everything

# move, defence, crest, text, as the rule index prints them
CARDS = """fate-herald: 1 1 SKY attack 2 r1-3 +1/ANCESTOR; may swap | 1 2 ANCESTOR attack 3 r1-2; may swap; star
ancestor-ward: 1 3 ANCESTOR heal 1; star | 2 1+ANCESTOR ANCESTOR march 2; star
sky-descent: 2 1 SKY march 2; attack 3 r1 +1/SKY | 1 1 SKY attack 2 r1 all +1/ANCESTOR
staff-sweep: 1 1 ANCESTOR push 2 r1 +1/SKY; attack 1 r1 | 1 2 SKY attack 3 r1 +1/SKY
long-shot: 1 1 AIM attack 3 r2-4 +1/AIM | 1 1 AIM attack 4 r3-5
dirty-trick: 2 2 GEAR push 2 r1-2; march 1; star | 2 2 AIM march 2; attack 2 r1-3 +1/AIM
overdrive-rig: 2 2 GEAR minion march 2; minion attack 3 r1 +1/GEAR; star | 1 3 GEAR minion push 2 r1 +1/GEAR; star
blink-strike: 2 1 WIND flight 3; attack 3 r1 +1/THORN | 2 1 THORN attack 3 r1 +1/WIND; flight 2
thorn-volley: 1 2 THORN attack 2 r1-2 all +1/WIND; star | 1 2 WIND attack 3 r1-3 +1/THORN
veil-of-leaves: 2 3 WIND flight 2; heal 1; star | 1 3 THORN push 2 r1 +1/WIND; star
piston-fist: 1 2 IRON attack 4 r1 +1/FIRE | 1 1 FIRE push 2 r1; attack 3 r1 +1/IRON
arsenal-barrage: 1 1 FIRE attack 2 r1-3 +1/FIRE; star | 1 2 IRON attack 2 r1-2 all +1/FIRE; star
siege-advance: 2 3 IRON march 2; push 1 r1 +1/IRON; star | 2 1+IRON FIRE march 2; attack 3 r1"""
HEROES = {
    "akhena": (13, ["7 ANCESTOR", "3 SKY"], "march 1; or heal 1"),
    "mutino": (13, ["6 AIM", "3 GEAR"], "march 1; or attack 1 r2-3"),
    "whispyr": (13, ["6 WIND", "3 THORN"], "flight 1; or attack 1 r1"),
    "forge": (11, ["6 IRON", "3 FIRE"], "march 1; or push 1 r1"),
}


@pytest.mark.rule(*(f"BC15.{row}" for row in range(1, 35)))
def test_hero_cards_are_those_of_the_index():
    rows = records(None)
    for line in CARDS.split("\n"):
        id, _, faces = line.partition(": ")
        for end, face in zip(("start", "back"), faces.split(" | "), strict=True):
            row = rows[f"{id}.{end}"]
            boost = f"+{row['boost']}" if "boost" in row else ""
            assert f"{row['move']} {row['defence']}{boost} {row['crest']} {row['text']}" == face
    for hero, (health, crests, stars) in HEROES.items():
        assert (rows[hero]["health"], rows[hero]["crests"], rows[hero]["text"]) == (health, crests, f"when star: {stars}")
    assert [(rows[id]["defence"], rows[id]["move"], rows[id]["text"]) for id in ("rig", "wisp")] == [
        (2, 3, "when star: minion attack 2 r1; or minion push 1 r1"),
        (1, 4, "when star: minion flight 2; or minion attack 1 r1"),
    ]
    assert [(rows[f"blast-shield.{end}"]["defence"], rows[f"blast-shield.{end}"]["text"]) for end in ("start", "back")] == [
        (1, "when star: flip"),
        (2, "when star: attack 2 r1 all then flip"),
    ]


@pytest.mark.rule("BC16.1", "BC16.2", "BC16.3", "BC16.4", "BC16.5")
def test_solo_cards_are_those_of_the_index():
    rows = records(None)
    found = {
        hero: (rows[f"solo-{hero}"]["hero"], rows[f"solo-{hero}"].get("minion", ""), rows[f"solo-{hero}"]["text"])
        for hero in HEROES
    }
    assert found == {
        "akhena": ("1-2", "", "when fallback: attack 1"),
        "mutino": ("3-4", "1", "when fallback: attack 1"),
        "whispyr": ("1", "1", "when fallback: heal 1"),
        "forge": ("1", "", "when fallback: attack 1"),
    }
    solos = {
        hero.id: solo for hero, solo in zip(make_book({}, None).printed.heroes, make_book({}, None).printed.solos, strict=True)
    }
    assert [solos[hero].refresh for hero in HEROES] == [1, 0, 0, 0] and solos["forge"].ignored == 1
    assert solos["mutino"].lost_minion_falls_back and not any(solo.swaps for solo in solos.values())


def test_every_attribute_of_a_state_is_in_a_table_or_follows_and_is_copied():
    state = State(make_book({}, None))
    check_attributes(state, TABLE, SIDE, follows=(*FOLLOWS, *HELD_BY_ROWS))
    check_copied(state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_questions_and_rules_have_their_sentences(lang):
    known = everything(lang)
    assert [id for id in LEXICON.messages() if id not in known] == []
    assert [row.key for row in words.QUESTIONS if f"battlecrest-ask-{row.word or row.key}" not in known] == []
    speaks = translator(lang, strict=True)
    for chapter in GAME.rules():
        assert speaks.format(chapter.title) and all(speaks.format(rule_phrase(row)) for row in chapter.rows)
    if lang == "en":
        for id, given in LEXICON.messages().items():
            assert arguments("en", known[id][""]) <= given, id


def test_every_field_of_every_item_has_its_kind():
    items = [kind for name, kind in KINDS.items() if name.startswith("battlecrest.") and not kind.__subclasses__()]
    assert {field for kind in items for field in fields(kind)} == set(LEXICON.fields)


def test_rules_that_rows_name_exist():
    known = {row for chapter in GAME.rules() for row in chapter.rows}
    named = {row.word: row.rule for row in [*LEXICON.verbs.values(), *LEXICON.events.values()] if isinstance(row.rule, str)}
    named |= {f"{kind.name} {thing.name}": thing.rule for kind in LEXICON.kinds.values() for thing in kind.things}
    assert {what: rule for what, rule in named.items() if rule and rule not in known} == {}
    assert len(known) == 190
