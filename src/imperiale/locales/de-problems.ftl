# Aufgaben: Eine Karte ist deutlich die beste, und es ist nicht die naheliegende

problem-title = Aufgabe { $name }
problem-of = { $rules }, { $players } Spieler, Stufe { $grade } von 5, Wertung { $rating }
problem-ask = Welche Karte ist die beste? Du spielst um die Partie und weißt, was du siehst.
problem-right = Richtig: { $card }.
problem-wrong = Nein. { $card } ist besser als { $own }.
problem-wrong-by = { $own } kostet { $loss } der Aussicht, die Partie zu gewinnen.
problem-value = { $card } gewinnt die Partie zu { $chance }, { $marks } Points
problem-values = Wohin jede Karte führt, über alle Verteilungen, in denen die verdeckten Karten liegen können:
problem-levels = In acht Versuchen gefunden: Anfänger { $beginner }, gelegentlich { $casual }, Stammtisch { $club }, stark { $strong }.
problem-rating = Deine Wertung: { $rating }, auf { $doubt } genau; die der Aufgabe: { $its }.
problem-rating-same = Deine Wertung bleibt { $rating }: Es zählt nur der erste Versuch an einer Aufgabe.
problem-go-on = Eingabetaste: die nächste Aufgabe. q: genug.
problem-none = Es ist keine solche Aufgabe übrig. Siehe imperiale problems list.
problem-farewell = { $tried ->
    [0] Nichts versucht. imperiale problems solve bringt die Aufgabe wieder.
    [one] Eine Aufgabe versucht, { $right } richtig. Deine Wertung: { $rating }.
   *[other] { $tried } Aufgaben versucht, { $right } richtig. Deine Wertung: { $rating }.
}

problem-next = Nächste Aufgabe
problem-choose = Aufgaben aussuchen
problem-any = Alle
problem-theme = Thema
problem-grade = Stufe
problem-grade-1 = 1: sehr leicht
problem-grade-2 = 2: leicht
problem-grade-3 = 3: mittel
problem-grade-4 = 4: schwer
problem-grade-5 = 5: sehr schwer
problem-left = { $left } noch zu lösen, { $done } gelöst.
problem-none-so = Es gibt keine solche Aufgabe.
problem-own = Deine Wertung: { $rating }, auf { $doubt } genau.
problem-column-card = Karte
problem-column-chance = Gewinnt die Partie
problem-column-marks = Points voraus
problem-theme-duck = den Stich lassen
problem-theme-hold_up = die höchste Karte zurückhalten
problem-theme-hunt = die Figuren jagen
problem-theme-draw = die Trümpfe ziehen
problem-theme-guard = den Trumpfkönig hüten
problem-theme-cash = den sicheren Stich nehmen
problem-theme-exit = ohne sicheren Stich ausspielen
problem-theme-take = nehmen
problem-theme-high = hoch nehmen
problem-theme-low = die richtige Karte zugeben
problem-theme-discard = abwerfen
problem-theme-capot = alle Stiche
problem-theme-gather = die Trümpfe sammeln
problem-theme-counters = die Points retten
problem-theme-tricks = bis sieben zählen
problem-theme-honours = Figuren
problem-theme-partie = um die Partie spielen

problem-how-duck = Lass den Stich: Er wäre zu nehmen, und ist besser gelassen.
problem-how-hold_up = Halte die Karte zurück, die niemand schlagen kann, und spiele eine andere aus.
problem-how-hunt = Jage die Figuren: Spiele Trumpf aus, solange noch Figuren draußen sind.
problem-how-draw = Ziehe die Trümpfe, die noch draußen sind.
problem-how-guard = Hüte den Trumpfkönig: Spiele etwas anderes aus, solange Trümpfe draußen sind.
problem-how-cash = Nimm, was dein ist: Niemand kann diese Karte in ihrer Farbe noch schlagen.
problem-how-exit = Du hast keinen sicheren Stich: Es kommt darauf an, welche Farbe du ausspielst.
problem-how-take = Nimm den Stich: Ihn zu lassen kostet mehr.
problem-how-high = Nimm höher als nötig: Die kleine Karte ist später mehr wert.
problem-how-low = Der Stich ist verloren: Es kommt darauf an, welche Karte du zugibst.
problem-how-discard = Du kannst nicht bedienen: Es kommt darauf an, was du abwirfst.
problem-why-capot = Es geht um alle Stiche oder um keinen: Zählte das nichts, so wäre eine andere Karte die beste.
problem-why-gather = Es geht um den gezogenen Imperial: Zählte er nichts, so wäre eine andere Karte die beste.
problem-why-counters = Es geht um das Zurücknehmen: Nähme ein Imperial keine Points zurück, so wäre eine andere Karte die beste.
problem-why-tricks = Es geht um die Zahl der Stiche: Markierten sie nichts, so wäre eine andere Karte die beste.
problem-why-honours = Es geht um die Figuren: Markierten sie nichts, so wäre eine andere Karte die beste.
problem-why-partie = Es geht um die Partie: Eine andere Karte brächte in diesem Spiel mehr Points, und gewänne seltener.

problems-row = { $name }  { $rules } { $players }  Stufe { $grade }  Wertung { $rating }  { $themes }
problems-row-done = { $row }  ({ $right ->
    [yes] gelöst
   *[no] noch nicht
})
problems-count = { $count ->
    [one] Eine Aufgabe.
   *[other] { $count } Aufgaben.
}
problems-no-name = Es gibt keine Aufgabe { $found }. Siehe imperiale problems list.
problems-no-theme = Es gibt kein Thema { $found }. Bekannt: { $known }
problems-no-rules = Es gibt keine Aufgaben zu { $found }. Bekannt: { $known }
problems-kept-damaged = { $file }: Das ist nicht, was imperiale von Aufgaben aufbewahrt ({ $reason }). Lege die Datei beiseite, um neu zu beginnen.
problems-kept-unwritable = { $file }: Was du gelöst hast, lässt sich nicht aufbewahren: { $reason }
problems-file-line = { $file }, Zeile { $line }: Das ist keine Aufgabe ({ $reason }). Siehe docs/guide/problems.md.
problems-mined = { $parties ->
    [one] Eine Partie
   *[other] { $parties } Partien
} gespielt, { $found } Aufgaben gefunden, { $kept } behalten: { $file }
problems-mining = Partien
problems-lost = Ein spielender Prozess starb, bei { $part } oder bald danach. Derselbe Befehl mit --workers 1 zeigt, warum.
problems-stopped = Angehalten. Derselbe Befehl fährt aus { $file } fort.
problems-not-one = Diese Stellung ist keine Aufgabe: Keine Karte ist um { $least } der Aussicht auf die Partie besser als jede andere, oder die erste, die einem einfällt, ist die beste.
problems-checked = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
} neu gelöst, { $wrong } anders, als die Datei es hat.
problems-differs = { $name }: Die Datei hat { $answer }, { $by } findet { $found }.
problems-by-all = wer alle Verteilungen wägt
problems-by-strongest = der stärkste Agent
problems-by-listening = wer dem Spiel zuhört
problems-by-reference = die Referenz in Python
problems-looked = { $deals ->
    [one] Ein Spiel
   *[other] { $deals } Spiele
} durchgesehen, { $found } Aufgaben gefunden, { $kept } behalten: { $file }
