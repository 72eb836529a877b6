"""Cut the page's fonts down to the characters of each language. Needs fonttools and brotli; run once when fonts or languages change.

`python web/scripts/subset_fonts.py` reads web/node_modules/@fontsource*, writes web/src/fonts/*.woff2 and web/src/fonts.css.
"""
import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
SERIF, SANS = "@fontsource-variable/alegreya/files/alegreya", "@fontsource/alegreya-sans/files/alegreya-sans"
FACES = [("Alegreya Variable", "640 700", SERIF, "wght-normal")] + [
    ("Alegreya Sans", str(weight), SANS, f"{weight}-normal") for weight in (400, 500, 700, 800)]
LETTERS = {  # what each file holds: the package's file it is cut from, and its characters
    "basic": ("latin", [*range(0x20, 0x7F), 0xA0, 0xA7, 0xAB, 0xB1, 0xB7, 0xBB, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D,
                        0x201E, 0x2022, 0x2026, 0x2032, 0x2039, 0x203A, 0x2212]),
    "latin1": ("latin", [0xC1, 0xC9, 0xCD, 0xD3, 0xDA, 0xDD, 0xE1, 0xE9, 0xED, 0xF3, 0xFA, 0xFD]),
    "czech": ("latin-ext", [ord(letter) for letter in "ČĎĚŇŘŠŤŮŽčďěňřšťůž"]),
    "cyrillic": ("cyrillic", [ord(letter) for letter in "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁёЄєІіЇїҐґ№"]),
}
WHOLE = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")         # for any other character, should one come


def ranges(codes: list[int]) -> str:
    """`U+0020-007E,U+00A0`."""
    found: list[list[int]] = []
    for code in sorted(codes):
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ",".join(f"U+{low:04X}" if low == high else f"U+{low:04X}-{high:04X}" for low, high in found)


def cut(source: Path, target: Path, codes: list[int], weights: str) -> None:
    """One file with these characters, kerning and the figures that the page uses."""
    font = TTFont(source)
    if "fvar" in font:
        low, high = map(int, weights.split())
        font = instancer.instantiateVariableFont(font, {"wght": (low, high)})
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum", "liga"]
    options.hinting = False
    options.name_IDs = [0, 13, 14]                                  # whose it is, and its licence
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def written(family: str, weights: str, url: str, codes: str) -> str:
    return (f'@font-face {{ font-family: "{family}"; font-style: normal; font-display: swap; font-weight: {weights}; '
            f'src: url("{url}") format("woff2"); unicode-range: {codes}; }}\n')


def main() -> None:
    modules, folder = ROOT / "web" / "node_modules", ROOT / "web" / "src" / "fonts"
    folder.mkdir(exist_ok=True)
    whole = {name: codes for name, codes in re.findall(r"-(latin|latin-ext|cyrillic|cyrillic-ext)-(?:wght|400)-normal\.woff2\"\)"
                                                         r" format\(\"woff2\"\); unicode-range: ([^;]+);",
                                                         (ROOT / "web" / "src" / "fonts.css").read_text(encoding="utf-8"))}
    rules = ["/* Written by web/scripts/subset_fonts.py: first whole subsets for rare characters, then what our languages need; the later rule wins. */\n"]
    for family, weights, stem, kind in FACES:
        rules += [written(family, weights if "Sans" in family else "400 900", f"{stem}-{name}-{kind}.woff2", whole[name]) for name in WHOLE]
    total = 0
    for family, weights, stem, kind in FACES:
        for name, (source, codes) in LETTERS.items():
            target = folder / f"{stem.rpartition('/')[2]}-{name}-{kind}.woff2"
            cut(modules / f"{stem}-{source}-{kind}.woff2", target, codes, weights)
            print(f"{target.stat().st_size:>6} {target.name}")
            total += target.stat().st_size
            rules.append(written(family, weights if "Sans" in family else "400 900", f"./fonts/{target.name}", ranges(codes)))
    (ROOT / "web" / "src" / "fonts.css").write_text("".join(rules), encoding="utf-8")
    print(f"{total:>6} in all")


if __name__ == "__main__":
    sys.exit(main())
