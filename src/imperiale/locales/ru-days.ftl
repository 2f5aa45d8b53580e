# Что говорится о партиях, где на ход дают дни

home-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
days-mine = Ваши партии
days-yours = Ваш ход
days-theirs = Ход не ваш
days-all = Показать все ({ $games })
days-nobody = пока никого
days-left-days = { $days ->
    [one] остался { $days } день
    [few] осталось { $days } дня
   *[many] осталось { $days } дней
}
days-left-hours = { $hours ->
    [one] остался { $hours } час
    [few] осталось { $hours } часа
   *[many] осталось { $hours } часов
}
days-left-minutes = { $minutes ->
    [0] осталось меньше минуты
    [one] осталась { $minutes } минута
    [few] осталось { $minutes } минуты
   *[many] осталось { $minutes } минут
}
days-brief = { $days } д { $hours } ч
ratings-days = по дням
failed-days = На ход дают от одного до четырнадцати целых дней; seconds должно быть кратно 86400.
failed-clock = Такие часы дают не больше дня. Чтобы дать больше, выберите часы по дням.
