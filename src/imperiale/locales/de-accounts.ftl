# Konten: was dem gesagt wird, der eines hat oder haben möchte

account-title = Dein Konto
account-what = Alles hier lässt sich ohne Konto spielen. Mit einem findest du deine Partien auf jedem deiner Geräte. Es gibt kein Passwort und keine E-Mail: Dein Gerät weist durch einen Passkey nach, dass es deines ist.
account-new = Eines anlegen
account-make = Konto mit einem Passkey anlegen
account-passkey-what = Dein Gerät fragt nach Finger, Gesicht oder PIN; nichts davon verlässt es. Die Partien dieses Browsers kommen mit.
account-known = Du hast eines
account-in = Mit einem Passkey anmelden
account-have-code = Mein Passkey ist verloren
account-code = Code zum Wiederkommen
account-back = Mit dem Code wiederkommen
account-code-what = Wenn du alle deine Geräte verlierst, lässt nur dieser Code dich wieder ein. Er gilt einmal. Schreib ihn auf: Er wird nicht noch einmal gezeigt.
account-code-kept = Ich habe ihn aufgeschrieben
account-copy = Kopieren
account-numbers = Passkeys gehören zum Namen einer Seite, und diese ist unter einer Adresse aus Zahlen offen. Öffne sie unter ihrem Namen.
account-unable = Dieser Browser kennt keine Passkeys oder ist zu alt für diese Seite.
account-no-passkey = Es wurde kein Passkey gegeben; nichts hat sich geändert.
account-games = Laufende Partien
account-no-games = Keine. Was du angemeldet beginnst, steht hier, auf allen deinen Geräten.
account-nobody-yet = noch niemand
account-your-turn = Du bist dran
account-past = Beendete Partien
account-passkeys = Passkeys
account-passkey = Passkey
account-used = zuletzt benutzt am { $day }
account-add = Passkey hinzufügen
account-added = Der Passkey ist hinzugefügt.
account-remove = Entfernen
account-remove-key = { $key } entfernen
account-removed = Der Passkey gilt nicht mehr.
account-new-code = Ein neuer Code zum Wiederkommen
account-devices = Angemeldet
account-devices-number =
    { $devices ->
        [one] Nur auf diesem Gerät.
       *[other] Auf { $devices } Geräten.
    }
account-out-others = Alle anderen abmelden
account-others-out = Alle anderen Geräte sind abgemeldet.
account-out = Hier abmelden
account-is-out = Du bist abgemeldet.
account-data = Deine Daten
account-data-what = Die Datei enthält alles, was der Server von dir aufbewahrt. Wer sein Konto löscht, nimmt seinen Namen und seine Passkeys mit; die Partien bleiben denen, mit denen er gespielt hat, ohne seinen Namen.
account-save = Als Datei speichern
account-leave = Konto löschen
account-leave-sure = Das Konto löschen?
account-leave-what = Das lässt sich nicht zurücknehmen. Dein Name wird aus allen Partien genommen, und Plätze in laufenden Partien werden aufgegeben.
account-stay = Behalten
account-left = Das Konto ist gelöscht.
account-name-taken = Wähle einen anderen Namen: Dieser ist leer, gehört jemandem oder sieht dem seinen gleich.
account-not-proven = Der Passkey hat nicht nachgewiesen, dass er deiner ist: Er ist hier nicht bekannt, oder die Antwort kam zu spät. Versuch es noch einmal.
account-no-code = Das ist niemandes Code. Jeder Code gilt einmal; schreib ihn, wie er gezeigt wurde.
account-no-site = Passkeys gehören zum Namen einer Seite. Öffne sie unter einem Namen, auf diesem Rechner http://localhost:{ $port }, und nicht unter einer Adresse aus Zahlen.
account-last-passkey = Das ist kein Passkey von dir oder dein letzter. Füge zuerst einen anderen hinzu.
account-not-signed-in = Du bist hier nicht angemeldet, oder du wurdest von einem anderen Gerät aus abgemeldet.

## Wertungen

ratings-title = Wertung
ratings-what = Gewertet werden Partien zwischen Leuten mit Konten oder eines von ihnen gegen eine Stufe des Computers mit Uhr, nach den Regeln eines Buches, wie sie stehen; zurückgenommen wird darin nichts. Die Stufen sind aneinander gemessen und stehen fest; wer anfängt, hat 1500 wie { agent-casual }. 400 Punkte sind zehn zu eins; die Zahl nach ± sagt, wie weit die Wertung daneben liegen kann, und wird mit jeder Partie kleiner.
ratings-speed = Uhr
ratings-free = ohne Uhr
ratings-slow = langsam
ratings-quick = schnell
ratings-none = Noch hat niemand eine gewertete Partie dieser Art beendet.
ratings-computer = Computer
ratings-column-place = Platz
ratings-column-name = Name
ratings-column-rating = Wertung
ratings-column-parties = Partien
ratings-own = { $rules }, { $speed }: { $rating } ± { $doubt } nach { $parties ->
        [one] einer Partie
       *[other] { $parties } Partien
    }
account-leaders = Wer am besten spielt
