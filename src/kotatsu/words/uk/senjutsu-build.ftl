# The deck builder on the page.

senjutsu-page-companion = Режим помічника
senjutsu-page-deck = Формування колоди
senjutsu-build-all = Усі
senjutsu-build-general = Базові
senjutsu-build-weapons = Зброя
senjutsu-build-search = Назва, номер або слово з карти
senjutsu-build-filter = Відбір
senjutsu-build-shown = { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[other] { $n } карт
    }
senjutsu-build-whose = Чиї карти
senjutsu-build-value = Ініціатива
senjutsu-build-any-value = Будь-яка ініціатива
senjutsu-build-at = Ініціатива { $value }
senjutsu-build-any-school = Будь-яка школа
senjutsu-build-school = Школа { $school }
senjutsu-build-cost = зосередження { $n }
senjutsu-build-carry = Узяти зброю: { $card }
senjutsu-build-less = Вийняти одну копію: { $card }
senjutsu-build-more = Додати одну копію: { $card }
senjutsu-build-why = Чому не можна: { $card }?
senjutsu-build-name = Назва колоди
senjutsu-build-character = Персонаж
senjutsu-build-weapon = Зброя
senjutsu-build-cards = Карти
senjutsu-build-casual = Вільна гра
senjutsu-build-no-school = Узгоджена, без школи
senjutsu-build-school-cards = Карти шкіл
senjutsu-build-chart-help = Діапазони стоять на найвищому значенні; = бере значення карти, до якої додається.
senjutsu-build-empty = Колода порожня. Додавайте карти знаком +.
senjutsu-build-out = Вийняти одну копію; із Shift — усі.
senjutsu-build-checks = Перевірка
senjutsu-build-kept = Решти правил дотримано.
senjutsu-build-all-kept = Усіх правил формування колоди дотримано.
senjutsu-build-mine = Мої колоди
senjutsu-build-none = У цьому браузері колод ще немає.
senjutsu-build-forget = Забути колоду «{ $name }»
senjutsu-build-printed = Почати з надрукованої колоди
senjutsu-build-printed-30 = { $who }, 30 карт
senjutsu-build-printed-40 = { $who }, 40 карт
senjutsu-build-paste = Колода, яку вам надіслали
senjutsu-build-paste-help = Вставте посилання або текст колоди
senjutsu-build-read = Прочитати
senjutsu-build-nothing = Жодна карта не підходить. Приберіть якийсь відбір.
senjutsu-build-look = Наведіть на карту, щоб її прочитати.
senjutsu-build-nameless = Колода: { $who }
senjutsu-build-ready = Колода в порядку.
senjutsu-build-to-mend = { $n ->
        [one] Лишилося виправити { $n } помилку.
        [few] Лишилося виправити { $n } помилки.
       *[other] Лишилося виправити { $n } помилок.
    }
senjutsu-build-copy-link = Копіювати посилання
senjutsu-build-copy-text = Копіювати текст
senjutsu-build-link-copied = Посилання скопійовано.
senjutsu-build-text-copied = Текст скопійовано.
senjutsu-build-not-copied = Браузер не дозволяє копіювати.
senjutsu-build-keep = Зберегти
senjutsu-build-is-kept = Збережено в цьому браузері: { $name }
senjutsu-build-play = Грати цією колодою
senjutsu-build-play-help = накрити стіл
senjutsu-build-play-not = коли буде в порядку
senjutsu-build-box = Карти
senjutsu-build-deck = Колода
