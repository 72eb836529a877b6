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
