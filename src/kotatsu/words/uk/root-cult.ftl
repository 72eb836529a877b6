# The Lizard Cult: what it asks, offers, tells and refuses.
# $who is a faction, $suit a suit ($suit_adj goes with card and clearing), $card a card's name, $clearing a number.

## Questions

root-ask-corner = У якому куті почати?
root-ask-outcast = Хто спершу буде вигнанцями?
root-ask-conspire = Яка змова? Фанатиків: { $count }
root-ask-crusade = Після походу розпочати бій на галявині { $clearing }?
root-ask-ritual = Відкрити карту для ритуалу чи вже Сутінки?
root-ask-cult-craft = Створити карту садами вигнанців? Вільних садів: { $count }

## Choices

root-act-corner = Почати на галявині { $clearing }
root-act-outcast = Вигнанці: { $suit }
root-act-convert = Навернути вояку { $who_gen } на галявині { $clearing }
root-act-sanctify = Освячення на галявині { $clearing }: { $piece_low }
root-act-garden = Відкрити { $card_acc }: сад на галявині { $clearing }
root-act-preach = Відкрити { $card_acc }: вербування на галявині { $clearing }
root-act-score = Отримати очки: витратити { $card_acc }
root-act-sacrifice = Відкрити { $card_acc }: жертвоприношення

## What a choice leads to

root-result-crusade = хрестовий похід: фанатиків −{ $count }
root-result-convert = фанатиків −{ $count }
root-result-sanctify = очки +1, фанатиків −{ $count }
root-result-garden = садів цієї масті: { $count }
root-result-score = очки +{ $points }, карта піде до Загублених душ
root-result-sacrifice = фанатиків: { $count }

## Events

root-event-outcast =
    { $count ->
        [1] { $who }: масть вигнанців — { $suit }, і вони осоружні.
       *[other] { $who }: масть вигнанців — { $suit }.
    }
root-event-souls = { $who } відпускає Загублені душі у скид: { $count }.
root-event-crusade = { $who } оголошує хрестовий похід на галявині { $clearing }. Витрачено фанатиків: { $count }.
root-event-converted = { $who } навертає вояку { $other_gen } на галявині { $clearing }. Витрачено фанатиків: { $count }.
root-event-sanctified = { $who } освячує галявину { $clearing }: { $piece_low } поступається саду. Витрачено фанатиків: { $count }.
root-event-revealed = { $who } відкриває { $card_acc }.
root-event-acolyte = Жертвоприношення: { $who } має нового фанатика, тепер їх { $count }.
root-event-returned = { $who } повертає відкриті карти на руку: { $count }.

## Why not

root-why-corner-else = Культ починає навпроти Фортеці чи першого гнізда, а якщо в грі обоє, у вільному куті.
root-why-not-outcast = Галявина { $clearing } не належить вигнанцям (масть { $suit_adj }).
root-why-conspire-cost = На це треба фанатиків: { $count }, а є { $have }.
root-why-convert-none = На галявині { $clearing } немає такого ворожого вояки.
root-why-sanctify-none = На галявині { $clearing } немає такої ворожої споруди.
root-why-gardens-out = Усі п’ять садів цієї масті вже на мапі.
root-why-ritual-suit = { $card } не { $suit_adj }, а птахи в ритуалах не джокери.
root-why-ritual-bird = Птахи придатні лише для жертвоприношення.
root-why-ritual-revealed = { $card } вже відкрита цього Дня: одна карта — один ритуал.
root-why-cult-craft = Створити { $card_acc } не вийде: працюють лише сади вигнанців (масть { $suit_adj }), а незадіяних садів: { $count }.
root-why-score-again = За сади цієї масті ({ $suit_adj }) цього ходу очки вже отримано.
root-why-sacrifice-suit = Для жертвоприношення потрібна пташина карта.
root-why-cult-supply = У запасі не лишилося вояк.
