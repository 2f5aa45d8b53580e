# Wie ein Spiel geht, aus dem, was eine Spielart antwortet; und worin sich zwei unterscheiden

course-of-cards = Die Karten
course-of-deal = Das Geben
course-of-imperials = Imperiale
course-of-point = Der Rummel
course-of-tricks = Die Stiche
course-of-after = Nach den Stichen
course-of-score = Points und Imperiale
course-of-end = Das Ende

course-cards = Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
} bekommt jeder { $hand } aus einem Paket von { $deck }.
course-ranks = In den Stichen ist die Folge König, Dame, Bube, Ass, Zehn, Neun, Acht, Sieben (Sechs): Das Ass steht unter dem Buben. Im Rummel zählt ein Ass elf, ein Bild oder eine Zehn zehn, die anderen ihre Augen.
course-turn-up = { $where ->
    [talon] Das nächste Blatt wird auf dem Talon aufgeschlagen; seine Farbe ist Trumpf.
   *[dealers_last] Der Geber zeigt sein letztes Blatt, das er in der Hand behält; seine Farbe ist Trumpf.
}
course-honours = Figuren, die zählen, sind die Trümpfe { $ranks }.
course-turn-up-mark = Ist das aufgeschlagene Blatt eine davon, markiert der Geber { $counters }.
course-sequence = Die Folge { $ranks } einer Farbe ist ein Imperial{ $more ->
    [yes] ; in Trumpf ist sie { $imperials } wert.
   *[no] , in Trumpf ebenso.
}
course-fours = Ebenso vier gleiche von diesen Werten: { $ranks }.
course-blank = { $kind ->
    [white] Ein Blatt nur aus Herz und Karo ist weiß und { $imperials } wert.
   *[carte_blanche] Ein Blatt ohne König, Dame und Bube ist ein weißes und { $imperials } wert.
}
course-blank-not-played = Ein Spiel, in dem es gezeigt wird, wird nicht gespielt: Man markiert nur die Imperiale im Blatt.
course-turn-up-imperial = { $what ->
    [sequence] Das aufgeschlagene Blatt kann das vierte einer Folge sein.
   *[sequence_or_four] Das aufgeschlagene Blatt kann das vierte einer Folge oder eines Vierlings sein.
}
course-won-in-play = { $who ->
    [king_queen] Wer König und Dame von Trumpf bekommen und am Ende { $ranks } von Trumpf in seinen Stichen hat, markiert dafür { $imperials }.
   *[captured] Wer am Ende { $ranks } von Trumpf in seinen Stichen hat, markiert dafür { $imperials }.
}
course-show = { $when ->
    [after_trick] Wer eben einen Stich gemacht hat, zeigt seine Imperiale, ehe er ausspielt.
   *[before_play] Imperiale zeigt man vor dem Rummel, die Vorhand zuerst; jeder markiert die seinen.
}
course-point = { $by ->
    [worth] Den Rummel hat die Farbe, die in einem Blatt am meisten zählt; bei gleicher die Vorhand.
   *[length] Den Rummel hat die längste Farbe in einem Blatt; bei gleicher Länge die, die mehr zählt, dann die Vorhand.
}
course-point-privileged = Für den Rummel zählt jeder seine { $ranks } im ganzen Blatt, wenn er einen Imperial markiert hat oder niemand. { $to ->
    [best] Ihn hat, wer am meisten zählt.
   *[each_above_dealer] Ihn hat jeder, der mehr zählt als der Geber; bei gleichen der erste.
}
course-point-marks = Er markiert { $counters }.
course-point-leads = Wer den Rummel hat, spielt zum ersten Stich aus.
course-follow = { $rule ->
    [must_beat] Man muss bedienen, und schlagen, wer kann; wer nicht bedienen kann, muss stechen.
   *[follow] Man muss bedienen; wer nicht kann, muss stechen. Zu schlagen ist niemand verpflichtet.
} Wer einen Stich macht, spielt zum nächsten aus.
course-refill = Nach jedem Stich zieht jeder ein Blatt vom Talon, zuerst, wer den Stich gemacht hat; das aufgeschlagene wird zuletzt gezogen.
course-honours-when = { $when ->
    [won] Jede Figur markiert einen Point für den, der sie nimmt, sobald der Stich gemacht ist.
   *[end] Nach dem letzten Stich markiert jede Figur in den eigenen Stichen einen Point.
}
course-tricks = { $how ->
    [difference] Wer mehr Stiche hat, markiert den Unterschied.
    [most] Wer die meisten Stiche hat, markiert einen Point für jeden vom { $first }. an; bei gleichen niemand.
   *[over] Jeder Stich über { $over } markiert einen Point.
}
course-capot = { $how ->
    [besides] Alle Stiche in einer Hand markieren { $value } außerdem.
   *[instead] Alle Stiche in einer Hand markieren { $value } anstelle der Stiche.
}
course-no-trick = Ein Spieler ohne Stich verliert alle Points, und jeder andere markiert { $imperials }.
course-six = Sechs Points gibt man für einen Imperial zurück.
course-wipe = { $wipes ->
    [yes] Wer einen Imperial gewinnt, wie auch immer, löscht die Points aller anderen; Imperiale verliert man nie.
   *[no] Ein Imperial löscht niemandes Points, und Imperiale verliert man nie.
}
course-blank-wipe = { $what ->
    [suspends] In einem Spiel mit einem weißen Blatt löscht kein Imperial, der aus der Hand gezeigt wird.
   *[does_not_wipe] Ein weißes Blatt löscht nichts.
}
course-end = { $target ->
    [one] Wer zuerst einen Imperial hat, gewinnt sofort, mitten im Spiel.
   *[other] Wer zuerst { $target } Imperiale hat, gewinnt sofort, mitten im Spiel.
}
course-end-points = { $deals ->
    [one] Nach einem Spiel
   *[other] Nach { $deals } Spielen
} gewinnen die meisten Augen in den Stichen.

compare = Was sie unterscheidet
compare-what = Wähle zwei Spielarten. Alles, worin sie nicht übereinstimmen, steht hier, mit den Stellen der Texte.
compare-first = Die erste
compare-second = Die zweite
compare-with = Mit einer anderen Spielart vergleichen
compare-none = Diese beiden antworten in allem gleich.
compare-count = { $differs ->
    [one] Sie unterscheiden sich in 1 von { $all } Antworten.
   *[other] Sie unterscheiden sich in { $differs } von { $all } Antworten.
}
compare-question = Frage
course-examples = Zum Spielen
course-worked = Ein ganzes Spiel Schritt für Schritt ansehen
