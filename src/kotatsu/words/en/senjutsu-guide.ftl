# The first duel and the first game alone, told at the table.

page-senjutsu-guide-deck = Your deck
page-senjutsu-guide-choose-1 = Each turn every fighter lays one card in secret. To begin with, take an attack if the foe is near, and a card that moves you if not. Your core cards are always there.
page-senjutsu-guide-choose-2 = Look at a card before you lay it: arrows show where it brings you, red hexes are hit, blue ones are shielded.
page-senjutsu-guide-choose-3 = The higher number acts first; of equal ones a defence, then an attack. A block names one value of its range and protects you at that value alone: guess when the foe will strike.
page-senjutsu-guide-choose-4 = The ring shows your kamae. Lines of a card with that shape are white: they work, the others rest. A ring that passes the diamond brings focus, which pays for strong cards.
page-senjutsu-guide-choose-5 = Touch a card, then confirm it here. Nobody sees it before all are turned up.
page-senjutsu-guide-resolve-1 = Your card moves you bit by bit: lit hexes are steps, the discs beside the figure are turns. What must be done is done before you may stop.
page-senjutsu-guide-resolve-2 = Each step is told with its reason: who was hit, what blocked it, and by which rule.
page-senjutsu-guide-resolve-3 = What is left of the card is offered here; you may stop once nothing is compulsory.
page-senjutsu-guide-second-1 = Whoever reaches the limit of wounds has lost. A bleeding wound costs a card each turn; a stun takes a place in the hand until it is laid.
page-senjutsu-guide-second-2 = The deck is never reshuffled. Once it is empty, each card you must draw is a wound: do not wait too long.
page-senjutsu-guide-second-3 = You draw one card each turn and keep at most five. Now it is up to you: watch the foe’s kamae and focus, they tell which cards can come.
page-senjutsu-guide-solo-1 = Bots need nobody to play them: each plays the top card of its deck and follows a list of numbered steps. Its panel says how many wounds or stuns it can bear.
page-senjutsu-guide-solo-2 = A bot keeps to the distance it prefers and goes left, ahead or right by its behaviour. So where you stand decides what it can do.
page-senjutsu-guide-solo-3 = You lay your card in secret all the same; the bots’ cards are turned up with yours and act by their numbers.
page-senjutsu-guide-solo-4 = All bots must fall before you do. Take them one at a time, and do not stand where two can reach you.
page-senjutsu-guide-steps-1 = The blue row is the step of the list that decided. This is how you learn what a bot does and when, and how to lead it on.
page-senjutsu-guide-steps-2 = What happened stands here, step by step; Space or “{ common-skip }” goes on to your next choice.
