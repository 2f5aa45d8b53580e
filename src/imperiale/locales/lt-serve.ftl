# Ką komandų eilutė sako apie žaidimus naršyklėje: imperiale serve, imperiale verify

serve-ready = Puslapis yra čia: { $address }. Žaidimai saugomi { $file }. Ctrl+C – pabaiga.
serve-ended = Pabaiga. Visi žaidimai išsaugoti ir bus tęsiami, kai serveris vėl veiks.
serve-cannot-listen = Adresu { $host }, prievadu { $port }, veikti negalima: { $reason }. Pasirinkite kitą --port arba baikite programą, kuri jį užima.
serve-database = Žaidimų saugoti { $file } negalima: { $reason }. Nurodykite kitą --database.

backup-done = { $games ->
    [0] Žaidimų nėra; { $file } tai ir sako.
    [one] { $games } žaidimas nukopijuotas į { $file }.
    [few] { $games } žaidimai nukopijuoti į { $file }.
   *[other] { $games } žaidimų nukopijuota į { $file }.
} Niekam šio failo nerodykite: jame yra vykstančių žaidimų kortos.
backup-unwritable = Failo { $file } įrašyti negalima: { $reason }. Nurodykite kitą failą.
backup-database = Žaidimų kopijuoti iš { $file } negalima: { $reason }. Nurodykite --database, su kuria veikia serveris.
restore-done = { $games ->
    [0] Faile { $file } žaidimų nebuvo.
    [one] { $games } žaidimas iš { $file } dabar yra { $database }.
    [few] { $games } žaidimai iš { $file } dabar yra { $database }.
   *[other] { $games } žaidimų iš { $file } dabar yra { $database }.
}
restore-unreadable = Failo { $file } perskaityti negalima: { $reason }. Nurodykite failą, kurį įrašė imperiale backup.
restore-not-backup = { $file } nėra atsarginė kopija: { $reason }. Nieko neatkurta. Nurodykite failą, kurį įrašė imperiale backup.
restore-there = Žaidimas { $game } jau yra { $database }, todėl nieko neatkurta. Nurodykite tuščią --database.

verify-good = Dalijimas { $deal }: kortos atitinka paslaptį { $commitment } ir pridėtus skaičius.
verify-all = { $deals ->
    [one] Patikrintas { $deals } dalijimas; viskas, kaip žadėta.
    [few] Patikrinti { $deals } dalijimai; viskas, kaip žadėta.
    [many] Patikrinta { $deals } dalijimo; viskas, kaip žadėta.
   *[other] Patikrinta { $deals } dalijimų; viskas, kaip žadėta.
}
verify-none = Nė vienas šio žaidimo dalijimas dar nebaigtas; tikrinti nėra ko.
verify-secret = Dalijimas { $deal } netikras: paslaptis ne ta, kuria buvo susisaistęs serveris.
verify-cards = Dalijimas { $deal } netikras: iš paslapties ir pridėtų skaičių išeina kitos kortos.
verify-dealer = Pirmasis dalijantysis ne tas, kuris išeina iš pirmosios paslapties.
verify-not-proof = { $file } – ne įrodymas: { $reason }. Išsaugokite jį iš puslapio arba iš /api/games/NAME/proof.
serve-push = Raktu iš { $file } pranešimų pasirašyti negalima: { $reason }. Nurodykite failą su tokiu raktu arba dar neesantį failą.
