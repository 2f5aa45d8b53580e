# Rodyklė, ko galima mokytis

study-what = Niekas neišmoko gerai žaisti vien klausydamas. Pasirinkite temą, skirkite ketvirtį valandos ir pirmiausia pažiūrėkite į savo kortas.
study-lessons = Pamokos
study-lessons-what = Nuo pirmojo kirčio iki to, apie ką galvoja meistrai, su kortomis rankoje.
study-problems = Uždaviniai
study-problems-what = Teisinga viena korta, ir ne ta, kuri peršasi. Raskite ją.
study-mistakes = Mokytis iš klaidų
study-mistakes-what = Nepavykę jūsų sprendimai dar kartą, kol bus teisingi.
study-daily = Dienos dalijimas
study-daily-what = Tos pačios kortos visiems. Sužaiskite ir pažiūrėkite, ką darė kiti.
study-review = Analizės
study-review-what = Ko buvo verta kiekviena baigtos partijos korta ir kiek ji kainavo.
study-rules = Taisyklės
study-rules-what = Kiekvienas kiekvieno teksto sprendimas su šaltiniu, ir kuo jie skiriasi.
study-chances = Tikimybės
study-chances-what = Kiek tai tikėtina? Suskaičiuota tiksliai, korta po kortos.
study-statistics = Statistika
study-statistics-what = Jūsų ir visų rezultatai, ir kiek juose buvo sėkmės.
study-panel = Atsakymai ir dalijimo eiga
