# What is said of games in which a move may take days

home-clock-days = { $days ->
    [one] A day for each move
   *[other] { $days } days for each move
}
days-mine = Your games
days-yours = Your turn
days-theirs = Not your turn
days-all = Show all { $games }
days-nobody = nobody yet
days-left-days = { $days ->
    [one] 1 day left
   *[other] { $days } days left
}
days-left-hours = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}
days-left-minutes = { $minutes ->
    [0] less than a minute left
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
days-brief = { $days } d { $hours } h
ratings-days = in days
failed-days = A move may take one to fourteen whole days; seconds has to be a multiple of 86400.
failed-clock = With such a clock there is a day at most. For more, choose a clock in days.
