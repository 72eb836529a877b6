# The deck builder on the page.

senjutsu-page-companion = Režim pomocníka
senjutsu-page-deck = Vytváření balíčku
senjutsu-build-all = Všechny
senjutsu-build-general = Běžné
senjutsu-build-weapons = Zbraně
senjutsu-build-search = Název, číslo nebo slovo
senjutsu-build-filter = Filtr
senjutsu-build-shown = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
senjutsu-build-whose = Čí karty
senjutsu-build-value = Iniciativa
senjutsu-build-any-value = Libovolná iniciativa
senjutsu-build-at = Iniciativa { $value }
senjutsu-build-any-school = Libovolná škola
senjutsu-build-school = Škola { $school }
senjutsu-build-cost = soustředění { $n }
senjutsu-build-carry = Vzít zbraň: { $card }
senjutsu-build-less = Odebrat jednu kopii: { $card }
senjutsu-build-more = Přidat jednu kopii: { $card }
senjutsu-build-why = Proč ne { $card }?
senjutsu-build-name = Název balíčku
senjutsu-build-character = Postava
senjutsu-build-weapon = Zbraň
senjutsu-build-cards = Karty
senjutsu-build-casual = Volná hra
senjutsu-build-no-school = Vyrovnaný, bez školy
senjutsu-build-school-cards = Karty škol
senjutsu-build-chart-help = Rozsahy stojí u nejvyšší hodnoty; = bere hodnotu karty, ke které se přidává.
senjutsu-build-empty = Balíček je prázdný. Přidávejte karty tlačítkem +.
senjutsu-build-out = Odebrat jednu kopii; se Shiftem všechny.
senjutsu-build-checks = Kontrola
senjutsu-build-kept = Ostatní pravidla jsou dodržena.
senjutsu-build-all-kept = Všechna pravidla vytváření balíčku jsou dodržena.
senjutsu-build-mine = Moje balíčky
senjutsu-build-none = V tomto prohlížeči zatím žádné balíčky nejsou.
senjutsu-build-forget = Zapomenout „{ $name }“
senjutsu-build-printed = Začít vytištěným balíčkem
senjutsu-build-printed-30 = { $who }, 30 karet
senjutsu-build-printed-40 = { $who }, 40 karet
senjutsu-build-paste = Balíček, který vám někdo poslal
senjutsu-build-paste-help = Vložte odkaz nebo text balíčku
senjutsu-build-read = Přečíst
senjutsu-build-nothing = Žádná karta nevyhovuje. Uberte některý filtr.
senjutsu-build-look = Ukažte na kartu a přečtete si ji.
senjutsu-build-nameless = Balíček: { $who }
senjutsu-build-ready = Balíček je v pořádku.
senjutsu-build-to-mend = { $n ->
        [one] Zbývá opravit { $n } chybu.
        [few] Zbývá opravit { $n } chyby.
       *[other] Zbývá opravit { $n } chyb.
    }
senjutsu-build-copy-link = Kopírovat odkaz
senjutsu-build-copy-text = Kopírovat text
senjutsu-build-link-copied = Odkaz je zkopírován.
senjutsu-build-text-copied = Text je zkopírován.
senjutsu-build-not-copied = Prohlížeč nedovolí kopírovat.
senjutsu-build-keep = Uložit
senjutsu-build-is-kept = Uloženo v tomto prohlížeči: „{ $name }“
senjutsu-build-play = Hrát s tímto balíčkem
senjutsu-build-play-help = připravit stůl
senjutsu-build-play-not = až bude v pořádku
senjutsu-build-box = Karty
senjutsu-build-deck = Balíček
