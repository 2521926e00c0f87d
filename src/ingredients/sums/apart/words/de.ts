/** `/` separates forms of one product. */
export const GERMAN = `
  schmand|tomatenpüree|dinkelvollkornmehl|rindergulasch|rigatoni/rigatonis|ziti/zitis|paccheri/pacchero
  tortiglioni|cannelloni/cannellonis|casarecce/caserecce|garganelli|mezze maniche|calamarata|candele|schiaffoni
  sbrinz|focaccia/focaccias|studentenfutter|käferbohne/käferbohnen/feuerbohne/feuerbohnen|suppennudeln|fleckerl
  breite nudeln/breiter nudeln/breiten nudeln
  toastbrot/toastbrote/toast/toastscheiben/toastbrotscheiben/toastbroten/sandwichbrot|algensalat
  kartoffelecken/wedges/kartoffelspalten/kartoffelwedges|kartoffelpuffer/reibekuchen|tafelmeerrettich
  spitzkohl/spitzkraut/spitzkabis|apfelrotkohl/apfelrotkraut/rotkohl aus dem glas|romanesco/romanescoröschen
  blumenkohlreis|schwarzkohl/palmkohl/cavolo nero|rahmspinat
  passierter spinat/passierten spinat/passiertem spinat/passierte spinat|winterportulak/postelein
  frisée/friséesalat/frisée-salat/krause endivie/krauser endivie/krausen endivie|zuckerhut|artischockenboden
  wachsbohne/wachsbohnen/gelbe bohne/gelbe bohnen/gelber bohne/gelben bohne/gelber bohnen/gelben bohnen
  breite bohnen/breiter bohnen/breiten bohnen|dörrbohne/dörrbohnen
  brokkolisprossen/brokkoli-sprossen/brokkoli-sprosse|kressesprossen|buttergemüse/butter-gemüse|kaisergemüse
  tk-asia-gemüse/tk-wokgemüse|erbsen und möhren|pfannengemüse
  weiße trüffel/weiße trüffeln/weißer trüffel/weißen trüffel/weißer trüffeln/weißen trüffeln/weisse trüffel/weisse trüffeln/weisser trüffel/weissen trüffel/weisser trüffeln/weissen trüffeln
  sommertrüffel/sommertrüffeln|apfelchips/apfel-chips|apfelkompott/apfel-kompott|mirabelle/mirabellen
  reineclaude/reineclauden/renekloden/reneklode/ringlotten
  cocktailkirsche/cocktailkirschen/cocktail-kirschen/cocktail-kirsche/maraschinokirsche/maraschinokirschen
  amarenakirsche/amarenakirschen/amarena-kirschen|rumrosine/rumrosinen
  getrocknete banane/getrocknete bananen/getrockneter banane/getrockneten banane/getrockneter bananen/getrockneten bananen
  junge jackfrucht/junger jackfrucht/jungen jackfrucht|açaí-püree|hagebuttenmark/buttenmost
  kletzen/kletze/dörrbirnen/dörrbirne/hutzeln|aranzini
  zitronat/sukkade/zedrat/kandierte zitronenschale/kandierter zitronenschale/kandierten zitronenschale
  orangeat und zitronat|gefriergetrocknete himbeeren/gefriergetrockneter himbeeren/gefriergetrockneten himbeeren
  gefriergetrocknete erdbeeren/gefriergetrockneter erdbeeren/gefriergetrockneten erdbeeren
  himbeerpüree/himbeermark|erdbeerpüree|beerenpüree|himbeersoße/himbeersosse/himbeersauce|fruchtsoße/fruchtsosse
  weiße johannisbeere/weiße johannisbeeren/weißer johannisbeere/weißen johannisbeere/weißer johannisbeeren/weißen johannisbeeren/weisse johannisbeere/weisse johannisbeeren/weisser johannisbeere/weissen johannisbeere/weisser johannisbeeren/weissen johannisbeeren
  sanddornsaft|sanddornmark|zitronenschalenaroma|blutorangensaft|orangensaftkonzentrat
  orangenschalenaroma/orangenback|kokoschips/kokos-chips|zitronenthymian
  mexikanischer oregano/mexikanischen oregano/mexikanischem oregano/mexikanische oregano
  kapuzinerkresse/kapuzinerkresseblüte/kapuzinerkresseblüten|gänseblümchen|veilchenblüten/veilchen|salatkräuter
  kandierte angelika/kandierter angelika/kandierten angelika
  bunter pfeffer/bunten pfeffer/buntem pfeffer/bunte pfeffer/bunte pfefferkörner/bunter pfefferkörner/bunten pfefferkörner
  sanshopfeffer/sansho|timutpfeffer|chiligewürz/chili-gewürz/chili con carne gewürz
  rosenpaprika/rosen-paprika/paprika rosenscharf/rosenscharfes paprikapulver/rosenscharfe paprikapulver/rosenscharfem paprikapulver/rosenscharfen paprikapulver/paprikapulver rosenscharf/scharfes paprikapulver/scharfe paprikapulver/scharfem paprikapulver/scharfen paprikapulver/paprikapulver scharf
  zimtstange/zimtstangen/zimtrinde|zimtblüten
  scharfes currypulver/scharfe currypulver/scharfem currypulver/scharfen currypulver
  madras-curry/madrascurry/madras-currypulver
  schwarze senfkörner/schwarzer senfkörner/schwarzen senfkörner/schwarze senfsamen/schwarzer senfsamen/schwarzen senfsamen/braune senfkörner/brauner senfkörner/braunen senfkörner
  weißer mohn/weißen mohn/weißem mohn/weiße mohn/weisser mohn/weissen mohn/weissem mohn/weisse mohn
  mohnback/mohn-back/mohnfüllung/backmohn|grillgewürz
  brathähnchengewürz/hähnchengewürz/hähnchen-gewürz/hendlgewürz|fischgewürz/fisch-gewürz
  gyrosgewürz/gyros-gewürz/kebabgewürz/döner-gewürz|pommesgewürz/pommes-gewürz|bratkartoffelgewürz
  hackfleischgewürz|raclettegewürz|steakgewürz/steak-gewürz|salatgewürz|kräuterbuttergewürz|pastagewürz
  pizzagewürz|gulaschgewürz|wildgewürz|bratengewürz|bbq-rub/rub|schwarzwälder gewürz|spekulatiusgewürz
  stollengewürz|glühweingewürz|tikka masala gewürz|fajita-gewürz/fajita-gewürzmischung|rauchmandeln
  mandelmehl/mandel-mehl/entöltes mandelmehl/entölte mandelmehl/entöltem mandelmehl/entölten mandelmehl
  gehobelte haselnüsse/gehobelter haselnüsse/gehobelten haselnüsse/haselnussblättchen
  zedernnuss/zedernnüsse/zedernnüssen/zedernkerne|erdmandelflocken
  geschrotete leinsamen/geschroteter leinsamen/geschroteten leinsamen/geschrotetem leinsamen/leinsamenschrot
  karamellisierte walnüsse/karamellisierter walnüsse/karamellisierten walnüsse/kandierte walnüsse/kandierter walnüsse/kandierten walnüsse
  gelbe linse/gelbe linsen/gelber linse/gelben linse/gelber linsen/gelben linsen
  grüne schälerbsen/grüner schälerbsen/grünen schälerbsen|chilibohnen/chili-bohnen
  borlotti-bohne/borlotti-bohnen/borlottibohne/borlottibohnen/borlotti/borlottibohnenkerne
  marinierter tofu/marinierten tofu/mariniertem tofu/marinierte tofu|sojaschnetzel
  sojaschnitzel/soja-schnitzel/sojamedaillons|sojawürfel|sojaflocken|rundkornreis/mittelkornreis|milchreis
  gerstenflocken|buchweizenflocken|kasha|vollkorncouscous|fregola|grünkern/grünkernschrot/grünkerne
  zartweizen/ebly|einkorn|dinkelflocken|dinkelreis/dinkel-reis|roggenflocken|hirseflocken|braunhirse
  hirsegrieß/hirsegriess/hirse-grieß/hirse-griess
  gepuffter amaranth/gepufften amaranth/gepufftem amaranth/gepuffte amaranth|quinoaflocken
  kernige haferflocken/kerniger haferflocken/kernigen haferflocken/grobe haferflocken/grober haferflocken/groben haferflocken/großblatt-haferflocken/grossblatt-haferflocken/kernige hafervollkornflocken/kerniger hafervollkornflocken/kernigen hafervollkornflocken
  schmelzflocken/instant-haferflocken/hafermark|dinkelkleie|instant-polenta/minutenpolenta/schnellkochpolenta
  hartweizengrieß/hartweizengriess|hartweizenmehl/semola|dinkelgrieß/dinkelgriess|weizenmehl type 550
  griffiges mehl/griffige mehl/griffigem mehl/griffigen mehl/doppelgriffiges mehl/doppelgriffige mehl/doppelgriffigem mehl/doppelgriffigen mehl/weizenmehl griffig/spätzlemehl/wiener grießler/wiener griessler/instantmehl
  weizenmehl type 1050|ruchmehl|halbweißmehl/halbweissmehl|zopfmehl|weizenschrot
  dinkel-vollkornmehl/dinkelvollkorn|dinkelmehl type 1050|emmermehl|einkornmehl|dinkelruchmehl/dinkel-ruchmehl
  roggenvollkornmehl/roggen-vollkornmehl|roggenschrot
  vollkornreismehl/braunes reismehl/braune reismehl/braunem reismehl/braunen reismehl|harina pan
  soßenbinder/sossenbinder/saucenbinder/heller soßenbinder/hellen soßenbinder/hellem soßenbinder/helle soßenbinder/heller sossenbinder/hellen sossenbinder/hellem sossenbinder/helle sossenbinder/heller saucenbinder/hellen saucenbinder/hellem saucenbinder/helle saucenbinder
  dunkler soßenbinder/dunklen soßenbinder/dunklem soßenbinder/dunkle soßenbinder/dunkler sossenbinder/dunklen sossenbinder/dunklem sossenbinder/dunkle sossenbinder/dunkler saucenbinder/dunklen saucenbinder/dunklem saucenbinder/dunkle saucenbinder
  mehlschwitze|vollkorn-spaghetti|capellini/engelshaar/vermicelli|bucatini
  pappardelle/breite bandnudeln/breiter bandnudeln/breiten bandnudeln|tagliolini
  hörnchennudel/hörnchennudeln/hörnchen-nudeln/hörnli/hörnle|gabelspaghetti|ditali|vollkorn-penne|vollkorn-fusilli
  trofie|gemelli|orecchiette|conchiglioni/riesenmuschelnudeln|sternchennudeln|buchstabennudeln|fadennudeln klein
  grüne lasagneplatten/grüner lasagneplatten/grünen lasagneplatten|vollkornspaghetti|vollkornpenne
  dinkelnudel/dinkelnudeln/dinkel-nudel/dinkel-nudeln
  nudelteig/pastateig/frischer nudelteig/frischen nudelteig/frischem nudelteig/frische nudelteig
  linsennudel/linsennudeln/linsen-nudel/linsen-nudeln/linsenpasta/linsen-pasta/rote-linsen-nudeln
  kichererbsennudel/kichererbsennudeln/kichererbsen-nudel/kichererbsen-nudeln/kichererbsenpasta/kichererbsen-pasta
  erbsennudeln|maisnudeln/mais-nudeln
  maultasche/maultaschen/schwäbische maultaschen/schwäbischer maultaschen/schwäbischen maultaschen
  schupfnudel/schupfnudeln
  instantnudel/instantnudeln/instant-nudeln/yum yum nudeln/instant-ramen/asia-instantnudeln|vollkornbrösel
  vollkorntoast/vollkorn-toast/vollkorntoastbrot/vollkorn-toastbrot|mehrkornbrot|pumpernickel
  graubrot/mischbrot/roggenmischbrot|baguettebrötchen
  fladenbrot/fladenbrote/fladenbroten/türkisches fladenbrot/türkische fladenbrot/türkischem fladenbrot/türkischen fladenbrot/pide
  dönerfladen|paratha|vollkornwraps/vollkorn-wraps/vollkorntortillas|tostada/tostadas
  knödelbrot/semmelwürfel/semmelknödelbrot/knödelwürfel|vollkornbrötchen
  laugenbrötchen/laugenstange/laugenstangen/laugengebäck|milchbrötchen/milchbrötli|aufbackbrötchen|brioche-buns
  hefezopf/hefezöpfe/hefezöpfen/butterzopf/zopf/striezel/challa|flachbrot|blätterteigpastete/blätterteigpasteten
  strudelteig/strudelteigblatt/strudelteigblätter/strudelteigblättern/strudelblätter|brickteig/brikteig
  flammkuchenteig/flammkuchenböden|brotteig/fladenbrotteig|hefeteig/germteig|piadina|pizzaboden|windbeutel
  crêpe/crêpes|waffel/waffeln|frittaten/flädle/flädli|blinis|pfannkuchenteig|christstollen/stollen|rosinenbrötchen
  kletzenbrot/hutzelbrot
  ungesüßte cornflakes/ungesüßter cornflakes/ungesüßten cornflakes/ungesüsste cornflakes/ungesüsster cornflakes/ungesüssten cornflakes
  gepuffter dinkel/gepufften dinkel/gepufftem dinkel/gepuffte dinkel/dinkelpops
  gepuffte quinoa/gepuffter quinoa/gepufften quinoa|schoko-knuspermüsli|schokomüsli|nussmüsli|früchtemüsli|arame
  suppenfleisch|grillfleisch|bratenfleisch|gulasch/gulaschfleisch/rindsgulasch|rinderbraten
  tatar/tatarfleisch/rindstatar
  rouladenfleisch/rinderroulade/rinderrouladen/rindsroulade/rindsrouladen/roulade/rouladen
  minutensteak/minutensteaks|rindsgeschnetzeltes
  rindsschnitzel/rinderschnitzel/rinder-schnitzel/rindschnitzel/rindsplätzli|sauerbraten|tafelspitz
  côte de bœuf/côte de boeuf/rinderkotelett/rinderkoteletts/rinder-kotelett/rinder-koteletts/tomahawk-steak
  rostbraten/zwiebelrostbraten|rindermark/knochenmark|kalbsknochen|kalbsgulasch/kalbs-gulasch/kalbsragout
  kalbsgeschnetzeltes|kalbsbraten|kalbsbrust|kalbsbäckchen/kalbsbacke/kalbsbacken|kalbsbrät/kalbs-brät
  kalbssteak/kalbs-steak/kalbsmedaillons|kalbsfilet|kalbsrücken/kalbskarree/kalbs-karree
  schweinegulasch/schweine-gulasch/schweinsgulasch|schweinebraten/schweinsbraten
  schweinegeschnetzeltes/schweinsgeschnetzeltes|mett/thüringer mett/schweinemett/zwiebelmett/hackepeter
  schweinenacken/schweinsnacken/nacken vom schwein/schweinekamm/schweinskamm/schweinehals/schweinshals/schopf/schopfbraten/schweinsschopf
  nackensteak/nackensteaks/schweinenackensteak/schweinenackensteaks
  schweineschnitzel/schnitzel/schweinsschnitzel/schweinsplätzli
  schweinesteak/schweinesteaks/schweine-steak/schweine-steaks/schweinssteak|kassler-rippchen|surstelze|lardo
  schinkenwürfel/katenschinkenwürfel/katenschinken-würfel/schinkenwürfelchen/rohe schinkenwürfel/roher schinkenwürfel/rohen schinkenwürfel
  putenschinken gekocht|schwarzwälder schinken/katenschinken/knochenschinken/bauernschinken
  nussschinken/nuss-schinken|lachsschinken|teewurst/teewürste|salsiz|luganighe|nürnberger/nürnberger würstchen
  kalbsbratwurst/kalbsbratwürste/kalbsbratwürsten/olma-bratwurst|bockwurst/bockwürste/bockwürsten
  cervelas/cervelats/cervelat/klöpfer|geflügelwürstchen/geflügel-würstchen/geflügelwiener
  mettwurst/mettwürste/mettwürsten/mettenden/mettende/mettwürstchen/räuchermettwurst/rauchenden|landjäger
  pfefferbeißer/pfefferbeisser|pinkel|debreziner|käsekrainer|cabanossi/cabanossis
  kochwurst/kohlwurst/kohlwürste/kohlwürsten|saucisson|fenchelsalami|pizzasalami
  cervelatwurst/cervelatwürste/cervelatwürsten/zervelatwurst|streichwurst|suppenhuhn/suppenhühner/suppenhühnern
  hähnchengeschnetzeltes/hühnergeschnetzeltes/pouletgeschnetzeltes|hähnchenteile/hühnerteile
  lammgulasch/lamm-gulasch/lammragout|lammbraten|lammfilet/lammfilets/lammrückenfilet/lammrückenfilets
  kalbsniere/kalbsnieren|schweineniere/schweinenieren|rinderzunge/rinderzungen|kalbszunge/kalbszungen|pökelzunge
  wildgulasch/wildragout|kaninchenkeule/kaninchenkeulen|kaninchenrücken/kaninchenfilet|hasenkeule/hasenkeulen
  hasenrücken|hirschgulasch/hirschragout|hirschkeule/hirschkeulen
  hirschrücken/hirschfilet/hirschkalbsrücken/hirschsteaks|reh/rehfleisch|rehgulasch/rehragout/rehpfeffer
  rehkeule/rehkeulen|rehrücken/rehfilet|rehschulter|hühnermagen|hühnerklein/geflügelklein
  putengeschnetzeltes/truthahngeschnetzeltes|putengulasch/puten-gulasch|putenflügel|entenconfit/enten-confit
  gänsekeule/gänsekeulen|gänsebrust/gänsebrüste/gänsebrüsten|perlhuhnbrust/perlhuhnbrüste/perlhuhnbrüsten
  fasanenbrust|felchen/felchenfilet|viktoriabarsch/viktoriabarschfilet/viktoriabarschfilets
  schwarzer heilbutt/schwarzen heilbutt/schwarzem heilbutt/schwarze heilbutt
  lachsforelle/lachsforellen/lachsforellenfilet/lachsforellenfilets|graved lachs/graavilachs|stremellachs
  bismarckhering/bismarckheringe/bismarckheringen|rollmops/rollmöpse/rollmöpsen
  salzhering/salzheringe/salzheringen|tobiko|masago|dorschrogen|kaviarersatz
  deutscher kaviar/deutschen kaviar/deutschem kaviar/deutsche kaviar
  cocktailgarnele/cocktailgarnelen/party-garnelen/eismeergarnele/eismeergarnelen|languste/langusten
  hummerschwanz/hummerschwänze/hummerschwänzen|langustenschwänze|königskrabbe/königskrabben/king crab
  königskrabbenfleisch|grünschalmuschel/grünschalmuscheln|säuglingsmilchpulver|ovomaltine/ovomaltinepulver
  flüssiger süßstoff/flüssigen süßstoff/flüssigem süßstoff/flüssige süßstoff/flüssiger süssstoff/flüssigen süssstoff/flüssigem süssstoff/flüssige süssstoff
  süßstofftabletten/süssstofftabletten|wasserkefir|erbsenprotein|proteinpulver vanille
  kaffeesahne/kaffeeobers/kaffeerahm|kräuter-crème-fraîche/kräutercrème fraîche/crème fraîche mit kräutern
  sprühsahne|türkischer joghurt/türkischen joghurt/türkischem joghurt/türkische joghurt|bulgara-joghurt
  vanillejoghurt/vanillejoghurts/vanille-joghurt/vanille-joghurts|erdbeerjoghurt|himbeerjoghurt
  zitronenjoghurt/zitronen-joghurt|kirschjoghurt/kirsch-joghurt|pfirsichjoghurt
  reibekäse/streukäse/raspelkäse/gratinkäse/pizzakäse/pizza-käse
  bergkäse/alpkäse/würziger bergkäse/würzigen bergkäse/würzigem bergkäse/würzige bergkäse|weichkäse
  butterkäse/butterkäsescheiben|harzer/handkäse|ofenkäse|rotweichkäse|vacherin mont-d'or|vacherin|danbo|morbier
  scheibenkäse|fonduekäse|obatzda/obazda|alter cheddar/alten cheddar/altem cheddar/alte cheddar|kräuterschmelzkäse
  sahneschmelzkäse/schmelzkäseecken|leerdammer/maasdamer|alter gouda/alten gouda/altem gouda/alte gouda
  babybel/babybels|romadur/romadurkäse|backcamembert|cambozola/bavaria blu|kräuter-feta
  mozzarella gerieben/geriebener mozzarella/geriebenen mozzarella/geriebenem mozzarella/geriebene mozzarella|ziger
  kräuterfrischkäse/kräuter-frischkäse/frischkäse mit kräutern/boursin/miree
  leichter frischkäse/leichten frischkäse/leichtem frischkäse/leichte frischkäse|kräuterquark|vanillequark
  sahnequark/rahmquark/quark 40%/quark 40 %/quark (40 %|schichtkäse|bröseltopfen
  ziegenfrischkäse/ziegen-frischkäse/picandou|ziegencamembert/ziegen-camembert
  veganer feta/veganen feta/veganem feta/vegane feta
  veganer streukäse/veganen streukäse/veganem streukäse/vegane streukäse/veganer reibekäse/veganen reibekäse/veganem reibekäse/vegane reibekäse/veganer pizzaschmelz/veganen pizzaschmelz/veganem pizzaschmelz/vegane pizzaschmelz
  haselnussmilch/haselnuss-milch/haselnussdrink|dinkeldrink/dinkelmilch/dinkel-milch|barista-hafermilch
  vegane schlagsahne/veganer schlagsahne/veganen schlagsahne/aufschlagbare pflanzensahne/aufschlagbarer pflanzensahne/aufschlagbaren pflanzensahne
  mandelcuisine/mandel-cuisine/mandelsahne/mandel-sahne|reissahne/reis-sahne|vegane saure sahne
  tausendjährige eier/tausendjähriger eier/tausendjährigen eier|sojabohnenöl
  frittieröl/frittier-öl/frittierfett flüssig|keimöl|albaöl
  helles sesamöl/helle sesamöl/hellem sesamöl/hellen sesamöl|kokosfett/kokos-fett/palmin
  rotes palmöl/rote palmöl/rotem palmöl/roten palmöl/dendê-öl|basilikumöl|rosmarinöl|griebenschmalz
  kräuteressig/estragonessig|obstessig|essigessenz/essig-essenz|champagneressig
  salzarme sojasauce/salzarmer sojasauce/salzarmen sojasauce/natriumarme sojasauce/natriumarmer sojasauce/natriumarmen sojasauce/salzreduzierte sojasauce/salzreduzierter sojasauce/salzreduzierten sojasauce
  süßsalzige sojasauce/süßsalziger sojasauce/süßsalzigen sojasauce/süsssalzige sojasauce/süsssalziger sojasauce/süsssalzigen sojasauce
  dunkle misopaste/dunkler misopaste/dunklen misopaste/rote misopaste/roter misopaste/roten misopaste|piri-piri-öl
  buffalo-sauce|chipotlepaste/chipotle-paste|chipotle-sauce|tikka-masala-paste|madras-currypaste
  tikka-masala-sauce|curryketchup/curry-ketchup|scharfer senf/scharfen senf/scharfem senf/scharfe senf
  süßer senf/süßen senf/süßem senf/süße senf/süsser senf/süssen senf/süssem senf/süsse senf|feigensenf
  estragonsenf|kremser senf|waldhonig/tannenhonig|lavendelhonig|thymianhonig|manukahonig
  kastanienhonig/edelkastanienhonig|honig-senf-sauce/honig-senf-soße/honig-senf-sosse/honig-senf-dressing
  gewürzketchup|miracel whip/salatcreme
  japanische mayonnaise/japanischer mayonnaise/japanischen mayonnaise/kewpie-mayonnaise|joghurt-mayonnaise
  joghurtdressing/joghurt-dressing
  french dressing/französische salatsauce/französischer salatsauce/französischen salatsauce|minzgelee
  bärlauchpesto|rucolapesto|kräuterpesto|arrabbiata-sauce
  pizzasauce/pizzasaucen/pizzasoße/pizzasoßen/pizzasosse/pizzasossen|jägersauce/jägersoße/jägersosse|taco-sauce
  pico de gallo|grüne soße/grüne sosse/grüne sauce/grüner sauce/grünen sauce
  stückige erdnussbutter/stückiger erdnussbutter/stückigen erdnussbutter/erdnussbutter crunchy
  weißes mandelmus/weiße mandelmus/weißem mandelmus/weißen mandelmus/weisses mandelmus/weisse mandelmus/weissem mandelmus/weissen mandelmus/helles mandelmus/helle mandelmus/hellem mandelmus/hellen mandelmus
  kapernäpfel|kapern in salz
  gefüllte oliven/gefüllter oliven/gefüllten oliven/gefüllte grüne oliven/gefüllter grüner oliven/gefüllten grünen oliven/mit paprika gefüllte grüne oliven
  kalamata-olive/kalamata-oliven/kalamataoliven|taggiasca-oliven|salzgurke/salzgurken/salz-dill-gurken
  senfgurke/senfgurken|honiggurken/honig-gurken
  eingelegte rote zwiebeln/eingelegter roter zwiebeln/eingelegten roten zwiebeln
  eingelegte silberzwiebeln/eingelegter silberzwiebeln/eingelegten silberzwiebeln/eingelegte perlzwiebeln/eingelegter perlzwiebeln/eingelegten perlzwiebeln
  antipasti/antipasti-gemüse|giardiniera|umeboshipaste|mango-pickle|limetten-pickle|tomatenchutney|apfelchutney
  feigenchutney|zwiebelchutney/zwiebel-chutney
  karamellisierte zwiebeln/karamellisierter zwiebeln/karamellisierten zwiebeln|ananaskraut|tamarindensaft
  trüffelbutter
  muscovado/muscovadozucker/muscovado-zucker/muskovado/mascobado/dunkler brauner zucker/dunklen braunen zucker/dunklem braunem zucker/dunkle braune zucker/vollrohrzucker/vollzucker/heller muscovado-zucker/hellen muscovado-zucker/hellem muscovado-zucker/helle muscovado-zucker
  farinzucker/kandisfarin|brauner kandis/braunen kandis/braunem kandis/braune kandis|krustenkandis/kluntje
  dattelpaste/dattelmus|backmalz/malzmehl/gerstenmalz/roggenmalz
  flüssiges stevia/flüssige stevia/flüssigem stevia/flüssigen stevia|puder-erythrit/puder-xucker|rohrzuckersirup
  karamellsirup|mandelsirup/mandel-sirup/orgeat|haselnusssirup/haselnuss-sirup|lavendelsirup
  rosensirup/rosen-sirup|minzsirup|ingwersirup|kokossirup/kokos-sirup|salzkaramell/salzkaramellsauce
  rhabarberkompott|kirschkompott|zwetschkenröster/zwetschgenkompott/pflaumenkompott|rote grütze|birnenkompott
  hollerröster|gelee/gelees/fruchtgelee|beerenmarmelade|quittenmarmelade|johannisbeermarmelade/ribiselmarmelade
  himbeergelee|feigensenf süß/feigensenf süss|zitronenmarmelade/zitronen-marmelade
  apfeldicksaft/apfelsirup/apfel-sirup|birnendicksaft/birnel|birnenkraut|lütticher sirup|kirschgrütze
  kastanienreis/kastanien-reis/vermicelles|maronencreme/kastaniencreme|roggensauerteig|weizensauerteig
  lievito madre|sauerteigextrakt/trockensauerteig|pottasche|ascorbinsäure|sofortgelatine/gelatinefix/gelatine-fix
  rote gelatine/roter gelatine/roten gelatine|aspik|einmachhilfe|vanillearoma/vanille-aroma
  butter-vanille-aroma/buttervanille-aroma|bittermandel|zitronenzucker/zitronen-zucker|erdbeeraroma|butteraroma
  karamellaroma|rohkakao/rohkakaopulver|schokoladenglasur/schokoglasur/kuchenglasur
  schokoladenraspel/schokoladenraspeln/schokoraspel/schokoraspeln/schokoladenrasp/schokoladenspäne/schokoladenröllchen/schokoladendekor
  rumkugeln|edelbitterschokolade/edelbitter-schokolade|zartbitterraspel/zartbitterschokoraspel
  weiße schokotropfen/weißer schokotropfen/weißen schokotropfen/weisse schokotropfen/weisser schokotropfen/weissen schokotropfen/weiße schokoladentropfen/weißer schokoladentropfen/weißen schokoladentropfen/weisse schokoladentropfen/weisser schokoladentropfen/weissen schokoladentropfen
  weiße schokoladenraspel/weißer schokoladenraspel/weißen schokoladenraspel/weisse schokoladenraspel/weisser schokoladenraspel/weissen schokoladenraspel
  schokostreusel/schokoladenstreusel/kakaostreusel|zuckerperle/zuckerperlen/liebesperlen|smarties mini
  zuckerherzen|zuckeraugen|rote lebensmittelfarbe/roter lebensmittelfarbe/roten lebensmittelfarbe
  grüne lebensmittelfarbe/grüner lebensmittelfarbe/grünen lebensmittelfarbe
  blaue lebensmittelfarbe/blauer lebensmittelfarbe/blauen lebensmittelfarbe
  gelbe lebensmittelfarbe/gelber lebensmittelfarbe/gelben lebensmittelfarbe|marzipandecke|zitronenglasur
  eiweißspritzglasur/eiweissspritzglasur|tortenguss|pfannkuchenmischung|brotbackmischung|muffin-backmischung
  schokoladenpuddingpulver/schokoladen-puddingpulver/schokopuddingpulver/puddingpulver schoko|sahnepuddingpulver
  vanille-puddingpulver|dessertcremepulver
  vanillesoßenpulver/vanillesossenpulver/vanille-soßenpulver/vanille-sossenpulver/vanillesaucenpulver/vanille-saucenpulver
  cremepulver/vanillecremepulver|pommes-salz|gekörnte hühnerbrühe/gekörnter hühnerbrühe/gekörnten hühnerbrühe
  instant-gemüsebrühe
  gekörnte brühe/gekörnter brühe/gekörnten brühe/körnige brühe/körniger brühe/körnigen brühe/instantbrühe/instant-brühe
  maggi/maggi-würze/suppenwürze/flüssigwürze|suppengewürz
  gekörnte gemüsebrühe/gekörnter gemüsebrühe/gekörnten gemüsebrühe|gemüsebrühpaste/würzpaste/gemüsepaste
  buchstabensuppe|linsensuppe|kartoffelsuppe|kaffeebohne/kaffeebohnen/espressobohnen/mokkabohnen|espressopulver
  cappuccinopulver|earl grey/earl-grey-tee|chai-tee|jasmintee|früchtetee|rooibostee/rotbuschtee|pfefferminztee
  kamillentee|hibiskustee|hagebuttentee|zitroneneistee|pfirsicheistee|spezi|bitter lemon/bitterlemon
  kräuterlimonade/almdudler|apfelschorle/apfelsaftschorle/schorle|rivella|himbeersirup|waldmeistersirup
  johannisbeersirup/cassissirup|zitronensirup/zitronen-sirup|limettensirup/limetten-sirup/lime juice cordial
  erdbeersirup|kirschsirup/kirsch-sirup|rhabarbersirup|maracujasirup|orangensirup/orangen-sirup|pfirsichsirup
  weißer traubensaft/weißen traubensaft/weißem traubensaft/weiße traubensaft/weisser traubensaft/weissen traubensaft/weissem traubensaft/weisse traubensaft
  preiselbeersaft
  lieblicher weißwein/lieblichen weißwein/lieblichem weißwein/liebliche weißwein/lieblicher weisswein/lieblichen weisswein/lieblichem weisswein/liebliche weisswein
  champagner|prosecco/perlwein/trockener prosecco/trockenen prosecco/trockenem prosecco/trockene prosecco
  vin santo|trockener sherry/trockenen sherry/trockenem sherry/trockene sherry/sherry dry/fino
  sherry medium/amontillado
  weißer portwein/weißen portwein/weißem portwein/weiße portwein/weisser portwein/weissen portwein/weissem portwein/weisse portwein
  trockener wermut/trockenen wermut/trockenem wermut/trockene wermut/noilly prat|martini bianco
  martini rosso/roter wermut/roten wermut/rotem wermut/rote wermut
  weizenbier/weißbier/weissbier/hefeweizen/dunkles weizenbier/dunkle weizenbier/dunklem weizenbier/dunklen weizenbier
  altbier|radler|dunkles bier/dunkle bier/dunklem bier/dunklen bier/dunkelbier|starkbier/bockbier|malzbier
  alkoholfreies weizenbier/alkoholfreie weizenbier/alkoholfreiem weizenbier/alkoholfreien weizenbier
  alkoholfreier sekt/alkoholfreien sekt/alkoholfreiem sekt/alkoholfreie sekt|obstler/obstbrand/obstschnaps
  zwetschgenwasser/slivovitz/sliwowitz/zwetschkenbrand/pflümli/pflaumenschnaps|williamsbirnenbrand/birnenschnaps
  himbeergeist|marillenschnaps|kräuterschnaps
  weißer rum/weißen rum/weißem rum/weiße rum/weisser rum/weissen rum/weissem rum/weisse rum
  strohrum/stroh-rum/stroh 80/rum 54%/inländerrum
  irischer whiskey/irischen whiskey/irischem whiskey/irische whiskey|vanille-wodka|genever|anislikör
  kräuterlikör/jägermeister|holunderlikör|schokoladenlikör|kirschlikör/cherry brandy|karamelllikör|kokoslikör
  blue curaçao|vanillelikör|nusslikör|schokoladenkekse/schokokekse/schokokeksen/kakaokekse
  vollkornkeks/vollkornbutterkekse|doppelkekse/doppelkeks|dinkelkekse|läckerli/basler läckerli
  soßenlebkuchen/sossenlebkuchen/saucenlebkuchen/soßenkuchen/sossenkuchen|printen/aachener printen|pfeffernüsse
  dunkler biskuitboden/dunklen biskuitboden/dunklem biskuitboden/dunkle biskuitboden/schokobiskuitboden
  biskuitrolle|biskuitteig|marmorkuchen|zitronenkuchen/zitronen-kuchen|schokoladenkuchen/schokokuchen
  nussgipfel/nussschnecke/nussschnecken|zimtschnecke/zimtschnecken|plunder/plundergebäck|makronen
  krokant/haselnusskrokant/mandelkrokant|pralinenmasse|oblate/oblaten/backoblate/backoblaten
  schaumkuss/schaumküsse/schaumküssen/schokokuss/schokoküsse/schokoküssen/mini-schokoküsse/dickmann's/mohrenkopf/negerkuss
  käsecracker|maiswaffel/maiswaffeln/mais-waffel/mais-waffeln|gemüsechips|paprikachips|brotchips|bagelchips
  laugenbrezel/laugenbrezeln/laugenbreze/laugenbrezen|salzstange/salzstangen/salzletten
  süßes popcorn/süße popcorn/süßem popcorn/süßen popcorn/süsses popcorn/süsse popcorn/süssem popcorn/süssen popcorn
  erdnussflips|gummibärchen/fruchtgummi/fruchtgummis/weingummi|karamellbonbons|pfefferminzbonbons|kaubonbons
  pralinen|toffifee|rocher/ferrero rocher|daim|schokobons/schoko-bons|snickers|rolos|mars|kitkat|raffaello
  schokoladeneier/schokoeier/ostereier aus schokolade|kinder bueno|kinderschokolade/kinderriegel|maltesers
  proteinriegel|vanilleeis/vanilleeiscreme/vanilleglace/kugeln vanilleeis/kugel vanilleeis
  schokoladeneis/schokoeis|erdbeereis|walnusseis/nusseis|joghurteis|zitroneneis|fruchteis
  veganes vanilleeis/vegane vanilleeis/veganem vanilleeis/veganen vanilleeis|zitronensorbet|himbeersorbet
  mangosorbet|erdbeersorbet|konditorcreme/crème pâtissière/vanillecreme|vanillepudding
  schokoladenpudding/schokopudding|grießpudding/griesspudding/grießbrei/griessbrei
  semmelknödel/serviettenknödel/brezenknödel|kroketten/kartoffelkroketten|reibekuchenteig|kartoffeltaschen
  kloßteig/klossteig/kartoffelkloßteig/kartoffelklossteig/knödelteig/kartoffelteig
  falafelmischung/falafel-mischung|gyoza/jiaozi/mandu|pierogi/piroggen|pelmeni|wantan/wan tan|dim sum|flammkuchen
  rotzunge/rotzungen/limande/rotzungenfilet|stint/stinte/stinten|forellenkaviar|saiblingskaviar
  iberico-schinken/ibericoschinken/jamón ibérico|jagdwurst|bierschinken/schinkenwurst|gelbwurst
  geflügelfleischwurst|puder-xylit|johannisbrotkernmehl|raki|fernet/fernet branca|armagnac
  multivitaminsaft/multisaft/ace-saft|rhabarbersaft/rhabarbernektar|bananensaft/bananennektar
  holundersaft/holunderbeersaft|kirsch-bananen-saft|birkensaft|himbeersaft|quittensaft|erdbeersaft
  roter johannisbeersaft/roten johannisbeersaft/rotem johannisbeersaft/rote johannisbeersaft|wildfond/wildfonds
  entenfond|gänsefond
  burgersauce/burgersaucen/burger-sauce/burgersoße/burgersosse/hamburgersauce/hamburgersoße/hamburgersosse
  balsamico-dressing/balsamicodressing|kräuterdressing/kräuter-dressing
  italienisches dressing/italienische dressing/italienischem dressing/italienischen dressing/italian dressing
  ajvar/milder ajvar/mildes ajvar/milden ajvar/mildem ajvar/milde ajvar
  scharfer ajvar/scharfen ajvar/scharfem ajvar/scharfe ajvar
  scharfe paprikapaste/scharfer paprikapaste/scharfen paprikapaste|panang-currypaste
  pflaumenmarmelade/zwetschgenmarmelade/zwetschkenmarmelade/pflaumenkonfitüre/zwetschgenkonfitüre
  salmiak/salmiaklakritz|macadamiaöl|pistazienöl|arganöl|macadamiadrink|knoblauchbutter/knoblauch-butter
  café-de-paris-butter|bärlauchbutter|putenwiener/puten-wiener|leberkäsebrät/fleischkäsebrät`;
