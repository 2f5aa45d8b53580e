# Pamokos: kas sakoma prieš kiekvieną klausimą, per jį ir po jo

teach-what = Kiekviena pamoka – tikras dalijimas tą akimirką, kai galima ko nors išmokti. Eikite korta; jei ji ne ta, sužinosite kodėl ir eisite iš naujo.
teach-number = { $number } pamoka iš { $all }
teach-go-on = Toliau
teach-next = Kita pamoka
teach-last = Žaisti partiją
teach-again = Nuo pradžios
teach-free = Tai viskas. Sužaiskite dalijimą iki galo arba eikite prie kitos pamokos.
teach-over = Dalijimas baigtas.
teach-from = Šaltinis: { $source }
teach-done = atlikta

teach-trick = Pirmasis kirtis
teach-trick-what = Dėti tą pačią spalvą, mušti, jei galima, ir atsiminti tūzo vietą.
teach-trick-begin = Į kirtį kiekvienas deda po kortą, ir geriausia paima abi. Koziriai čia kryžiai: kryžius muša bet kurią kitos spalvos kortą. Varžovas paėjo čirvų valetu. Privalote dėti čirvą ir, pagal šias taisykles, jį mušti, jei galite. Kirčiuose eilė tokia: karalius, dama, valetas, tūzas, dešimtakė. Tūzas žemesnis už valetą!
teach-trick-ask-1 = Muškite čirvų valetą.
teach-trick-wrong-1 = Ši korta valeto nemuša.
teach-trick-right-1 = Galima buvo dėti tik karalių; palieskite pilką kortą, jei norite žinoti, kodėl jos negalima. Kirtis jūsų, tad dabar einate jūs, kuo norite.
teach-trick-ask-2 = Čirvų karalius, dama ir valetas išėję. Eikite geriausiu likusiu čirvu.
teach-trick-wrong-2 = Tai ne geriausias čirvas. Po karaliaus, damos ir valeto eina tūzas.
teach-trick-right-2 = Trys aukštesnės kortos išėjusios, todėl tūzas paėmė kirtį, o dešimtakė krito. Kas skaičiuoja išėjusias kortas, žino, kada korta tapo vyriausia.

teach-imperials = Imperialai ir ką jie nubraukia
teach-imperials-what = Keturios kortos, kurios dera tarpusavyje, šeši punktai ir ką imperialas daro kitiems.
teach-imperials-begin = Pažiūrėkite į savo kortas: čirvų tūzas, karalius, dama ir valetas – vienas imperialas, keturios septynakės – kitas. Stalas juos parodė ir pažymėjo jums dvi ilgas plokšteles. Pirmasis imperialas nubraukė ir keturis apvalius varžovo žetonus. Paskui buvo taškai: šeši jūsų čirvai ilgesni už geriausią jo spalvą, už tai vienas punktas. Šeši punktai – imperialas; penki imperialai laimi.
teach-imperials-ask-1 = Pirmas einate jūs. Eikite čirvais nuo vyriausio.
teach-imperials-wrong-1 = Šią kortą galima mušti. Čirvų karaliaus, damos, valeto ir tūzo joks čirvas nemuša.
teach-imperials-right-1 = Jūsų čirvai ima kirtį po kirčio, kol varžovas privalo dėti tą pačią spalvą. Kai čirvų nebeturi, jis privalo koziriuoti būgnais. Imperialai niekada neprarandami, o punktai – kaskart, kai kitas laimi imperialą.

teach-hunt = Septynakės medžioklė
teach-hunt-what = Honorai – koziriai, duodantys punktą tam, kas juos paima. Pagaukite mažąjį.
teach-hunt-begin = Honorai čia – kozirių tūzas, karalius, dama, valetas ir septynakė: kiekvienas duoda punktą tam, kas jį paima kirčiu. Koziriai – vynai. Turite karalių, pačią vyriausią kortą, ir tris būgnus. Septynakės dar nesimatė. Jei varžovas būgnų neturi, jis privalo koziriuoti ir taip išgelbėtų savo septynakę.
teach-hunt-ask-1 = Einate jūs. Kuri korta pagaus septynakę, jei ji pas jį?
teach-hunt-wrong-1 = Būgnų jis nebeturi: kerta septynake, paima jūsų kirtį ir išgelbsti honorą. Pirmiausia ištraukite kozirį.
teach-hunt-right-1 = Karalius ištraukė septynakę: du honorai vienu kirčiu, ir jūsų būgnų nebėra kuo kirsti. Senas patarimas: eiti vyriausiais koziriais, kad kristų maži, kurie skaičiuojami.

teach-save = Išgelbėti savo septynakę
teach-save-what = Mažas honoras saugus tik savame kirtyje.
teach-save-begin = Dabar kozirių septynakė jūsų, o šalia – dešimtakė. Koziriai – vynai; vynų karalius dar neišėjęs ir pagautų septynakę. Varžovas eina čirvų karaliumi. Čirvų neturite, tad privalote koziriuoti.
teach-save-ask-1 = Kirskite čirvų karalių. Kuriuo vynu?
teach-save-wrong-1 = Dešimtakė taip pat paima kirtį, bet ji ne honoras. Septynakė lieka ir krinta po kozirių karaliumi.
teach-save-right-1 = Septynakė paėmė kirtį ir yra saugi; jei dešimtakė kris po karaliumi, tai nieko nekainuos. Imkite mažuoju honoru, kol galite.

teach-capot = Pirma koziriai: visi kirčiai
teach-capot-what = Visi dvylika kirčių verti dviejų imperialų. Vienas koziris gali viską sugadinti.
teach-capot-begin = Visi aštuoni kirčiai jūsų. Už visus dvylika žymimi du imperialai. Koziriai – vynai. Jūsų būgnai vyriausi iš likusių, vynų dama taip pat. Bet varžovas gali turėti dar vieną kozirį.
teach-capot-ask-1 = Einate jūs. Kokia tvarka?
teach-capot-wrong-1 = Būgnų jis neturi ir kerta koziriu: visų kirčių nebus. Tikra korta tikra tik tada, kai prieš ją nebėra kozirio.
teach-capot-right-1 = Paskutinis jo koziris išėjo, ir jūsų būgnų niekas nebepaims. Kas eina ir turi vyriausius kozirius, pirma eina jais: taip pataria tekstai. Žaiskite toliau ir pamatysite, kas pažymima už visus kirčius.

teach-wipe = Šeši anksčiau už kitą
teach-wipe-what = Kai abu turi po penkis punktus, vienas honoras nulemia, kas kam nubrauks.
teach-wipe-begin = Pagal vokiečių taisykles honoras žymimas vos paėmus jo kirtį: kozirių karalius, dama, valetas ir tūzas. Koziriai – čirvai. Turite penkis punktus, varžovas taip pat. Kas pažymės kitas, turės šešis: imperialą, o kitas neteks savo penkių.
teach-wipe-ask-1 = Einate jūs. Pažymėkite pirmas.
teach-wipe-wrong-1 = Būgnų jis neturi, kerta dama, pažymi ją šeštuoju punktu, ir jūsų penki nubraukti.
teach-wipe-right-1 = Karalius ir dama vienu kirčiu: septyni punktai, tai yra imperialas ir vienas likęs, o jo penkių nebėra. Prieš tą, kas turi penkis punktus, imperialas vertas beveik dviejų.

teach-gathered = Kirčiais surinktas imperialas
teach-gathered-what = Gavote kozirių karalių ir damą? Tada rinkite valetą ir tūzą.
teach-gathered-begin = Pagal rusų taisykles, kam padalyti kozirių karalius ir dama ir kas kirčiais paima valetą ir tūzą, turi dar vieną imperialą. Koziriai – vynai; karalius ir dama jūsų. Valeto ir tūzo dar nesimatė.
teach-gathered-ask-1 = Einate jūs. Rinkite valetą ir tūzą.
teach-gathered-wrong-1 = Jis kerta būgną aukštu koziriu, tas lieka jo kirčiuose, ir jūsų imperialo nebėra.
teach-gathered-right-1 = Spalvą dėti privaloma: vienas iš jų krito.
teach-gathered-ask-2 = Dar kartą.
teach-gathered-wrong-2 = Liko pagauti dar vieną, o būgnas leidžia jam pasprukti.
teach-gathered-right-2 = Visi keturi jūsų kirčiuose: imperialas, ir varžovo punktai nubraukti. Be to, už kiekvieną honorą pažymėtas punktas.

teach-refill = Traukimas iš likusių kortų
teach-refill-what = Kur kortos papildomos, imperialas rodomas paėmus kirtį.
teach-refill-begin = Pagal šias rusų taisykles po kiekvieno kirčio kiekvienas traukia po kortą, o imperialus rodo tas, kas ką tik paėmė kirtį. Turite būgnų tūzą, karalių, damą ir valetą, bet rodyti dar negalite. Koziriai – kryžiai. Rodant visi keturi turi būti rankoje.
teach-refill-ask-1 = Einate jūs. Paimkite kirtį ir išsaugokite keturis būgnus.
teach-refill-wrong-1 = Ne šią: arba kirtį galima prarasti, arba vieno iš keturių būgnų nebebus prieš juos parodant.
teach-refill-right-1 = Paėmėte kirtį, ištraukėte kortą ir parodėte imperialą, o trys varžovo punktai nubraukti. Čia kirtis tinkamą akimirką vertas geros kortos.

teach-hold = Prilaikyti karalių
teach-hold-what = Vyriausias koziris neprivalo imti pirmo kirčio, kurį galėtų paimti.
teach-hold-begin = Likusios kortos išimtos, liko trys kirčiai. Koziriai – kryžiai. Varžovas eina dešimtake; kas skaičiavo, žino, ką jis dar turi: damą ir tūzą. Jūs turite karalių, valetą ir septynakę. Pagal šias taisykles privalote dėti paeitos spalvos kortą, bet mušti neprivalote. Lošiant eilė tokia: karalius, dama, valetas, tūzas, dešimtakė.
teach-hold-ask-1 = Kurį kryžių dedate ant dešimtakės?
teach-hold-wrong-1 = Dešimtakę ji paima, bet tada eiti turite jūs, ir jo dama gauna kirtį bei honorą. Palikite dešimtakę jam, tegu eina jis.
teach-hold-right-1 = Kirtis jo, bet dabar jis turi eiti dama arba tūzu po jūsų karaliumi ir valetu: abu kirčiai jūsų, o su jais trys honorai už vieną atiduotą. Vyriausius kozirius prilaikykite, kai kitos kortos silpnos, pataria senas rusiškas tekstas; kitaip eikite jais iš karto, kad kristų jo honorai.

teach-one-trick = Bent vienas kirtis
teach-one-trick-what = Pagal lietuvių taisykles likęs be kirčio brangiai moka.
teach-one-trick-begin = Pagal lietuvių taisykles, kas nepaima nė vieno kirčio, netenka visų punktų, o kiekvienas kitas gauna du imperialus. Sužaista dešimt kirčių, jūsų – nė vieno, o prarasti galite keturis punktus. Koziriai – vynai, paeita vynų dešimtake; varžovas rodė keturis karalius, tad vynų karalius dar pas jį. Šios taisyklės mušti neverčia: rinktis galite.
teach-one-trick-ask-1 = Liko dvi kortos. Kurią?
teach-one-trick-wrong-1 = Dešimtakė paima kirtį, paskui karalius paima valetą: nė vieno kirčio. Netenkate keturių punktų, o jis gauna du imperialus.
teach-one-trick-right-1 = Valetas paėmė dešimtakę. Vieno kirčio užtenka: jūsų punktai lieka, o jis nieko už tai negauna. Prieš žiūrėdami, ką galite laimėti, pažiūrėkite, ką galite prarasti.

teach-difference = Kiekvienas kirtis dvigubai
teach-difference-what = Pagal Fosterį žymimas kirčių skirtumas.
teach-difference-begin = Kitur skaičiuojami tik kirčiai virš šešių. Pagal Fosterį, kas turi daugiau, žymi skirtumą: 7 prieš 5 – du punktai, 8 prieš 4 – keturi. Taigi kiekvienas iš kito atimtas kirtis skaičiuojamas dvigubai. Jūs turite šešis, jis keturis; koziriai – vynai.
teach-difference-ask-1 = Liko dvi kortos, ir einate jūs.
teach-difference-wrong-1 = Būgnų jis neturi ir kerta devynakę koziriu: 7 prieš 5, dviem punktais mažiau.
teach-difference-right-1 = Paskutinis jo koziris ištrauktas, ir būgnų devynakė paima paskutinį kirtį: 8 prieš 4. Pagal kitas taisykles tos pačios kortos duotų vienu punktu daugiau, ne dviem.

teach-three = Trise prie stalo: šešakė
teach-three-what = Kas deda paskutinis, žino, kuris kirtis saugus.
teach-three-begin = Kai žaidžia trys, kaladėje yra šešakės, ir honoras yra kozirių šešakė, ne septynakė. Koziriai – kryžiai; karalius išėjęs, valetas ir tūzas dar ne. Paeita būgnų karaliumi, trečiasis jau padėjo, jūs dedate paskutinis. Būgnų neturite, tad privalote koziriuoti.
teach-three-ask-1 = Kirskite būgnų karalių. Kuriuo kryžiumi?
teach-three-wrong-1 = Dama taip pat paima kirtį, bet niekas iš likusių jos nebūtų įveikęs. Šešakė lieka, ir ją pagauna valetas arba tūzas.
teach-three-right-1 = Šešakė paėmė kirtį, kuriame jos niekas nebegalėjo įveikti, ir yra saugi. Dama, dabar vyriausias koziris, paims kirtį, kada tik norėsite. Trise žiūrėkite, ar po jūsų dar kas nors deda.

teach-four = Keturiese prie stalo: be kirčio
teach-four-what = Likęs be kirčio moka visiems kitiems. Pasirūpinkite, kad taip ir liktų.
teach-four-begin = Kai žaidžia keturi, kiekvienas turi po aštuonias kortas. Pagal lietuvių taisykles, kas pabaigoje neturi nė vieno kirčio, netenka punktų, o kiekvienas kitas gauna du imperialus. Sužaisti šeši kirčiai: jūs turite keturis, o dalijantysis, kuris šiame kirtyje deda paskutinis, – nė vieno. Koziriai – vynai, ir jūsiškis – paskutinis. Kryžių karalius, dama ir valetas dar neišėję ir muša jūsų tūzą.
teach-four-ask-1 = Liko dvi kortos, eiti jums. Palikite dalijantįjį be kirčio.
teach-four-wrong-1 = Koziris paima šį kirtį, bet paskutinio paimti nebėra kuo. Kažkas numeta kryžių karalių, jūsų tūzas krinta po dalijančiojo dama, ir kirtį jis turi.
teach-four-right-1 = Kryžių karalius paėmė jūsų tūzą. Kad ir kuo dabar būtų paeita, jūsų koziris paima paskutinį kirtį, ir dalijantysis lieka be kirčio: du imperialai jums ir kiekvienam kitam. Tikras kirtis vertingiausias ten, kur iš kito atima vienintelį.
