# Der Tisch auf dem ganzen Terminal: imperiale tui

## Was es gibt

screen-language = Deutsch
screen-new = Neue Partie
screen-begin = Anfangen
screen-marking = Markieren
screen-automatic = Der Tisch markiert
screen-hand = Jeder markiert selbst
screen-server = Sich an den Tisch eines Servers setzen
screen-look = Eine Partie noch einmal ansehen
screen-file = Eine aufbewahrte Partie oder eine Datei mit Spielen
screen-link = Link zum Tisch oder Adresse des Servers
screen-link-wrong = { $found } ist kein Link zu einem Tisch. Gib einen an wie https://cards.example/g/abcdefghij.
screen-server-silent = { $server } antwortet nicht: { $reason } Sieh nach, ob der Server läuft und die Adresse stimmt.
screen-server-refused = Der Server lehnt ab: { $reason }

## Am Tisch

screen-title = { $game } · { $deal } · { $wins }
screen-trumps = Trumpf:
screen-last = Letzter Stich:
screen-why = Was jetzt erlaubt ist
screen-marks = Was markiert wurde, und wofür
screen-type-cards = Karten: KQJAs, 4K
screen-type-number = eine Zahl
screen-typed-number = { $found } ist keine Zahl. Tippe eine, oder nur Enter für nichts.
screen-typed-cards = { $found } sind keine Karten. Tippe sie wie KQJAs oder 4K, oder wähle sie mit der Leertaste.
screen-why-grey = Blasse Karten dürfen jetzt nicht gespielt werden; wähle eine, um zu erfahren, warum.
screen-by-hand = Du markierst selbst: Wähle Karten mit der Leertaste und zeig sie mit Enter auf; tippe eine Zahl, um sie anzusagen oder zu markieren; Enter allein heißt: nichts weiter. Was vergessen wird, zählt nicht.

## Ansehen, auswerten, lösen

screen-reviewing = Ausgewertet: { $done } von { $deals }
screen-problems-left = { $left } offen, Wertung { $rating }

## Tasten

screen-key-help = Hilfe
screen-key-why = warum
screen-key-hint = Rat
screen-key-marks = Marken
screen-key-replay = zurück
screen-key-review = Auswertung
screen-key-tutor = Lehrer
screen-key-leave = gehen
screen-key-back = zurück
screen-key-quit = Beenden
screen-keys-go = geben, weitermachen oder noch einmal spielen: das Erste, was angeboten wird
screen-keys-pick = eine Karte wählen, die aufgezeigt wird, wo du selbst markierst
screen-keys-tab = zwischen Karten, Eingabe und Knöpfen wechseln
screen-keys-answer = zustimmen oder nicht
screen-keys-replay = zurückblicken, Augenblick für Augenblick
screen-keys-review = die beendeten Spiele auswerten
screen-keys-tutor = der Lehrer: aus, schlechte Fehler, auch zweifelhafte
screen-keys-journal = durchgehen, was geschehen ist
screen-keys-theme = hell oder dunkel
screen-keys-leave = vom Tisch gehen; die Partie bleibt aufbewahrt

## Der Befehl

tui-no-terminal = Auf diesem Terminal lässt sich kein Tisch zeichnen. Spiel Zeile für Zeile mit imperiale play, oder mit imperiale play --plain für einen Screenreader.
tui-link = { $found } ist weder die Adresse eines Servers noch ein Link zu einem Tisch. Gib etwas an wie https://cards.example/g/abcdefghij.
tui-alone = { $option } gilt für den Tisch eines Servers. Nenne ihn mit --server.
