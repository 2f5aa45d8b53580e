# Стол во весь терминал: imperiale tui

## Что есть

screen-language = русский
screen-new = Новая партия
screen-begin = Начать
screen-marking = Счёт
screen-automatic = Отмечает стол
screen-hand = Каждый отмечает сам
screen-server = Сесть за стол на сервере
screen-look = Посмотреть партию снова
screen-file = Сохранённая партия или файл с талиями
screen-link = Ссылка на стол или адрес сервера
screen-link-wrong = { $found } — не ссылка на стол. Нужна такая: https://cards.example/g/abcdefghij.
screen-server-silent = { $server } не отвечает: { $reason } Проверьте, работает ли сервер и верен ли адрес.
screen-server-refused = Сервер отказывает: { $reason }

## За столом

screen-title = { $game } · { $deal } · { $wins }
screen-trumps = Козыри:
screen-last = Прошлая взятка:
screen-why = Что сейчас можно
screen-marks = Что отмечено и за что
screen-type-cards = карты: KQJAs, 4K
screen-type-number = число
screen-typed-number = { $found } — не число. Наберите число или просто Enter, если ничего.
screen-typed-cards = { $found } — не карты. Наберите их как KQJAs или 4K или отметьте пробелом.
screen-why-grey = Бледными картами сейчас ходить нельзя; выберите такую, и вам скажут почему.
screen-by-hand = Отмечаете вы сами: отметьте карты пробелом и покажите их клавишей Enter; наберите число, чтобы объявить или отметить его; один Enter — больше ничего. Забытое не засчитывается.

## Просмотр, разбор, задачи

screen-reviewing = Разобрано: { $done } из { $deals }
screen-problems-left = осталось { $left }, рейтинг { $rating }

## Клавиши

screen-key-help = помощь
screen-key-why = почему
screen-key-hint = совет
screen-key-marks = счёт
screen-key-replay = назад
screen-key-review = разбор
screen-key-tutor = наставник
screen-key-leave = выйти
screen-key-back = назад
screen-key-quit = Выход
screen-keys-go = сдать, продолжить или сыграть снова: первое, что предложено
screen-keys-pick = отметить карту для показа, если отмечаете сами
screen-keys-tab = переходить между картами, вводом и кнопками
screen-keys-answer = согласиться или нет
screen-keys-replay = посмотреть назад, шаг за шагом
screen-keys-review = разобрать сыгранные талии
screen-keys-tutor = наставник: выключен, плохие ошибки, и сомнительные тоже
screen-keys-journal = просмотреть, что было
screen-keys-theme = светло или темно
screen-keys-leave = уйти от стола; партия сохраняется

## Команда

tui-no-terminal = На этом терминале стол не нарисовать. Играйте строка за строкой: imperiale play, а для чтения с экрана — imperiale play --plain.
tui-link = { $found } — не адрес сервера и не ссылка на стол. Нужно, например: https://cards.example/g/abcdefghij.
tui-alone = { $option } — для стола на сервере. Назовите его через --server.
