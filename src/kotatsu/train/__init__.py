"""Learning that anybody can repeat: a game's judge gets better by self-play. NumPy is needed here, and nowhere in play."""
