# Ce qui se dit des parties où un coup peut prendre des jours

home-clock-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
days-mine = Vos parties
days-yours = À vous de jouer
days-theirs = Ce n’est pas à vous
days-all = Les montrer toutes ({ $games })
days-nobody = personne encore
days-left-days = { $days ->
    [one] il reste 1 jour
   *[other] il reste { $days } jours
}
days-left-hours = { $hours ->
    [one] il reste { $hours } heure
   *[other] il reste { $hours } heures
}
days-left-minutes = { $minutes ->
    [0] il reste moins d’une minute
    [one] il reste { $minutes } minute
   *[other] il reste { $minutes } minutes
}
days-brief = { $days } j { $hours } h
ratings-days = en jours
failed-days = Un coup peut prendre de un à quatorze jours entiers ; seconds doit être un multiple de 86400.
failed-clock = Une telle pendule donne un jour au plus. Pour davantage, choisissez une pendule en jours.
