# Ką komandų eilutė sako apie žaidimus naršyklėje: imperiale serve, imperiale verify

serve-ready = Puslapis yra čia: { $address }. Žaidimai saugomi { $file }. Ctrl+C – pabaiga.
serve-ended = Pabaiga. Visi žaidimai išsaugoti ir bus tęsiami, kai serveris vėl veiks.
serve-cannot-listen = Adresu { $host }, prievadu { $port }, veikti negalima: { $reason }. Pasirinkite kitą --port arba baikite programą, kuri jį užima.
serve-database = Žaidimų saugoti { $file } negalima: { $reason }. Nurodykite kitą --database.

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
