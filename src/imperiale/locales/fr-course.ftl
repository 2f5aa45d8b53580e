# Comment se joue une donne, d’après ce que dit le règlement ; et ce qui en distingue deux

course-of-cards = Les cartes
course-of-deal = La donne
course-of-imperials = Les impériales
course-of-point = Le point
course-of-tricks = Les levées
course-of-after = Après les levées
course-of-score = Jetons et impériales
course-of-end = La fin

course-cards = À { $players ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $players }
}, chacun reçoit { $hand } d’un jeu de { $deck }.
course-ranks = Dans les levées, les cartes se suivent ainsi : roi, dame, valet, as, dix, neuf, huit, sept (six) ; l’as vient après le valet. Au point, l’as compte onze, une figure ou un dix comptent dix, les autres leurs points.
course-turn-up = { $where ->
    [talon] La carte suivante est retournée sur le talon ; sa couleur est atout.
   *[dealers_last] Le donneur montre sa dernière carte, qu’il garde en main ; sa couleur est atout.
}
course-honours = Les honneurs sont les atouts { $ranks }.
course-turn-up-mark = Si la retourne est un honneur, le donneur marque { $counters }.
course-sequence = La séquence { $ranks } d’une couleur est une impériale{ $more ->
    [yes] ; en atout elle vaut { $imperials }.
   *[no] , en atout aussi.
}
course-fours = De même quatre cartes de ces rangs : { $ranks }.
course-blank = { $kind ->
    [white] Une main de cœurs et de carreaux seuls est blanche et vaut { $imperials }.
   *[carte_blanche] Une main sans roi, dame ni valet fait cartes blanches et vaut { $imperials }.
}
course-blank-not-played = Une donne où elle est montrée ne se joue pas : on ne marque que les impériales en main.
course-turn-up-imperial = { $what ->
    [sequence] La retourne peut être la quatrième carte d’une séquence.
   *[sequence_or_four] La retourne peut être la quatrième carte d’une séquence ou d’un carré.
}
course-won-in-play = { $who ->
    [king_queen] Qui a reçu roi et dame d’atout et a finalement { $ranks } d’atout dans ses levées marque { $imperials }.
   *[captured] Qui a finalement { $ranks } d’atout dans ses levées marque { $imperials }.
}
course-show = { $when ->
    [after_trick] Qui vient de faire une levée montre ses impériales, avant d’entamer la suivante.
   *[before_play] Les impériales se montrent avant le point, le premier en cartes d’abord ; chacun marque les siennes.
}
course-point = { $by ->
    [worth] Le point est à la couleur qui vaut le plus dans une main ; à égalité, au premier en cartes.
   *[length] Le point est à la plus longue couleur d’une main ; à longueur égale, à celle qui vaut le plus, puis au premier en cartes.
}
course-point-privileged = Pour le point, chacun compte ses { $ranks } dans toute la main, s’il a marqué une impériale ou si personne n’en a. { $to ->
    [best] Il est à qui en a le plus.
   *[each_above_dealer] Il est à chacun de ceux qui en ont plus que le donneur ; à égalité, au premier.
}
course-point-marks = Il marque { $counters }.
course-point-leads = Qui a le point entame la première levée.
course-follow = { $rule ->
    [must_beat] Il faut fournir la couleur, et forcer si l’on peut ; qui ne peut fournir doit couper.
   *[follow] Il faut fournir la couleur ; qui ne peut fournir doit couper. Personne n’est tenu de forcer.
} Qui gagne une levée entame la suivante.
course-refill = Après chaque levée, chacun pioche une carte au talon, le gagnant d’abord ; la retourne se pioche la dernière.
course-honours-when = { $when ->
    [won] Chaque honneur marque un jeton pour qui le prend, dès que la levée est faite.
   *[end] Après la dernière levée, chaque honneur dans les levées d’un joueur marque un jeton.
}
course-tricks = { $how ->
    [difference] Qui a le plus de levées marque la différence.
    [most] Qui a le plus de levées marque un jeton pour chacune à partir de la { $first }e ; à égalité, on ne marque rien.
   *[over] Chaque levée au-delà de { $over } marque un jeton.
}
course-capot = { $how ->
    [besides] Toutes les levées dans une main font capot, et marquent { $value } en plus.
   *[instead] Toutes les levées dans une main font capot, et marquent { $value } à la place des levées.
}
course-no-trick = Un joueur sans levée perd tous ses jetons, et chacun des autres marque { $imperials }.
course-six = Six jetons se rendent contre une impériale.
course-wipe = { $wipes ->
    [yes] Qui gagne une impériale, de quelque façon que ce soit, fait démarquer tous les jetons des autres ; les impériales ne se perdent jamais.
   *[no] Une impériale ne fait démarquer personne, et les impériales ne se perdent jamais.
}
course-blank-wipe = { $what ->
    [suspends] Dans une donne où il y a une main blanche, aucune impériale montrée en main ne fait démarquer.
   *[does_not_wipe] Une main blanche ne fait démarquer personne.
}
course-end = { $target ->
    [one] Qui a le premier une impériale gagne aussitôt, au milieu de la donne.
   *[other] Qui a le premier { $target } impériales gagne aussitôt, au milieu de la donne.
}
course-end-points = { $deals ->
    [one] Après une donne
   *[other] Après { $deals } donnes
}, le plus de points de cartes dans les levées gagne.

compare = Ce qui les distingue
compare-what = Choisissez deux règlements. Tout ce sur quoi ils ne s’accordent pas est ici, avec les endroits des textes.
compare-first = Le premier
compare-second = Le second
compare-with = Comparer à un autre règlement
compare-none = Ces deux-là répondent en tout de même.
compare-count = { $differs ->
    [one] Ils diffèrent sur 1 réponse de { $all }.
   *[other] Ils diffèrent sur { $differs } réponses de { $all }.
}
compare-question = Question
course-examples = À jouer
course-worked = Voir une donne entière, pas à pas
