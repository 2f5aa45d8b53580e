# Das Verzeichnis dessen, was sich studieren lässt

study-what = Vom Zuhören allein spielt niemand gut. Nimm dir ein Thema, eine Viertelstunde, und sieh zuerst deine eigenen Karten an.
study-lessons = Lektionen
study-lessons-what = Vom ersten Stich bis zu dem, worüber Meister nachdenken, mit Karten in der Hand.
study-problems = Aufgaben
study-problems-what = Eine Karte ist richtig, und es ist nicht die naheliegende. Finde sie.
study-mistakes = Aus Fehlern lernen
study-mistakes-what = Die Entscheidungen, die misslungen sind, noch einmal, bis sie stimmen.
study-daily = Das Spiel des Tages
study-daily-what = Dieselben Karten für alle. Spiele sie, und sieh dann, was die anderen taten.
study-review = Auswertungen
study-review-what = Was jede Karte einer beendeten Partie wert war, und was sie gekostet hat.
study-rules = Regeln
study-rules-what = Jede Entscheidung jedes Textes mit ihrer Quelle, und worin sie sich unterscheiden.
study-chances = Wahrscheinlichkeiten
study-chances-what = Wie wahrscheinlich ist es? Genau gezählt, Karte für Karte.
study-statistics = Statistik
study-statistics-what = Deine Ergebnisse und die aller anderen, und was daran Glück war.
study-panel = Antworten, und was geschah
