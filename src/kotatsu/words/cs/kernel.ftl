# Co jádro říká o každé hře: soubory, které nejde přečíst, a volby, které musí odmítnout.

kernel-game-over = Hra skončila.
kernel-not-your-decision = Rozhodnutí je teď na jiné straně ({ $other }), ne na této ({ $who }).
kernel-answered = Odpověď už je: { $who }.
kernel-moved-on = U stolu se mezitím něco změnilo: podívejte se znovu a vyberte.
kernel-impossible-luck = „{ $luck }“ teď padnout nemůže. Možnosti: { $possible }.
kernel-and-more = { $listed } a dalších { $more }

kernel-undo-nothing = Není co vzít zpět.
kernel-undo-luck = Od té doby zasáhla náhoda, takže krok zpět není možný.
kernel-undo-reveal = Od té doby se odhalilo něco skrytého, takže krok zpět není možný.
kernel-undo-other = Od té doby už rozhodoval jiný hráč ({ $who }), takže krok zpět není možný.
kernel-undo-sealed = Ostatní právě tajně vybírají, takže krok zpět není možný.
kernel-undo-over = Hra skončila, takže krok zpět není možný.

kernel-no-seat = Místo „{ $name }“ tu není. Místa: { $names }.
kernel-not-a-position = Tohle není pozice: očekával se objekt JSON s polem „game“.
kernel-not-a-table = Tohle není uložený stůl.
kernel-not-a-record = Tohle není partie jako text: na prvních řádcích musí stát „kotatsu = 1“ a „game = …“.
kernel-not-loadable = Pozice, uložený stůl nebo partie se čtou ze souboru, textu nebo slovníku, ne z { $kind }.
kernel-record-header = Řádek { $line }, „{ $text }“: před prvním prázdným řádkem má stát název, rovnítko a hodnota JSON.
kernel-record-choice = Řádek { $line }, „{ $text }“: má tu stát místo, dvojtečka a akce.
kernel-record-results = V souboru stojí výsledky { $given }, ale znovu sehraná partie dává { $played }.
kernel-other-game = Tato pozice patří ke hře „{ $game }“, ne ke hře „{ $wanted }“.
kernel-other-version = Tento soubor vznikl pro verzi pravidel { $version }, tady je { $wanted }.
kernel-log-does-not-fit = Řádek zápisu „{ $line }“ neodpovídá pravidlům: { $why }
kernel-log-played = při opakované hře tu stojí „{ $played }“.

kernel-no-verb = „{ $text }“ není akce. Akce začínají slovy: { $verbs }.
kernel-no-action = { $action } není akce této hry.
kernel-verb-needs = „{ $text }“ nemá správný tvar; ten je: { $form }.
kernel-no-name = „{ $text }“: „{ $name }“ je neznámý název ({ $kind }). Známé: { $known }.
kernel-no-item = Pole „next“ jmenuje něco neznámého: „{ $item }“. Známé: { $known }.
kernel-item-fields = Položka „{ $item }“ v poli „next“ nesedí; očekávají se pole: { $fields }.
kernel-wrong-field = Pole „{ $field }“ nemůže mít hodnotu „{ $value }“.
kernel-against-rule = Pole „{ $field }“ nemůže mít hodnotu „{ $value }“. { $rule }: { $says }
kernel-field-why = Pole „{ $field }“ obsahuje chybu. { $why }
kernel-needs-next = Pole „{ $field }“ platí jen uvnitř fáze nebo tahu. Bez pole „next“ teprve začínají a hodnota by se hned zapomněla: uveďte i „next“.
kernel-wrong-number = Pole „{ $field }“ má hodnotu „{ $value }“, ale musí to být celé číslo od { $low } do { $high }.
kernel-wrong-count = Pole „{ $field }“ má hodnotu „{ $value }“, ale musí to být celé číslo, alespoň nula.
kernel-wrong-length = Pole „{ $field }“ má hodnotu „{ $value }“, ale musí to být seznam, který má { $length ->
        [one] { $length } položku
        [few] { $length } položky
        [many] { $length } položky
       *[other] { $length } položek
    }.
kernel-wrong-choice = Pole „{ $field }“ nemůže mít hodnotu „{ $value }“. Možnosti: { $choices }.
kernel-unknown-field = Pole „{ $field }“ není známé. Známá jsou: { $known }.
kernel-card-unknown = { $where }: karta { $card }: „{ $word }“ je { $kind ->
        [verb] neznámé sloveso
        [moment] neznámý okamžik
        [role] neznámá role
        [place] neznámé místo
        [band] neznámá cena nebo podmínka
       *[other] neznámý název ({ $kind })
    }. Známé: { $known }.
kernel-card-number = { $where }: karta { $card }: tady má být číslo, ne „{ $word }“.
kernel-card-left-over = { $where }: karta { $card }: „{ $word }“ tu nic neznamená.
kernel-card-id = { $where }: každá karta potřebuje vlastní id, ne „{ $card }“.
kernel-card-toml = { $where } není soubor TOML: { $problem }.
kernel-no-card = { $field }: karta „{ $card }“ neexistuje, nebo už žádná taková nezbývá.
kernel-no-decks = Hra { $game } vlastní balíčky nemá.
kernel-card-twice = { $copies ->
        [1] { $field }: karta { $card } už leží jinde: { $other }.
       *[other] { $field }: příliš mnoho { $card }. Kopií ve hře: { $copies }, už leží v { $other }.
    }
kernel-no-game = Hra „{ $name }“ tu není. Hry: { $names }.
kernel-broken-game = Hru ze složky games/{ $name } nelze otevřít: { $why }.

kernel-bot-file = Bota „{ $name }“ nejde přečíst: { $why }.
kernel-bot-no-class = V „{ $file }“ není třída „{ $name }“. Třídy tam: { $names }.
kernel-bot-no-choose = Bot „{ $name }“ potřebuje metodu choose(self, table, seat), která vrací jednu z akcí table.legal(seat).
kernel-bot-failed = Bot „{ $name }“ selhal: { $why }.
kernel-bot-illegal = Bot „{ $name }“ zvolil „{ $action }“, což teď pravidla nedovolují: choose má vrátit jednu z akcí table.legal(seat).
kernel-bot-taken = Bot „{ $name }“ už tu je: zvolte jiné jméno.
