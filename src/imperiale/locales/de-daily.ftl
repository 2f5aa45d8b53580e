# Das Spiel des Tages: dieselben Karten für alle

daily-title = Das Spiel vom { $day }, { $rules }
daily-ask = Spiele eine Karte. Danach siehst du, wie andere es gespielt haben.
daily-result = { $who }: { $lead } ({ $marks } Points, gegenüber { $other }; Stiche: { $tricks })
daily-grid = Die Karten, Stich für Stich: zuerst die eigene, dann die von gegenüber; das Zeichen zeigt, wer ausspielte.
daily-trick = Stich
daily-cards = { $who }: gespielt wurden { $cards }.
daily-no-day = Es gibt kein Spiel zu { $found }. Nenne einen Tag vom { $first } bis { $today }.
daily-no-play = Diese Karten sind nicht der Verlauf dieses Spiels: { $reason }
daily-not-over = Das Spiel ist nicht zu Ende: Spiele es zuerst.
daily-name = Der Name, unter dem dein Ergebnis steht
daily-keep = Andere mein Ergebnis sehen lassen
daily-kept = Dein Ergebnis steht bei den anderen.
daily-computing = Die Agenten spielen …
daily-who = Wer
daily-lead = Points voraus
daily-marks = Points
daily-tricks = Stiche
daily-others = Wie andere es spielten
daily-differs = Was jemand anders gespielt hat als du, ist umrahmt.
daily-led = ausgespielt
daily-days = Andere Tage
daily-again = Noch einmal spielen
daily-opposite = Gegenüber sitzt { $who }; so gespielt wird für alle gleich.
daily-over = Das Spiel ist zu Ende: { $lead } Points.
daily-anonymous = Jemand
daily-table = Am Tisch

## Any deal, played again

challenge-title = Das Spiel noch einmal, { $rules }
challenge-as = Noch einmal spielen als
challenge-elder = Vorhand
challenge-dealer = Geber
challenge-heading = Ein Spiel, noch einmal
challenge-pass = Gib dieses Spiel weiter: Wer den Link öffnet, spielt es, und sieht danach, wie du gespielt hast, wenn du andere dein Ergebnis sehen lässt.
challenge-not-players = Nur Spiele zu zweit werden so noch einmal gespielt.
challenge-not-over = In diesem Spiel wird nichts gespielt: Es endet vorher.
challenge-no-deal = { $file } hat { $deals } Spiele und kein Spiel { $number }.
challenge-no-link = Dieser Link enthält kein Spiel. Bitte noch einmal darum.
