# La donne du jour : les mêmes cartes pour tous

daily-title = La donne du { $day }, { $rules }
daily-ask = Jouez une carte. Vous verrez ensuite comment d’autres l’ont jouée.
daily-result = { $who } : { $lead } (marques { $marks }, en face { $other } ; levées : { $tricks })
daily-grid = Les cartes, levée par levée : les siennes d’abord, puis celles d’en face ; le signe montre qui a entamé.
daily-trick = Levée
daily-cards = { $who } : cartes jouées { $cards }.
daily-no-day = Il n’y a pas de donne de { $found }. Nommez un jour du { $first } au { $today }.
daily-no-play = Ces cartes ne sont pas le jeu de cette donne : { $reason }
daily-not-over = La donne n’est pas finie : jouez-la d’abord.
daily-name = Le nom sous lequel figure votre résultat
daily-keep = Laisser voir mon résultat aux autres
daily-kept = Votre résultat figure parmi les autres.
daily-computing = Les agents jouent …
daily-who = Qui
daily-lead = Marques d’avance
daily-marks = Marques
daily-tricks = Levées
daily-others = Comment d’autres l’ont jouée
daily-differs = Ce que quelqu’un a joué autrement que vous est encadré.
daily-led = entamé
daily-days = Autres jours
daily-again = La rejouer
daily-opposite = En face : { $who }, qui joue de même pour tous.
daily-over = La donne est finie : { $lead } en marques.
daily-anonymous = Quelqu’un
daily-table = À la table

## Any deal, played again

challenge-title = La donne à nouveau, { $rules }
challenge-as = La rejouer comme
challenge-elder = premier
challenge-dealer = donneur
challenge-heading = Une donne, rejouée
challenge-pass = Faites passer cette donne : qui ouvre le lien la joue, et voit ensuite comment vous avez fait, si vous laissez voir votre résultat.
challenge-not-players = Seules les donnes à deux se rejouent ainsi.
challenge-not-over = On ne joue rien dans cette donne : elle finit avant.
challenge-no-deal = { $file } a { $deals } donnes, et pas de donne { $number }.
challenge-no-link = Ce lien ne contient pas de donne. Demandez-le encore une fois.
