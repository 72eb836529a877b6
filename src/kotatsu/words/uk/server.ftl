# Що каже сервер: посилання, місця, файли і де його знайти.

server-moment = Раунд { $round }, хід { $turn }
server-moment-turn = Хід { $turn }

server-no-such-table = Це посилання не веде до жодного столу. Можливо, його оновили або стіл видалено.
server-table-deleted = Власник видалив цей стіл.
server-link-renewed = Власник дав цьому місцю нове посилання; це більше не діє.
server-owner-only = Це може зробити лише власник столу.
server-watch-only = Ви спостерігаєте: вирішують лише ті, хто за столом.
server-not-your-seat = За це місце вирішуєте не ви.
server-bot-leads = Зараз за це місце ({ $who }) грає бот. Спершу поверніть його собі.
server-no-such-seat = За цим столом немає місця номер { $seat }.
server-seat-is-bot = Це місце від початку належить боту: заміняти тут нікого.
server-no-such-game = Гри «{ $name }» тут немає. Є такі: { $known }.
server-no-such-bot = Бота «{ $name }» для цієї гри немає. Є такі: { $known }.
server-seat-count = Указано { $given ->
        [one] { $given } місце
        [few] { $given } місця
       *[many] { $given } місць
    }, а для гри потрібно { $wanted }.
server-position-secret = Позиція відкриває всі таємниці: її можна отримати після завершення партії або коли ніхто не грає за посиланням.
server-is-legal = Ніщо не заважає: зараз це можливо.
server-undo-asked = Хтось уже просить скасувати вибір.
server-undo-moved-on = Питати вже нема про що: гра пішла далі.
server-undo-withdrawn = { $who }: вибір лишається, прохання відкликано.
server-deck-late = Хтось уже взяв карти: колода лишається, як була.
server-undo-refused = { $who }: вибір лишається. { $other } воліє грати далі.
server-undo-done = { $who }: останній вибір скасовано.
server-undo-unanswered = { $who }: вибір лишається, бо ніхто не відповів.

server-not-json = Це повідомлення не є JSON.
server-bad-message = Це повідомлення незрозуміле: { $detail }
server-message-too-long = Це повідомлення задовге: щонайбільше { $most ->
        [one] { $most } байт
        [few] { $most } байти
       *[many] { $most } байтів
    }.
server-bad-request = Цей запит незрозумілий: { $detail }
server-too-large = Цей файл завеликий.
server-not-a-file = Це ні експортований стіл, ні позиція.
server-too-deep = Вкладено надто глибоко, прочитати неможливо.
server-only-json = Тут читають лише JSON в UTF-8 (Content-Type: application/json).
server-long-address = Ця адреса задовга.
server-other-host = Сервер не відгукується на це ім’я. Той, хто його запустив, може дозволити ім’я через --allow-host.
server-too-many = Забагато водночас. Спробуйте ще раз через { $seconds } с.
server-full = На цьому сервері немає місця для ще одного столу.
server-too-slow = Решта цього запиту не надійшла.
server-file-too-long = Ця партія довша за будь-яку, яку тут читають.
server-not-found = За цією адресою нічого немає.
server-other-site = Інший сайт не може тут нічого робити.
server-our-mistake = Щось пішло не так, і це наша провина. Нічого не змінено.
server-sealed-elsewhere = Цей файл — лише квитанція на партію, яку зберігає інший сервер або якої тут уже немає. Незавершену партію переносять на інший сервер резервною копією.

server-notice-seeded = Стіл відкрито з обраним зерном випадковості: хто його знає, може передбачити удачу.
server-notice-data = За столом грають із власними друкованими даними власника.
server-notice-imported = Стіл відкрито зі збереженого файлу: хто має файл, може знати його таємниці й майбутню удачу.
server-notice-unsealed = Стіл відкрито із запечатаного файлу: його таємниць ніхто не міг прочитати.
server-notice-position = Партія тут не почалася спочатку: її продовжено з позиції.
server-notice-onward = Цю партію продовжено із закінченої, від моменту: { $when }. Удача нова.
server-notice-copied = Із запечатаного файлу цього столу відкрито другий стіл.
server-notice-bot = { $who }: власник посадив на це місце бота ({ $bot }).
server-notice-given-back = { $who }: власник повернув місце гравцеві.
server-notice-taken-back = { $who }: гравець забрав місце в бота.
server-notice-opened = { $who }: посилання цього місця відкрито на іншому пристрої.
server-notice-own-link = { $who }: тепер це місце має нове посилання, якого більше ні в кого немає; старе не діє.
server-link-own = Той, хто тут сидить, узяв нове посилання; це більше не діє.
server-notice-renewed = { $who }: власник дав місцю нове посилання; старе більше не діє.

server-not-written = Це не вдалося записати, нічого не змінено. Спроба повторюється. { $why }
server-db-full = Диск заповнено: звільніть місце на диску з файлом { $file }.
server-db-read-only = У базу даних { $file } не можна писати: дайте користувачеві сервера право запису у файл і його теку.
server-db-locked = Базу даних { $file } заблокувала інша програма: закрийте її або зачекайте, доки вона закінчить.
server-db-corrupt = Базу даних { $file } пошкоджено. Зупиніть сервер, збережіть копію файлу й відновіть резервну копію через «kotatsu restore»; що можна врятувати з копії, покаже «sqlite3 { $file } .recover».
server-db-not-one = { $file } — не база даних. Вкажіть інший файл через --db.
server-db-other = { $file } — база даних іншої програми. Вкажіть інший файл через --db.
server-db-cannot-open = Базу даних { $file } не вдається відкрити: перевірте, чи є тека та чи може користувач сервера там читати й писати.
server-db-fault = Базою даних { $file } не можна скористатися: { $detail }
server-db-unreachable = База даних PostgreSQL { $file } не відповідає: перевірте, чи вона працює та чи правильні адреса, ім’я й пароль.
server-db-address = Це не адреса бази даних PostgreSQL. Вона має вигляд postgresql://user:password@host/name.
server-no-driver = Немає драйвера PostgreSQL. Встановіть його: pip install "kotatsu-games[postgres]"
server-workers-alone = Кільком процесам потрібна спільна база даних PostgreSQL: вкажіть її через --database або приберіть --workers.
server-db-missing = Бази даних { $file } немає.
server-db-backed-up = Резервну копію { $file } записано до { $backup }.
server-db-restored = { $file } тепер такий, як у { $backup }. Те, що було раніше, лежить у { $before }.
server-frozen = Відтоді як цю партію почато, правила змінилися, і продовжити її не можна: від запису { $entry } це була б інша партія. Її можна читати й експортувати.
server-notice-carried = Ця партія триває за новішими правилами; усі попередні ходи за ними такі самі.
server-notice-frozen = Відтоді як цю партію почато, правила змінилися: її можна читати до запису { $entry } та експортувати цілою, але не продовжити.
server-newer-database = Базу даних { $file } записав новіший Kotatsu (версія { $version }, а цей знає { $known }). Оновіть Kotatsu або вкажіть інший файл через --db.
server-no-such-host = Цей комп’ютер не може слухати за адресою { $host }.
server-no-free-port = Жоден порт від { $port } до { $last } не вільний.
server-port-taken = Порт { $port } зайнятий, тому взято порт { $other }.
server-address = Kotatsu відкрито за адресою { $address }
server-home-address = У домашній мережі: { $address }
server-how-to-stop = Зупинити: Ctrl+C. Усі столи збережено.
server-no-page = Сторінку ще не зібрано. Запустіть один раз ./play у теці проєкту: сторінка збереться, і сервер запрацює.
