### Слова сторінки для тих, хто грає разом: фрази, сповіщення, годинники, відкриті столи.

page-phrase-hello = Вітаю!
page-phrase-well-played = Чудовий хід!
page-phrase-thanks = Дякую
page-phrase-your-turn = Ваш хід
page-phrase-one-moment = Хвилинку
page-phrase-undo = Скасуємо хід?
page-say = Сказати
page-say-help = Кожен читає фразу своєю мовою.
page-say-write = Написати всім за столом
page-say-send = Надіслати
page-said-so-far = Що вже сказано
page-said-nothing = Відколи ви тут, ніхто нічого не казав.
page-said-owner = Власник столу
page-mute = Не показувати: { $who }
page-muted = Приховано
page-mute-title = Кого ви не хочете чути
page-chat = Вільне листування
page-chat-help = Фрази працюють завжди. Вільне листування — лише якщо ви дозволите; глядачі теж його читають.
page-key-t = сказати щось за столом
page-list-waits = Чекаємо: { $names }
page-notices-turn = Сповіщення про хід
page-notices-turn-help = Браузер повідомить, коли ви дивитеся на щось інше, — поки ця сторінка відкрита в якійсь вкладці.
page-notices-turn-denied = Браузеру заборонено показувати сповіщення цієї сторінки; це можна змінити в його налаштуваннях.
page-notices-turn-never = Цей браузер не може показувати сповіщення за цією адресою.
page-sound = Звук, коли ваш хід
