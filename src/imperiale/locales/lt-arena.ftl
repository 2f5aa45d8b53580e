# Kas sakoma apie automatus, žaidžiančius tarpusavyje: imperiale arena

arena-title-fresh = { $rules }, žaidėjų { $players }, nuo partijos pradžios, sėkla { $seed }; persvara per dalijimą, vienetas – { $unit }
arena-title-random = { $rules }, žaidėjų { $players }, nuo bet kokio rezultato, sėkla { $seed }; persvara per dalijimą, vienetas – { $unit }
arena-unit-imperials = punktas
arena-unit-card_points = kortų taškas
arena-equity = Laimėjimo tikimybė: ko verti rezultatai po dalijimo pagal lentelę { $table }, virš lygios dalies.

arena-column-agent = automatas
arena-column-against = prieš
arena-column-margin = persvara
arena-column-error = st. pakl.
arena-column-interval = 95 %
arena-column-sd = st. nuokr.
arena-column-pairs = porų
arena-column-void = netinkamų
arena-column-sprt = testas
arena-column-chance = laimėjimo tikimybė, %
arena-column-speed = dalijimų/s
arena-column-ms = ms sprendimui

arena-interval = nuo { $low } iki { $high }
arena-test-open = neišspręsta ({ $ratio })
arena-test-over = { $mean } ({ $ratio })
arena-bar = { $a } – { $b } { $margin } ± { $error }

arena-illegal = { $agent } vietoje { $seat } daro, ko negalima: { $detail }
arena-crash = { $agent } vietoje { $seat } sutrinka: { $detail }
arena-overtime = { $agent } vietoje { $seat } galvoja per ilgai: { $detail }
arena-more = ir dar { $more }; visi jie yra rezultatų faile ir --json

arena-dropped = Eilutė { $line } nutrūko įrašant; ji praleidžiama, o jos pora žaidžiama iš naujo.
arena-go-on = Kas sužaista, išsaugota. Tęsti: imperiale arena --resume { $file }
arena-lost = Žaidęs procesas žuvo ties pora { $pair } ar netrukus po jos. Žaiskite iš naujo su --workers 1, kad matytumėte, ties kuria.

arena-no-agent = Automato { $found } nėra. Žinomi: { $known }.
arena-plan-agents = Nurodyta per mažai automatų: { $found }. Nurodykite du ar daugiau: imperiale arena greedy random
arena-plan-pairs = --pairs { $found } negalima. Nurodykite skaičių nuo 1 iki { $most }.
arena-plan-seed = Sėkla – žodis, ne ilgesnis kaip { $longest } spausdinamų ženklų. Nurodykite tokį.
arena-plan-sprt = Testo tarp { $low } ir { $high } būti negali. Nurodykite dvi persvaras, pirma mažesnę, nė vienos toliau už 1000.
arena-plan-limit = --limit { $found } negalima. Nurodykite, kiek sekundžių gali trukti sprendimas, daugiau už 0.
arena-workers = --workers { $found } negalima. Nurodykite skaičių nuo 1 iki { $most }.
arena-resume-alone = --resume tęsia taip, kaip sakoma faile, tad netinka kartu su { $given }. Išmeskite tai arba pradėkite iš naujo su --out.
arena-fewer = --pairs { $pairs } – mažiau, nei pradėta faile: { $before }. Nurodykite tiek pat ar daugiau.
arena-exists = Failas { $file } jau yra. Tęskite jį su --resume arba perrašykite su --force.
arena-unwritable = Į { $file } rašyti negalima: { $reason }. Nurodykite failą, į kurį rašyti galima.
arena-not-results = Faile { $file } arenos rezultatų nėra. Nurodykite failą, kurį įrašė --out.
arena-other-program = { $file } įrašė versija { $program }, o ši yra { $here }: automatai gali žaisti kitaip. Pradėkite iš naujo su --out.
arena-not-playable = { $file } tęsti negalima: { $reason }. Pradėkite iš naujo su --out.
arena-damaged = { $file }, eilutė { $line }, sugadinta, ir ji ne paskutinė. Pataisykite ją, nukirpkite failą ten arba pradėkite iš naujo.
