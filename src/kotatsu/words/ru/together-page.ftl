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
