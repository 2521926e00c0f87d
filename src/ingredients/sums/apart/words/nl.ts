/** `/` separates forms of one product. */
export const DUTCH = `
  rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis|casarecce/caserecce
  garganelli|mezze maniche|calamarata|candele|schiaffoni|sbrinz|focaccia/focaccias|kapucijner/kapucijners
  penne pasta|toast/toastbrood/casinobrood|turks brood|gele biet/gele bieten|chioggiabiet/chioggiabieten
  stemgember/gember op siroop/gember op stroop/gemberbolletje/gemberbolletjes/gemberballetjes
  courgettespaghetti/courgetti/courgetteslierten/courgettenoedels/courgettelinten/courgettespiralen
  spitskool/spitskolen/spitskooltje|rodekool met appeltjes|mizuna|bloemkoolrijst|romanesco/torentjeskool
  palmkool/cavolo nero/palmkool bladeren|flower sprouts|winterpostelein|rood witlof
  krulandijvie/frisée/frisée sla/friséesla|artisjokbodem/artisjokbodems|gegrilde artisjokken
  gemarineerde artisjokharten|snijboon/snijbonen|boterboontje/boterboontjes|pronkboon/pronkbonen|broccolikiemen
  diepvrieswokgroente|boleet/boleten|witte truffel|zomertruffel|appelcompote|mirabel/mirabellen
  reine-claude/reine-claudes|kwets/kwetsen|krieken op siroop/kersen op siroop/kersen uit pot/morel uit pot
  cocktailkers/cocktailkersen/marasquinkers/marasquinkersen/maraschinokers/maraschinokersen
  gedroogde banaan/gedroogde bananen|kiwibes/kiwibessen|jonge jackfruit/groene jackfruit|açaipulp/açaipuree
  studentenhaver|gekonfijte sinaasappelschil/oranjesnippers/oranjesnipper|gekonfijte citroenschil
  gevriesdroogde aardbeien/gevriesdroogde aardbei|gevriesdroogde frambozen/gevriesdroogde framboos
  witte bes/witte bessen|klapper|seroendeng/serundeng|kokoschips|citroentijm|mexicaanse oregano|oost-indische kers
  eetbare viooltjes/viooltje/viooltjes
  italiaanse kruiden/italiaanse kruidenmix/gedroogde italiaanse kruiden/italiaanse keukenkruiden/pizzakruiden/pastakruiden
  griekse kruiden|slakruiden/saladekruiden|gekonfijte engelwortel|sanshopeper|kardemompoeder|chilikruiden
  mexicaanse chilipoeder|kashmiri chilipoeder
  pittig paprikapoeder/scherp paprikapoeder/pikant paprikapoeder/pikante paprikapoeder
  kaneelstokje/kaneelstokjes/kaneelstok/kaneelstokken/pijpkaneel/kaneelpijp/kaneelpijpje/kaneelpijpjes
  kerrie madras/madraskerrie/pittige kerrie|surinaamse kerrie|kerrie djawa
  zwart mosterdzaad/bruin mosterdzaad/zwarte mosterdzaadjes/bruine mosterdzaadjes|wit maanzaad
  grillkruiden/barbecuekruiden/bbq-kruiden|gehaktkruiden|kipkruiden|viskruiden|aardappelkruiden|nasikruiden
  bamikruiden|shoarmakruiden/gyroskruiden/kebabkruiden|satékruiden|wokkruiden|ontbijtkoekkruiden|taaitaaikruiden
  couscouskruiden|tajinekruiden|fajitakruiden/fajitakruidenmix|burritokruiden/burritokruidenmix
  chili con carnekruiden|gebroken lijnzaad/lijnzaadmeel|gekaramelliseerde pecannoten|suikeramandelen|suikerpinda's
  berglinzen|gele spliterwten/gele spliterwt/gele erwten|pintoboon/pintobonen
  borlottiboon/borlottibonen/kievitsboon/kievitsbonen|bruine bonen in tomatensaus|gemarineerde tahoe
  gemarineerde tofu|basilicumtofu|gemarineerde tempeh|gebakken tempé|sojagranulaat|erwtenmeel/groene-erwtenmeel
  tuinbonenmeel|snelkookrijst|dessertrijst/paprijst/rijst voor rijstpap/papkorrelrijst/rijstepaprijst|gerstvlokken
  boekweitvlokken|kasha|volkorenbulgur|volkorencouscous/volkoren couscous|fregola|ebly/tarweparels|parelspelt
  speltvlokken|roggevlokken|gierstvlokken|gepofte amarant|gepofte quinoa|quinoavlokken
  grove havermout/grove havervlokken|instant havermout|instantpolenta/snelkookpolenta
  semola/semola di grano duro/durumgriesmeel/durumtarwegriesmeel|volkorenbroodmix
  volkoren speltmeel/volkorenspeltmeel|volkoren roggemeel/volkorenroggemeel|allesbinder/sausbinder
  mungbonenzetmeel|erwtenzetmeel|capellini/capelli d'angelo/engelenhaarpasta|bucatini
  pappardelle/verse pappardelle|tagliolini|mafaldine|cavatappi|trofie|gemelli|strozzapreti|orecchiette
  conchiglioni|lettertjesvermicelli|volkorenspaghetti/volkoren spaghetti|volkorenpenne/volkoren penne
  volkorenmacaroni/volkoren macaroni|volkorenfusilli/volkoren fusilli|volkorentagliatelle|speltpasta|pastadeeg
  eiertagliatelle|glutenvrije spaghetti|glutenvrije penne|linzenpasta/rode-linzenpasta/rodelinzenpasta
  kikkererwtenpasta|maïspasta|rijstpasta|instantnoedels/instantmie|beschuitkruimels/beschuitkruim/beschuitmeel
  meergranenbrood/meerzadenbrood|waldkorn/waldkornbrood|speltbrood|pumpernickel
  volkorenstokbrood/meergranenstokbrood|pitabroodjes volkoren|turkse pide|paratha
  volkorenwrap/volkorenwraps/volkorentortilla's/volkoren wraps|piadina|tostada/tostada's
  volkorenbroodje/volkorenbroodjes
  briochebroodje/briochebroodjes/briochebol/briochebollen/brioche bun/brioche buns/briochebun/briochebuns|challah
  suikerbrioche|bricdeeg/brickdeeg|zanddeeg/zandtaartdeeg/zandkoekdeeg/koekjesdeeg/appeltaartdeeg
  soesje/soesjes/soes/soezen|poffertje/poffertjes|blini/blini's|drie-in-de-pan|suikerbrood/craquelin|notenbrood
  krentenbol/krentenbollen|mueslibol/mueslibollen|kerststol/paasstol|gepofte spelt|fruitmuesli|notenmuesli|arame
  barbecuevlees|gourmetvlees|fonduevlees
  stoofvlees/rundsstoofvlees/rundstoofvlees/runderstoofvlees/goulashvlees/hacheevlees
  soepvlees/poulet/runderpoulet|rundvleesreepjes/biefstukreepjes|tartaar/tartaren/tartaartje/tartaartjes
  filet americain/americain|runderreepjes|minutesteak|schenkelbot|kalfspoulet
  kalfsstoofvlees/kalfsstooflappen/kalfsblanquette|kalfslap/kalfslappen/kalfslapje/kalfslapjes|kalfsfricandeau
  kalfssukade/kalfssukadelap/kalfssukadelappen|kalfsreepjes|half-om-half kalfsgehakt|kalfsbiefstuk|kalfsfilet
  kalfshaas|kalfsentrecote|shoarmavlees/shoarma/gyros/gyrosvlees
  schnitzel/schnitzels/varkensschnitzel/varkensschnitzels|varkensrollade/rollade/rollades|fricandeau
  varkenspoulet/varkensblokjes/varkensstoofvlees|varkensreepjes|varkensgebraad
  spiering/spieringgebraad/varkensspiering|haaskarbonade/haaskarbonades|lardo|katenspek
  beenham/beenhamreepjes/beenhamblokjes|ardennerham/ardense ham|coburger ham|gandaham
  saucijs/saucijzen/saucijsje/saucijsjes/varkenssaucijzen|chipolata/chipolata's/chipolataworstjes
  frikandel/frikandellen|barbecueworst/barbecueworstje/barbecueworstjes|runderworst|grillworst
  curryworst/curryworsten|cocktailworstje/cocktailworstjes|runderrookworst/rundrookworst|fuet
  cervelaat/cervelaatworst/snijworst|metworst/metworsten/boerenmetworst/metworstje/kookmetworst
  saucisson/droge worst|smeerleverworst|soepkip/soepkippen|kiprollade|kipschnitzel/kipschnitzels
  kipshoarma/kipgyros|kipsaté|kipblokjes/kippenblokjes/kippenreepjes/kippenpoulet
  lamsstoofvlees/stoofvlees van lam/lamspoulet/lamsstoofblokjes|lamshaas/lamshaasje/lamshaasjes
  lamsnier/lamsnieren/lamsniertjes|kalfsnier/kalfsnieren/kalfsniertjes|kalfstong/kalfstongen|varkenstong
  wildragout/wildgoulash/wildpoulet/wildstoofvlees
  konijnenbout/konijnenbouten/konijnenbil/konijnenboutje/konijnenboutjes/konijnenpoten/konijnenbillen|konijnenrug
  hazenbout/hazenbouten/hazenboutjes|hazenrug/hazenrugfilet/hazenrugfilets/hazenruggen|hazenpeper|ree/reevlees
  reebout|reerug/reerugfilet|hertenbiefstuk/hertenbiefstukken|hertenbout
  hertenrug/hertenrugfilet/hertenfilet/hertenhaas|hertenstoofvlees/hertenpoulet/hertenragout
  kippenmaag/kippenmagen/kippenmaagje/kippenmaagjes|kalkoenrollade
  gekonfijte eendenbout/gekonfijte eendenbouten/confit de canard/eendenconfit/gekonfijte eend/geconfijte eendenbout
  ganzenborst/ganzenborsten|ganzenbout|parelhoenfilet/parelhoenfilets|parelhoenbout
  fazantenfilet/fazantfilet/fazantenborst|fazantenbout|zalmforel/zalmforelfilet/zalmforelfilets|gravad lax/gravlax
  warmgerookte zalm/warmgerookte zalmmoot|zalmsnippers/gerookte zalmsnippers|rolmops/rolmopsen
  maatje/maatjes/hollandse nieuwe/maatjesharing/maatjesharingen/maatjesfilet|zoute haring/zoute haringen
  lompviskuit/lompviseitjes/lompviseieren|kabeljauwkuit|haringkuit|tobiko/masago|forelkuit/forelleneitjes
  noorse garnalen/roze garnalen/cocktailgarnalen|kreeftenstaart/kreeftenstaarten|kreeftenvlees|softshell krab
  koningskrab/kingkrab|krabscharen/krabbenpoten|ovomaltine|horlicks|vloeibare zoetstof|zoetjes|viili
  erwtenproteïne|vanille-eiwitpoeder|koffieroom|kruidencrème fraîche/kruiden crème fraîche
  slagroom uit een spuitbus/spuitslagroom/spuitbus slagroom/slagroom uit spuitbus|roomyoghurt|bulgaarse yoghurt
  vanilleyoghurt/roomyoghurt vanille|aardbeienyoghurt|perzikyoghurt|citroenyoghurt|yoghurtdrank/fristi
  geraspte belegen kaas|geraspte jonge kaas|geraspte oude kaas|pizzakaas|kruidenkaas|harde kaas
  oude cheddar/belegen cheddar|oude kaas/overjarige kaas/extra oude kaas/brokkelkaas/old amsterdam
  belegen kaas/extra belegen kaas|jonge kaas/jong belegen kaas|komijnekaas/komijnekazen/komijnkaas/leidse kaas
  munster/munsterkaas|herve/hervekaas|fourme d'ambert|saint agur|turkse witte kaas/witte kaas/bulgaarse witte kaas
  geraspte mozzarella
  kruidenroomkaas/roomkaas met kruiden/roomkaas met tuinkruiden/roomkaas met bieslook/kruidensmeerkaas/boursin
  smeerkaas|monchou|vanillekwark|roomkwark|geitenroomkaas/chavroux|geitenbrie|vegan feta|vegan mozzarella
  vegan slagroom/plantaardige slagroom|rijstroom|amandelroom|plantaardige zure room/vegan zure room
  duizendjarig ei/duizendjarige eieren|sojaolie/sojaboonolie|koudgeperste koolzaadolie
  kokosvet/geurloze kokosolie/ontgeurde kokosolie|rode palmolie|basilicumolie|peterselieolie|bieslookolie
  kruidenazijn/dragonazijn|champagneazijn/champagne-azijn|ketjap asin/kecap asin/zoute ketjap
  zoutarme sojasaus/natriumarme sojasaus/sojasaus met minder zout|rode miso/bruine misopasta
  chipotlepasta/chipotle pasta|chipotlesaus|boemboe/boemboes/boemboe rendang|kormapasta/korma currypasta
  madras currypasta|tikka-masalasaus/tikka masalasaus|kormasaus|butter chicken saus
  scherpe mosterd/tierenteyn/gentse mosterd|groningse mosterd|amerikaanse mosterd/gele mosterd|tijmhoning
  kastanjehoning
  honing-mosterdsaus/honingmosterdsaus/mosterd-honingsaus/honing-mosterddressing/honingmosterddressing
  curryketchup/currygewürz|fritessaus/frietsaus/fritesaus|japanse mayonaise|slasaus|yoghurtmayonaise
  citroenmayonaise|italiaanse dressing|yoghurtdressing|kruidendressing|muntgelei|rucolapesto
  arrabbiatasaus/arrabiatasaus|pizzasaus|zigeunersaus|uienjus
  rodewijnsaus/rode wijnsaus/rodewijnjus/jus met rode wijn|kalfsjus|tacosaus|pico de gallo|groene saus
  pindakaas met stukjes noot/grove pindakaas/notenpindakaas|witte amandelpasta
  kapperbes/kapperbessen/kapperappeltjes|kappertjes op zout
  kalamata-olijven/kalamata olijven/kalamataolijven/kalamataolijf/paarse olijven
  taggiasche olijven/taggiasca-olijven|zure bom/zure bommen|amsterdamse ui/amsterdamse uien/amsterdamse uitjes
  ingelegde rode ui|atjar ketimoen/zoetzure komkommer|giardiniera|mixed pickles|umepasta/umeboshipasta|mangopickle
  limoenpickle|uienchutney|appelchutney|tomatenchutney|vijgenchutney|pruimenchutney|abrikozenchutney
  gekarameliseerde uien/gekaramelliseerde uien|rode-uienchutney|tamarindesap/asemsap|truffelboter
  donkerbruine basterdsuiker/donkere basterdsuiker/donkerbruine suiker/donkere rietsuiker
  muscovadosuiker/muscovado/moscovadosuiker|bruine rietsuiker|cassonade/kinnekessuiker
  bruine kandij/donkere kandijsuiker|dadelpasta|bakmout|vloeibare stevia/steviadruppels|vanillesiroop|gembersiroop
  kersensiroop|frambozensiroop|aardbeiensiroop|karamelsiroop|kaneelsiroop|amandelsiroop/orgeat
  toffeesaus/butterscotchsaus|zoutekaramelsaus/zeezoutkaramelsaus|frambozencoulis/frambozensaus
  aardbeiencoulis/aardbeiensaus|rabarbercompote/rabarbermoes|kersencompote|bessencompote|pruimencompote
  perencompote|gelei|bosvruchtenjam|frambozengelei|citroenmarmelade|grapefruitmarmelade|limoenmarmelade
  perenstroop|kersenvlaaivulling/kersenvulling|appeltaartvulling/appelvulling|abrikozenvlaaivulling|potas
  collageen|vanillearoma/vanille-aroma/vanille aroma|citroenolie|bananenaroma|boteraroma|aardbeienaroma
  frambozenaroma|chocoladeschaafsel/chocoladekrullen/chocoladevlokken
  witte chocoladedruppels/witte chocoladestukjes/witte-chocoladestukjes|witte chocoladeschaafsel
  gekleurde hagelslag/vruchtenhagel|muisjes|discodip/musketzaad/suikerparels/suikerpareltjes|zilverpareltjes
  rode kleurstof/rode voedingskleurstof|groene kleurstof/groene voedingskleurstof|blauwe voedingskleurstof
  gele voedingskleurstof|amandelspijs/spijs/kant-en-klare amandelspijs|botercrème/crème au beurre|roomkaasfrosting
  mokkaglazuur|citroenglazuur|pannenkoekmix/pannenkoekenmix|appeltaartmix|koekjesmix|browniemix|muffinmix|wafelmix
  biscuitmix|chocoladepuddingpoeder|vanillepuddingpoeder|banketbakkersroompoeder/banketbakkersroommix
  patatkruiden/frietkruiden|natriumarme groentebouillon|aromat|zoutarm bouillonblokje
  kruidenbouillonblokje/kruidenbouillonblokjes/tuinkruidenbouillonblokje/bouillonblokje tuinkruiden/bouillonblokjes tuinkruiden/bouillon tuinkruiden
  groentesoep|erwtensoep|koffieboon/koffiebonen|espressopoeder/instant espressopoeder|earl grey|chai
  rooibos/rooibosthee|muntthee/pepermuntthee|kamillethee|vruchtenthee|bitter lemon|limoensiroop/lime juice cordial
  roosvicee|citroensiroop|zwartebessensiroop|vlierbloesemsiroop|wit druivensap|rood druivensap|champagne|prosecco
  vin santo|droge sherry/fino|medium sherry/sherry medium dry|cream sherry/zoete sherry|witte port
  droge vermout/droge vermouth/noilly prat|rode vermout/rode martini/zoete vermout|donker bier/bruin bier|witbier
  tripel|trappist/trappistbier/bruine trappist|bokbier|geuze|radler|abdijbier|maltbier|alcoholvrije witte wijn
  alcoholvrije rode wijn|alcoholvrije prosecco|witte rum|spiced rum|stroh rum|ierse whiskey|vanillewodka
  jenever/genever/jonge jenever|oude jenever|licor 43|abrikozenlikeur|vanillelikeur|drambuie|perenlikeur
  kersenlikeur|bananenlikeur|berenburg|stroopwafel/stroopwafels|roomboterkoekjes/boterkoekjes|taaitaai/taai-taai
  pepernoot/pepernoten|biscuitrol|eierkoek/eierkoeken|cupcake/cupcakes|nougatine|florentine/florentines|notenrots
  kokosmakroon/kokosmakronen/kokosmakroontjes/kokosrotsje/kokosrotsjes|macaron/macarons|bokkenpootje/bokkenpootjes
  melbatoast/toastje/toastjes/toostjes|maïswafel/maïswafels|paprikachips|bagelchips|broodchips|laugenbrezel
  zoute sticks/zoute stokjes/zoutstengels|zoete popcorn|zoute popcorn|karamelpopcorn|wokkels/nibbits|winegums
  gombeertjes/gummybeertjes/gummiberen|zuurtje/zuurtjes|lolly/lolly's|zure matten|smarties|bonbon/bonbons|snickers
  mars|m&m's|bounty|maltesers|kitkat|twix|toblerone|paaseitje/paaseitjes/chocolade-eitje/chocolade-eitjes
  after eight|pindarotsjes|notenreep|vanille-ijs/vanilleijs/vanilleroomijs|chocolade-ijs|aardbeienijs|karamelijs
  pistache-ijs|yoghurtijs|citroenijs|koffie-ijs|waterijsje/waterijsjes|vegan vanille-ijs
  citroensorbet/citroensorbetijs|frambozensorbet/frambozensorbetijs|limoensorbet|mangosorbet/mangosorbetijs
  waterijs|banketbakkersroom/gele room/crème pâtissière/bakkersroom/patisserieroom/puddingcrème
  crème anglaise/vanillesaus|vanillepudding|chocoladepudding/chocoladevla|griesmeelpudding
  karamelvla/karamelpudding|chocolademousse|chipolatapudding
  aardappelkroketten/aardappelkroketje/aardappelkroketjes/kroket/kroketten|bitterbal/bitterballen|pommes duchesse
  pommes noisettes|pommes dauphines|falafelmix|kibbeh|knoedel/knoedels/broodknoedel/broodknoedels|wontons|pierogi
  dimsum/siomai|meelballetje/meelballetjes|tongschar/tongscharfilet/tongscharfilets/tongscharren
  sliptong/sliptongen/sliptongetjes|ibericoham/ibérico-ham/pata negra/jamón ibérico|parijzerworst
  johannesbroodpitmeel|fernet|cynar|multivitaminesap/multifruitsap/multisap/multivruchtensap|tropisch vruchtensap
  rodebessensap|bosvruchtensap|bosbessensap|wildfond/wildbouillon|whiskysaus/whiskycocktailsaus
  balsamicodressing/balsamicovinaigrette|mosterdvinaigrette/mosterddressing|ajvar/ajvarpasta
  pruimenmoes/powidl/pruimenmus|engelse drop|laurierdrop|zoute drop|dropveter/dropveters
  pistacheolie/pistache-olie|macadamiaolie|knoflookboter/lookboter|kalkoenrookworst|vleesbrood`;
