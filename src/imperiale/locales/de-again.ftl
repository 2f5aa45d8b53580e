# Was vom Zurückblicken, von aufgeschriebenen Spielen, von Beweisen und von Zuschauern gesagt wird

## Zurückblicken

past-look = Zurückblicken
past-on = Rückblick
past-at = Du blickst zurück: { $at } von { $of }
past-now = Zurück zu jetzt
past-turn = Zurück zu jetzt: du bist dran
past-over = Du bist wieder in der Gegenwart.
past-not = Du blickst zurück, dort kann nichts gespielt werden. Geh erst zurück zu jetzt.
past-none = Noch gibt es nichts, auf das man zurückblicken könnte.
keys-back = einen Schritt zurückblicken und wieder vor
keys-now = zurück zu jetzt

## Aufgeschriebene Spiele

home-written = Füg ein Spiel ein oder öffne eine Datei davon, und sieh es Karte für Karte.
written-title = Ein Spiel lesen
written-what = Füg ein Spiel in einer Zeile ein, oder Aufzeichnungen, ein JSON-Objekt je Zeile. Hier wird es mit offenen Händen nachgespielt.
written-text = Das Spiel, oder mehrere, jedes in einer Zeile
written-read = Zeigen
written-file = Datei öffnen
written-example = Ein Beispiel
replay-deals = Spiele
replay-line = In einer Zeile
replay-alone = Für sich
replay-save = Die Partie als Datei sichern
replay-share = Weitergeben
share-link = Link
share-embed = Für eine eigene Seite

## Das Geben wird geprüft

proof-check = Das Geben prüfen
proof-how = Diese Seite hat alles selbst nachgerechnet, aus dem, was der Server verraten hat; sie hat niemanden gefragt, ob es so ist.
proof-none = Noch ist kein Spiel zu Ende.
proof-good = Spiel { $deal }: Es sind die Karten, die versprochen waren.
proof-bad = Spiel { $deal }: Etwas ist nicht so, wie es versprochen war!
proof-bound = Vor dem Geben hat sich der Server durch diese Zahl gebunden:
proof-noted-yes = Dieser Browser hat die Zahl vor dem Geben notiert: Sie ist dieselbe.
proof-noted-no = Vor dem Geben hat dieser Browser eine andere Zahl notiert: { $noted }
proof-nonce-yes = Die Zahl, die dieser Browser hinzugefügt hat, ist unter den verwendeten.
proof-nonce-no = Die Zahl, die dieser Browser hinzugefügt hat, wurde nicht verwendet: { $nonce }
proof-absent = Dieser Browser war beim Geben nicht dabei und hat selbst nichts notiert.
proof-secret-yes = Das Geheimnis ist seither verraten, und sein SHA-256 ist jene Zahl: { $secret }
proof-secret-no = Was seither verraten wurde, ist nicht das Geheimnis jener Zahl: { $secret }
proof-cards-yes = Geheimnis und hinzugefügte Zahlen ergeben nur ein einziges Paket; von oben gegeben, ergibt es genau die gespielten Hände.
proof-cards-no = Geheimnis und hinzugefügte Zahlen ergeben nur ein einziges Paket, und dies sind nicht seine Hände.
proof-pack = Das Paket von oben, und an wen jede Karte ging
proof-talon = Talon
proof-save = Den Beweis sichern
proof-command = Er lässt sich ohne diese Seite prüfen, und damit auch, wer zuerst gab:

## Zuschauer und ihre Wetten

home-onlookers = Zuschauer
home-onlookers-public = sehen, was offen liegt
home-onlookers-late = sehen alles, ein Spiel später
home-onlookers-none = sind nicht zugelassen
bet-name = Nenn einen Namen, dann kannst du Spielmarken auf die Spieler setzen.
bet-look-on = Mitmachen
bet-against = Gegen
bet-later = Gewettet wird, bevor gegeben ist.
bet-purse = { $chips ->
    [one] { $chips } Marke
   *[other] { $chips } Marken
}
bet-open = noch offen
bet-won = { $chips } gewonnen
bet-lost = { $chips } verloren
bet-returned = zurückgegeben
bet-rules = Auf Stiche: in den nächsten zwei Spielen, auf jedes der halbe Einsatz. Auf eine Imperiale: im nächsten Spiel, das gespielt wird; haben beide eine oder keiner, geht der Einsatz zurück.

## Einstellungen

set-courts = Bildkarten
set-courts-own = Für Impériale gezeichnet
set-courts-classic = Klassisch

## Wer spielt

seat-bot = Bot
page-account = Dein Konto
home-account = Deine Partien auf allen deinen Geräten, durch einen Passkey; zum Spielen braucht es keines.
home-rated = Gewertet: beide brauchen ein Konto, nichts wird zurückgenommen
page-rated = gewertet
failed-rated = Gewertet wird nach einem Regelwerk, wie es ist: ohne Bots, Abweichungen oder Hausregeln. Lass sie weg, oder spiel ohne Wertung.
failed-rated-computer = Gewertet gegen den Computer spielt man zu zweit, mit Uhr, gegen eine Stufe, die nach diesen Regeln eine Wertung hat (siehe /ratings). Wähle so, oder spiel ohne Wertung.
failed-rated-guest = An einem gewerteten Tisch sitzen Leute mit verschiedenen Konten. Melde dich mit deinem an, oder spiel ohne Wertung.
not-rated = In einer gewerteten Partie wird nichts zurückgenommen. Spiel weiter.
