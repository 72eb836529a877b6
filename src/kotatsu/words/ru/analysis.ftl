# Разбор оконченной партии: шансы ход за ходом, переломные моменты, что сделал бы бот.

analysis-not-over = Разбирать можно только оконченную партию.
analysis-title = Разбор
analysis-chances = Шансы на победу ход за ходом, %
analysis-about = Шансы — какими их видит бот, когда все руки открыты, а удача неизвестна. Что он сделал бы — из того, что видело само место.
analysis-working = Просматриваем партию: { $n } %
analysis-stop = Остановить
analysis-stopped = Остановлено на { $n } %.
analysis-again = Продолжить
analysis-none = Ни один отдельный выбор не изменил шансов заметно.
analysis-fell = { $before } % → { $after } %
analysis-chosen = Выбрано
analysis-bot = Бот
analysis-same = Бот выбрал бы то же самое: партию изменила удача или другие.
analysis-why = Почему: { $reasons }
analysis-show = Показать этот момент
analysis-on = Играть отсюда дальше
analysis-on-help = ваше место — { $who }, за остальных боты, удача новая
analysis-end = Конец
analysis-key = следующий переломный момент
