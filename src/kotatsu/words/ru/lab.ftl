# The lab: planned games, reports and comparisons.

cli-do-lab = Сыграть по плану тысячи партий и прочитать, что они говорят.
cli-do-lab-run = Сыграть партии плана в папку; прерванный запуск продолжается с того же места.
cli-do-lab-report = Написать, что говорит папка партий: одна страница для браузера и Markdown с картинками.
cli-do-lab-compare = Написать, чем отличаются две папки партий и насколько это надёжно.
cli-arg-lab-plan = Игра или план в файле, который кончается на .toml.
cli-arg-lab-folder = Папка, которую заполнил «lab run».
cli-opt-lab-out = Папка для партий; та же команда продолжает прерванный запуск.
cli-opt-lab-games = Сколько партий всего.
cli-opt-lab-bots = Кто сидит за столом, через запятые; столы, которые чередуются, через |.
cli-opt-lab-options = Настройки стола через пробелы; чередующиеся значения через | или «every» для всех.
cli-opt-lab-pack = Набор, которым играть; несколько чередуются, а пустое имя означает игру без набора.
cli-opt-lab-workers = Сколько процессов играет; без указания все ядра.
cli-opt-lab-on = Кластер Ray, который сыграет вместо нас: ray://HOST:10001, ray://auto или ray://local.
lab-extra-missing = Для этого не хватает пакетов: pip install 'kotatsu-games[{ $name }]'.
lab-no-seating = При таких настройках ни одна рассадка «{ $option }» невозможна.
lab-no-values = У «{ $option }» нет перечня значений: назовите их.
lab-no-bots = Назовите для каждого стола хотя бы одного бота, через запятые.
lab-not-toml = { $file } — не план: { $why }.
lab-no-field = Здесь в плане не может быть «{ $name }»; возможно: { $names }.
lab-other-plan = В папке { $folder } лежат партии другого плана. Выберите другую папку.
lab-other-sources = Партии в { $folder } сыграны по другим правилам или ботами: тот же номер был бы другой партией.
lab-not-empty = { $folder } — не пустая папка и не папка партий.
lab-no-folder = Папку { $folder } создал не «lab run».
lab-nothing-played = В { $folder } ещё нет ни одной законченной партии.
lab-no-game = В { $folder } нет партии { $number }; последняя — { $last }.
lab-no-address = «{ $address }» — не кластер: ray://HOST:10001, ray://auto или ray://local.
lab-played = В { $folder } { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
 } за { $cases ->
    [one] { $cases } видом столов
   *[other] { $cases } видами столов
 }.
lab-text = { $text }
lab-other-machine = На одной из машин кластера другие правила или боты, чем здесь: установите везде один и тот же kotatsu.
