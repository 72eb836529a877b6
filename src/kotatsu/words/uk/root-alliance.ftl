# The Woodland Alliance: what it asks, offers, tells and refuses.
# $who is a faction, $suit a suit ($suit_adj goes with card and clearing), $card a card's name, $clearing a number.

## Questions

root-ask-alliance-rise = Заколот, агітація чи вже День?
root-ask-alliance-spread = Агітувати далі чи вже День?
root-ask-support = Кого з прибічників витратити? Галявина { $suit_adj }, лишилося сплатити: { $count }
root-ask-alliance-day = Створення, підтримка, вишкіл чи вже Сутінки?
root-ask-alliance-operation = Яка операція? Вільних сотників: { $count }
root-ask-outrage = Заворушення! { $who }: котра { $suit_adj } чи пташина карта піде до прибічників?
root-ask-trim = Криївок не лишилося: прибічників має бути не більше п’яти. Хто піде?

## Choices

root-act-revolt = Заколот на галявині { $clearing }
root-act-spread = Агітація на галявині { $clearing }
root-act-support = Витратити { $card_acc }
root-act-mobilize = До прибічників: { $card }
root-act-train = Вишкіл сотника: витратити { $card_acc }
root-act-levy = Мобілізація на галявині { $clearing }
root-act-organize = Підготовка на галявині { $clearing }

## What a choice leads to

root-result-revolt =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очки
       *[many] +{ $points } очок
    }, { root-n-warriors }, прибічників −2
root-result-spread = очки +{ $points }, прибічників −{ $count }
root-result-spread-law = очки +{ $points }, прибічників −{ $count } разом із воєнним станом
root-result-mobilize = прибічників: { $count }
root-result-mobilize-full = стос повний: карту одразу буде скинуто
root-result-train = сотників: { $count }
root-result-organize = очки +{ $points }, один вояка піде

## Events

root-event-revolted = Заколот! { $who } повстає на галявині { $clearing }.
root-event-officer = { $who } має нового сотника, тепер їх { $count }.
root-event-organized = { $who } здобуває прихильність галявини { $clearing }: вояка йде, підтримка лишається.

## Why not

root-why-revolt-late = Спершу заколоти, потім агітація, а вона вже почалася.
root-why-revolt-unfriendly = На галявині { $clearing } немає підтримки, тож ніхто не повстане.
root-why-revolt-base = Криївка цієї масті ({ $suit_adj }) уже на мапі, на галявині { $clearing }.
root-why-revolt-slot = На галявині { $clearing } лише руїни: криївці нема де стати.
root-why-revolt-cost = Для заколоту на { $suit_loc } галявині потрібно прибічників цієї масті чи птахів: { $count }, а є { $have }.
root-why-sympathy-there = На галявині { $clearing } вже є жетон підтримки, другий не потрібен.
root-why-sympathy-none = Усі десять жетонів підтримки вже на мапі.
root-why-spread-far = Галявина { $clearing } не сусідить із жодною дружньою.
root-why-spread-cost = Підтримка на галявині { $clearing } ({ $suit_adj }) потребує прибічників цієї масті чи птахів: { $count }, а є { $have }.
root-why-spread-law = Воєнний стан на галявині { $clearing } ({ $suit_adj }): потрібно прибічників цієї масті чи птахів: { $count }, а є { $have }.
root-why-support-none = Серед прибічників немає { $card_gen }.
root-why-support-suit = { $card } тут не годиться: галявина { $suit_adj }.
root-why-train-base = Без криївки на мапі вишколювати ніде.
root-why-train-suit = { $card } не відповідає масті жодної криївки на мапі.
root-why-alliance-supply = У запасі не лишилося вояк.
root-why-levy-base = На галявині { $clearing } немає криївки.
root-why-organize-none = На галявині { $clearing } немає ваших вояк.
root-why-outrage-suit = { $card } тут не годиться: потрібна { $suit_adj } або пташина карта.
