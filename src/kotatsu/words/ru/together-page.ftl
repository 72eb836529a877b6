### Слова страницы для тех, кто играет вместе: фразы, уведомления, часы, открытые столы.

page-phrase-hello = Привет!
page-phrase-well-played = Отличный ход!
page-phrase-thanks = Спасибо
page-phrase-your-turn = Ваш ход
page-phrase-one-moment = Минутку
page-phrase-undo = Отменим ход?
page-say = Сказать
page-say-help = Каждый читает фразу на своём языке.
page-say-write = Написать всем за столом
page-say-send = Отправить
page-said-so-far = Что уже сказано
page-said-nothing = С тех пор как вы здесь, никто ничего не говорил.
page-said-owner = Владелец стола
page-mute = Не показывать: { $who }
page-muted = Скрыто
page-mute-title = Кого вы не хотите слышать
page-chat = Свободная переписка
page-chat-help = Фразы работают всегда. Свободная переписка — только если вы разрешите; зрители тоже её читают.
page-key-t = сказать что-нибудь за столом
page-list-waits = Ждём: { $names }
page-notices-turn = Уведомления о ходе
page-notices-turn-help = Браузер сообщит, когда вы смотрите на что-то другое, — пока эта страница открыта в какой-нибудь вкладке.
page-notices-turn-denied = Браузеру запрещено показывать уведомления этой страницы; это можно изменить в его настройках.
page-notices-turn-never = Этот браузер не может показывать уведомления по этому адресу.
page-sound = Звук, когда ваш ход
page-clock = Время на раздумья
page-clock-none = без часов
page-clock-move = на решение
page-clock-game = на игру
page-clock-none-help = Никто не торопит.
page-clock-move-help = Столько времени есть на каждое решение. Часы пойдут, когда придут все.
page-clock-game-help = Столько времени есть у каждого на всю игру, плюс { $n } с за каждое решение. Часы пойдут, когда придут все.
page-clock-minutes = { $n } мин
page-clock-hours = { $n } ч
page-clock-days = { $n } дн.
page-clock-then = Когда время вышло
page-clock-then-bot = дальше играет бот
page-clock-then-wait = стол ждёт
page-clock-then-forfeit = партия проиграна
page-clock-left = Осталось времени
page-stand-in = Вместо вас ({ $who }) играет бот.
page-take-back = Вернуть себе место
page-lobby-free =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
        [many] { $n } свободных мест
       *[other] { $n } свободного места
    }
page-lobby = Открытые столы
page-lobby-full = все места заняты
page-lobby-sit = Сесть
page-lobby-watch = Смотреть
page-listed = Открытый стол
page-listed-help = Каждый, у кого есть адрес этого сервера, найдёт стол, может сесть на свободное место по ссылке или смотреть.
page-share = Поделиться игрой
page-finished-won = победа
page-finished-lost = поражение
page-finished-draw = ничья
page-finished-not-yet = Эта игра ещё идёт.
page-finished-replay = Смотреть с начала
page-finished-board = Последняя позиция
page-hook = «Ваш ход» в групповом чате
page-hook-set = Включить
page-hook-off = Отключить
page-hook-help = Адрес входящего вебхука. Когда очередь того, кого нет за столом, чат получает одну строку с игрой и именем, без ссылки.
