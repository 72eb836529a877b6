### How a card is named in a sentence: its name, then its suit.

root-card-of = { $name } ({ $suit_adj })
