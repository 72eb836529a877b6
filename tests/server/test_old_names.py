"""Levels that were called otherwise once are still read: in wishes, in files, and at tables that were kept under those names."""
from collections.abc import Iterator

import pytest
from served import Served, serving

from kotatsu import bots
from kotatsu.server.library import Installed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("names") / "tables.db", Installed()) as served:
        yield served


@pytest.mark.parametrize("old", bots.OLD_NAMES)
def test_a_bot_is_wished_for_and_takes_over_by_its_old_name(server: Served, old: str) -> None:
    opened = server.open("here", old, game="samurai")
    file = server.get(f"/api/tables/{opened['owner']}/export")
    assert file["seats"][1]["bot"] == bots.OLD_NAMES[old]
    server.post(f"/api/tables/{opened['owner']}/takeover/0", {"bot": old}, 204)
    with server.page(opened["owner"]) as page:
        page.until(lambda page: page.table["seats"][0]["bot"] == bots.OLD_NAMES[old])


def test_a_table_that_was_kept_under_old_names_is_played_on(server: Served) -> None:
    """Its seats keep what they were called, and the bots of today sit there."""
    file = server.get(f"/api/tables/{server.open('here', 'random', game='samurai')['owner']}/export")
    kept = {**file, "seats": [{"kind": "bot", "bot": "careful"}, {"kind": "bot", "bot": "brisk"}]}
    again = server.post("/api/tables/import", kept)
    with server.page(again["watch"]) as page:
        page.until(lambda page: len({entry["seat"] for entry in page.log} & {0, 1}) == 2)
        assert [seat["bot"] for seat in page.table["seats"]] == ["careful", "brisk"]


def test_a_level_that_is_no_longer_offered_is_played_by_the_one_below() -> None:
    """A table that was kept with it goes on."""
    for game, name in bots.RETIRED:
        assert name not in bots.names(game) and bots.find(game, name) is bots.find(game, bots.RETIRED[game, name])
