### Слова столу Root на сторінці. Терміни — у root-terms.ftl, планшети — у root-boards.ftl.

## Game and factions

page-root-facts = { $min }–{ $max } гравців · 60–120 хв
page-root-seats = Фракції
page-root-seats-help = Рука кожного таємна, крім відкритої руки Річкового Товариства.
page-root-reach-help = Скільки тиску фракції створюють разом: порада, не заборона.
page-root-reach-note = розмах { $n }
page-root-board = Планшет
page-root-about-marquise = Володіє лісом з першого дня й розбудовує його. Легко почати.
page-root-about-eyrie = Росте завдяки Указу, який треба виконати до останньої карти.
page-root-about-alliance = Починає з самої підтримки й повстає там, де його люблять.
page-root-about-vagabond = Один мандрівник із наплічником: допомагає, б’ється, торгує й обирає друзів.
page-root-about-vagabond2 = Другий мандрівник на власних стежках.
page-root-about-cult = Здобуває серця садами й чекає на те, що викидають інші.
page-root-about-riverfolk = Продає все й усім: карти, човни, мечі.

## Map

page-root-clearing = Галявина { $n }
page-root-clearing-suit = Галявина { $n }, { $suit }
page-root-forest = Хащі між { $list }
page-root-forest-tag = { $list }
page-root-warriors-of =
    { $who }: { $n ->
        [one] { $n } вояка
        [few] { $n } вояки
       *[other] { $n } вояк
    }
page-root-pawn-of = Тут стоїть { $who }
page-root-piece-many = { $what }: { $n }
page-root-ruled-by = Володар: { $who }
page-root-ruled-none = Ніхто не володіє
page-root-empty = Компонентів немає
page-root-open-slots = Вільні комірки: { $n }
page-root-ruin-here = Руїни
page-root-scorched-help = Спалено: сюди більше нічого не можна поставити й ніхто не зайде.

## Questions

page-root-ask-from = Звідки йдуть?
page-root-ask-to = Куди йдуть вояки з галявини { $n }?
page-root-ask-where = Куди?
page-root-ask-clearing = На якій галявині?
page-root-ask-foe = Кого обираєте на галявині { $n }?
page-root-ask-seat = Кого?
page-root-ask-card = Яку карту?
page-root-ask-piece = Який компонент?
page-root-ask-item = Який предмет?
page-root-ask-suit = Яку масть?
page-root-ask-column = До якої колонки?
page-root-ask-service = Яку послугу?
page-root-ask-quest = Який квест?
page-root-ask-leader = Якого очільника?
page-root-ask-character = Якого персонажа?
page-root-ask-count = Скільки?
page-root-ask-verb = Що робите?

## Cards and log

page-root-piles = Стоси
page-root-pile-empty = Тут ще немає карт.
page-root-discard = скид { $n }
page-root-choose-card = Карти, які можна обрати
page-root-hand-empty = На руці немає карт
page-root-hand-hidden =
    { $who }: { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[other] { $n } карт
    } на руці
page-root-last-lines = Що сталося щойно
page-root-items-left = Предмети, які ще можна створити

## Battle

page-root-more-below = Нижче є ще частина планшета
page-root-score-reasons = За що отримано очки
page-root-no-points = очок ще немає
page-root-battle-at = Бій на галявині { $n }
page-root-battle-warriors = Вояки
page-root-battle-hits = Зараховано
page-root-battle-extra = Додаткові
page-root-battle-losses = Втрати
page-root-battle-no-ambush = без засідки
page-root-battle-no-foil = не зірвано
page-root-battle-nothing = нема чого зривати
page-root-battle-die = Кубик: { $n }
page-root-battle-higher = більший
page-root-battle-lower = менший
page-root-battle-capped = не більше, ніж вояк
page-root-battle-takes = дістає { $n }
page-root-battle-no-dice = нападників не лишилося: без кубиків
page-root-battle-no-losses = утрат немає
page-root-battle-defenseless = захисник беззахисний
page-root-battle-fell =
    { $n ->
        [one] { $n } вояка
        [few] { $n } вояки
       *[other] { $n } вояк
    }
page-root-battle-left = ще прийняти
page-root-battle-settled = Усі ушкодження прийнято
page-root-battle-ally = разом: { $who }

## End

page-root-won-points = Набрано тридцять очок.
page-root-won-dominance = Карту Панування втримано до кінця.
page-root-won-coalition = Коаліція перемагає разом.

## Tour

page-root-tour-map = Лісовий Край
page-root-tour-map-text = Галявини з мастю та номером. Обідок показує, хто володіє. Що світиться, того можна торкнутися: клацніть звідки, потім куди.
page-root-tour-seats = Усі за столом
page-root-tour-seats-text = Очки на лінійці, головні числа біля кожного імені. Клацання відкриває планшет фракції.
page-root-tour-board = Ваш планшет
page-root-tour-board-text = Що збудовано, скільки коштує наступний компонент і що він дасть.
page-root-tour-hand = Ваша рука
page-root-tour-hand-text = Карти світяться, коли їх можна зіграти. Затримайте вказівник або палець, щоб прочитати, що карта робить.
page-root-tour-prompt = Питання
page-root-tour-prompt-text = Тут стоїть питання і всі варіанти кнопками. Знак питання пояснює, чому чогось не можна.

## Guides: the first turns of each faction

page-root-guide-marquise-1 = Щоразу на Треті півні кожна лісопильня сама кладе деревину на свою галявину. Деревиною платять за все, що ви будуєте.
page-root-guide-marquise-2 = Удень три дії в будь-якому порядку: бій, марш, вербування, будівництво, понаднормові. Витрачена пташина карта дає ще одну.
page-root-guide-marquise-3 = Читайте ряд зліва: ціна в деревині вгорі, очки поруч. Підкреслена споруда наступна, а дальші дають стільки ж або більше.
page-root-guide-marquise-4 = Для маршу клацніть галявину зі своїми вояками, потім ту, що світиться. Однією з двох треба володіти: не лишайте свої землі порожніми.
page-root-guide-marquise-5 = Карти створюють до дій, майстернями на галявинах потрібних мастей. Предмети одразу дають очки.
page-root-guide-eyrie-1 = Щоразу на Треті півні додавайте до Указу одну-дві карти: оберіть карту, потім одну з чотирьох колонок. Вони лишаються там.
page-root-guide-eyrie-2 = Удень виконують кожну карту зліва направо: вербування, переміщення, бій, будівництво, щоразу на галявині її масті. Птахи пасують усюди.
page-root-guide-eyrie-3 = Якщо карту неможливо виконати, настає Революція: за птахів в Указі ви втрачаєте очки, і приходить новий очільник.
page-root-guide-eyrie-4 = Кожен очільник має власну силу й визначає, де стоять двоє вірних радників.
page-root-guide-eyrie-5 = Гнізда дають очки щосутінок: що більше їх на мапі, то більше очок. Будуйте рано, по одному на галявину.
page-root-guide-alliance-1 = Ваша валюта — прибічники. Їхні масті бачите лише ви; інші знають тільки кількість.
page-root-guide-alliance-2 = На Треті півні агітуйте: платять прибічники масті галявини, трек показує, скільки й за які очки. Дорожче там, де ворог має три вояки.
page-root-guide-alliance-3 = Двоє прибічників масті здіймають заколот на дружній галявині: усе вороже зникає, постає криївка з вояками й сотником.
page-root-guide-alliance-4 = Удень карти стають прибічниками, а коли є криївка, то й сотниками (вишкіл).
page-root-guide-alliance-5 = Кожен сотник дає одну операцію в Сутінки: переміщення, бій, мобілізація або вояка стає підтримкою.
page-root-guide-vagabond-1 = Ви одна фішка, а сила ваша в предметах. Що лежить горілиць, тим можна діяти; після вжитку предмет перевертають, доки не відновлять.
page-root-guide-vagabond-2 = На Треті півні шмигніть на сусідню галявину чи в хащі, безкоштовно. Потім кожен крок потребує чобіт, а в хащі можна лише шмигнути.
page-root-guide-vagabond-3 = Допомога: дайте комусь на галявині карту її масті й візьміть створений ним предмет. Повторна допомога дає дружбу й очки, убивство дає ворогів.
page-root-guide-vagabond-4 = Квест виконують на галявині його масті двома зображеними предметами. Беріть за нього карти або очки, яких більшає з кожним квестом масті.
page-root-guide-vagabond-5 = Смолоскип обшукує руїни: ще предмет і очко. Молоти створюють і лагодять, мечі б’ються, арбалет стріляє.
page-root-guide-cult-1 = Карти, які витрачають чи скидають, стають Загубленими душами. На ваші Треті півні найчастіша масть стає Вигнанцями.
page-root-guide-cult-2 = Переміщуватися, битися й навертати ви можете лише на галявинах Вигнанців, через змови.
page-root-guide-cult-3 = Фанатики — це вояки, що загинули, захищаючись. Ними платять за змови: хрестовий похід, навернення або чужа споруда стає вашим садом.
page-root-guide-cult-4 = Удень відкривайте карти для ритуалів: сад, вербування, очки або птах за фанатика. У Сутінки вони повертаються на руку; зникає лише та, яку витрачено на очки.
page-root-guide-cult-5 = Сад дає володіння галявиною, хоч би хто там стояв. Що більше садів масті, то більше дає її ритуал очок.
page-root-guide-riverfolk-1 = Ваша рука відкрита: інші на свої Треті півні можуть купити з неї карту, сісти у ваші човни, найняти ваших вояк.
page-root-guide-riverfolk-2 = Щосутінок ви ставите ціну кожній послузі. Дешеве купують часто, дороге купують у скруті.
page-root-guide-riverfolk-3 = Платять вояками. На ваш наступний хід це Резерв: інвестуйте одного, щоб рухатися, битися, брати карту чи створювати; витратьте, щоб вербувати або ставити торговельний пункт.
page-root-guide-riverfolk-4 = Торговельний пункт коштує двох вояк володаря галявини з Резерву й одразу дає очки. Хто має компоненти поруч із вашими пунктами, купує більше послуг, а звільнені комірки служать для створення.
page-root-guide-riverfolk-5 = Доки стоїть торговельний пункт, невитрачений резерв дає на Треті півні очко за кожні два. Якщо ніхто не купив, як платіж прийдуть двоє ваших вояк.

page-root-forecast = Чи витримає Указ?
page-root-forecast-note = за становищем після вибору
page-root-forecast-after = після вибору
page-root-forecast-none = ніде
page-root-forecast-holds = усе можна виконати
page-root-forecast-turmoil = революція, якщо нічого не зміниться
page-root-forecast-point = Наведіть на варіант, щоб побачити, що він лишає від Указу.
page-root-keep-prices = Лишити всі ціни
