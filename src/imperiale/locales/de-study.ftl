# Das Verzeichnis dessen, was sich studieren lässt

study-what = Vom Zuhören allein spielt niemand gut. Nehmen Sie sich ein Thema, eine Viertelstunde, und sehen Sie zuerst Ihre eigenen Karten an.
study-lessons = Lektionen
study-lessons-what = Vom ersten Stich bis zu dem, worüber Meister nachdenken, mit Karten in der Hand.
study-problems = Aufgaben
study-problems-what = Eine Karte ist richtig, und es ist nicht die naheliegende. Finden Sie sie.
study-mistakes = Aus Fehlern lernen
study-mistakes-what = Die Entscheidungen, die misslungen sind, noch einmal, bis sie stimmen.
study-daily = Das Spiel des Tages
study-daily-what = Dieselben Karten für alle. Spielen Sie sie, und sehen Sie dann, was die anderen taten.
study-review = Nachprüfungen
study-review-what = Was jede Karte einer beendeten Partie wert war, und was sie gekostet hat.
study-rules = Regeln
study-rules-what = Jede Entscheidung jedes Textes mit ihrer Quelle, und worin sie sich unterscheiden.
study-chances = Wahrscheinlichkeiten
study-chances-what = Wie wahrscheinlich ist es? Genau gezählt, Karte für Karte.
study-statistics = Statistik
study-statistics-what = Ihre Ergebnisse und die aller anderen, und was daran Glück war.
