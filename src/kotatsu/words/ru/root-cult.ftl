# The Lizard Cult: what it asks, offers, tells and refuses.
# $who is a faction, $suit a suit ($suit_adj goes with card and clearing), $card a card's name, $clearing a number.

## Questions

root-ask-corner = В каком углу начать?
root-ask-outcast = Кто сначала будет изгоями?
root-ask-conspire = Какой заговор? Приспешников: { $count }
root-ask-crusade = После похода начать сражение на поляне { $clearing }?
root-ask-ritual = Открыть карту для обряда или уже вечер?
root-ask-cult-craft = Смастерить карту садами изгоев? Свободных садов: { $count }

## Choices

root-act-corner = Начать на поляне { $clearing }
root-act-outcast = Изгои: { $suit }
root-act-convert = Обратить воина { $who_gen } на поляне { $clearing }
root-act-sanctify = Освящение на поляне { $clearing }: { $piece_low }
root-act-garden = Открыть { $card_acc }: сад на поляне { $clearing }
root-act-preach = Открыть { $card_acc }: вербовка на поляне { $clearing }
root-act-score = Получить очки: потратить { $card_acc }
root-act-sacrifice = Открыть { $card_acc }: жертвоприношение

## What a choice leads to

root-result-crusade = поход: приспешников −{ $count }
root-result-convert = приспешников −{ $count }
root-result-sanctify = очки +1, приспешников −{ $count }
root-result-garden = садов этой масти: { $count }
root-result-score = очки +{ $points }, карта уйдёт к заблудшим душам
root-result-sacrifice = приспешников: { $count }

## Events

root-event-outcast =
    { $count ->
        [1] { $who }: изгои теперь { $suit }, и они ненавистные.
       *[other] { $who }: изгои теперь { $suit }.
    }
root-event-souls = { $who } отпускает заблудшие души в сброс: { $count }.
root-event-crusade = { $who } объявляет поход на поляне { $clearing }. Потрачено приспешников: { $count }.
root-event-converted = { $who } обращает воина { $other_gen } на поляне { $clearing }. Потрачено приспешников: { $count }.
root-event-sanctified = { $who } освящает поляну { $clearing }: { $piece_low } уступает место саду. Потрачено приспешников: { $count }.
root-event-revealed = { $who } открывает { $card_acc }.
root-event-acolyte = Жертвоприношение: { $who } получает приспешника, теперь их { $count }.
root-event-returned = { $who } возвращает открытые карты на руку: { $count }.

## Why not

root-why-corner-else = Культ начинает напротив цитадели или первого гнезда, а если в игре обе стороны, в свободном углу.
root-why-not-outcast = Поляна { $clearing } не принадлежит изгоям (масть { $suit_adj }).
root-why-conspire-cost = Для этого нужно приспешников: { $count }, а есть { $have }.
root-why-convert-none = На поляне { $clearing } нет такого вражеского воина.
root-why-sanctify-none = На поляне { $clearing } нет такого вражеского здания.
root-why-gardens-out = Все пять садов этой масти уже на поле.
root-why-ritual-suit = { $card } не { $suit_adj }, а птицы в обрядах не джокеры.
root-why-ritual-bird = Птицы годятся только для жертвоприношения.
root-why-ritual-revealed = { $card } в этот день уже открыта: одна карта — один обряд.
root-why-cult-craft = Смастерить { $card_acc } не выйдет: работают только сады изгоев (масть { $suit_adj }), а незадействованных садов: { $count }.
root-why-score-again = За сады этой масти ({ $suit_adj }) в этот ход очки уже получены.
root-why-sacrifice-suit = Для жертвоприношения нужна птичья карта.
root-why-cult-supply = В запасе не осталось воинов.
