# Что говорится на странице: imperiale serve

## Карты: что стоит в углах

index-K = К
index-Q = Д
index-J = В
index-A = Т
index-T = 10

## Везде

window-title = { $game } · Империал
window-title-turn = ● Ваш ход · { $game }
page-home = Начало
page-lobby = Открытые столы
page-rules = Правила
page-study = Учиться
page-settings = Настройки
page-close = Закрыть
page-no = Нет
page-again = Попробовать снова
page-copy = Скопировать
page-copied = Скопировано
page-name = Ваше имя
page-loading = Минуту…
page-nothing = Здесь ничего нет.
page-connecting = Идём к столу…
page-offline = Связи нет. Стол подождёт; она вернётся сама.
seat-number = место { $seat }

## Начало

home-what = Карточная игра французского двора с XVI века: покажите империалы, объявите очко, остальное сделают козыри.
home-play = Играть
home-choose = Выбрать игру
home-friend = Играть с другом
home-against = { $rules }, против: { $level }
home-rules = По каким правилам?
home-players = Игроков
home-level = Противник
home-length = Длина партии
home-length-usual = Как в правилах ({ $target ->
    [one] { $target } империал
    [few] { $target } империала
    [many] { $target } империалов
   *[other] { $target } империала
})
home-clock = Часы
home-clock-none = Нет
home-clock-move = Минута на ход
home-clock-bank = Минута на партию и по десять секунд на ход
home-by-hand = Отмечать самому
home-listed = Показать стол среди открытых
home-lobby = Сесть за стол или посмотреть.
home-rules-what = Пять текстов трёх столетий, каждое решение со своим источником.
home-study = Решать, разбирать, считать: как играть лучше.
home-settings = Язык, колода, скорость, порядок карт.

rules-line-academie = Французский салон 1725 года: карту хода нужно перекрыть, а капот стоит двух империалов.
rules-line-biblioteka = Русская гостиная: онеры отмечают тотчас, а империал можно собрать во взятках.
rules-line-dobor = После каждой взятки добирают из резерва и показывают, что он принёс.
rules-line-foster = Счёт Фостера 1897 года: считается только разница взяток.
rules-line-imperialas = Литовский стол на двоих, троих или четверых: белый империал, привилегированные карты, партия до шести империалов.
rules-line-pierer = Немецкая энциклопедия: короткая партия до восемнадцати очков и ставки вплоть до четверной.

agent-random = Случай
agent-line-random = Играет любой дозволенной картой.
agent-greedy = Хват
agent-line-greedy = Берёт, что есть, и никогда не смотрит вперёд.
agent-worlds4 = Расклады 4
agent-line-worlds4 = Взвешивает четыре расклада скрытых карт.
agent-worlds20 = Расклады 20
agent-line-worlds20 = Взвешивает двадцать раскладов скрытых карт.
agent-worlds100 = Расклады 100
agent-line-worlds100 = Взвешивает сто раскладов скрытых карт.
agent-worlds = Расклады
agent-line-worlds = Взвешивает все расклады скрытых карт.
agent-inference = Догадка
agent-line-inference = Взвешивает их по тому, что говорит ваша игра.
agent-equilibrium = Равновесие
agent-line-equilibrium = Разыгрывает последние взятки вперемешку, так что никто на этом не выигрывает.
agent-beginner = Новичок
agent-line-beginner = Забывает вышедшее и многого не замечает.
agent-casual = Любитель
agent-line-casual = Забывает иные карты и не слушает.
agent-club = Завсегдатай
agent-line-club = Считает козыри и помнит, что вы показали.
agent-strong = Сильный
agent-line-strong = Помнит всё и играет на партию.
agent-master = Мастер
agent-line-master = Сильнее здесь никого нет.

## До партии

page-invited = Вас зовут за стол
page-waiting = Ждём вашего друга
page-open-seat = Свободное место
page-sit = Сесть
page-send-link = Пошлите эту ссылку. Партия начнётся, как только место займут.
page-link = Ссылка на стол
page-qr = Ссылка QR-кодом
page-closed = Стол закрыт
page-have-code = Занять своё место с другого устройства
page-code-label = Код места
page-take-up = Занять
lobby-open = свободных мест: { $open } из { $players }
lobby-watch = Смотреть
lobby-empty = Сейчас ни один стол никого не ждёт.
lobby-make = Открыть стол

## Стол

page-table-of = Стол: { $rules }
page-on-table = На столе
page-hand = Ваши карты
page-journal = Что было
page-voice = Что происходит за столом
page-menu = Меню
page-help = Помощь и клавиши
page-on-turn = ход за ним
page-away = нет на месте
page-tricks = { $tricks ->
    [one] взятка
    [few] взятки
    [many] взяток
   *[other] взятки
}
page-onlookers = { $onlookers ->
    [one] { $onlookers } зритель
    [few] { $onlookers } зрителя
    [many] { $onlookers } зрителей
   *[other] { $onlookers } зрителя
}
page-go-on = Дальше
page-not-now = Сейчас не ваш ход.
page-card-not = { $card }, сыграть нельзя: { $reason }
page-may = Можно сыграть: { $cards }.
page-hand-is = Ваши карты: { $cards }.
page-took = { $who ->
    [you] Взятка ваша.
   *[other] Взятку берёт { $who }.
}
page-seat-is = { $who ->
    [you] Вы: { $imperials }, { $counters }, { $tricks }, { $cards }.
   *[other] { $who }: { $imperials }, { $counters }, { $tricks }, { $cards }.
}
page-shown = Показано:
page-sure = Точно?
page-agree = Согласиться
page-decline = Отказать
page-say-nothing = Промолчать
page-less = Меньше
page-more = Больше
page-now = Сейчас
turned-up = Вскрыша
summary-nothing-seat = В этой талии ничего.
summary-title-deal = Сдача { $deal }
page-over = Партия окончена
page-you-win = Вы выигрываете партию!
page-wins = Партию выигрывает { $who }
page-to-rematch = К следующей партии
page-replay = Посмотреть снова
page-review = Разбор
page-rules-of = Правила: { $rules }
page-share = Позвать кого-нибудь за стол или посмотреть
page-code = Чтобы занять своё место с другого устройства, наберите там этот код: { $code }
page-fair = Честно ли сдано?
page-fair-what = Перед каждой сдачей сервер связывает себя тайной, показав её SHA-256; ваша страница добавляет своё число, и карты следуют из обоих. Когда талия окончена, тайна раскрывается, чтобы каждый мог проверить.
page-secret = Тайна:

## Клавиши

page-keys = Клавиши
keys-move = перебирать карты
keys-play = сыграть карту, нажать кнопку
keys-number = сыграть первую, вторую… из дозволенных карт
keys-on = дальше
keys-last = последняя взятка
keys-hand = услышать свои карты
keys-table = услышать стол
keys-why = услышать, что можно и почему
keys-hint = попросить подсказку
keys-undo = взять назад
keys-sort = разложить карты иначе
keys-journal = что было
keys-menu = меню
keys-help = эта помощь

## Пари зрителей

page-bets = Пари
page-bet = Держать пари
page-bet-on = На что
page-bet-tricks = больше взяток, за две талии
page-bet-imperials = империал
page-bet-seat = За кого
page-bet-stake = Фишек
page-bet-line = { $name }: { $stake } — за { $seat } против { $against }, { $on }

## Настройки

set-language = Язык
set-speed = Скорость
set-speed-instant = Сразу
set-speed-fast = Быстро
set-speed-normal = Неспешно
set-speed-slow = Медленно
set-sort = Порядок карт
set-sort-suits = По мастям
set-sort-trumps = Сперва козыри
set-sort-ranks = По старшинству
set-theme = Свет
set-theme-auto = Как на устройстве
set-theme-light = Дневной
set-theme-dark = Ночной
set-deck = Колода
set-deck-two = Двухцветная
set-deck-four = Четырёхцветная
set-motion = Движение
set-motion-auto = Как на устройстве
set-motion-full = Карты движутся
set-motion-none = Ничто не движется
set-tapOn = Ждать касания после взяток и отметок
set-leftHand = Левша: раскладывать карты в другую сторону
set-rising = Сперва младшие карты
set-forced = Единственную дозволенную карту играть без меня
set-sound = Стучать, когда мой ход
sort-suits = Разложено по мастям.
sort-trumps = Разложено по мастям, сперва козыри.
sort-ranks = Разложено по старшинству.

## Просмотр

replay-table = К столу
replay-first = В начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = В конец
replay-moment = Минута талии

## Страница правил

rules-source = По тексту: { $source }
rules-course = Как идёт талия
rules-keys = Решение за решением
rules-with = Игроков: { $players }

## Для тех, кто играет впервые

home-learn = Учиться за игрой
set-guide = Объяснять всё, что случается впервые
lesson-aim = Цель игры — империалы: выигрывает тот, кто первым наберёт сколько нужно, по большинству правил пять. Четыре карты, которые подходят друг к другу, — империал, и шесть фишек — тоже.
lesson-dealt = Это ваши карты. Во взятках они идут по старшинству: король, дама, валет, туз, десятка, девятка, восьмёрка, семёрка; туз здесь четвёртый.
lesson-turned_up = Вскрыша назначает козырей. Некоторые козыри — онеры; по большинству правил вскрыть онер — значит записать фишку.
lesson-called = Теперь очко: каждый называет число своей лучшей масти или отвечает, что названное хорошо, не хорошо или равно.
lesson-imperial = Показан империал: карты, которые составляют целое. Его отмечают длинной костью, и условленное число таких костей выигрывает.
lesson-point = Очко даёт одну круглую фишку. Шесть фишек меняют на империал.
lesson-took = Кто взял взятку, ходит в следующую. Серыми картами сейчас ходить нельзя: нажмите на одну, чтобы узнать почему.
lesson-drew = Первым добирает взявший взятку; вскрышу берут последней.
lesson-honours = Каждый онер во взятках даёт фишку.
lesson-tricks = Взятки сверх доли игрока тоже дают фишки.
lesson-capot = Все взятки у одного — капот, он даёт больше.
lesson-wipe = Империал стирает: все остальные возвращают свои фишки. Империалы не теряются никогда.
challenge-play = Сыграть эту сдачу самому
