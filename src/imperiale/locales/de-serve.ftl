# Was die Befehlszeile von Spielen im Browser sagt: imperiale serve, imperiale verify

serve-ready = Die Seite ist unter { $address }. Spiele werden in { $file } aufbewahrt. Strg+C beendet.
serve-ended = Beendet. Alle Spiele sind aufbewahrt und gehen weiter, sobald der Server wieder läuft.
serve-cannot-listen = Auf { $host }, Port { $port }, lässt sich nichts anbieten: { $reason }. Wähle einen anderen --port, oder beende das Programm, das ihn benutzt.
serve-database = Spiele lassen sich in { $file } nicht aufbewahren: { $reason }. Nenne eine andere --database.

backup-done = { $games ->
    [0] Es gibt keine Spiele; { $file } sagt das.
    [one] 1 Spiel ist nach { $file } kopiert.
   *[other] { $games } Spiele sind nach { $file } kopiert.
} Behalte die Datei für dich: In ihr stehen die Karten laufender Spiele.
backup-unwritable = { $file } lässt sich nicht schreiben: { $reason }. Nenne eine andere Datei.
backup-database = Aus { $file } lassen sich keine Spiele kopieren: { $reason }. Nenne die --database, die angeboten wird.
restore-done = { $games ->
    [0] In { $file } waren keine Spiele.
    [one] 1 Spiel aus { $file } ist nun in { $database }.
   *[other] { $games } Spiele aus { $file } sind nun in { $database }.
}
restore-unreadable = { $file } lässt sich nicht lesen: { $reason }. Nenne eine Datei, die imperiale backup geschrieben hat.
restore-not-backup = { $file } ist keine Sicherung: { $reason }. Nichts wurde zurückgeholt. Gib eine Datei an, die imperiale backup geschrieben hat.
restore-there = Das Spiel { $game } ist schon in { $database }; darum wurde nichts zurückgeholt. Nenne eine leere --database.

verify-good = Spiel { $deal }: Die Karten sind die des Geheimnisses { $commitment } und der hinzugefügten Zahlen.
verify-all = { $deals ->
    [one] { $deals } Spiel geprüft; alles ist, wie versprochen.
   *[other] { $deals } Spiele geprüft; alles ist, wie versprochen.
}
verify-none = Noch ist kein Spiel zu Ende; es gibt nichts zu prüfen.
verify-secret = Spiel { $deal } ist falsch: Das Geheimnis ist nicht das, woran der Server sich gebunden hatte.
verify-cards = Spiel { $deal } ist falsch: Geheimnis und hinzugefügte Zahlen ergeben andere Karten, als gegeben wurden.
verify-dealer = Der erste Geber ist nicht der, den das erste Geheimnis ergibt.
verify-not-proof = { $file } ist kein Nachweis: { $reason }. Speichere einen von der Seite oder von /api/games/NAME/proof.
serve-push = Mit dem Schlüssel in { $file } lassen sich keine Nachrichten unterschreiben: { $reason }. Nenne eine Datei mit einem solchen Schlüssel, oder eine, die es noch nicht gibt.
