# Aus Fehlern lernen: die falschen Entscheidungen noch einmal, bis sie richtig sind

mistake-ask-card = Hier hast du dich geirrt. Welche Karte ist die beste?
mistake-ask = Hier hast du dich geirrt. Was ist das Beste?
mistake-what = Was du getan hast, kostete { $loss } der Aussicht zu gewinnen: { $grade }.
mistake-right = Richtig: { $did }.
mistake-wrong = Das nicht: { $did }.
mistake-near = Das ist so gut wie richtig; { $best } ist um { $loss } mehr wert.
mistake-better = Besser ist { $best }; { $own } verliert { $loss }.
mistake-then = Damals war es { $then }, was { $loss } verlor: { $grade }.
mistake-values = Wohin jede Wahl führt, nach dem, was du wissen konntest:
mistake-column-what = Wahl
mistake-played-then = damals gespielt
mistake-again-now = Es kommt gleich noch einmal.
mistake-again-in = { $days ->
    [one] Es kommt morgen wieder.
   *[other] Es kommt in { $days } Tagen wieder.
}
mistake-learned = Fünfmal richtig, in immer längeren Abständen: Das ist gelernt.
mistake-next = Der nächste
mistake-review = die Auswertung
mistake-left = Jetzt zu verbessern: { $due }. Gelernt: { $learned }.
mistake-count = { $all ->
    [one] Eine Entscheidung in deinen Auswertungen war falsch
   *[other] { $all } Entscheidungen in deinen Auswertungen waren falsch
}. Jetzt zu verbessern: { $due }. Gelernt: { $learned }.
mistake-sitting = In dieser Sitzung richtig: { $right }.
mistake-begin = Deine Fehler verbessern
mistake-when = Für jetzt ist nichts übrig. Der nächste kommt am { $day }.
mistake-early = Trotzdem üben
mistake-how = Was richtig ist, kommt immer später wieder, was falsch ist, sofort.
mistake-none = In deinen Auswertungen ist kein Fehler, der eine Note verdient.
mistake-no-review = Hierher kommen die Entscheidungen, die eine Auswertung falsch findet. Spiele eine Partie zu Ende und öffne ihre Auswertung; oder werte eine aus, die du aufgehoben hast.
mistake-of-review = { $who ->
    [you] Du
   *[other] { $who }
}: { $errors ->
    [0] kein Fehler, der eine Note verdient.
    [one] ein Fehler zu verbessern.
   *[other] { $errors } Fehler zu verbessern.
}
mistake-whose = Wessen Fehler willst du verbessern?
failed-mistake-lost = Diese Auswertung entstand, bevor Auswertungen erzählten, wie es zu einem solchen Augenblick kam. Werte die Partie noch einmal aus.

## imperiale mistakes

mistakes-ask = Hier hast du dich geirrt und { $loss } verloren: { $grade }. Was ist das Beste?
mistakes-title = Fehler { $number } von { $of }, { $rules }, Spiel { $deal }, Stich { $trick }
mistakes-choices = Du konntest: { $choices }
mistakes-not-weighed = Das hat die Auswertung nicht gewogen. Du konntest: { $choices }
mistakes-go-on = Eingabetaste: der nächste. q: genug.
mistakes-farewell = Jetzt richtig: { $right } von { $tried }. Noch zu verbessern: { $left }.
mistakes-none = Jetzt ist kein Fehler zu verbessern. { $waiting ->
    [0] Werte eine Partie aus oder nenne eine Datei: imperiale mistakes partie-0001.json
    [one] Einer kommt später wieder; --early fragt ihn jetzt.
   *[other] { $waiting } kommen später wieder; --early fragt sie jetzt.
}
mistakes-whose = { $file }: Wessen Fehler sollen verbessert werden? Du bist nicht dabei: Nenne den Platz, --seat 0 für den ersten.
mistakes-no-seat = { $file }: Einen Platz { $seat } gibt es nicht; es spielen { $players }.
mistakes-lost = { $file }: Wie es zu einigen dieser Augenblicke kam, ist nicht bekannt; imperiale review --again macht die Auswertung neu.
mistakes-kept-damaged = { $file }: Das ist nicht, was imperiale von Fehlern aufhebt ({ $reason }). Lege die Datei beiseite, um neu zu beginnen.
