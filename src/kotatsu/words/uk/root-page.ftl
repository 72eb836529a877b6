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
page-root-ask-column = До якого стовпця?
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
page-root-battle-deals = завдає { $n }
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
page-root-tour-prompt-text = Тут стоїть питання і всі вибори кнопками. Знак питання пояснює, чому чогось не можна.
