# Was von den letzten Stichen gesagt wird: imperiale exploitability

exploitability-bar = Endspiele
exploitability-column-tricks = Stiche
exploitability-column-policy = Spielweise
exploitability-column-endings = Endspiele
exploitability-column-mean = Ausnutzbarkeit
exploitability-column-error = Std.-Fehler
exploitability-column-most = schlimmstes
exploitability-equilibrium = Gleichgewicht
exploitability-worlds = Welten, nach Wahrscheinlichkeit
exploitability-worlds-alike = Welten, alle gleich
exploitability-greedy = Nimmersatt
exploitability-random = Zufall
exploitability-not = Dieses Endspiel lässt sich nicht messen: { $reason }
exploitability-not-players = Es muss eines zu zweit sein.
exploitability-not-drawn = Hier wird nachgezogen, so dass am Ende jeder alle Karten kennt. Frag imperiale solve.
exploitability-not-by-hand = Seine Spieler markieren selbst. Gib es ohne marking=by_hand an.
exploitability-not-at-play = Es ist keine Karte zu spielen.
exploitability-not-size = Es ist zu groß. Lass weiterspielen, bis höchstens vier Stiche übrig sind.

## imperiale bounds

bounds-bar = Spiele
bounds-title = { $agent }, { $rules }, { $deals } Spiele: was sich gegen ihn je Spiel gewinnen lässt, in { $unit }
bounds-unit-marks = Points
bounds-unit-chance = Hundertsteln einer Partie
bounds-lower = mindestens { $mean } ± { $error }, 95 %: { $low } bis { $high }, durch die beste Antwort in den letzten Stichen ({ $tricks })
bounds-upper = höchstens { $mean } ± { $error }, 95 %: { $low } bis { $high }, durch einen, der in den letzten Stichen ({ $tricks }) alle Karten sieht
bounds-whole-lower = mindestens { $mean } ± { $error }, 95 %: { $low } bis { $high }, durch einen, der { $hands } seiner Blätter danach wägt, was er damit gespielt hätte
bounds-whole-upper = höchstens { $mean } ± { $error }, 95 %: { $low } bis { $high }, durch einen, der alle Karten sieht und { $questions }-mal fragt
bounds-not-whole = Die obere Schranke gilt nur für diese Stiche: Vorher ließe sich mehr gewinnen.
bounds-not = Für diese Spielart lassen sich keine Schranken finden: { $reason }
bounds-not-drawn = Es wird nachgezogen.
bounds-not-by-hand = Die Spieler markieren selbst. Lass marking=by_hand weg.
bounds-no-chance = Für diese Spielart gibt es keine Tafel von Gewinnaussichten. Frag mit --marks nach Points.

## Dateien mit Ergebnissen

kept-other = { $file } enthält Ergebnisse einer anderen Version oder anderer Optionen. Nenne eine neue Datei mit --out.
kept-damaged = { $file } Zeile { $line }: kein Ergebnis. Nimm die Zeile heraus; ihr Ergebnis wird dann neu gesucht.
kept-unwritable = { $file } lässt sich nicht schreiben: { $reason }
