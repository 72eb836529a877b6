# The Woodland Alliance: what it asks, offers, tells and refuses.
# $who is a faction, $suit a suit ($suit_adj goes with card and clearing), $card a card's name, $clearing a number.

## Questions

root-ask-alliance-rise = Восстание, поддержка или уже день?
root-ask-alliance-spread = Искать поддержку дальше или уже день?
root-ask-support = Кого из сторонников потратить? Поляна { $suit_adj }, осталось заплатить: { $count }
root-ask-alliance-day = Смастерить карту, мобилизовать, обучить или уже вечер?
root-ask-alliance-operation = Какая операция? Свободных офицеров: { $count }
root-ask-outrage = Беспорядки! { $who }: какая карта ({ $suit_adj } или птичья) уйдёт к сторонникам?
root-ask-trim = Баз не осталось: сторонников может быть не больше пяти. Кто уйдёт?

## Choices

root-act-revolt = Восстание на поляне { $clearing }
root-act-spread = Жетон поддержки на поляну { $clearing }
root-act-support = Потратить { $card_acc }
root-act-mobilize = К сторонникам: { $card }
root-act-train = Обучить офицера: потратить { $card_acc }
root-act-levy = Вербовка на поляне { $clearing }
root-act-organize = Выступление на поляне { $clearing }

## What a choice leads to

root-result-revolt =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[many] +{ $points } очков
    }, { root-n-warriors }, сторонников −2
root-result-spread = очки +{ $points }, сторонников −{ $count }
root-result-spread-law = очки +{ $points }, сторонников −{ $count } вместе с военным положением
root-result-mobilize = сторонников: { $count }
root-result-mobilize-full = места нет: карта сразу уйдёт в сброс
root-result-train = офицеров: { $count }
root-result-organize = очки +{ $points }, один воин уйдёт

## Events

root-event-revolted = Восстание! { $who } поднимает поляну { $clearing }.
root-event-officer = { $who } получает офицера, теперь их { $count }.
root-event-organized = { $who } склоняет на свою сторону поляну { $clearing }: воин уходит, поддержка остаётся.

## Why not

root-why-revolt-late = Сначала восстания, потом поддержка, а её уже начали получать.
root-why-revolt-unfriendly = На поляне { $clearing } нет поддержки, и восставать некому.
root-why-revolt-base = База этой масти ({ $suit_adj }) уже на поле, на поляне { $clearing }.
root-why-revolt-slot = На поляне { $clearing } одни руины: базу поставить негде.
root-why-revolt-cost = Поляна { $suit_adj }: для восстания нужно сторонников этой масти или птиц: { $count }, а есть { $have }.
root-why-sympathy-there = На поляне { $clearing } уже лежит жетон поддержки, второй не нужен.
root-why-sympathy-none = Все десять жетонов поддержки уже на поле.
root-why-spread-far = Поляна { $clearing } не соседствует ни с одной лояльной.
root-why-spread-cost = Поддержка на поляне { $clearing } ({ $suit_adj }) требует сторонников этой масти или птиц: { $count }, а есть { $have }.
root-why-spread-law = Военное положение на поляне { $clearing } ({ $suit_adj }): нужно сторонников этой масти или птиц: { $count }, а есть { $have }.
root-why-support-none = Среди сторонников нет { $card_gen }.
root-why-support-suit = { $card } здесь не годится: поляна { $suit_adj }.
root-why-train-base = Без базы на поле обучать негде.
root-why-train-suit = { $card } не подходит по масти ни к одной базе.
root-why-alliance-supply = В запасе не осталось воинов.
root-why-levy-base = На поляне { $clearing } нет базы.
root-why-organize-none = На поляне { $clearing } нет ваших воинов.
root-why-outrage-suit = { $card } здесь не годится: нужна { $suit_adj } или птичья карта.
