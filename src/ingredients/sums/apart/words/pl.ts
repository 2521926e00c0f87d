/** `/` separates forms of one product. */
export const POLISH = `
  rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis|casarecce/caserecce
  garganelli|mezze maniche|calamarata|candele|schiaffoni|sbrinz|focaccia/focaccias|łazanki/makaron łazanki
  chleb tostowy/chleba tostowego/chleby tostowe/chlebów tostowych/tostowy chleb/tostowego chleba/tostowe chleby/tostowych chlebów/pieczywo tostowe/pieczywa tostowego/pieczywa tostowe/pieczyw tostowych/tostowe pieczywo/tostowego pieczywa/tostowe pieczywa/tostowych pieczyw/tostowe/tostowy/tost/tostowego/tostowych/tostu/tosty/tostów
  szczypior/szczypiorem/szczypioru/szczypiory/szczypiorów/szczypior z dymki/szczypioru z dymki/szczypiory z dymki/szczypiorów z dymki
  biała część pora/białej części pora/białe części pora/białych części pora
  chrzan tarty/chrzanu tartego/tarty chrzan/tartego chrzanu/chrzan ze słoika/chrzanu ze słoika
  makaron z cukinii/makaronu z cukinii/makarony z cukinii/makaronów z cukinii/spaghetti z cukinii|patison/patisony
  młoda kapusta/młodej kapusty/młode kapusty/młodych kapust/kapusta młoda/kapusty młodej/kapusty młode/kapust młodych
  jarmuż toskański/toskański jarmuż/cavolo nero|szczaw ze słoika/szczawiu ze słoika
  frisée/sałata frisée/sałaty frisée
  karczochy marynowane/karczochów marynowanych/marynowane karczochy/marynowanych karczochów
  żółta fasolka szparagowa/żółtej fasolki szparagowej/żółte fasolki szparagowe/żółtych fasolek szparagowych
  kiełki brokułu|warzywa na patelnię/warzyw na patelnię
  trufla biała/trufli białej/trufle białe/trufli białych/biała trufla/białej trufli/białe trufle/białych trufli
  grzyby marynowane/grzybki marynowane/grzybów marynowanych/marynowane grzybki/marynowane grzyby/marynowanych grzybów/marynowanych grzybków/grzybków marynowanych
  chipsy jabłkowe/chipsów jabłkowych/jabłkowe chipsy/jabłkowych chipsów
  mus jabłkowy bez cukru/musu jabłkowego bez cukru/przecier jabłkowy bez cukru/przecieru jabłkowego bez cukru
  mirabelka/mirabelki/mirabelek/śliwka mirabelka/śliwki mirabelki/śliwek mirabelek|renkloda/renklody/renklod
  wisienka koktajlowa/wisienki koktajlowe/wisienki koktajlowej/wisienek koktajlowych/koktajlowa wisienka/koktajlowej wisienki/koktajlowe wisienki/koktajlowych wisienek
  suszone banany/suszonych bananów/banany suszone/bananów suszonych
  młody jackfruit/młodego jackfruitu/jackfruit młody/jackfruitu młodego|pulpa acai/pulpy acai
  kandyzowana skórka cytrynowa/kandyzowanej skórki cytrynowej/skórka cytrynowa kandyzowana/skórki cytrynowej kandyzowanej/cytrynowa skórka kandyzowana/cytrynowej skórki kandyzowanej
  liofilizowane truskawki/liofilizowanych truskawek/truskawki liofilizowane/truskawek liofilizowanych
  liofilizowane maliny/liofilizowanych malin/maliny liofilizowane/malin liofilizowanych
  mus owocowy/musu owocowego/owocowy mus/owocowego musu
  jagoda/jagody/jagód/czarna jagoda/czarnej jagody/czarne jagody/czarnych jagód/jagoda czarna/jagody czarnej/jagody czarne/jagód czarnych/jagody leśne/jagód leśnych/leśne jagody/leśnych jagód/borówka czarna/borówki czarnej/borówki czarne/borówek czarnych/czarna borówka/czarnej borówki/czarne borówki/czarnych borówek
  biała porzeczka/białej porzeczki/białe porzeczki/białych porzeczek/porzeczka biała/porzeczki białej/porzeczki białe/porzeczek białych
  gorzka pomarańcza/pomarańcza gorzka|macierzanka/macierzanki
  kwiat nasturcji/kwiatu nasturcji/kwiaty nasturcji/kwiatów nasturcji/nasturcji/nasturcja/nasturcje
  zioła włoskie/ziół włoskich/włoskie zioła/włoskich ziół/przyprawa włoska/włoska przyprawa/suszone zioła włoskie/suszonych ziół włoskich/zioła do pizzy/ziół do pizzy/przyprawa do pizzy/przyprawy do pizzy
  zioła śródziemnomorskie/ziół śródziemnomorskich/śródziemnomorskie zioła/śródziemnomorskich ziół
  pieprz kolorowy/pieprzu kolorowego/kolorowy pieprz/kolorowego pieprzu
  mielony kardamon/mielonego kardamonu/kardamon mielony/kardamonu mielonego
  ostra papryka/ostrej papryki/papryka ostra/papryki ostrej/papryka czerwona ostra/papryki czerwonej ostrej/czerwona papryka ostra/czerwonej papryki ostrej/ostra papryka czerwona/ostrej papryki czerwonej
  papryka wędzona ostra/papryki wędzonej ostrej/wędzona papryka ostra/wędzonej papryki ostrej/ostra papryka wędzona/ostrej papryki wędzonej
  laska cynamonu/laski cynamonu/lasek cynamonu/kora cynamonu/kory cynamonu/kor cynamonu|curry madras
  biała gorczyca/białej gorczycy/gorczyca biała/gorczycy białej/gorczyca biała w ziarnach/gorczycy białej w ziarnach
  przyprawa do kurczaka/przyprawy do kurczaka/przypraw do kurczaka
  przyprawa do mięsa/przyprawy do mięsa/przypraw do mięsa
  przyprawa do mięsa mielonego/przyprawy do mięsa mielonego/przypraw do mięsa mielonego
  przyprawa do gyrosa/przyprawy do gyrosa/przypraw do gyrosa/przyprawa do kebaba/przyprawy do kebaba/przypraw do kebaba
  przyprawa do grilla/przyprawy do grilla/przypraw do grilla|przyprawa do ryb/przyprawy do ryb/przypraw do ryb
  przyprawa do ziemniaków/przyprawy do ziemniaków/przypraw do ziemniaków
  pieprz ziołowy/pieprzu ziołowego/pieprze ziołowe/pieprzów ziołowych/pieprzy ziołowych/ziołowy pieprz/ziołowego pieprzu/ziołowe pieprze/ziołowych pieprzów/ziołowych pieprzy
  przyprawa do zup/przyprawy do zup/przypraw do zup|przyprawa do frytek/przyprawy do frytek/przypraw do frytek
  przyprawa do bigosu/przyprawy do bigosu/przypraw do bigosu|żółty groch/żółtego grochu/groch żółty/grochu żółtego
  fasola borlotti/fasoli borlotti
  kotlety sojowe/kotlet sojowy/kotletów sojowych/kotleta sojowego/sojowe kotlety/sojowych kotletów/sojowy kotlet/sojowego kotleta
  kostka sojowa/kostki sojowej/sojowa kostka/sojowej kostki|płatki jęczmienne/jęczmienne płatki
  kasza gryczana biała/kaszy gryczanej białej/gryczana kasza biała/gryczanej kaszy białej/biała kasza gryczana/białej kaszy gryczanej/kasza gryczana niepalona/kaszy gryczanej niepalonej/gryczana kasza niepalona/gryczanej kaszy niepalonej/niepalona kasza gryczana/niepalonej kaszy gryczanej
  płatki gryczane/gryczane płatki
  kuskus pełnoziarnisty/kuskusa pełnoziarnistego/kuskusu pełnoziarnistego/pełnoziarnisty kuskus/pełnoziarnistego kuskusa/pełnoziarnistego kuskusu
  kasza pszenna/kaszy pszennej/pszenna kasza/pszennej kaszy|płatki pszenne/pszenne płatki
  pszenica na kutię/pszenicy na kutię|pszenica samopsza/pszenicy samopsza
  kasza orkiszowa/kaszy orkiszowej/orkiszowa kasza/orkiszowej kaszy|płatki orkiszowe/orkiszowe płatki
  płatki żytnie/żytnie płatki|płatki jaglane/jaglane płatki
  amarantus ekspandowany/amarantusa ekspandowanego/ekspandowany amarantus/ekspandowanego amarantusa
  płatki owsiane błyskawiczne/owsiane płatki błyskawiczne/błyskawiczne płatki owsiane
  płatki owsiane górskie/owsiane płatki górskie/górskie płatki owsiane
  kasza manna/kaszka manna/kaszy manny/kaszki manny/manna/manny
  kaszka manna błyskawiczna/kaszki manny błyskawicznej|mąka krupczatka/krupczatka/krupczatki
  mąka graham/mąka pszenna graham/mąka pszenna typ 1850/mąka typ 1850
  mąka orkiszowa pełnoziarnista/orkiszowa mąka pełnoziarnista/pełnoziarnista mąka orkiszowa
  mąka żytnia razowa/żytnia mąka razowa/razowa mąka żytnia/mąka żytnia typ 2000/mąka żytnia pełnoziarnista/żytnia mąka pełnoziarnista/pełnoziarnista mąka żytnia
  skrobia grochowa/skrobi grochowej/grochowa skrobia/grochowej skrobi
  makaron nitki/makaron nitka/makaronu nitki/makaronu nitka|bucatini
  pappardelle/makaron pappardelle/makaronu pappardelle
  makaron conchiglioni/makaronu conchiglionego/conchiglioni makaron/conchiglionego makaronu|makaron gwiazdki
  pełnoziarnisty makaron spaghetti/pełnoziarnistego makaronu spaghetti|makaron do rosołu/makaronu do rosołu
  makaron z soczewicy/makaronu z soczewicy/makaron z czerwonej soczewicy/makaronu z czerwonej soczewicy
  makaron z ciecierzycy/makaronu z ciecierzycy
  makaron kukurydziany/makaronu kukurydzianego/kukurydziany makaron/kukurydzianego makaronu|kopytka/kopytek
  zupka chińska/chińska zupka/zupka błyskawiczna/zupki błyskawiczne/makaron instant/makaronu instant
  chleb tostowy pełnoziarnisty/chleba tostowego pełnoziarnistego/tostowy chleb pełnoziarnisty/tostowego chleba pełnoziarnistego/pełnoziarnisty chleb tostowy/pełnoziarnistego chleba tostowego
  chleb graham/chleba graham|pumpernikiel/pumpernikla/pumperniklu|bułka paryska/paryska bułka|paratha
  lawasz/lawaszu/lawaszy/lawaszów
  pszenna tortilla pełnoziarnista/pszennej tortilli pełnoziarnistej/pszenne tortille pełnoziarniste/pszennych tortill pełnoziarnistych/pszennych tortilli pełnoziarnistych
  chałka/chałki/chałek
  bułka maślana/bułki maślanej/bułki maślane/bułek maślanych/maślana bułka/maślanej bułki/maślane bułki/maślanych bułek
  ciasto drożdżowe/ciasta drożdżowego/drożdżowe ciasto/drożdżowego ciasta|spód do pizzy/spodu do pizzy
  ptysie/ptysi|placuszek/placuszka/placuszki/placuszku/pankejk/pankejków/pankejku/pankejki|gofr/gofra/gofry/gofrów
  wołowina na gulasz/wołowiny na gulasz/mięso wołowe gulaszowe/mięsa wołowego gulaszowego/wołowe mięso gulaszowe/wołowego mięsa gulaszowego/gulaszowe mięso wołowe/gulaszowego mięsa wołowego/gulaszowe wołowe/gulaszowego wołowego/wołowe gulaszowe/wołowego gulaszowego
  befsztyk/befsztyków/befsztyka/befsztyki/befsztyku|szpik wołowy/szpików wołowych/wołowy szpik/wołowych szpików
  mięso wieprzowe gulaszowe/mięsa wieprzowego gulaszowego/wieprzowe mięso gulaszowe/wieprzowego mięsa gulaszowego/gulaszowe mięso wieprzowe/gulaszowego mięsa wieprzowego
  mięso mielone z szynki/mięsa mielonego z szynki
  karkówka/kark/karkówki/karkówka wieprzowa/kark wieprzowy/karkówki wieprzowej/wieprzowa karkówka/wieprzowej karkówki/wieprzowy kark/karkówka bez kości/karkówki bez kości/karku wieprzowego/wieprzowego karku
  golonka peklowana/golonki peklowanej/golonki peklowane/golonek peklowanych/peklowana golonka/peklowanej golonki/peklowane golonki/peklowanych golonek
  boczek parzony/boczku parzonego/parzony boczek/parzonego boczku|skwarki/skwarek/skwarka/skwarku
  szynka szwarcwaldzka/szwarcwaldzka szynka
  kiełbasa grillowa/kiełbaski grillowe/kiełbasy grillowej/kiełbasy grillowe/kiełbas grillowych/kiełbasek grillowych/grillowa kiełbasa/grillowej kiełbasy/grillowe kiełbasy/grillowych kiełbas/grillowe kiełbaski/grillowych kiełbasek
  parówki cielęce/parówek cielęcych/cielęce parówki/cielęcych parówek|kabanos/kabanosy/kabanosa/kabanosów|metka
  kiełbasa jałowcowa/kiełbasy jałowcowej/kiełbasy jałowcowe/kiełbas jałowcowych/jałowcowa kiełbasa/jałowcowej kiełbasy/jałowcowe kiełbasy/jałowcowych kiełbas
  kiełbasa myśliwska/myśliwska kiełbasa
  sucha kiełbasa/suchej kiełbasy/suche kiełbasy/suchych kiełbas/kiełbasa sucha/kiełbasy suchej/kiełbasy suche/kiełbas suchych
  pasztetowa/pasztetowy/pasztetow
  kiszka wątrobiana/kiszki wątrobianej/kiszki wątrobiane/kiszek wątrobianych/wątrobiana kiszka/wątrobianej kiszki/wątrobiane kiszki/wątrobianych kiszek
  kura rosołowa/kury rosołowej/kury rosołowe/kur rosołowych/rosołowa kura/rosołowej kury/rosołowe kury/rosołowych kur/porcji rosołowej/porcje rosołowe/porcji rosołowych/rosołowa porcja/rosołowej porcji/rosołowe porcje/rosołowych porcji
  kurczak w kawałkach/kurczaków w kawałkach|nerki wieprzowe/nerek wieprzowych/wieprzowe nerki/wieprzowych nerek
  nerki cielęce/nerek cielęcych/cielęce nerki/cielęcych nerek|ozorki wieprzowe/wieprzowe ozorki|udka królika
  comber z królika/combra z królika/combry z królika/combrów z królika
  comber z zająca/combra z zająca/combry z zająca/combrów z zająca|comber z sarny/combra z sarny
  udziec z sarny/udźca z sarny/udźcu z sarny|jelenina/jeleniny/mięso z jelenia/mięsa z jelenia
  polędwica z jelenia/polędwicy z jelenia
  szyjka z kurczaka/szyjki z kurczaka/szyjek z kurczaka/szyjki drobiowe/szyjek drobiowych/drobiowe szyjki/drobiowych szyjek
  gulaszowe z indyka/gulaszowego z indyka/gulaszowych z indyka|skrzydło z indyka/skrzydła z indyka
  szyja z indyka/szyje z indyka/szyj z indyka|confit z kaczki/confitu z kaczki/confity z kaczki/confitów z kaczki
  pierś z gęsi/piersi z gęsi|udko z gęsi
  czarniak/czarniaków/filet z czarniaka/fileta z czarniaka/filety z czarniaka/filetów z czarniaka
  pstrąg łososiowy/pstrąga łososiowego/pstrągi łososiowe/pstrągów łososiowych/pstrągu łososiowego/łososiowy pstrąg/łososiowego pstrąga/łososiowe pstrągi/łososiowych pstrągów/łososiowego pstrągu
  łosoś wędzony na gorąco/łososia wędzonego na gorąco/łososiu wędzonego na gorąco
  śledzie w śmietanie/śledzi w śmietanie|rolmops/rolmopsy/rolmopsa/rolmopsów|śledzie w oleju/śledzi w oleju
  krewetki koktajlowe/krewetek koktajlowych/koktajlowe krewetki/koktajlowych krewetek|langusta/langusty/langust
  ogon homara/ogona homara/ogony homara/ogonów homara|szczypce kraba/szczypców kraba|ovomaltine|słodzik w płynie
  mleko zsiadłe/mleka zsiadłego/zsiadłe mleko/zsiadłego mleka
  odżywka białkowa waniliowa/odżywki białkowej waniliowej/białkowa odżywka waniliowa/białkowej odżywki waniliowej/waniliowa odżywka białkowa/waniliowej odżywki białkowej
  śmietanka do kawy/śmietanki do kawy|śmietana w sprayu/śmietany w sprayu
  jogurt typu bałkańskiego/jogurtu typu bałkańskiego/jogurt bałkański/bałkański jogurt
  jogurt waniliowy/jogurtu waniliowego/waniliowy jogurt/waniliowego jogurtu
  jogurt truskawkowy/jogurtu truskawkowego/truskawkowy jogurt/truskawkowego jogurtu|danonki
  jogurt pitny/jogurty pitne|ser salami/sera salami/salami ser|ser morski/morski ser|ser królewski/królewski ser
  ser podlaski/podlaski ser|ser radamer/radamer
  tarty ser/tartego sera/ser tarty/sera tartego/tarty ser żółty/tartego sera żółtego/tarty żółty ser/tartego żółtego sera/starty ser żółty/startego sera żółtego/ser starty/sera startego/starty ser/startego sera
  ser topiony kremowy/sera topionego kremowego/topiony ser kremowy/topionego sera kremowego/kremowy ser topiony/kremowego sera topionego
  tarta mozzarella/tartej mozzarelli/mozzarella tarta/mozzarelli tartej/starta mozzarella/startej mozzarelli/mozzarella starta/mozzarelli startej
  twaróg sernikowy/twarogu sernikowego/sernikowy twaróg/sernikowego twarogu/ser sernikowy/sera sernikowego/sernikowy ser/sernikowego sera/twaróg z wiaderka/twarogu z wiaderka/twaróg z wiaderka na sernik/twarogu z wiaderka na sernik
  serek homogenizowany/serka homogenizowanego/serku homogenizowanego/homogenizowany serek/homogenizowanego serka/homogenizowanego serku
  serek homogenizowany waniliowy/serka homogenizowanego waniliowego/serku homogenizowanego waniliowego/homogenizowany serek waniliowy/homogenizowanego serka waniliowego/homogenizowanego serku waniliowego/waniliowy serek homogenizowany/waniliowego serka homogenizowanego/waniliowego serku homogenizowanego
  bundz/bundzu|rolada kozia/rolady koziej/kozia rolada/koziej rolady
  twarożek kozi/twarożku koziego/kozi twarożek/koziego twarożku/ser kozi twarogowy/sera koziego twarogowego/kozi ser twarogowy/koziego sera twarogowego/twarogowy ser kozi/twarogowego sera koziego
  olej z czarnuszki/oleju z czarnuszki|olej z wiesiołka/oleju z wiesiołka
  olej konopny/oleju konopnego/konopny olej/konopnego oleju|olej z ostropestu/oleju z ostropestu
  olej sojowy/oleju sojowego/sojowy olej/sojowego oleju
  olej kokosowy rafinowany/oleju kokosowego rafinowanego/kokosowy olej rafinowany/kokosowego oleju rafinowanego/rafinowany olej kokosowy/rafinowanego oleju kokosowego
  oliwa bazyliowa/oliwy bazyliowej/bazyliowa oliwa/bazyliowej oliwy
  sos sojowy o obniżonej zawartości soli/sosu sojowego o obniżonej zawartości soli
  sos pikantny/sosu pikantnego/pikantny sos/pikantnego sosu/ostry sos/ostrego sosu/sos ostry/sosu ostrego
  pasta chipotle/pasty chipotle
  ostra musztarda/ostrej musztardy/musztarda ostra/musztardy ostrej/musztarda rosyjska/rosyjska musztarda
  musztarda kremska/kremska musztarda|musztarda sarepska/sarepska musztarda
  miód gryczany/miodu gryczanego/gryczany miód/gryczanego miodu
  miód spadziowy/miodu spadziowego/spadziowy miód/spadziowego miodu
  sos musztardowo-miodowy/sosu musztardowo-miodowego/sos miodowo-musztardowy/sosu miodowo-musztardowego/musztardowo-miodowy sos/musztardowo-miodowego sosu/miodowo-musztardowy sos/miodowo-musztardowego sosu
  ketchup pikantny/ketchupu pikantnego/pikantny ketchup/pikantnego ketchupu|sos włoski do sałatek
  sos do pizzy/sosu do pizzy/sos pomidorowy do pizzy/sosu pomidorowego do pizzy
  sos neapolitański/neapolitański sos|masło orzechowe bez cukru/masła orzechowego bez cukru
  owoce kaparów/owoców kaparów
  oliwki zielone nadziewane/oliwek zielonych nadziewanych/zielone oliwki nadziewane/zielonych oliwek nadziewanych/nadziewane oliwki zielone/nadziewanych oliwek zielonych
  oliwka kalamata/oliwki kalamata/oliwek kalamata|ogórek w occie/ogórka w occie/ogórki w occie/ogórku w occie
  ogórek małosolny/ogórka małosolnego/ogórki małosolne/ogórku małosolnego/małosolny ogórek/małosolnego ogórka/małosolne ogórki/małosolnego ogórku
  ogórki kanapkowe/kanapkowe ogórki|ćwikła/ćwikły|marynowane buraki/buraki marynowane
  karmelizowana cebula/karmelizowanej cebuli/cebula karmelizowana/cebuli karmelizowanej|sok z tamaryndowca
  cukier muscovado/ciemny cukier muscovado/cukier dark muscovado/cukier muskowado|ciemny brązowy cukier
  pasta daktylowa/pasty daktylowej/daktylowa pasta/daktylowej pasty
  syrop waniliowy/syropu waniliowego/waniliowy syrop/waniliowego syropu
  syrop malinowy/syropu malinowego/malinowy syrop/malinowego syropu/sok malinowy/malinowy sok
  syrop truskawkowy/syropu truskawkowego/truskawkowy syrop/truskawkowego syropu
  syrop wiśniowy/syropu wiśniowego/wiśniowy syrop/wiśniowego syropu|syrop z mniszka/syropu z mniszka
  syrop z sosny/syropu z sosny|słony karmel/słonego karmelu/karmel słony/karmelu słonego|sos toffi/sosu toffi
  frużelina/frużeliny/owoce w żelu/owoców w żelu|powidła owocowe/owocowe powidła|dżem bez cukru
  dżem z czerwonej porzeczki/dżem z porzeczek/konfitura z czerwonej porzeczki/konfitury z czerwonej porzeczki/konfitura z porzeczek/konfitury z porzeczek
  masa makowa/masy makowej/makowa masa/makowej masy/masa makowa z puszki/masy makowej z puszki/gotowa masa makowa/gotowej masy makowej
  masa jabłkowa/masy jabłkowej/jabłkowa masa/jabłkowej masy/jabłka do szarlotki/jabłek do szarlotki
  zakwas na żurek/zakwas na żur/zakwasu na żurek/zakwasu na żur/żurek/żur/żuru/żurka/żurku
  zakwas pszenny/zakwasu pszennego/pszenny zakwas/pszennego zakwasu
  aromat waniliowy/aromatu waniliowego/waniliowy aromat/waniliowego aromatu/olejek waniliowy/olejku waniliowego/waniliowy olejek/waniliowego olejku/zapach waniliowy/zapachu waniliowego/waniliowy zapach/waniliowego zapachu
  wiórki czekoladowe/czekoladowe wiórki/starta czekolada/startej czekolady/czekolada starta/czekolady startej
  polewa czekoladowa w kostce/polewy czekoladowej w kostce|czekolada bez cukru/czekolady bez cukru
  deserowa czekolada/deserowej czekolady/czekolada deserowa/czekolady deserowej
  posypka czekoladowa/posypki czekoladowej/czekoladowa posypka/czekoladowej posypki
  perełki cukrowe/perełek cukrowych/cukrowe perełki/cukrowych perełek|barwnik w żelu/barwników w żelu
  barwnik czerwony/barwników czerwonych/czerwony barwnik/czerwonych barwników/czerwony barwnik spożywczy/czerwonych barwników spożywczych
  krem maślany/maślany krem|ganache|krem do tortu|lukier królewski/królewski lukier|brownie w proszku
  kisiel/kisiela/kisielu/kisiel w proszku/kisiela w proszku/kisielu w proszku
  budyń czekoladowy/budyniu czekoladowego/czekoladowy budyń/czekoladowego budyniu
  budyń śmietankowy/budyniu śmietankowego/śmietankowy budyń/śmietankowego budyniu
  vegeta/vegety/przyprawa warzywna/przyprawy warzywnej/przyprawy warzywne/przypraw warzywnych/warzywna przyprawa/warzywnej przyprawy/warzywne przyprawy/warzywnych przypraw/jarzynka/jarzynki/jarzynek/kucharek/kucharka/kucharki/kucharku
  maggi
  bulionetka warzywna/bulionetki warzywnej/bulionetki warzywne/bulionetek warzywnych/warzywna bulionetka/warzywnej bulionetki/warzywne bulionetki/warzywnych bulionetek
  barszcz czerwony|żurek w butelce|kawa ziarnista/ziarnista kawa|kawa inka/kawa zbożowa
  herbata earl grey/herbaty earl grey|herbata owocowa/herbaty owocowej/owocowa herbata/owocowej herbaty
  rooibos/rooibosa|herbata rumiankowa/herbaty rumiankowej/rumiankowa herbata/rumiankowej herbaty
  napar z hibiskusa/naparu z hibiskusa|herbata miętowa|syrop z czarnego bzu/syropu z czarnego bzu
  syrop owocowy/syropu owocowego/owocowy syrop/owocowego syropu|szampan/szampana|prosecco
  piwo pszeniczne/piwa pszenicznego/pszeniczne piwo/pszenicznego piwa
  biały rum/białego rumu/rum biały/rumu białego
  herbatniki kakaowe/herbatnika kakaowego/herbatniku kakaowego/kakaowe herbatniki/kakaowego herbatnika/kakaowego herbatniku/herbatnik kakaowy/herbatników kakaowych/kakaowych herbatników/kakaowy herbatnik
  delicje
  ciastka kruche/ciastek kruchych/kruche ciastka/kruchych ciastek/kruche ciasteczko/kruchego ciasteczka/kruche ciasteczka/kruchych ciasteczek/ciasteczko kruche/ciasteczka kruchego/ciasteczka kruche/ciasteczek kruchych
  ciasto piernikowe/ciasta piernikowego/ciasta piernikowe/ciast piernikowych/piernikowe ciasto/piernikowego ciasta/piernikowe ciasta/piernikowych ciast
  drożdżówka/drożdżówki|chrupki kukurydziane/chrupek kukurydzianych/kukurydziane chrupki/kukurydzianych chrupek
  żelki/żelek/żelka/żelku/miśki haribo|lizak/lizaków/lizaka/lizaki/lizaku|landrynka/landrynki/landrynek
  sezamki/sezamek|draże|ptasie mleczko
  cukierki czekoladowe/czekoladowe cukierki/bombonierka/bombonierki/bombonierek
  lody waniliowe/lodów waniliowych/waniliowe lody/waniliowych lodów
  lody śmietankowe/lodów śmietankowych/śmietankowe lody/śmietankowych lodów
  lody czekoladowe/lodów czekoladowych/czekoladowe lody/czekoladowych lodów
  sorbet cytrynowy/sorbetu cytrynowego/cytrynowy sorbet/cytrynowego sorbetu
  sorbet malinowy/sorbetu malinowego/malinowy sorbet/malinowego sorbetu|krem angielski/angielski krem
  knedel/knedle/knedla/knedli/knedlu|pyza/pyzy/pyz
  krokiety ziemniaczane/krokietów ziemniaczanych/ziemniaczane krokiety/ziemniaczanych krokietów|uszka/uszko
  pelmeni|kluski na parze|pierogi ruskie/pierogów ruskich/ruskie pierogi/ruskich pierogów
  szynka iberyjska/iberyjska szynka|fernet/fernetu|armaniak|sok z buraków/sok buraczany/buraczany sok
  koncentrat barszczu czerwonego/koncentratu barszczu czerwonego
  barszcz czerwony w kartonie/barszcza czerwonego w kartonie/barszczu czerwonego w kartonie|sok multiwitamina
  ajwar/ajwaru/ajvar/ajvaru
  dżem śliwkowy/dżemy śliwkowe/dżemów śliwkowych/śliwkowy dżem/śliwkowe dżemy/śliwkowych dżemów/dżem ze śliwek/dżemy ze śliwek/dżemów ze śliwek/konfitura śliwkowa/konfitury śliwkowej/konfitury śliwkowe/konfitur śliwkowych/śliwkowa konfitura/śliwkowej konfitury/śliwkowe konfitury/śliwkowych konfitur
  olej pistacjowy/oleju pistacjowego/pistacjowy olej/pistacjowego oleju
  masło czosnkowe/masła czosnkowego/czosnkowe masło/czosnkowego masła|parówki z indyka/parówek z indyka
  kabanosy z indyka/kabanosów z indyka`;
