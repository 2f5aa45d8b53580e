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
