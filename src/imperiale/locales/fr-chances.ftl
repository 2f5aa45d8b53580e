# Combien tout est probable : imperiale chances, et la page

chances-title = Probabilités
chances-lead = Exactes, par dénombrement : toutes les façons dont les cartes cachées peuvent être réparties comptent autant, et l’on ne tire rien de ce que chacun a fait.
chances-head = { $rules }, { $players } joueurs
chances-rules = Règle
chances-ask-place = Votre place
chances-ask-hand = Votre main
chances-ask-turn-up = La retourne
chances-ask-none = inconnue
chances-before = On ne sait rien encore : ce sont les chances avant la donne.
chances-choose = Choisissez { $size } cartes pour savoir ce que vaut votre main ; choisies : { $chosen }.
chances-clear = Tout remettre
chances-random = Donnez-moi une main
chances-working = On compte …
chances-own = En tant que { $place ->
    [elder] premier
    [dealer] donneur
   *[other] joueur { $number }
  }
chances-about-turn_up = La retourne
chances-about-mine = Votre main
chances-about-hand = { $place ->
    [elder] La main du premier
    [dealer] La main du donneur
   *[other] La main du joueur { $number }
  }
chances-about-point-mine = Votre point
chances-about-point = { $place ->
    [elder] Le point du premier
    [dealer] Le point du donneur
   *[other] Le point du joueur { $number }
  }
chances-worths = Ce qu’il vaut
chances-column-what = quoi
chances-column-chance = chance
chances-column-one-in = une sur
chances-column-exactly = exactement
chances-column-drawn = tiré
chances-column-off = écart
chances-chance = { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } %
chances-number = { NUMBER($number, maximumFractionDigits: 1) }
chances-off = { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } é.-t.
chances-drawn-title = { $number } donnes tirées au hasard, de la graine { $seed }
chances-drawn-worst = Le plus grand écart est de { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } erreurs types, sur { $rows } chances.
chances-drawn-wrong = L’impossible a été tiré, ou le certain ne l’a pas été : { $what }.
chances-csv = Enregistrer en CSV
chances-more = Toutes les valeurs
chances-turned-honour = la retourne est un honneur
chances-turned-suit = atout : { $suit }
chances-carte_blanche = cartes blanches : ni roi, ni dame, ni valet
chances-white = main blanche : cœurs et carreaux seulement
chances-sequence = la séquence { $cards }
chances-trump-sequence = la séquence d’atout { $cards }
chances-four = le carré { $cards }
chances-any-sequence = au moins une séquence
chances-any-four = au moins un carré
chances-both = une séquence et un carré
chances-imperials = valeur en impériales : { $number }
chances-honours = honneurs d’atout : { $number }
chances-turned-sequence = la retourne complète la séquence
chances-turned-four = la retourne complète un carré
chances-turned-both = elle complète les deux
chances-winnable = une impériale tombée reste possible
chances-point-length = cartes de la plus longue couleur : { $length }
chances-point-worth = valeur de la plus longue couleur : { $worth }
chances-point-privileged = valeur des cartes privilégiées : { $worth }
chances-point-good = votre point est bon
chances-point-better = il bat tous les autres
chances-point-equal = aucun ne le bat, un autre l’égale
chances-point-above = le vôtre dépasse celui du donneur
chances-point-not-below = celui du premier ne dépasse pas le vôtre
chances-point-marks = vous marquez le point
chances-point-kept = le premier ne marque pas le point
chances-fault-place = Il n’y a pas de place { $found }. Comptez de 1, le premier, à { $last }, le donneur.
chances-fault-pack = Une carte n’est pas du jeu de { $deck } : { $found }. Ôtez-la.
chances-fault-size = Une main a { $size } cartes ; en voici { $found }. Donnez-les toutes.
chances-fault-turn-up-alone = On ne demande la retourne qu’avec une main. Donnez aussi la main.
chances-fault-turn-up-twice = La retourne { $found } est dans la main. Donnez une carte qui n’y est pas.
chances-fault-turn-up-dealers = La retourne du donneur est une carte de sa main, et { $found } n’y est pas. Donnez-en une qui y soit.
