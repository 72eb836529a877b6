"""Help pages: every command and option has a sentence, in every language."""
import pytest

from kotatsu.cli import extras
from kotatsu.words import LANGUAGES, translator

COMMANDS = ["games", "new", "show", "legal", "apply", "why-not", "schema", "play", "serve", "backup", "restore", "replay",
            "sim", "ladder", "hint", "analyse", "fuzz", "bench", "lab", "rl", "rules", "compile"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_lists_every_command(kotatsu, lang):
    said = kotatsu("--help", "--lang", lang)
    assert said.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in said.out
    assert "cli-" not in said.out
    assert kotatsu("--lang", lang).out == said.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_of_a_command(kotatsu, lang, command):
    said = kotatsu(command, "--help", f"--lang={lang}")
    assert said.code == 0
    assert f"kotatsu {command}" in said.out
    words = translator(lang, strict=True)
    first = words.say(f"cli-do-{command}").split()[:3]
    assert " ".join(first) in said.out.replace("\u00a0", " ")
    assert "cli-" not in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_command_inside_another(kotatsu, lang):
    said = kotatsu("lab", "run", "--help", f"--lang={lang}")
    assert said.code == 0 and "kotatsu lab run" in said.out and "--games" in said.out and "cli-" not in said.out


def test_a_command_that_needs_an_extra_says_so(kotatsu, monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    for command in (("lab", "run", "root", "--out", "run"), ("replay", "run#3")):
        said = kotatsu(*command)
        assert said.code == 2 and "kotatsu-games[lab]" in said.err


def test_the_environment_chooses_the_language(kotatsu, monkeypatch):
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Příkazy" in kotatsu("--help").out
    monkeypatch.setenv("KOTATSU_LANG", "uk")
    assert "Команди" in kotatsu("--help").out
    assert "Commands" in kotatsu("--help", "--lang", "en").out


def test_version(kotatsu):
    assert kotatsu("--version").out.startswith("kotatsu 0.")
