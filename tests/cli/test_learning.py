"""`rl`: the tables of numbers, for people and for programs."""


def test_the_table_of_actions(kotatsu):
    said = kotatsu("rl", "actions", "samurai")
    assert said.code == 0
    assert "102–108   token samurai" in said.out
    found = kotatsu("rl", "actions", "samurai", "--all", "--json").json()
    assert found["version"] == 1
    assert [row["first"] for row in found["actions"]] == list(range(1, found["numbers"]))
    assert {"first": 102, "last": 102, "action": "token Heihachi", "rule": "SS10.3", "luck": False} in found["actions"]


def test_the_table_of_what_a_seat_sees(kotatsu):
    said = kotatsu("rl", "observation", "samurai")
    assert said.code == 0
    assert "1 for the round: 1, 2, 3" in said.out
    found = kotatsu("rl", "observation", "samurai", "--all", "--json").json()
    assert [row["first"] for row in found["observation"]] == list(range(found["numbers"]))


def test_other_words_are_refused(kotatsu):
    said = kotatsu("rl", "rewards", "samurai")
    assert said.code == 2
    assert "kotatsu rl observation GAME" in said.err
