# Was von Automaten gesagt wird, die gegeneinander spielen: imperiale arena

arena-title-fresh = { $rules }, { $players } Spieler, vom Anfang einer Partie, Startwort { $seed }; Vorsprünge in { $unit } je Spiel
arena-title-random = { $rules }, { $players } Spieler, von beliebigem Stand, Startwort { $seed }; Vorsprünge in { $unit } je Spiel
arena-unit-imperials = Points
arena-unit-card_points = Augen
arena-equity = Gewinnaussicht: was die Stände nach einem Spiel nach der Tafel { $table } wert sind, über einem gleichen Anteil.

arena-column-agent = Automat
arena-column-against = gegen
arena-column-margin = Vorsprung
arena-column-error = Std.-Fehler
arena-column-interval = 95 %
arena-column-sd = Std.-Abw.
arena-column-pairs = Paare
arena-column-void = ungültig
arena-column-sprt = Test
arena-column-chance = Gewinnaussicht, %
arena-column-speed = Spiele/s
arena-column-ms = ms je Entscheidung

arena-interval = { $low } bis { $high }
arena-test-open = offen ({ $ratio })
arena-test-over = { $mean } ({ $ratio })
arena-bar = { $a } – { $b } { $margin } ± { $error }

arena-illegal = { $agent } tat auf Platz { $seat }, was man nicht darf: { $detail }
arena-crash = { $agent } brach auf Platz { $seat } zusammen: { $detail }
arena-overtime = { $agent } brauchte auf Platz { $seat } zu lange: { $detail }
arena-more = und { $more } weitere, die alle in der Ergebnisdatei und in --json stehen

arena-dropped = Zeile { $line } brach beim Schreiben ab; sie bleibt weg, und ihr Paar wird noch einmal gespielt.
arena-go-on = Was gespielt ist, ist aufbewahrt. Weiter geht es mit: imperiale arena --resume { $file }
arena-lost = Ein spielender Prozess starb, bei Paar { $pair } oder bald danach. Spiel noch einmal mit --workers 1, um zu sehen, bei welchem.

arena-no-agent = Einen Automaten { $found } gibt es nicht. Bekannt: { $known }.
arena-plan-agents = Zu wenige Automaten sind genannt: { $found }. Nenne zwei oder mehr: imperiale arena greedy random
arena-plan-pairs = --pairs { $found } geht nicht. Gib eine Zahl von 1 bis { $most } an.
arena-plan-seed = Ein Startwort hat höchstens { $longest } druckbare Zeichen. Gib ein solches an.
arena-plan-sprt = Ein Test zwischen { $low } und { $high } geht nicht. Gib zwei Vorsprünge an, den kleineren zuerst, keinen über 1000.
arena-plan-limit = --limit { $found } geht nicht. Gib die Sekunden an, die eine Entscheidung dauern darf, mehr als 0.
arena-workers = --workers { $found } geht nicht. Gib eine Zahl von 1 bis { $most } an.
arena-resume-alone = --resume macht weiter, wie es in der Datei steht, und geht darum nicht mit { $given }. Lass das weg, oder beginne neu mit --out.
arena-fewer = --pairs { $pairs } ist weniger, als die Datei begonnen wurde: { $before }. Gib ebenso viele oder mehr an.
arena-exists = { $file } gibt es schon. Mach damit weiter mit --resume, oder überschreib sie mit --force.
arena-unwritable = { $file } lässt sich nicht schreiben: { $reason }. Nenne eine Datei, die geschrieben werden darf.
arena-not-results = { $file } enthält keine Ergebnisse einer Arena. Nenne eine Datei, die --out geschrieben hat.
arena-other-program = { $file } stammt von Version { $program }, dies ist { $here }: Automaten spielen vielleicht anders. Beginne neu mit --out.
arena-not-playable = Mit { $file } lässt sich nicht weitermachen: { $reason }. Beginne neu mit --out.
arena-damaged = { $file }, Zeile { $line }, ist beschädigt, und es ist nicht die letzte. Bessere sie aus, schneide die Datei dort ab, oder beginne neu.
