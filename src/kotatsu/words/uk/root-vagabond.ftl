### The Vagabond: what he asks, offers, tells and refuses. $who is a seat (root-short-…), $item an item, $place where it lies.

## Where an item lies

root-place-track = на треку
root-place-satchel = у Наплічнику, горілиць
root-place-satchel-down = у Наплічнику, долілиць
root-place-damaged = пошкоджено, горілиць
root-place-damaged-down = пошкоджено, долілиць

## Questions

root-ask-character = Хто ви?
root-ask-forest = У яких хащах { $who_gender ->
        [pl] починають
       *[other] починає
    } { $who }?
root-ask-refresh =
    { $count ->
        [one] Відновіть ще { $count } предмет
        [few] Відновіть { $count } предмети: який наступний?
       *[many] Відновіть { $count } предметів: який наступний?
    }
root-ask-slip = Шмигнути на сусідню галявину чи в хащі?
root-ask-vagabond-act = Що далі?
root-ask-spend =
    { $count ->
        [1] Який предмет використати для цього?
        [few] Ціна: { $count } предмети. Який наступний?
       *[many] Ціна: { $count } предметів. Який наступний?
    }
root-ask-room = Трек заповнений ({ $item_low }). Перекласти один предмет до Наплічника чи лишити новий у запасі?
root-ask-loot = Що взяти з руїн на галявині { $clearing }?
root-ask-receive = Що взяти зі Створених предметів { $other_gen }?
root-ask-reward = Квест виконано: очки чи карти?
root-ask-mend =
    { $count ->
        [one] Полагодьте ще { $count } предмет
        [few] Полагодьте { $count } предмети: який наступний?
       *[many] Полагодьте { $count } предметів: який наступний?
    }
root-ask-vagabond-cobbler = «Чоботар»: одне переміщення без чобіт?
root-ask-track = Повернути предмет на трек, поки тривають Сутінки?
root-ask-toss = Предметів { $count }, а місця на { $limit }: що вилучити з гри?
root-ask-damage =
    { $count ->
        [1] Який предмет пошкодити?
        [few] Пошкодьте { $count } предмети: який наступний?
       *[many] Пошкодьте { $count } предметів: який наступний?
    }
root-ask-suffer =
    { $count ->
        [one] { $count } ушкодження: що постраждає?
       *[other] Ушкоджень: { $count }. Що постраждає наступним?
    }
root-ask-ally-falls = Непошкоджених предметів не лишилося, ще ушкоджень: { $count }. Чи загине вояка союзника?
root-ask-swords = Ушкоджень із кубиків: { $count }. За скільки з них заплатити мечами?

## Choices

root-act-character = { $character }
root-act-forest = Почати { $spot_loc }
root-act-refresh = Відновити: { $item_low } ({ $place })
root-act-slip = Шмигнути { $spot_acc }
root-act-slink =
    { $count ->
        [one] Шмигнути на галявину { $clearing } і взяти { $count } вояку { $who_gen }
        [few] Шмигнути на галявину { $clearing } і взяти { $count } вояки { $who_gen }
       *[many] Шмигнути на галявину { $clearing } і взяти { $count } вояк { $who_gen }
    }
root-act-walk = Піти { $spot_acc }
root-act-escort =
    { $count ->
        [one] Піти на галявину { $clearing } і взяти { $count } вояку { $who_gen }
        [few] Піти на галявину { $clearing } і взяти { $count } вояки { $who_gen }
       *[many] Піти на галявину { $clearing } і взяти { $count } вояк { $who_gen }
    }
root-act-explore = Обшукати руїни
root-act-loot = Узяти: { $item_low }
root-act-aid = Допомогти { $who_dat }, віддавши { $card_acc }
root-act-spend = Використати: { $item_low }
root-act-receive = Узяти: { $item_low }
root-act-quest = Квест: { $quest }
root-act-fame = Очки
root-act-cards = Дві карти
root-act-strike = Постріл: вояка { $who_gen }
root-act-snipe = Постріл: { $piece_low }
root-act-repair = Полагодити: { $item_low } ({ $place })
root-act-steal = Поцупити карту в { $who_gen }
root-act-labor = Узяти зі скиду { $card_acc }
root-act-hideout = Припишкнути
root-act-instigate = Нацькувати { $who_acc } на { $other_acc }
root-act-scorch = Спалити галявину
root-act-damage = { $item } ({ $place })
root-act-ally-falls = Вояка { $who_gen }
root-act-aside = До Наплічника: { $item_low }
root-act-track = На трек: { $item_low }
root-act-toss = Вилучити: { $item_low } ({ $place })
root-act-join = Коаліція з { $who_ins }: { $card }
root-act-swords =
    { $count ->
        [0] Жодного
        [one] { $count } меч
        [few] { $count } мечі
       *[many] { $count } мечів
    }

## What it leads to

root-result-boots =
    { $count ->
        [0] без чобіт
       *[other] чоботи: { $count }, лишиться { $left }
    }
root-result-sword = 1 меч
root-result-points =
    { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очки
       *[many] +{ $count } очок
    }
root-result-aid =
    { $count ->
        [one] +{ $count } очко, на крок ближче
        [few] +{ $count } очки, на крок ближче
       *[many] +{ $count } очок, на крок ближче
    }
root-result-aid-step = допомога { $count } з { $need } цього ходу для наступного кроку
root-result-aid-nothing = відносини не зміняться
root-result-quest =
    { $count ->
        [one] +{ $count } очко або 2 карти
        [few] +{ $count } очки або 2 карти
       *[many] +{ $count } очок або 2 карти
    }
root-result-hostile = почнеться Ворожнеча з { $who_ins }
root-result-hideout = полагоджено: { $count }, далі Сутінки
root-result-join = більше жодних очок; ви переможете разом із { $who_ins }

## Events

root-event-character = { $who }: { $character }.
root-event-camped = { $who } починає { $spot_loc }.
root-event-refreshed = { $who } відновлює { $item_acc } ({ $place }).
root-event-slipped = { $who } шмигає { $spot_acc }.
root-event-walked = { $who } йде { $spot_acc }.
root-event-explored = { $who } обшукує руїни на галявині { $clearing } і знаходить { $item_acc }.
root-event-left-ruin = { $who } нічого не бере з руїн на галявині { $clearing }.
root-event-aided = { $who } допомагає { $other_dat }.
root-event-received = { $who } бере в { $other_gen } { $item_acc }.
root-event-relation =
    { $count ->
        [0] { $who } і { $other }: відносини знову нейтральні.
        [3] { $who } і { $other } тепер союзники.
       *[other] { $who } і { $other } стають на крок ближчими.
    }
root-event-quest-done = { $who } виконує квест { $quest }.
root-event-quest-new = Новий квест: { $quest }.
root-event-struck = { $who } стріляє в { $other_acc } на галявині { $clearing }.
root-event-repaired = { $who } лагодить { $item_acc }.
root-event-stole = { $who } цупить карту в { $other_gen }.
root-event-labored = { $who } бере зі скиду { $card_acc }.
root-event-hid = { $who } припишк: День закінчено.
root-event-instigated = { $who } розпалює бій на галявині { $clearing }.
root-event-scorched = { $who } спалює галявину { $clearing }: сюди вже нічого не потрапить.
root-event-rested =
    { $count ->
        [one] { $who } відпочиває в хащах: { $count } предмет знову цілий.
        [few] { $who } відпочиває в хащах: { $count } предмети знову цілі.
       *[many] { $who } відпочиває в хащах: { $count } предметів знову цілі.
    }
root-event-tossed = { $who } не має куди все покласти й вилучає з гри { $item_acc }.
root-event-put-aside = { $who } кладе до Наплічника { $item_acc }.
root-event-on-track = { $who } кладе на трек { $item_acc }.
root-event-item-used =
    { $count ->
        [1] { $who } використовує { $item_acc }.
       *[other] { $who } використовує: { $item_low } × { $count }.
    }
root-event-left-item = Трек заповнений, новий предмет лишається в запасі: { $item_low }.
root-event-found = Під руїнами на галявині { $clearing } ви бачите: { $item_low }.

## Why not

root-why-vagabond-only = Таке вміє лише Бурлака.
root-why-vagabond-later = Це дія Дня Бурлаки.
root-why-slip-later = Шмиг буває раз за хід: у Треті півні, після Відновлення.
root-why-refresh-later = Предмети відновлюються в Треті півні Бурлаки.
root-why-aside-later = Предмети переходять між треком і Наплічником між власними діями Бурлаки.
root-why-character = Персонажа вже обрано: { $character }.
root-why-forest = Бурлака починає в хащах.
root-why-refresh = Відновлення перевертає предмети, що лежать долілиць, а тут такого немає: { $item_low }.
root-why-spend = Використати можна лише непошкоджений предмет горілиць, а це не такий: { $item_low }.
root-why-loot = Під руїнами на галявині { $clearing } такого немає: { $item_low }.
root-why-loot-twice = Два однакові предмети з руїн не лежать на одному планшеті: { $item_low }.
root-why-track-full = На треку вже три: { $item_low }. Спершу перекладіть один до Наплічника.
root-why-receive = Серед Створених предметів { $who_gen } такого немає: { $item_low }.
root-why-repair = Такого пошкодженого предмета немає: { $item_low }.
root-why-damage = Такого цілого предмета немає: { $item_low }.
root-why-toss = У Наплічнику й серед пошкодженого такого немає: { $item_low }.
root-why-walk-forest = Удень Бурлака не заходить у хащі; туди веде лише Шмиг.
root-why-walk-scorched = Галявину { $clearing } спалено: сюди вже ніхто не зайде.
root-why-walk-far = Галявина { $clearing } не поруч із Бурлакою.
root-why-walk-hostile = На галявині { $clearing } чатують ворожі вояки: потрібно чобіт: { $need }, а готових: { $count }.
root-why-walk-boots = Для переміщення потрібні готові чоботи.
root-why-slip-far = Шмиг веде лише на сусідню галявину чи в сусідні хащі.
root-why-escort-forest = Вояки союзника йдуть лише з галявини на галявину.
root-why-escort-ally = { $who_gender ->
        [pl] { $who } — не союзники, тож із вами не підуть.
       *[other] { $who } — не союзник, тож із вами не піде.
    }
root-why-escort-count =
    { $count ->
        [0] { $who }: тут немає вояк, яких можна взяти.
       *[other] { $who }: можна взяти від 1 до { $count }.
    }
root-why-escort-river = Річковий транспорт найняли ви: вояки { $who_gen } не підуть за вами річкою з галявини { $clearing } на галявину { $to }.
root-why-escort-rule = Вояки { $who_gen } підуть з вами, лише якщо їхня фракція володіє галявиною { $clearing } або { $to }.
root-why-not-ready = Немає готового предмета (горілиць і цілого): { $item_low }.
root-why-no-ruin = Тут немає руїн.
root-why-battle-elsewhere = Бурлака не на галявині { $clearing }.
root-why-aid-forest = У хащах нема кому допомагати.
root-why-aid-items = Допомога коштує одного предмета, а готових немає.
root-why-nobody-here = { $who }: на галявині { $clearing } немає компонентів.
root-why-aid-suit = { $card } не відповідає масті галявини: { $suit }.
root-why-quest-away = { $quest }: цей квест не лежить горілиць.
root-why-quest-suit = { $quest } виконують лише на галявині цієї масті: { $suit }.
root-why-quest-items = Квест потребує двох готових предметів: { $item_low } і { $other_low }.
root-why-strike-pawn = Постріл нічого не робить фішці.
root-why-strike-forest = Тут нема в кого стріляти.
root-why-strike-none = { $who }: на галявині { $clearing } немає вояк.
root-why-snipe-none = На галявині { $clearing } такого немає: { $piece_low }.
root-why-snipe-guarded = { $who } ще { $who_gender ->
        [pl] мають
       *[other] має
    } тут вояк ({ $count }); до споруд і жетонів не дістати.
root-why-craft-forest = У хащах немає масті, щоб створювати.
root-why-craft-suit = Тут усі молоти однієї масті ({ $suit }), а карта просить іншої.
root-why-craft-hammers = Потрібно готових молотів: { $need }, а є { $count }.
root-why-special = Таке вміє лише { $character }.
root-why-special-forest = Це можливо лише на галявині.
root-why-hideout = Нічого не пошкоджено, тож нічого й лагодити.
root-why-steal = { $who }: немає карт, які можна поцупити.
root-why-labor = У скиді немає { $card_gen }.
root-why-labor-suit = { $card } не відповідає масті галявини: { $suit }.
root-why-instigate = { $who }: тут немає ні вояки, ні фішки, щоб напасти.
root-why-no-track = Для цього предмета треку немає: { $item_low }.
root-why-aside = На треку такого немає: { $item_low }.
root-why-track = У Наплічнику такого немає горілиць: { $item_low }.
root-why-back-and-forth = Предмет щойно перекладено навпаки: { $item_low }. Спершу зробіть щось інше.
root-why-activate = Бурлака грає карту Панування лише для коаліції.
root-why-join-few = Для коаліції потрібно щонайменше четверо гравців.
root-why-join-later = Коаліцію укладають у власний День.
root-why-join-card = Для коаліції потрібна карта Панування з руки.
root-why-join-again = Ви вже прибрали свій маркер із треку; коаліцію не змінити.
root-why-join-points = Для коаліції потрібно 10 очок, а у вас { $count }.
root-why-join-marker = { $who } не { $who_gender ->
        [pl] мають маркера на треку й не можуть
       *[other] має маркера на треку й не може
    } бути партнером.
root-why-join-fewest = Партнер має найменше очок ({ $fewest }), а { $who } — { $count }.
