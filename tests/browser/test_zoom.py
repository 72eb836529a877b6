"""A page that is zoomed to 200 % has half as many pixels each way: no word is cut, covered or pushed out of sight."""
from kotatsu import games
from tests.browser import eyes
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import LANGUAGES, SIZES

LAPTOP = SIZES["laptop"]
TABLES = ("root", "samurai", "senjutsu")


def test_twice_as_large(house: House, visit: Visit) -> None:
    """The start screen; the set-up of every game; tables; in four languages."""
    visitor = visit()
    visitor.page.set_viewport_size({"width": LAPTOP["width"] // 2, "height": LAPTOP["height"] // 2})
    fewest = {one["name"]: one["seats"]["min"] for one in house.get("games")}
    problems = []
    for screen in ("", *(f"new/{game}" for game in games.names()), *TABLES):
        visitor.go("#/about")
        visitor.part("about").wait_for()
        if screen in fewest:
            visitor.sit(house.open(*["here"] * fewest[screen], game=screen)["owner"])
        else:
            visitor.go(f"#/{screen}")
            visitor.part("setup" if screen else "start").wait_for()
        for language in LANGUAGES:
            visitor.speak(language)
            problems += [f"{screen}, {language}: {problem}" for problem in eyes.layout(visitor.page)]
    assert problems == []
