# Dienos dalijimas: tos pačios kortos visiems

daily-title = Dienos dalijimas { $day }, { $rules }
daily-ask = Padėkite kortą. Paskui pamatysite, kaip žaidė kiti.
daily-result = { $who }: { $lead } (punktai { $marks }, priešais { $other }; kirčiai: { $tricks })
daily-grid = Kortos, kirtis po kirčio: pirma sava, paskui priešais; ženklas rodo, kas ėjo.
daily-trick = Kirtis
daily-cards = { $who }, padėtos kortos: { $cards }.
daily-no-day = Dalijimo { $found } nėra. Nurodykite dieną nuo { $first } iki { $today }.
daily-no-play = Šios kortos nėra to dalijimo eiga: { $reason }
daily-not-over = Dalijimas nebaigtas: pirma sužaiskite jį.
daily-name = Vardas, kuriuo bus rodomas jūsų rezultatas
daily-keep = Parodyti mano rezultatą kitiems
daily-kept = Jūsų rezultatas yra tarp kitų.
daily-computing = Agentai žaidžia …
daily-who = Kas
daily-lead = Punktų daugiau
daily-marks = Punktai
daily-tricks = Kirčiai
daily-others = Kaip žaidė kiti
daily-differs = Ką kitas sužaidė kitaip negu jūs, yra apvesta.
daily-led = ėjo
daily-days = Kitos dienos
daily-again = Žaisti dar kartą
daily-opposite = Priešais sėdi { $who } ir visiems žaidžia vienodai.
daily-over = Dalijimas baigtas: { $lead } punktų.
daily-anonymous = Kažkas
daily-table = Prie stalo

## Any deal, played again

challenge-title = Dalijimas dar kartą, { $rules }
challenge-as = Žaisti dar kartą kaip
challenge-elder = pirmasis
challenge-dealer = dalytojas
challenge-heading = Dalijimas dar kartą
challenge-pass = Perduokite šį dalijimą: kas atvers nuorodą, jį sužais ir paskui matys, kaip žaidėte jūs, jei parodysite savo rezultatą.
challenge-not-players = Taip dar kartą žaidžiami tik dalijimai dviem.
challenge-not-over = Šiame dalijime nieko nežaidžiama: jis baigiasi anksčiau.
challenge-no-deal = Faile { $file } dalijimų: { $deals }, dalijimo { $number } nėra.
challenge-no-link = Šioje nuorodoje nėra dalijimo. Paprašykite jos dar kartą.
