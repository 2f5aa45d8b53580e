# L’index de ce qui s’étudie

study-what = On ne joue pas bien pour l’avoir entendu dire. Prenez un sujet, un quart d’heure, et regardez d’abord vos propres cartes.
study-lessons = Leçons
study-lessons-what = De la première levée aux réflexions des maîtres, cartes en main.
study-problems = Problèmes
study-problems-what = Une carte est la bonne, et ce n’est pas celle qui saute aux yeux. Trouvez-la.
study-mistakes = Apprendre de ses fautes
study-mistakes-what = Les décisions que vous avez manquées, encore une fois, jusqu’à ce qu’elles soient justes.
study-daily = La donne du jour
study-daily-what = Les mêmes cartes pour tous. Jouez-les, puis voyez ce que chacun en a fait.
study-review = Analyses
study-review-what = Ce que valait chaque carte d’une partie finie, et ce qu’elle a coûté.
study-rules = Règles
study-rules-what = Chaque décision de chaque texte, avec sa source, et ce qui les distingue.
study-chances = Probabilités
study-chances-what = Quelles sont les chances ? Comptées exactement, carte par carte.
study-statistics = Statistiques
study-statistics-what = Vos résultats et ceux de tous, avec la part de la chance.
study-panel = Réponses, et ce qui s’est passé
