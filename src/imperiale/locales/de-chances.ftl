# Wie wahrscheinlich alles ist: imperiale chances und die Seite

chances-title = Wahrscheinlichkeiten
chances-lead = Genau, durch Abzählen: Jede Lage der verdeckten Karten zählt gleich viel, und aus dem Verhalten der Spieler wird nichts geschlossen.
chances-head = { $rules }, { $players } Spieler
chances-rules = Regeln
chances-ask-place = Dein Platz
chances-ask-hand = Dein Blatt
chances-ask-turn-up = Das aufgeschlagene Blatt
chances-ask-none = unbekannt
chances-before = Noch ist nichts bekannt: Das sind die Aussichten vor dem Geben.
chances-choose = Wähle { $size } Karten, um zu sehen, was dein Blatt verspricht; gewählt: { $chosen }.
chances-clear = Alle zurücklegen
chances-random = Gib mir ein Blatt
chances-working = Wird gezählt …
chances-own = Als { $place ->
    [elder] Vorhand
    [dealer] Geber
   *[other] Spieler { $number }
  }
chances-about-turn_up = Das aufgeschlagene Blatt
chances-about-mine = Dein Blatt
chances-about-hand = { $place ->
    [elder] Das Blatt der Vorhand
    [dealer] Das Blatt des Gebers
   *[other] Das Blatt von Spieler { $number }
  }
chances-about-point-mine = Dein Rummel
chances-about-point = { $place ->
    [elder] Der Rummel der Vorhand
    [dealer] Der Rummel des Gebers
   *[other] Der Rummel von Spieler { $number }
  }
chances-worths = Was er zählt
chances-column-what = was
chances-column-chance = Aussicht
chances-column-one-in = eines von
chances-column-exactly = genau
chances-column-drawn = gezogen
chances-column-off = Abstand
chances-chance = { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } %
chances-number = { NUMBER($number, maximumFractionDigits: 1) }
chances-off = { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
chances-drawn-title = { $number } zufällig gezogene Spiele, aus dem Startwert { $seed }
chances-drawn-worst = Der größte Abstand ist { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } Standardfehler, bei { $rows } Aussichten.
chances-drawn-wrong = Unmögliches wurde gezogen, oder Sicheres nicht: { $what }.
chances-csv = Als CSV sichern
chances-more = Alle Werte
chances-turned-honour = eine Figur liegt auf
chances-turned-suit = Trumpf ist { $suit }
chances-carte_blanche = weißes Blatt: kein König, keine Dame, kein Bube
chances-white = weiß: nur Herz und Karo
chances-sequence = die Folge { $cards }
chances-trump-sequence = die Folge in Trumpf { $cards }
chances-four = der Vierling { $cards }
chances-any-sequence = mindestens eine Folge
chances-any-four = mindestens ein Vierling
chances-both = eine Folge und ein Vierling
chances-imperials = Wert in Imperialen: { $number }
chances-honours = Trumpffiguren: { $number }
chances-turned-sequence = das aufgeschlagene Blatt ergänzt die Folge
chances-turned-four = das aufgeschlagene Blatt ergänzt einen Vierling
chances-turned-both = es ergänzt beides
chances-winnable = ein Imperial kann noch gezogen werden
chances-point-length = Karten der längsten Farbe: { $length }
chances-point-worth = Wert der längsten Farbe: { $worth }
chances-point-privileged = Wert der bevorzugten Karten: { $worth }
chances-point-good = Dein Rummel ist gut
chances-point-better = er ist besser als jeder andere
chances-point-equal = keiner ist besser, einer gleich gut
chances-point-above = Deiner ist höher als der des Gebers
chances-point-not-below = der der Vorhand ist nicht höher als deiner
chances-point-marks = Du legst den Rummel an
chances-point-kept = die Vorhand legt den Rummel nicht an
chances-fault-place = Einen Platz { $found } gibt es nicht. Zähle von 1, der Vorhand, bis { $last }, dem Geber.
chances-fault-pack = Eine Karte gehört nicht zum Spiel von { $deck }: { $found }. Lass sie weg.
chances-fault-size = Ein Blatt hat { $size } Karten; dies sind { $found }. Gib alle an.
chances-fault-turn-up-alone = Nach dem aufgeschlagenen Blatt wird nur mit einer Hand gefragt. Gib auch die Hand an.
chances-fault-turn-up-twice = Das aufgeschlagene Blatt { $found } ist in der Hand. Gib eine Karte an, die nicht darin ist.
chances-fault-turn-up-dealers = Beim Geber ist das aufgeschlagene Blatt eine Karte seiner Hand, und { $found } ist nicht darin. Gib eine an, die darin ist.
