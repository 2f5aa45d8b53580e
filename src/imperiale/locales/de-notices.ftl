# Was von den Nachrichten gesagt wird, dass man dran ist

notice-turn = Du bist dran.
notices-begin = Sag mir, wenn ich dran bin
notices-end = Sag mir nichts mehr
notices-what = Auch wenn diese Seite geschlossen ist, auf diesem Gerät. Die Nachricht geht durch den Push-Dienst deines Browsers; sie enthält keine Karte.
notices-on = Auf diesem Gerät wird dir gesagt, wenn du dran bist und nicht am Tisch sitzt.
notices-unable = Diesem Browser kann nichts gesagt werden, oder nur über https. Sonst sagt es der Titel des Tabs.
notices-denied = Der Browser lässt diese Seite dir nichts sagen. Erlaube ihr in seinen Einstellungen Benachrichtigungen und versuch es noch einmal.
notices-none = Dieser Server verschickt keine Nachrichten.
failed-notices = Dieser Server verschickt keine Nachrichten, oder nicht in dieser Sprache.
failed-push-service = Das ist keine Adresse eines Push-Dienstes, den dieser Server anspricht. Wer ihn betreibt, kann weitere nennen (--push-host).
