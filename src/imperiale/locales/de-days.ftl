# Was von Partien gesagt wird, in denen ein Zug Tage dauern darf

home-clock-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
}
days-mine = Deine Partien
days-yours = Du bist dran
days-theirs = Du bist nicht dran
days-all = Alle { $games } zeigen
days-nobody = noch niemand
days-left-days = { $days ->
    [one] noch 1 Tag
   *[other] noch { $days } Tage
}
days-left-hours = { $hours ->
    [one] noch 1 Stunde
   *[other] noch { $hours } Stunden
}
days-left-minutes = { $minutes ->
    [0] weniger als eine Minute
    [one] noch 1 Minute
   *[other] noch { $minutes } Minuten
}
days-brief = { $days } T { $hours } h
ratings-days = in Tagen
failed-days = Ein Zug darf einen bis vierzehn ganze Tage dauern; seconds muss ein Vielfaches von 86400 sein.
failed-clock = Eine solche Uhr gibt höchstens einen Tag. Für mehr wähle eine Uhr in Tagen.
