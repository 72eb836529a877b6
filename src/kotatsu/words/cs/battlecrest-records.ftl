# Záznamy Bitev erbů v balících vlastníků.

battlecrest-no-face = { $field }: chybí druhá strana, „{ $card }“.
battlecrest-no-solo = { $field }: hrdina „{ $hero }“ potřebuje sólovou kartu (kind = "solo", plays = "{ $hero }").
battlecrest-no-crest = { $field }: erb „{ $value }“ není na žádné kartě. Známé: { $known }.
battlecrest-card-count = { $field }: karty akcí: { $count }, ale hrdina jich má 1 až { $most }.
battlecrest-records-map = Mapa
battlecrest-records-landmarks = Lokace, obě strany
battlecrest-records-orders = Karty rozkazů, obě strany
battlecrest-records-solo = Sólové karty
battlecrest-record-face = { $name }, { $face ->
        [start] počáteční strana
        [back] druhá strana
        [a] strana A
       *[b] strana B
    }
battlecrest-record-order-name = Rozkaz { $order }
battlecrest-record-solo-name = Sólová karta: { $who }
battlecrest-record-hero = Hrdina. health: zdraví; crests: při jakém zdraví ukazuje karta zdraví který erb; text: co dává hvězda.
battlecrest-record-minion = Pomocník. hero: čí je; defence: obrana; move: nejdelší pohyb; text: co dává hvězda.
battlecrest-record-item = Předmět, záznam pro každou stranu. hero: čí je; defence: obrana; text: co dává hvězda.
battlecrest-record-action =
    Karta akce, záznam pro každou stranu. move: pohyb; defence: obrana; crest: erb, který dává; boost: erb, který přidává k obraně, pokud nějaký je;
    text: co dělá shora dolů. Slova: attack, push, march, flight, heal, ready, swap, star, flip; r1-3 je vzdálenost, all všichni nepřátelé,
    +1/SKY přidá jedna za každý takový erb, may co je dobrovolné, minion co dělá pomocník.
battlecrest-record-map = Mapa. Pole jsou řádek a písmeno sloupce: šest lokací, pak hrdinové, pomocníci (nahoře, dole) a lokace vedle každého hrdiny.
battlecrest-record-landmark =
    Lokace, záznam pro každou stranu. Okraje karty ležící rovně: north, east, south, west; na každém MOVE, ATK, DEF, RANGE, PUSH, HAZARD,
    WAYPOINT nebo STAR, dvakrát, je-li tak vytištěno. text: co nabízí její STAR.
battlecrest-record-order =
    Karta rozkazu, záznam pro každou stranu. steps: M pohyb, A aktivace, R kontrola obnovení; compass: černá šipka, šedá šipka; choice: leftmost nebo
    rightmost; refresh: obnovení; defence: úprava obrany; unique: true, má-li strana jedinečný erb.
battlecrest-record-solo =
    Sólová karta. hero a minion: vzdálenosti, na které jdou jeho bojovníci; stars: schopnosti hvězd podle pořadí; refresh: přičte se k hodnotě obnovení;
    ignores: bonusy, které nevyhledává; lost_minion = "fallback", říká-li to karta; text: záložní schopnost.
