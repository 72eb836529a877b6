# Záznamy hry Senjutsu v balících vlastníků.

senjutsu-records-cards = Karty hráčů
senjutsu-records-solo = Sólové karty
senjutsu-records-characters = Postavy a jejich balíčky
senjutsu-records-battlefields = Bojiště
senjutsu-record-name = { $id } { $name }
senjutsu-record-card =
    Karta hráče podle vytištěného čísla. type: attack, defence nebo meditation; rank: wood, steel, gold nebo jade; initiative: "7", "7-3", "=" nebo "-" u okamžitých;
    other_initiative, cost, needs (Kamae), instant, prepared, unblockable, range, school, kde jsou vytištěny; text: co dělá, řádek po řádku.
senjutsu-record-solo = Sólová karta podle vytištěného čísla. type, initiative, unblockable, range; text: co dělá, řádek po řádku.
senjutsu-record-character = Postava. advantage, hand, wounds; weapons a weapon vytištěného balíčku; tree: mapa Kamae; school: škola; deck a pro rozšířený balíček more.
senjutsu-record-battlefield = Bojiště. hexes: hexy; duel: počáteční hexy se směrem; letters: písmena sólové hry; teams, three a four: více hráčů; terrain: doporučený terén.
