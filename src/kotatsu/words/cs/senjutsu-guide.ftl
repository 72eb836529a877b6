# The first duel and the first game alone, told at the table.

page-senjutsu-guide-deck = Váš balíček
page-senjutsu-guide-choose-1 = Každý tah oba tajně vyložíte jednu kartu. Pro začátek vezměte útok, je-li soupeř blízko, jinak kartu s krokem. Základní karty dole máte vždycky.
page-senjutsu-guide-choose-2 = Než kartu vyložíte, podívejte se na ni: šipky ukazují, kam vás dovede, červená pole zasáhne, modrá kryje.
page-senjutsu-guide-choose-3 = Vyšší číslo jedná dřív. Blok jmenuje jednu hodnotu svého rozsahu a chrání jen při ní: odhadněte, kdy soupeř udeří.
page-senjutsu-guide-choose-4 = Kroužek ukazuje vaše kamae. Řádky karty s tímto tvarem platí, ostatní ne. Kroužek, který projde kosočtvercem, přinese soustředění, jímž se platí silné karty.
page-senjutsu-guide-choose-5 = Kartu potvrďte zde. Nikdo ji neuvidí, dokud se neodkryjí obě.
page-senjutsu-guide-resolve-1 = Karta vás vede po částech: rozsvícená pole jsou kroky, kotoučky u figurky otočení. Co je povinné, musíte udělat, než se zastavíte.
page-senjutsu-guide-resolve-2 = U každého kroku stojí proč: koho zasáhl, co ho zablokovalo a podle kterého pravidla.
page-senjutsu-guide-resolve-3 = Zde se nabízí zbytek řádku; ukončit ho můžete, jakmile nic povinného nezbývá.
page-senjutsu-guide-second-1 = Kdo dosáhne limitu zranění, prohrál. Krvácení stojí každý tah kartu; omráčení zabírá místo v ruce, dokud ho nevyložíte.
page-senjutsu-guide-second-2 = Balíček se nikdy znovu nemíchá. Jakmile je prázdný, každá karta, kterou musíte dobrat, je zranění: nečekejte příliš dlouho.
page-senjutsu-guide-second-3 = Každý tah doberete jednu kartu a necháte si nejvýš pět. Teď je to na vás: kamae a soustředění soupeře prozradí, jaké karty mohou přijít.
page-senjutsu-guide-solo-1 = Automatičtí protivníci nikoho nepotřebují: každý hraje vrchní kartu svého balíčku a řídí se seznamem očíslovaných kroků. Na jeho panelu vidíte, kolik zranění nebo omráčení snese.
page-senjutsu-guide-solo-2 = Protivník si drží oblíbenou vzdálenost a podle svého chování jde vlevo, rovně nebo vpravo. Na vašem místě tedy záleží, co bude moci.
page-senjutsu-guide-solo-3 = Svou kartu i tak vyložíte tajně; karty protivníků se odkryjí s tou vaší a jednají podle čísel.
page-senjutsu-guide-solo-4 = Všichni protivníci musí padnout dřív než vy. Berte je po jednom a nestůjte tam, kam dosáhnou dva.
page-senjutsu-guide-steps-1 = Modrý řádek je krok seznamu, který rozhodl. Tak poznáte, co protivník kdy dělá, a můžete ho vést.
page-senjutsu-guide-steps-2 = Zde stojí, co se stalo, krok za krokem; mezerník vede k vaší další volbě.
