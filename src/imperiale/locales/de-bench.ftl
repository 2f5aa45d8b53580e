# Was von der Geschwindigkeit gesagt wird: imperiale bench

bench-head-processor = Academie zu zweit, { $deals } frische Spiele vom Startwort { $seed }, der Wert jedes Ausspiels; Rechenzeit eines Threads:
bench-head-wall = Academie zu zweit, { $deals } frische Spiele vom Startwort { $seed }, der Wert jedes Ausspiels; Zeit nach der Wanduhr, weil es keine feine Uhr der Rechenzeit gibt:
bench-column-what = was
bench-column-times = Mal
bench-column-median = Median
bench-column-p99 = 99 %
bench-column-nodes = Stellungen
bench-column-goal = Ziel
bench-column-value = Wert

bench-real = ein Spiel, wirkliche Zählung
bench-tricks = ein Spiel, nur Stiche
bench-honours = ein Spiel, Stiche und Figuren
bench-worlds-honours = alle Welten, Stiche und Figuren
bench-worlds-real = alle Welten, wirkliche Zählung
bench-endplay = endplay, ein Bridgespiel
bench-rules = { $rules }, { $players } Spieler, wirkliche Zählung
bench-random = Spiel aufs Geratewohl, Karten je Sekunde
bench-threads = zwei Threads gegen einen, so viel schneller
bench-no-endplay = endplay ist nicht installiert, also gibt es keinen Vergleich. Es kommt mit: pip install "imperiale[bench]"

bench-step-real = Spiele nach wirklicher Zählung
bench-step-tricks = Spiele nach Stichen
bench-step-honours = Spiele nach Stichen und Figuren
bench-step-worlds = alle Welten der Ausspiele
bench-step-others = die anderen Spielarten
bench-step-random = Spiel aufs Geratewohl
bench-step-threads = zwei Threads
bench-step-by-cards = Aufwand nach übrigen Karten
bench-step-by-table = Aufwand nach Größe der Tabelle
bench-step-endplay = endplay

bench-plot-cards = übrige Karten in jeder Hand
bench-plot-time = mittlere Zeit (Median), ms
bench-plot-nodes = betrachtete Stellungen, Mittel
bench-plot-table = Einträge der Tabelle
bench-plot-seconds = Sekunden
bench-plot-tenth = ein Zehntel der Welten eines Ausspiels
bench-plotted = Die Zeichnung liegt in { $file }.

bench-deals = --deals { $found } geht nicht. Gib eine Zahl von 1 bis { $most } an.
bench-no-core = Der C++-Kern ist nicht da, und sonst gibt es nichts zu messen: { $reason }
bench-no-plot = Zum Zeichnen braucht es matplotlib. Es kommt mit: pip install "imperiale[bench]"
bench-plot-kind = { $file } lässt sich nicht zeichnen. Gib einen Namen an, der auf eines hiervon endet: { $known }.
