"""Guards of style: words that left the glossary stay away, and a side that is plural has its verb in the plural."""
import re

import pytest

from kotatsu.words import folder
from tests.words.test_files import everything, files

# words that stood where the glossary has another; a rule of one game may not borrow the other's
GENERAL = {
    "en": (r"(?<!there) is none\b", r"(?<!there) is no (?:JSON|dominance|action|ambush|attack|wound)\b",
           r"\bare no (?:ability|deck) cards\b", r"\bthe own\b", r"\bpress long\b", r"\btable’s custom\b", r"\baslant\b"),
    "uk": ("оборонец", "лицем догори", "[Сс]орочкою догори", r"вибор(?:и|ів)\b", "заміш(?:ати|ує|ують|ування)"),
    "ru": ("[Нн]аугад", "карте леса", "чтеца экрана", "[Рр]убашкой вверх"),
    "cs": (r"[Ll]íz(?:n|a)", "[Oo]dhazovací(?:ho|m)? balíč", "[Oo]dkládací(?:ho|m)? balíč"),
}
FORBIDDEN = {
    "root": {
        "uk": ("Арбітр", "Декрет", "Деспот", "стосунк", "стовпц", "відбій", "скинутих карт", "шкал[ауі] очок", "потрібні човни",
               "сутінків", "[Пп]ісля підготовки"),
        "ru": ("Арбитр", r"\bУказ[ауе]?\b", "Деспот", r"[Сс]оздать", r"\bсозданн", "дивиденд", "[Дд]обавочн", "по броску",
               "сожжённых полян", r"(?:семь|шесть|восемь|казарм)[^.]* на карте\b"),
        "cs": ("Arbitr", "nevede stezka", "hozen(?:é|ých) zásah", r"\b[Zz]a (?:Rozbřesku|Bílého)", "(?<!^)(?:v|do|o|z) Dekret"),
    },
    "samurai": {"en": (), "uk": (), "ru": ("[Бб]аррикад", "[Уу]садьб"), "cs": ()},
    "senjutsu": {
        "en": (r"^You (?:draw|take|see) \{",),
        "uk": ("поведінк", "бажан[оа]ї відстан", "[Пп]олегл(?:ий|ого|им|ому) вельмож", r"\b[Гг]екс",
               r"\d зосереджен", r"\bран[аиу]\b"),
        "ru": ("поведени", "предпочитаем", r"\b[Вв] рук[еу]\b", "предел(?:а|у)? руки", "[Пп]оединк", r"\d концентраци",
               "(?:эт|ваш|люб|как|нужн|принят)(?:ой|ей|ую|ая|а) камаэ", "камаэ важна"),
        "cs": (r"\b[Tt]oto kolo\b", r"\b[Bb]ot(?:a|y|i|ovi|em|ů|ům)\b", "Při úspěchu"),
    },
}
# who acts in these messages is never plural (the Vagabond, the Cult), or the verb is the same in both numbers
SINGULAR = re.compile(
    r"^root-(?:event|why|ask|result|act)-(?:character|camped|refreshed|slipped|walked|explored|left-ruin|aided|received|relation|"
    r"quest-done|struck|repaired|stole|labored|hid|instigated|scorched|rested|tossed|put-aside|on-track|item-used|forest|"
    r"outcast|souls|crusade|converted|sanctified|revealed|acolyte|returned|revolted|officer|organized|"
    r"priced|gathered|committed|committed-own|funded|funded-own|exported|buy-own|overwork|extra|recruits|paid-wood|wood|keep|"
    r"decree|fulfils|new-roost|emergency|leader-[a-z]+)$")
SAME = {"cs": {"root-event-outrage", "root-event-enlisted", "root-event-won-points", "root-event-won-dominance", "root-event-paid",
               "root-event-hostile", "root-ask-ambush", "root-outcome-coalition", "root-event-banked", "root-why-other-side",
               "root-event-turn", "root-event-foiled"},
        "uk": {"root-event-banked", "root-outcome-coalition", "root-why-join-fewest"}}


@pytest.mark.parametrize("lang", GENERAL)
def test_words_that_left_the_glossary(lang: str) -> None:
    found = []
    for path in files(lang):
        game = next((name for name in FORBIDDEN if path.name.startswith(name)), "")
        words = (*GENERAL[lang], *FORBIDDEN.get(game, {}).get(lang, ()))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            text = line.strip() if line.startswith((" ", "\t")) else line.partition(" = ")[2]
            found += [f"{path.name}:{number}: {word}: {text.strip()}" for word in words if re.search(word, text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("lang", "ending"), [("ru", "[аеиоуя]л(?:ся)?|[её]н"), ("cs", "[aieěy]l|(?:[aá]|e)n")])
def test_what_a_woman_did_is_not_told_of_a_man(lang: str, ending: str) -> None:
    """Senjutsu's Warrior is a woman in Russian and Czech: what befalls `{ $who }` is in the present, or chosen by its gender."""
    source = (folder() / lang / "senjutsu.ftl").read_text(encoding="utf-8")
    wrong = []
    for match in re.finditer(r"^(senjutsu-[\w-]+) =((?:.*\n(?:[ \t]+.*\n)*))", source, re.M):
        if "_gender" not in match[2] and re.search(rf"\{{ \$(?:who|other) \}}[^.,:{{}}\n]*?\b\w\w+(?:{ending})\b", match[2]):
            wrong.append(f"{match[1]}: {match[2].strip()}")
    assert not wrong, "\n".join(wrong)


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
