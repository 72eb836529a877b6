"""Each decision of a bot stands in the log with the numbered step of its lists that decided it."""
import pytest

from kotatsu.games.senjutsu.lexicon import BOT_STEPS, TARGETED
from kotatsu.words import LANGUAGES, translator
from tests.games.senjutsu.cases import Case, params, play
from tests.games.senjutsu.scene import Scene

# a case, the step that must be told, and one that must not be
CASES: tuple[tuple[str, str, str, str, str, str], ...] = (
    ("S13.A.1", "student s1 / katana-1 @1,0 ^4", "stun > 014", "", "rear", "in-place"),
    ("S13.A.2", "student s1 / katana-1", "stun > 024", "", "in-place", "rear"),
    ("S13.A.2b", "student s1 / katana-1 @0,-2", "stun > 024", "", "most-wounds", "in-place"),
    ("S13.A.3a", "student 111 / katana-1 @1,-1 ^4", "111 > 017", "name 6; stop", "past-block", "past-counter"),
    ("S13.A.3b", "student 031 / katana-1 @1,-1 ^4", "031 > 017", "name 6", "past-counter", "past-block"),
    ("S13.A.3c", "student s1 / katana-1 @0,-1 / katana-2 @1,-1", "stun > 017 028", "", "past-bot", "past-block"),
    ("S13.A.4a", "student 031 126 / katana-1", "031 > 018", "name 6", "all-the-same", "into-block"),
    ("S13.A.4b", "student 031 126 / katana-1 stance=defensive", "031 > 018", "name 6", "holds-back", "all-the-same"),
    ("S13.A.4c", "student 123 / katana-1 stance=defensive", "123 > 024", "name 5; stop", "into-block", "all-the-same"),
    ("S13.A.5", "student s1 @0,1 / katana-1 @0,-3", "stun > 024", "", "out-of-reach", "in-place"),
    ("S13.A.6", "student s1 @0,3 / yumi-1 @0,1", "stun > 036", "", "shoots", "no-shot"),
    ("S13.A.6", "student s1 @0,3 / yumi-1 @0,-3", "stun > 036", "", "no-shot", "shoots"),
    ("S13.M.1", "student s1 / katana-1 @0,-3 ^3", "stun > 003", "", "to-goal", "to-distance"),
    ("S13.M.2", "student s1 / katana-1 @0,-2 / rocks@0,-1 -1,0", "stun > 003", "", "to-distance", "to-goal"),
    ("S13.M.3", "student s1 / katana-1 @0,-1 ^2", "stun > 003", "", "turns", "stays"),
    ("S13.M.4", "student s1 / katana-1", "stun > 003", "", "stays", "turns"),
    ("S13.R.1", "student s1 @0,3 / yumi-1 @0,-2", "stun > 004", "", "in-sight", "stays"),
    ("S13.R.2", "student s1 @0,3 / yumi-1 @0,1", "stun > 004", "", "away", "nearest"),
    ("S13.R.3", "student s1 @0,3 / yumi-1 @0,-2 behaviour=left / rocks@0,-1", "stun > 036", "", "to-sight", "any-way"),
    ("S13.R.4", "student s1 @0,3 / yumi-1 @0,-2 behaviour=right / rocks@0,-1 1,-2 1,-3", "stun > 036", "", "any-way", "to-sight"),
    ("S13.R.7", "student s1 @0,-1 / yumi-1 @0,-3 behaviour=left", "stun > 004", "", "nearest", "away"),
    ("S13.D.2", "student 127 / katana-1", "127 > 029", "", "matches", "highest"),
    ("S13.D.2", "student 048 / katana-1 @0,-3", "048 > 029", "", "highest", "matches"),
    ("S13.D.3", "student 048 f1 / katana-1", "048 > 027", "", "of-two-parts", "of-several"),
    ("S13.D.7", "warrior 119 f1 / student 048 @1,-2 / katana-1 @0,-1", "119 048 > 027", "", "of-several", "of-two-parts"),
    ("S13.D.4", "student 127 / katana-1", "127 > 033", "luck shown solo-024; settle", "counter-hits", "counter-fails"),
    ("S13.D.4", "student 127 / katana-1", "127 > 033", "luck shown solo-003; settle", "counter-fails", "counter-hits"),
    ("S13.D.5", "student 127 / katana-1 @0,-1 ^1", "127 > 029", "", "guards", "faces"),
    ("S13.D.5", "student 127 / katana-1 @0,-1 ^0", "127 > 029", "", "faces", "guards"),
    ("S13.F.1", "student s1 / warrior-1 @-1,2 ^0 / rocks@1,-1", "stun > Warrior-003", "", "pushes", "turns-foe"),
    ("S13.F.1", "student 047 / ronin-1", "047 > Ronin-002", "luck shown solo-003", "turns-foe", "pushes"),
    ("S13.F.11", "student s1 / katana-1 @0,-3 toxins=paralysing:2", "stun > 028", "", "frozen", "stays"),
    ("S13.F.14", "student s1 / katana-1 @0,-1 / katana-2 @1,-1", "stun > 024 019", "", "before-bots", "past-bot"),
)
TARGETS: tuple[tuple[str, str, str, str, str], ...] = (
    ("S13.F.16", "student s1 / ronin s1 @3,0 / katana-1 @0,-2", "stun stun > 003", "", "nearest"),
    ("S13.F.16", "student s1 @-1,0 ^1 / ronin s1 @1,-1 ^1 / katana-1 @0,-2 ^3", "stun stun > 003", "", "side"),
    ("S13.F.16", "student s1 @-1,0 ^0 / ronin s1 @1,-1 ^0 / katana-1 @0,-2 ^3", "stun stun > 003", "", "left"),
    ("S12.3", "student 048 @0,1 / ronin s1 @0,3 ^0 / yumi-1 @0,-1", "048 stun > 037", "settle", "slower"),
)


def told(scene: Scene, kind: str) -> list[str]:
    """How the events of a kind end in the words' files."""
    return [words.words.id.removeprefix(f"senjutsu-event-{kind}-") for entry in scene.table.log for _, words in entry.events
            if words.kind == kind]


def rules_told(scene: Scene) -> set[str]:
    return {words.rule for entry in scene.table.log for _, words in entry.events}


@pytest.mark.parametrize("case", params(CASES))
def test_a_decision_is_told_with_its_step(case: tuple[str, str, str, str, str, str]) -> None:
    first: Case = (case[0], case[1], case[2], case[3])
    scene = play(first)
    assert case[4] in told(scene, "decided") and case[5] not in told(scene, "decided"), told(scene, "decided")
    assert case[0] in rules_told(scene)


@pytest.mark.parametrize("case", params(TARGETS))
def test_whom_a_bot_goes_for_is_told_where_there_are_several(case: tuple[str, str, str, str, str]) -> None:
    scene = play((case[0], case[1], case[2], case[3]))
    assert told(scene, "targets")[-1] == case[4], told(scene, "targets")
    assert case[0] in rules_told(scene)
    assert not told(play(("", "student s1 / katana-1 @0,-2", "stun > 003", "")), "targets")      # one foe: nothing to decide


def test_the_tables_above_have_every_step() -> None:
    assert {case[4] for case in CASES} == {thing.name for thing in BOT_STEPS}
    assert {case[4] for case in TARGETS} | {"lord"} == {thing.name for thing in TARGETED}
    for thing in BOT_STEPS:
        assert next(case[0] for case in CASES if case[4] == thing.name) == thing.rule, thing.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_reads_well_in_every_language(lang: str) -> None:
    scene = play(("", "student s1 / ronin s1 @3,0 / katana-1 @0,-2", "stun stun > 024", ""))
    said = [translator(lang, strict=True).format(words.words) for entry in scene.table.log for _, words in entry.events
            if words.kind in ("decided", "targets")]
    assert len(said) == 2 and all(one.endswith((".", "…")) for one in said), said
