"""Guards of style: words that left the glossary stay away, and a side that is plural has its verb in the plural."""
import re

import pytest

from tests.words.test_files import everything, files

# words that stood where the glossary has another; a rule of one game may not borrow the other's
FORBIDDEN = {
    "en": (r"(?<!there) is none\b", r"\bis no (?:JSON|dominance|action|ambush)\b", r"\bthe own\b", r"\bpress long\b",
           r"\btable’s custom\b"),
    "uk": ("Арбітр", "Декрет", "Деспот", "стосунк", "стовпц", "відбій", "скинутих карт", "шкал[ауі] очок", "оборонец",
           "лицем догори", "потрібні човни", "сутінків", r"вибор(?:и|ів)\b"),
    "ru": ("Арбитр", r"\bУказ[ауе]?\b", "Деспот", r"[Сс]оздать", r"\bсозданн", "карте леса", "дивиденд", "[Нн]аугад", "[Дд]обавочн",
           "по броску"),
    "cs": ("Arbitr", r"[Ll]íz(?:n|a)", "odhazovací(?:ho|m)? balíč", "nevede stezka", "hozen(?:é|ých) zásah"),
}
# who acts in these messages is never plural (the Vagabond, the Cult), or the verb is the same in both numbers
SINGULAR = re.compile(
    r"^root-(?:event|why|ask|result|act)-(?:character|camped|refreshed|slipped|walked|explored|left-ruin|aided|received|relation|"
    r"quest-done|struck|repaired|stole|labored|hid|instigated|scorched|rested|tossed|put-aside|on-track|item-used|forest|"
    r"outcast|souls|crusade|converted|sanctified|revealed|acolyte|returned|revolted|officer|organized|"
    r"priced|gathered|committed|funded|exported|buy-own|overwork|extra|recruits|paid-wood|wood|keep|"
    r"decree|fulfils|new-roost|emergency|leader-[a-z]+)$")
SAME = {"cs": {"root-event-outrage", "root-event-enlisted", "root-event-won-points", "root-event-won-dominance", "root-event-paid",
               "root-event-hostile", "root-ask-ambush", "root-outcome-coalition", "root-event-banked", "root-why-other-side",
               "root-event-turn", "root-event-foiled"},
        "uk": {"root-event-banked", "root-outcome-coalition", "root-why-join-fewest"}}


@pytest.mark.parametrize("lang", FORBIDDEN)
def test_words_that_left_the_glossary(lang: str) -> None:
    found = []
    for path in files(lang):
        if path.name.startswith(("samurai", "page-samurai", "senjutsu")):
            continue                             # «Указ» and the like are Root's; the others have their own glossaries
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            text = line if line.startswith((" ", "\t")) else line.partition(" = ")[2]
            found += [f"{path.name}:{number}: {word}: {text.strip()}" for word in FORBIDDEN[lang] if re.search(word, text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["uk", "cs"])
def test_a_plural_side_has_its_verb_in_the_plural(lang: str) -> None:
    """`{ $who }` in the nominative stands before a colon, in brackets, or beside a form chosen by its gender."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in files(lang) if path.name.startswith("root"))
    wrong = []
    for match in re.finditer(r"^(root-[\w-]+) =((?:.*\n(?:    .*\n)*))", source, re.M):
        id, text = match[1], match[2]
        if SINGULAR.match(id) or id in SAME[lang]:
            continue
        for name in ("who", "other"):
            for found in re.finditer(rf"(.?.?)\{{ \${name} \}}(.?)", text):
                before, after = found[1], found[2]
                alone = after in ":),;" or before.endswith(": ") or "(" in before
                if not alone and f"${name}_gender" not in text:
                    wrong.append(f"{id}: {text.strip()}")
    assert not wrong, "\n".join(wrong)


def test_everything_is_looked_at() -> None:
    assert len(everything("uk")) > 1000
