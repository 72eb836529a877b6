### Слова страницы, не являющиеся терминами игры: экраны, кнопки, справка. Слова всех столов стоят в common.ftl.

## Везде

page-home = Все игры
page-slogan = Настольные игры по правилам
page-back = Назад
page-close = Закрыть
page-open = Открыть
page-look = Взглянуть
page-on = да
page-off = нет
page-of = из { $n }
page-you = вы
page-opening = Накрываем на стол…
page-copied = Скопировано
page-step = { $n } из { $of }
page-error-offline = Сервер не отвечает. Ничего не потеряно: ваши столы сохранены.
page-error-server = На сервере что-то пошло не так. Ничего не изменилось.
page-choices =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
page-round = Раунд { $n }
page-round-of = раунд { $n } из { $of }
page-turn = ход { $n }
page-now = сейчас
page-turns = Ходы { $from }–{ $to }

## Начало

page-start-title = Садитесь. Во что сыграем сегодня вечером?
page-start-text = В одиночку, вокруг этого экрана или по сети.
page-continue = Продолжить
page-no-tables = Столов пока нет. Накройте свой: игра рядом, чай за вами.
page-import = Открыть файл
page-import-text = Продолжить партию, сохранённую в файл.
page-import-bad = Это не сохранённый стол и не позиция.
page-unofficial = Неофициальная работа из любви к игре; издатели к ней не причастны.
page-drawings = Все рисунки наши · значки: game-icons.net, CC BY 3.0
page-about = О программе и лицензии

## Подготовка

page-setup-title = новая партия
page-setup-seats = Места за столом
page-setup-seats-help = Все играют на одной стороне: тайн за этим столом нет.
page-setup-rules = Правила стола
page-setup-rules-help = По книге; где она молчит, наше толкование.
page-setup-rest = Остальные толкования
page-setup-changed =
    { $n ->
        [0] всё по умолчанию
        [one] { $n } изменено
        [few] { $n } изменено
       *[many] { $n } изменено
    }
page-kind-here = здесь
page-kind-link = по ссылке
page-kind-bot = бот
page-kind-of = Кто играет на месте { $n }
page-name = Имя, если хотите
page-name-of = Имя игрока на месте { $n }
page-add-seat = Добавить место
page-up-to = до { $n }
page-remove-seat = Убрать место { $n }
page-bot-of = Бот на месте { $n }
page-bot-random = Случайный
page-bot-random-help = делает что угодно из дозволенного
page-bot-random-sits = бот, случайный
page-bot-gentle-help = играет по привычке и многое прощает
page-bot-gentle-sits = бот, мягкий
page-bot-steady-help = обдумывает каждый выбор, и быстро
page-bot-steady-sits = бот, ровный
page-bot-sharp-help = перед каждым выбором просматривает сотни вариантов
page-bot-sharp-sits = бот, острый
page-bot-master-help = просматривает тысячи вариантов; думает дольше
page-bot-master-sits = бот, мастер
page-choose-for = { $what }: место { $n }
page-deck = Колода
page-deck-table = Как за столом
page-deck-nameless = Колода по ссылке
page-deck-bring = Ваша колода
page-deck-bring-help = Пока никто не взял карт, вы можете выбрать другую колоду. Никто другой не увидит, какую.
page-deck-bring-choose = Выбрать колоду
page-deck-bring-own = Своя колода
page-deck-bring-paste = Вставьте колоду текстом
page-deck-bring-take = Играть этой колодой
page-taken = занято
page-link-later = Ссылка появится, когда игра начнётся.
page-start-game = Начать игру
page-start-missing-twice = { $who } сидит на двух местах
page-start-ready = Всё готово. Можно начинать.
page-start-who = Кто садится за стол?
page-start-sum =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
page-mark-book = по книге
page-mark-reading = наше толкование
page-mark-custom = домашнее правило

## Стол

page-prompt = Ваше решение
page-decides-you = Ваше решение ({ $who }).
page-decides = Решение: { $who }.
page-thinking = Думает бот: { $who }.
page-hint = Подсказка
page-hint-thinking = Ищем хорошие ходы…
page-hint-title = Хорошие ходы
page-hint-how = Шансы на победу после каждого, судя по тому, что видно вам. Подсказка ничего не делает сама.
page-hint-chance = { $n ->
    [0] < 1 %
   *[other] { $n } %
  }
page-choices-before = Предыдущие варианты
page-choices-after = Ещё варианты
page-wait-table = Стол готовится
page-how-many = Сколько
page-more = Больше
page-fewer = Меньше
page-zoom-in = Приблизить
page-zoom-out = Отдалить
page-minimap = Малая карта: нажмите, чтобы перейти
page-number = { $n }
page-not-now = { $what }: сейчас нельзя
page-asking = Смотрим в правилах…
page-kept = Ваш выбор сохранён и будет отправлен, как только связь вернётся.
page-rule = Правила, § { $id }
page-rule-open = открыть правила
page-rule-card = карты
page-rule-data = печать
page-rule-quest = задания
page-tabs = Части стола
page-line-lost = Связь потеряна. Ваше место сохранено.
page-line-again = Пробуем снова; стол вас ждёт.
page-line-kept = Ваш выбор сохранён и будет отправлен, как только связь вернётся.
page-line-now = Попробовать сейчас
page-gone-title = Эта ссылка никуда не ведёт
page-gone-text = Стол удалён, или владелец дал этому месту новую ссылку. Попросите у него новую.
page-result = Итог
page-look-board = Взглянуть на стол
page-rematch-change = Изменить условия
page-since = С вашего хода
page-walk-back = Предыдущее
page-walk-all = Весь ход
page-walk-next = Дальше
page-touch-again = коснитесь ещё раз, чтобы выполнить
page-boxes = выбор { $n } из { $of }
page-end-rounds = Раунд за раундом
page-end-turns = Переломные моменты
page-end-lead = Раунд { $n }: впереди { $who }
page-end-gain = Раунд { $n }: { $who } +{ $points }
page-end-loss = Раунд { $n }: { $who } −{ $points }

## Журнал и повтор

page-log-empty = Пока ничего не произошло.
page-log-table = Стол
page-log-all = Все
page-log-filter = Показать только одно место
page-folded = свёрнуто
page-replay-title = Один из прошлых моментов
page-replay-first = К началу
page-replay-last = К концу
page-replay-back = Шаг назад
page-replay-next = Шаг вперёд
page-replay-play = Воспроизвести
page-replay-pause = Пауза
page-replay-speed = Скорость: { $n }×
page-replay-moment = Момент игры
page-replay-step = Шаг { $n } из { $of }
page-replay-link = Ссылка на этот момент
page-replay-now = К текущему ходу

## Правила

page-rules-search = Искать в правилах
page-rules-hits =
    { $n ->
        [one] { $n } пункт
        [few] { $n } пункта
       *[many] { $n } пунктов
    }
page-rules-none = Ничего не найдено. Попробуйте меньше слов или короче.
page-rules-contents = Содержание
page-rules-text = Текст правил
page-rules-in-place = Показать в главе

## Меню

page-theme = Свет
page-theme-day = День
page-theme-lamp = Лампа
page-motion = Движение
page-speed = Ходы других
page-speed-slow = медленно
page-speed-normal = обычно
page-speed-fast = быстро
page-speed-instant = сразу
page-undo-wish = { $who }: просьба отменить последний выбор
page-undo-all = Должны согласиться все, кто его видел.
page-undo-allow = Разрешить
page-undo-refuse = Нет
page-undo-waits = Ждём: { $names }
page-undo-withdraw = Отозвать
page-pass-screen = Передайте экран
page-pass-hold = Удерживайте, чтобы открыть
page-pass-how = полсекунды или клавиша Enter
page-pass-open = Открыть
page-pass-covered = Чужих тайн на странице нет
page-pass-nowhere = ни в журнале, ни в повторе, ни для программы чтения с экрана
page-hands = За этим экраном
page-hands-passed = передаём его
page-hands-open = играю за всех
page-reactions = Засада и подобное
page-reactions-ask = спрашивать меня
page-reactions-nothing = «нет», если ответить нечем
page-reactions-always = всегда нет
page-reactions-help = Страница всегда ждёт одинаково, что бы ни было на руке. «Если ответить нечем» действует только там, где это заметят лишь боты.
page-aims = Боты говорят, чего хотят
page-aims-help = После каждого своего хода, в нескольких словах, по тому, что видно всем.
page-aims-said = Моя цель: { $aims }.
page-answer-soon = «Нет» через миг
page-answer-stop = Постойте, решу я
page-keys = Клавиши
page-board-text = Стол словами
page-seats-links = Места и ссылки
page-key-arrows-cap = стрелки
page-key-tab = следующий подсвеченный вариант
page-key-digits = с первого по девятый вариант
page-key-arrows = ходить по столу
page-key-enter = выбрать
page-key-follow = следующий шаг хода, который показан
page-key-esc = закрыть, шаг назад
page-key-u = отменить выбор
page-key-h = подсказка: лучшие варианты и почему
page-key-why = почему нет? О вещи в фокусе; иначе этот список
page-key-r = правила на этом пункте
page-key-l = журнал
page-key-b = к полю
page-key-c = к вашим картам
page-key-s = к местам за столом
page-key-count = на одного больше, на одного меньше
page-key-zoom = приблизить или отдалить карту, показать всю
page-key-p = повтор партии
page-key-space = пропустить показ чужих действий
page-key-step = шаг назад или вперёд в повторе

## Места и ссылки

page-invite-text = Давайте каждую ссылку только одному человеку: у кого она есть, тот и играет на этом месте.
page-invite-local = Страница открыта только на этом компьютере. Запустите сервер с --host и откройте её по адресу, который он покажет: тогда ссылки заработают в домашней сети.
page-invite-present = за столом
page-invite-absent = не за столом
page-invite-stand-in = вместо игрока бот
page-invite-watch = Может смотреть: тайн не видит и ничего не решает.
page-copy-link = Копировать
page-qr = QR-код
page-qr-label = QR-код ссылки: { $who }
page-own-link = Новая ссылка только для меня
page-renew = Новая ссылка
page-take-over = Пусть играет бот
page-give-back = Вернуть место
page-export = Сохранить в файл
page-export-note = В файле все тайны стола, и скрытые карты тоже.
page-export-sealed = Пока кто-то играет по ссылке, файл — лишь квитанция: сама партия остаётся на этом сервере, и здесь её можно по ней открыть.
page-notices = Об этом столе
page-delete = Удалить стол
page-delete-sure = Да, удалить для всех

## Знакомство

page-tour-skip = Пропустить
page-tour-next = Дальше

## О программе

page-about-title = Kotatsu
page-about-text = Котацу — это низкий столик с одеялом и теплом под ним. Наш предназначен для настольных игр по правилам, в одиночку или с друзьями.
page-about-owners = Чьи это игры
page-about-rebuilt = Некоторые напечатанные числа удалось сверить лишь с одним источником или пришлось вывести. Страница их помечает, а владелец коробки может заменить их своим файлом данных.
page-about-licences = Лицензии
page-about-code = Программа свободная, лицензия MIT.
page-about-fonts = Шрифты: Alegreya и Alegreya Sans, Huerta Tipográfica, SIL Open Font License 1.1.
page-about-icons = Значки: game-icons.net, CC BY 3.0, авторы ниже. Остальные рисунки наши.
page-about-privacy = Что где хранится
page-about-privacy-text = Никаких учётных записей, счётчиков и сторонних серверов. Браузер помнит язык, тему и ссылки на ваши столы; сами партии хранятся на компьютере, где работает сервер.

## Owner's data

page-own-data = Ваш экземпляр
page-own-data-help = То, что напечатано в вашей коробке, файлом данных: заменяет воссозданное нами.
page-own-data-remove = Вернуть наши

## Простой стол игры, которая ещё не нарисована

page-plain-about = Игра по правилам на простом столе: рисунков для неё пока нет.
page-plain-facts =
    { $min }–{ $max ->
        [few] { $max } игрока
       *[many] { $max } игроков
    }
page-plain-seats = Места
page-plain-seats-help = Тайное видно только со своего места.
page-plain-middle = Посередине стола
page-plain-yes = да
page-plain-no = нет
page-plain-hidden = лицом вниз
page-plain-word = { $what }
page-plain-tour-table = Стол
page-plain-tour-table-text = У каждого места своя панель; то, что видят все, лежит посередине.
page-plain-tour-prompt = Ваш выбор
page-plain-tour-prompt-text = Здесь всё, что вы можете сделать сейчас; об остальном сказано, почему нельзя.
