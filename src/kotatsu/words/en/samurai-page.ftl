### The words of Samurai Spirit's table on the page. Terms stand in samurai-terms.ftl.

page-samurai-seats = Samurai
page-samurai-facts = { $min }–{ $max } samurai, all together
page-samurai-raiders = Raiders
page-samurai-intruders = Intruders
page-samurai-discard = Discard
page-samurai-barricades = Barricades
page-samurai-farms = Farmsteads
page-samurai-families = Families
page-samurai-stack =
    { $name }: { $n ->
        [0] empty
        [one] { $n } card
       *[other] { $n } cards
    }
page-samurai-barricades-of = Barricades: { $n } of { $cap }
page-samurai-farms-of = Farmsteads: { $n } of 6
page-samurai-families-of = Families: { $n } of 3
page-samurai-track = Sum { $sum }, Kiai at { $kiai }
page-samurai-sum = sum { $n }
page-samurai-card = { $rank }, strength { $value }
page-samurai-penalty = penalty: { $penalty }
page-samurai-hidden-card = hidden card
page-samurai-no-symbol = No symbol: it cannot defend anything.
page-samurai-none = none
page-samurai-slot = Place for: { $symbol }
page-samurai-safe-hat = Hat saved: no wound at the end of the round.
page-samurai-safe-farm = Farm saved: no farmstead is lost for this samurai.
page-samurai-safe-doll = Doll saved: no family is lost for this samurai.
page-samurai-lacks-hat = No hat yet
page-samurai-lacks-farm = No farm yet
page-samurai-lacks-doll = No doll yet
page-samurai-line-card = Its strength counts; its penalty has no effect while another card is last.
page-samurai-last-card = Last card: this penalty applies when his turn begins: { $list }.
page-samurai-last-none = Last card, without a penalty.
page-samurai-if-last = penalty while it is last: { $list }
page-samurai-drawn = Revealed
page-samurai-draws = reveals a { $value }
page-samurai-peek = Looked at
page-samurai-yours = your samurai
page-samurai-you = you
page-samurai-not-yours = not yours
page-samurai-human = human
page-samurai-active = active
page-samurai-defence-short = Defence
page-samurai-token-home = token at home
page-samurai-token-at = token with { $who }
page-samurai-holds = holds { $who }’s token
page-samurai-added = has called on { $who }
page-samurai-can-use = Talents at hand: { $list }
page-samurai-kiai-reconstructed = This Kiai value is reconstructed: it was worked out from the other boards.
page-samurai-one-source = Reconstructed from one source.
page-samurai-absent = Absent
page-samurai-absent-help = May be called on once per game, at the start of a turn.
page-samurai-absent-spent = Used up for this game.
page-samurai-absent-name = Token of absent { $who }
page-samurai-absent-name-spent = Token of absent { $who }, used up
page-samurai-odds = The next raider, from what everybody knows. Chances in percent, by strength:
page-samurai-odds-none = There is nothing left to draw.
page-samurai-aside = Still set aside: { $lieutenants ->
        [0] no lieutenants
        [one] { $lieutenants } lieutenant
       *[other] { $lieutenants } lieutenants
    }, { $bosses ->
        [0] no bosses
        [one] { $bosses } boss
       *[other] { $bosses } bosses
    }.
page-samurai-discard-empty = No card has been discarded yet.
page-samurai-intruder-help = Raiders who slipped through. They are revealed at the end of the round; every flame burns a barricade, or a farmstead when none is left.
page-samurai-flames-now = Flames in this stack: { $from } to { $to }
page-samurai-known = Known to all:
page-samurai-barricade-help = They fall first: to fire, to flames, and whenever a samurai goes over his Kiai.
page-samurai-farm-help = When the last one falls, the game is lost.
page-samurai-farm-help-harsh = When the last one falls, the game is lost. Each carries a hidden penalty that strikes when it falls:
page-samurai-farms-reconstructed = How the six penalties are split is reconstructed.
page-samurai-family-heroic = On this level families give no bonus, but one must survive.
page-samurai-forecast = If the round ended now
page-samurai-f-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
page-samurai-f-farms =
    { $n ->
        [one] { $n } farmstead
       *[other] { $n } farmsteads
    }
page-samurai-f-families =
    { $n ->
        [one] { $n } family
       *[other] { $n } families
    }
page-samurai-f-flames =
    { $n ->
        [one] { $n } flame
       *[other] { $n } flames
    }
page-samurai-f-flames-range = { $from }–{ $to } flames
page-samurai-f-hidden = { $n } hidden
page-samurai-won = The village stands. All of you have won.
page-samurai-lost = The village has fallen. All of you have lost, and all of you may try again.
page-samurai-lost-why = Round { $round }. Farmsteads left: { $farms }; families left: { $families }.
page-samurai-unhurt = Nobody wounded
page-samurai-text-village = Village: { $barricades } of { $cap } barricades, { $farms } of 6 farmsteads, { $families } of 3 families.
page-samurai-text-stacks = Raider stack { $raiders }, intruders { $intruders }, discard pile { $discard }.
page-samurai-tour-village = The village
page-samurai-tour-village-text = It must stand for three rounds: at least one farmstead and one family. Barricades fall first. Hover over a stack, or press and hold, to see what may come next.
page-samurai-tour-board = Your samurai
page-samurai-tour-board-text = On the left you defend: save a hat, a farm and a doll. On the right you fight: the strengths add up. Hit your Kiai exactly and you shout; go over it and a barricade falls.
page-samurai-tour-prompt = What may I do?
page-samurai-tour-prompt-text = Whatever glows may be touched, here or on the board, and the result stands on it. Anything with a stitched edge tells you why not.
page-samurai-tour-log = What happened
page-samurai-tour-log-text = Every event with its reason and its paragraph. Click a line to see that moment again. Below: what the round’s end would cost now.
page-samurai-tour-rules = The book
page-samurai-tour-rules-text = The rules, searchable, open at the paragraph of the question. Enjoy the evening.
