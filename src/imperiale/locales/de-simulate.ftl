# Was imperiale simulate sagt

simulate-agents = { $found } Agenten gehen nicht. Nenne einen, der alle Plätze spielt, oder { $players }, für jeden einen.
simulate-parties = --parties { $found } geht nicht. Gib eine Zahl von 1 bis { $most } an.
simulate-seed = Startwort: { $seed }
simulate-seed-wrong = Ein Startwort hat höchstens { $longest } druckbare Zeichen. Gib ein solches an.
simulate-no-seed = { $folder } gibt es schon. Um fortzusetzen, was dort begonnen ist, gib sein --seed an; um neu zu beginnen, nenne einen anderen Ordner mit --out.
simulate-workers = --workers { $found } geht nicht. Gib eine Zahl von 1 bis { $most } an.
simulate-no-polars = Parquet schreibt polars, das nicht installiert ist. Installiere es mit: pip install "imperiale[sim]"
simulate-no-cluster = Unter { $address } antwortet kein Dask-Cluster: { $reason }. Gib die Adresse seines Schedulers an, z. B. tcp://127.0.0.1:8786; für Dask selbst: pip install "imperiale[cluster]"
simulate-other = { $folder } enthält eine andere Simulation oder anderes. Nenne einen anderen Ordner mit --out.
simulate-unwritable = { $folder } lässt sich nicht benutzen: { $reason }. Nenne einen Ordner, in den geschrieben werden darf.
simulate-going-on = { $folder } enthält { $parties } Partien; von da geht es weiter.
simulate-go-on = Was gespielt ist, liegt in { $folder }. Derselbe Befehl macht dort weiter.
simulate-lost = Spielende Prozesse starben immer wieder, bei Stück { $part } oder bald danach. Spiel noch einmal mit --workers 1, um zu sehen, warum.
simulate-bar = Partien
simulate-written = { $folder }: { $parties } Partien, mit ihren Spielen und Entscheidungen.
simulated-none = { $folder } enthält keine Simulation: { $reason }. Nenne einen Ordner, den imperiale simulate geschrieben hat.
simulated-damaged = { $folder } enthält eine beschädigte Simulation: { $reason }
simulated-unfinished = { $folder } enthält eine abgebrochene Simulation: { $missing } von { $parts } Teilen fehlen. Spiele sie mit dem Befehl zu Ende, der sie begonnen hat.
