"""Names and words that people write: in any script, but they change nothing around them."""
import unicodedata

ISOLATE, POP = "\u2068", "\u2069"            # "first strong isolate" … "pop directional isolate"
JOINERS = "\u200c\u200d"                        # formatting characters that words and emoji need
UNSEEN = ("Cf", "Cs", "Co", "Cn")               # formatting (the turning of text among it), private and unknown characters
RIGHT_TO_LEFT = ("R", "AL", "AN")


def cleaned(text: str | None) -> str | None:
    """Plain text in one line: nothing in it that cannot be seen or that turns what stands around it; None if nothing is left."""
    if text is None:
        return None
    composed = unicodedata.normalize("NFC", text)
    kept = [" " if unicodedata.category(sign) == "Cc" else sign for sign in composed
            if sign in JOINERS or unicodedata.category(sign) not in UNSEEN]
    return " ".join("".join(kept).split()) or None


def isolated(name: str | None) -> str | None:
    """A name as it is shown in a sentence: where it runs from right to left, it turns nothing else round."""
    if name is None or not any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in name):
        return name
    return f"{ISOLATE}{name}{POP}"
