"""Names that people give themselves: they may be written in any script, but they change nothing around them."""
import unicodedata

ISOLATE, POP = "\u2068", "\u2069"            # "first strong isolate" … "pop directional isolate"
STEERING = frozenset("\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
RIGHT_TO_LEFT = ("R", "AL", "AN")


def cleaned(name: str | None) -> str | None:
    """A name without control characters and marks that steer the direction of text around it; None if nothing is left."""
    if name is None:
        return None
    kept = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in name
                   if sign not in STEERING and unicodedata.category(sign) != "Cs")
    return " ".join(kept.split()) or None


def isolated(name: str | None) -> str | None:
    """A name as it is shown in a sentence: where it runs from right to left, it turns nothing else round."""
    if name is None or not any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in name):
        return name
    return f"{ISOLATE}{name}{POP}"
