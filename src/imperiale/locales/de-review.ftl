# Auswertungen einer Partie: imperiale review, und die Seite

review-title = Auswertung
review-of = { $rules }, { $players } Spieler, { $deals ->
        [one] ein Spiel
       *[other] { $deals } Spiele
    }
review-won = Gewonnen: { $who }
review-open-end = Diese Spiele entscheiden die Partie nicht.
review-seat = Platz { $seat }

## How everybody played

review-players = Wie jeder gespielt hat
review-column-player = Spieler
review-column-class = spielt wie
review-column-rate = Verlust je Entscheidung
review-column-doubtful = zweifelhaft
review-column-bad = schlecht
review-column-very_bad = sehr schlecht
review-column-decisions = Entscheidungen
review-column-forced = erzwungen
review-column-luck = Glück
review-column-result = Ergebnis
review-column-adjusted = ohne Glück
review-class-master = ein Meister
review-class-strong = ein starker Spieler
review-class-club = ein Klubspieler
review-class-casual = ein Gelegenheitsspieler
review-class-beginner = ein Anfänger
review-class-novice = ein Neuling
review-grade-none = richtig oder beinahe
review-grade-doubtful = zweifelhaft
review-grade-bad = schlecht
review-grade-very_bad = sehr schlecht
review-note-luck = Glück ist, was die Karten allein getan haben, Spiel für Spiel gegen den Durchschnitt aller Spiele: auf die Dauer hebt es sich für jeden auf. Das Ergebnis ohne das Glück ist, was für das Können bleibt und für das Glück, das dieses Maß nicht sieht; es kann unter 0 oder über 100 % liegen.
review-note-loss = Was eine Wahl verloren hat, wird an dem gemessen, was der Spieler wissen konnte: am Durchschnitt über alle Blätter, die die anderen haben konnten. Daneben steht, was sie gekostet hat, wenn man alle Karten sieht.
review-note-marks = Keine Tabelle sagt hier die Aussicht auf den Gewinn: Verluste und Glück stehen in Marken, weniger die der anderen.
review-note-chance = Einige dieser Stellen waren zu lang, um gelöst zu werden, und wurden vom Zufall zu Ende gespielt; was von ihnen gesagt wird, ist weniger sicher.

## The course

review-course = Die Aussicht auf den Gewinn
review-course-of = Die Aussicht, die Partie zu gewinnen: { $who }
review-course-note = So wie die Karten lagen und alle mit offenen Karten hätten spielen können; zwischen den Spielen nach dem Stand.
review-course-table = Dasselbe als Tabelle
review-column-moment = Augenblick
review-column-chance = Aussicht
review-moment = Spiel { $deal }, Stich { $trick }
review-moment-before = vor Spiel { $deal }
review-moment-dealt = Spiel { $deal } ist gegeben
review-moment-after = nach Spiel { $deal }

## What turned the partie

review-turning = Was die Partie gewendet hat
review-turning-none = Kein Fehler und kein Spiel sticht heraus.
review-luck-deal = Spiel { $deal }, Glück der Karten: { $who }, { $size }
review-where = Spiel { $deal }, Stich { $trick }
review-error = { $who }: { $played }; besser { $best }. Das verliert { $loss } der Aussicht auf den Gewinn: { $grade }
review-why = In { $share } der möglichen Blätter ist nichts besser als { $best }; als { $played } in { $less }.
review-why-marks = Am Ende des Spiels zählt die bessere Wahl im Durchschnitt { $marks } Marken mehr.
review-open-right = So wie die Karten lagen, hat es nichts gekostet: falsch nach dem, was man wissen konnte, aber ohne Schaden.
review-open-cost = So wie die Karten lagen, hat es { $loss } gekostet.
review-right = Richtig mit den Karten, die du sahst; so wie sie lagen, kostet es { $loss }.
review-weighed-all = Alle { $of } möglichen Blätter wurden gewogen.
review-weighed-some = { $worlds } von { $of } möglichen Blättern wurden gewogen; Standardfehler { $error }.
review-weighed-chance = { $worlds } mögliche Blätter wurden vom Zufall zu Ende gespielt; Standardfehler { $error }.

## Choices

review-do-play = { $cards }
review-do-show = { $cards } aufzeigen
review-do-call = { $number } ansagen
review-do-call-none = nichts ansagen
review-do-claim = { $number } verlangen
review-do-done = nichts weiter aufzeigen und verlangen

## Deal by deal

review-deals = Spiel für Spiel
review-deal = Spiel { $deal }
review-deal-luck = Geber: { $dealer }; Stand: { $scores }; Glück ({ $who }): { $luck }
review-column-trick = Stich
review-column-did = getan
review-column-better = besser
review-column-loss = verliert
review-column-open = offen gesehen
review-column-grade = Urteil
review-nothing-wrong = In diesem Spiel ging nichts verloren.

## The command

review-bar = Ausgewertete Spiele
review-kept = { $done } von { $deals } Spielen sind ausgewertet und aufbewahrt; derselbe Befehl fährt dort fort.
review-not-nothing = { $file } enthält kein Spiel, das zu Ende ist: es gibt nichts auszuwerten. Gib eine aufbewahrte Partie, einen Beweis oder Spiele an, eines je Zeile.
review-not-mixed = { $file }, Spiel { $line }: es folgt anderen Regeln als das erste. Gib die Spiele einer Partie an.
review-not-proof = { $file } ist kein Beweis: { $reason }
review-no-core = Ohne den C++-Kern kann nichts ausgewertet werden. Installiere imperiale mit ihm, auf einem Rechner mit einem C++-Übersetzer.
review-written = { $file } ist geschrieben.

## imperiale calibrate

calibrate-bar = Partien
calibrate-column-agent = Agent
calibrate-column-parties = Partien
calibrate-column-decisions = Entscheidungen
calibrate-column-rate = Verlust je Entscheidung, %
calibrate-column-result = Ergebnis von Platz 0, %
calibrate-column-adjusted = ohne Glück, %
calibrate-column-spread = Streuung
calibrate-order = Rangkorrelation der genannten Reihenfolge mit den Fehlerraten: { $order }

## What the server refuses

failed-review-no-core = Eine Auswertung braucht den C++-Kern, ohne den dieser Server gebaut wurde.
failed-review-busy = Gerade werden viele Auswertungen verlangt. Versuch es in einer Minute wieder.
failed-no-review = Diese Auswertung gibt es hier nicht. Verlange sie noch einmal.
failed-review-not-over = Eine Partie wird ausgewertet, wenn sie zu Ende ist.
failed-review-nothing = Es ist kein Spiel darin, das zu Ende ist.
failed-review-mixed = Spiel { $line } folgt anderen Regeln als das erste.
failed-review-proof = Es ist kein Beweis: { $reason }
failed-review-save = Es ist keine aufbewahrte Partie: { $reason }
failed-review-json = Eine Zeile ist kein JSON.

## The page

review-page-ask-title = Eine Partie auswerten
review-page-ask-what = Füg die Spiele einer Partie ein, in Notation oder als Aufzeichnungen, eines je Zeile, oder eine Partie oder einen Beweis, die du aufbewahrt hast.
review-page-ask-text = Spiele
review-page-ask-go = Auswerten
review-page-progress = { $done } von { $deals } Spielen sind ausgewertet.
review-page-waiting = Die Auswertung wartet, bis sie an der Reihe ist.
review-page-stop = Abbrechen
review-page-stopped = Die Auswertung wurde abgebrochen.
review-page-failed = Die Auswertung ist nicht zustande gekommen.
review-page-again = Noch einmal auswerten
review-page-at-error = Fehler { $number } von { $of }
review-page-at = Entscheidung { $number } von { $of }
review-page-back = Die vorige
review-page-on = Die nächste
review-page-error-back = Der vorige Fehler
review-page-error-on = Der nächste Fehler
review-page-card-played = gespielt
review-page-card-better = besser
review-page-card-right = richtig
review-page-first = Die erste Entscheidung
review-page-last = Die letzte Entscheidung
review-page-turning-all = Alle { $number } zeigen
review-page-keys = Die Pfeiltasten gehen von Entscheidung zu Entscheidung, mit der Umschalttaste von Fehler zu Fehler.
review-page-look = Ansehen
review-page-told-right = { $who }: { $played }. Nichts ging verloren.
review-page-told-loss = { $who }: { $played }; besser { $best }. Das verliert { $loss } der Aussicht auf den Gewinn.
review-page-decisions = Entscheidungen
