# The deck builder on the page.

senjutsu-page-companion = Режим помощника
senjutsu-page-deck = Сборка колоды
senjutsu-build-all = Все
senjutsu-build-general = Базовые
senjutsu-build-weapons = Оружие
senjutsu-build-search = Слово или номер карты
senjutsu-build-filter = Отбор
senjutsu-build-shown = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
senjutsu-build-whose = Чьи карты
senjutsu-build-value = Инициатива
senjutsu-build-any-value = Любая инициатива
senjutsu-build-at = Инициатива { $value }
senjutsu-build-any-school = Любая школа
senjutsu-build-school = Школа { $school }
senjutsu-build-cost = концентрация { $n }
senjutsu-build-carry = Взять оружие: { $card }
senjutsu-build-less = Убрать одну копию: { $card }
senjutsu-build-more = Добавить одну копию: { $card }
senjutsu-build-why = Почему нельзя: { $card }?
senjutsu-build-name = Название колоды
senjutsu-build-character = Персонаж
senjutsu-build-weapon = Оружие
senjutsu-build-cards = Карты
senjutsu-build-casual = Вольная игра
senjutsu-build-no-school = Согласованная, без школы
senjutsu-build-school-cards = Карты школ
senjutsu-build-chart-help = Диапазоны стоят на наибольшем значении; = берёт значение карты, к которой присоединяется.
senjutsu-build-empty = Колода пуста. Добавляйте карты знаком +.
senjutsu-build-out = Убрать одну копию; с Shift — все.
senjutsu-build-checks = Проверка
senjutsu-build-kept = Остальные правила соблюдены.
senjutsu-build-all-kept = Все правила сборки колоды соблюдены.
senjutsu-build-mine = Мои колоды
senjutsu-build-none = В этом браузере колод ещё нет.
senjutsu-build-forget = Забыть колоду «{ $name }»
senjutsu-build-printed = Начать с напечатанной колоды
senjutsu-build-printed-30 = { $who }, 30 карт
senjutsu-build-printed-40 = { $who }, 40 карт
senjutsu-build-paste = Колода, которую вам прислали
senjutsu-build-paste-help = Вставьте ссылку или текст колоды
senjutsu-build-read = Прочитать
senjutsu-build-nothing = Ни одна карта не подходит. Уберите какой-нибудь отбор.
senjutsu-build-look = Наведите на карту, чтобы её прочитать.
senjutsu-build-nameless = Колода: { $who }
senjutsu-build-ready = Колода в порядке.
senjutsu-build-to-mend = { $n ->
        [one] Осталось исправить { $n } ошибку.
        [few] Осталось исправить { $n } ошибки.
       *[other] Осталось исправить { $n } ошибок.
    }
senjutsu-build-copy-link = Копировать ссылку
senjutsu-build-copy-text = Копировать текст
senjutsu-build-link-copied = Ссылка скопирована.
senjutsu-build-text-copied = Текст скопирован.
senjutsu-build-not-copied = Браузер не даёт копировать.
senjutsu-build-keep = Сохранить
senjutsu-build-is-kept = Сохранено в этом браузере: { $name }
senjutsu-build-play = Играть этой колодой
senjutsu-build-play-help = накрыть стол
senjutsu-build-play-not = когда будет в порядке
senjutsu-build-box = Карты
senjutsu-build-deck = Колода
