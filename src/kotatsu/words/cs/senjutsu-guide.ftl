# The first duel and the first game alone, told at the table.

page-senjutsu-guide-deck = Váš balíček
page-senjutsu-guide-choose-1 = Každé kolo každý bojovník tajně vyloží jednu kartu. Pro začátek vezměte útok, je-li soupeř blízko, jinak kartu s krokem. Základní karty máte vždy k dispozici.
page-senjutsu-guide-choose-2 = Než kartu vyložíte, podívejte se na ni: šipky ukazují, kam vás dovede, červené hexy zasáhne, modré kryje.
page-senjutsu-guide-choose-3 = Vyšší číslo jedná dřív, při stejném blokování a pak útok. Blok určí jednu hodnotu svého rozsahu a chrání jen při ní: odhadněte, kdy soupeř udeří.
page-senjutsu-guide-choose-4 = Prstenec ukazuje vaši Kamae. Řádky karty s tímto tvarem jsou bílé: platí, ostatní ne. Když prstenec projde kosočtvercem, získáte soustředění, jímž se platí silné karty.
page-senjutsu-guide-choose-5 = Dotkněte se karty a zde ji potvrďte. Nikdo ji neuvidí, dokud se neodhalí všechny.
page-senjutsu-guide-resolve-1 = Karta vás vede po částech: rozsvícené hexy jsou kroky, kolečka u figurky otočení. Co je povinné, musíte udělat, než se zastavíte.
page-senjutsu-guide-resolve-2 = U každého kroku stojí proč: koho úder zasáhl, co ho zablokovalo a podle kterého pravidla.
page-senjutsu-guide-resolve-3 = Zde se nabízí zbytek karty; skončit můžete, jakmile nic povinného nezbývá.
page-senjutsu-guide-second-1 = Kdo dosáhne limitu zranění, prohrál. Krvácející zranění stojí každé kolo kartu; omráčení zabírá místo v ruce, dokud ho nevyložíte.
page-senjutsu-guide-second-2 = Balíček se nikdy znovu nemíchá. Jakmile je prázdný, každá karta, kterou máte dobrat, znamená zranění: nečekejte příliš dlouho.
page-senjutsu-guide-second-3 = V každém kole si doberete jednu kartu a necháte si jich nejvýš pět. Teď je to na vás: Kamae a soustředění soupeře prozradí, jaké karty mohou přijít.
page-senjutsu-guide-solo-1 = Automatičtí protivníci nikoho nepotřebují: každý hraje vrchní kartu svého balíčku a řídí se seznamem očíslovaných kroků. Na jeho panelu vidíte, kolik zranění nebo omráčení snese.
page-senjutsu-guide-solo-2 = Protivník si drží preferovanou vzdálenost a podle svého chování jde vlevo, rovně nebo vpravo. Co zmůže, záleží tedy na tom, kde stojíte vy.
page-senjutsu-guide-solo-3 = Svou kartu přesto vykládáte tajně; karty protivníků se odhalí s tou vaší a jednají podle čísel.
page-senjutsu-guide-solo-4 = Všichni protivníci musí padnout dřív než vy. Berte je po jednom a nestůjte tam, kam na vás dosáhnou dva.
page-senjutsu-guide-steps-1 = Modrý řádek je krok seznamu, který rozhodl. Tak poznáte, co protivník kdy dělá, a můžete toho využít.
page-senjutsu-guide-steps-2 = Tady stojí, co se stalo, krok za krokem; mezerník nebo „{ common-skip }“ vede k vaší další volbě.
