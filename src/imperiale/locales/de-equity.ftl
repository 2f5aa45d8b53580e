# Was von Gewinnaussichten gesagt wird: imperiale equity, und die Aussichten in imperiale solve und arena

equity-title = Tafel { $table }: die Aussicht, die Partie zu gewinnen, nach den Ständen vor einem Spiel
equity-of = { $rules }, { $players } Spieler, { $target } Imperiale; { $deals } Spiele von { $policy }, Startwort { $seed }; Standardfehler höchstens { $error } %
equity-control = Gesichert durch { $deals } weitere Spiele von { $control }, das auch die anderen gespielt hat
equity-lent = Sie ist geliehen: Diese Spielart weicht von der der Tafel ab in { $keys }.
equity-first = Erster Geber, bei null zu null: { $chance } %, { $above } über einem gleichen Anteil (Std.-Fehler { $error })
equity-paid = Erwartete Zahlung an den ersten Geber: { $payment } (Std.-Fehler { $error })

equity-grid = Aussicht der Vorhand in %, der Rest ist des Gebers. Nach Imperialen, ohne Points: die der Vorhand nach unten, die des Gebers nach rechts
equity-ahead = Aussichten in % des Platzes, der einige Imperiale vor allen anderen liegt, die nichts haben
equity-elder = Vorhand
equity-place = Platz { $place }
equity-dealer = Geber
equity-imperials = Imperiale
equity-score = { $place } bei { $score }: { $chance } %
equity-score-paid = { $place } bei { $score }: { $chance } %, erwartete Zahlung { $payment }
equity-score-error = Standardfehler höchstens { $error } %

equity-scores = { $found } sind keine Stände von { $players } Spielern vor einem Spiel, von denen keiner { $target } Imperiale hat. Gib für jeden Platz einen an, die Vorhand zuerst und den Geber zuletzt: --score "2i3c 0i5c"
equity-alone = --build macht eine Tafel und geht darum nicht mit { $given }. Lass das weg.
equity-build-only = { $given } gehört zu --build. Gib auch das an, oder lass es weg.
equity-deals = { $option } { $found } geht nicht. Gib ein Vielfaches von { $step } von { $step } bis { $most } an.
equity-seed = Ein Startwort hat höchstens { $longest } druckbare Zeichen. Gib ein solches an.
equity-length = --length { $found } geht nicht. Gib die Imperiale der längsten Partie an: von { $least } bis { $most }.
equity-workers = --workers { $found } geht nicht. Gib eine Zahl von 1 bis { $most } an.
equity-exists = { $file } gibt es schon. Nenne eine andere Datei mit --out, oder überschreib sie mit --force.
equity-unwritable = { $file } lässt sich nicht schreiben: { $reason }. Nenne eine Datei, die geschrieben werden darf.
equity-part-other = { $file } enthält Spiele für eine andere Tafel. Entferne sie, oder nenne eine andere Datei mit --out.
equity-part-damaged = { $file }, Zeile { $line }, ist beschädigt, und es ist nicht die letzte. Entferne die Datei, um neu zu beginnen.
equity-part-cut = Die letzte Zeile von { $file } brach beim Schreiben ab; ihre Spiele werden noch einmal gespielt.
equity-going-on = { $file } enthält { $deals } Spiele; von da geht es weiter.
equity-go-on = Was gespielt ist, liegt in { $file }. Derselbe Befehl macht dort weiter.
equity-lost = Ein spielender Prozess starb, bei Stück { $chunk } oder bald danach. Spiel noch einmal mit --workers 1, um zu sehen, bei welchem.
equity-bar = Spiele von { $policy }
equity-written = { $file }: { $deals } Spiele, Standardfehler höchstens { $most } %. Zu sehen mit: imperiale equity --table { $file }
equity-unreadable = { $file } enthält keine Tafel von Gewinnaussichten: { $reason }. Nenne eine Datei, die --build geschrieben hat.
equity-other-table = { $file } ist für { $players } Spieler, nicht für { $wanted }. Gib ihre Regeln mit --rules und --players an.
equity-no-core = Gewinnaussichten macht der C++-Kern, der nicht installiert ist. Installiere imperiale noch einmal mit einem C++-Compiler.

equity-none = Es gibt keine Gewinnaussichten: { $reason }
equity-none-card-points = Diese Partie gewinnen Augen, und davon weiß keine Tafel.
equity-none-players = Keine Tafel ist für { $players } Spieler. Mach eine mit --build.
equity-none-length = Die Partie geht bis { $target } Imperiale, die Tafel bis { $longest }. Mach eine mit --build --length { $target }.
equity-none-payment = Hier wird nichts gezahlt, oder anders, als die Tafel weiß.
equity-none-core = Die Werte dieser Tafel macht der C++-Kern, der nicht installiert ist. Installiere imperiale noch einmal mit einem C++-Compiler.
equity-from-alone = --from macht eine Tabelle aus Spielen, die schon gespielt sind, und geht daher nicht mit { $given }. Lass das weg.
equity-unfit-agents = { $folder } wurde von { $found } gespielt. Eine Tabelle braucht Spiele, in denen ein Agent alle Plätze hat.
equity-unfit-options = { $folder } wurde in Partien gespielt, die zu früh enden: Von ihren letzten Spielen kennt niemand das Ganze. Simuliere mit { $needed }
equity-unfit-few = { $folder } enthält { $found } ganze Spiele. Eine Tabelle braucht mindestens { $step }.
