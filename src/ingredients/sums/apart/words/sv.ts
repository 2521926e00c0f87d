/** `/` separates forms of one product. */
export const SWEDISH = `
  rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis|casarecce/caserecce
  garganelli|mezze maniche|calamarata|candele|schiaffoni|sbrinz|focaccia/focaccias|salta nötter|snabbpasta
  fullkornsnudlar|formbröd/formfranska/toastbröd/rostbröd|tunnbröd/mjukt tunnbröd/polarbröd/mjukkaka/hönökaka
  hårt tunnbröd|levain|morotsspaghetti|gula morötter|mandelpotatis/mandelpotatisar|sparrispotatis|gulbeta/gulbetor
  polkabeta/polkabetor|ingefära i sockerlag|krossade tomater med basilika|krossade tomater med vitlök|spetskål
  romanesco|blomkålsris|svartkål/palmkål/cavolo nero|purpurkål|kronärtskocksbotten/kronärtskocksbottnar
  marinerade kronärtskockor/marinerade kronärtskockshjärtan|grillade kronärtskockor
  skärböna/skärbönor/brytböna/brytbönor/bondbrytbönor|vaxböna/vaxbönor|broccoligroddar
  wokgrönsaker/wokmix/frysta wokgrönsaker/fryst wokmix/frysta grönsaker wok/fryst wokblandning/wokblandning
  soppgrönsaker frysta|trattkantarell/trattkantareller|svart trumpetsvamp/trumpetsvamp/trumpetsvampar|vit tryffel
  sommartryffel|äppelchips|äppelkompott|mirabell/mirabeller|krikon|maraschinokörsbär/maraschinobär|amarenakörsbär
  kanderade körsbär|torkad banan/torkade bananer|grön jackfruit|nyponskalsmjöl|pomeransskal/syltat pomeransskal
  kanderat apelsinskal/kanderade apelsinskal/syltade apelsinskal|frystorkade hallon|frystorkade jordgubbar
  frystorkade blåbär|hallonpulver|jordgubbspulver|blåbärspulver|jordgubbspuré|hallonpuré|vita vinbär
  frysta havtorn/frysta havtornsbär|apelsinsaft|citrontimjan|krasseblommor|violer/viol|ringblomma/ringblommor
  italiensk örtkrydda/italiensk kryddning/italiensk kryddblandning/italienska örter/italienska kryddor/italiensk krydda/torkade italienska örter/pizzakrydda/pastakrydda
  italiensk salladskrydda/salladskrydda|grekisk örtkrydda/grekiska örter|fransk örtkrydda/fransk örtblandning
  kanderad kvanne|vit- eller svartpeppar|inlagd grönpeppar|starkt paprikapulver
  kanelstång/kanelstänger/kanelbit/kanelbitar/hel kanel/hel kanelstång|stark curry/madrascurry
  bruna senapsfrön/svarta senapsfrön|vita vallmofrön
  grillkrydda/bbq rub/barbecuekrydda/bbq-krydda/grill- och barbequekrydda|köttfärskrydda/köttfärskryddor
  köttkrydda|kebabkrydda/gyroskrydda|svampkrydda|potatiskrydda|piffi allkrydda/allkrydda/piffikrydda
  brödkrydda/brödkryddor|fiskkrydda|julkrydda|speculooskrydda|tikka masala-krydda
  fajitakrydda/fajita spice mix/fajitakryddmix|saltrostade mandlar
  krossat linfrö/krossade linfrön/linfrömjöl/linmjöl|brända mandlar/kanderade mandlar/karamelliserade mandlar
  gröna spritärtor/gröna torkade ärtor|rosenbönor|borlottiböna/borlottibönor|sojabitar/sojastrimlor
  grötris/rundkornigt ris|kornflingor|kornkross/korngryn|boveteflingor|bovetekross/krossat bovete/bovetegryn|kasha
  fullkornsbulgur|fregola|matvete/ebly|dinkelflingor|rågflingor|rågkross/krossad råg|hirsflingor|poppad amarant
  snabbhavregryn|fiberhavregryn|rågkli|snabbpolenta
  durumvetemjöl/semolina/durumvete/semolinamjöl/durummjöl/semola/durumvetegryn|attamjöl/atta
  fullkornsdinkelmjöl/dinkelmjöl fullkorn|rågsikt|grovt rågmjöl/grovmalet rågmjöl/fullkornsrågmjöl|pappardelle
  snabbmakaroner|skruvmakaroner|orecchiette|conchiglioni|cannellonirör|fullkornsspaghetti/fullkornsspagetti
  fullkornspenne|fullkornsmakaroner|pastadeg|glutenfri spaghetti|glutenfria makaroner|glutenfria lasagneplattor
  glutenfri penne|glutenfri fusilli|glutenfri tagliatelle|linspasta|kikärtspasta|majspasta|rispasta|snabbnudlar
  skorpmjöl/skorpsmulor|glutenfria frallor|glutenfritt hamburgerbröd/glutenfria hamburgerbröd|glutenfritt rågbröd
  fullkornsrostbröd|pumpernickel|kavring/skärgårdslimpa|vitlöksbaguette/vitlöksbaguetter|fullkornspitabröd
  libabröd/liba/lavash|vitlöksnaan|paratha|fullkornstortilla/fullkornstortillas|grova frallor/grov fralla
  tekaka/tekakor|dinkelfrallor|briochehamburgerbröd/hamburgerbröd brioche/briochehamburgarbröd|challah
  bruschetta/crostini|fullkornsskorpor|mördeg/färdig mördeg/mördegsskal|petit-chouer|plättar/plätt
  amerikanska pannkakor|våffla/våfflor|crêpe/crêpes|kalaspuffar|puffad dinkel|fruktmüsli|arame
  strimlat nötkött/nötköttstrimlor|nötstek/oxstek|högrevsfärs|rimmad oxbringa|kalvstek
  kalvgrytbitar/grytbitar av kalv|kalvbringa|kalvskav|kalvfilé/kalvfiléer/kalvytterfilé|kalventrecôte
  strimlat fläskkött/fläskköttstrimlor/strimlat griskött/fläskstrimlor|fläskgrytbitar/grytbitar av gris|fläskstek
  fläskbog/grisbog/bog av fläsk|tjocka revbensspjäll|kamben|rimmad fläsklägg|ugnsbakad skinka
  fläskkorv/fläskkorvar|isterband|värmlandskorv|stångkorv|ölkorv/ölkorvar|chipolata
  cocktailkorv/cocktailkorvar/småkorv/småkorvar|prinskorv/prinskorvar
  falukorv/falukorvar/falukorvsring/falukorvsbit/ring falukorv|kabanoss/kabanos|renkorv
  medvurst/metwurst/medvurstskivor|höna/höns|tupp|kycklingstrimlor/broilerstrimlor|kycklinggrytbitar
  kycklingdelar/styckad kyckling/kycklingdelar med ben|lammgrytbitar/grytbitar av lamm|kalvnjure|lammnjure
  kalvtunga|rimmad oxtunga|viltskav|kaninlår|harstek|harsadel|hjortstek|hjortfilé|rådjur/rådjurskött|rådjursstek
  rådjurssadel/rådjursfilé|kalkonstrimlor|kalkonstek
  ankconfit/confit de canard/confiterat anklår/konfiterade anklår/ankkonfit|gåsbröst|fasanbröst
  regnbåge/regnbågslax/regnbågsfilé/regnbågslaxfilé/regnbågsforell|varmrökt lax/varmrökt laxfilé
  gravad lax/gravlax/gravad laxfilé|rimmad lax|pepparmakrill/rökt pepparmakrill
  matjessill/matjes/matjessillfilé/matjessillfiléer|senapssill
  ättikssill/5-minuterssill/inläggningssill/femminuterssill|saltsill/salt sill/spicken sill
  urvattnad sill/urvattnade sillfiléer/urvattnade salta sillfiléer|löksill|kryddsill|rollmops|löjrom/siklöjrom
  stenbitsrom/röd stenbitsrom/röd caviar/röd rom|svart stenbitsrom|smörgåskaviar/kalles kaviar|sikrom|torskrom
  masago/tobiko
  jätteräkor/jätteräka/tigerräka/tigerräkor/vannameiräkor/black tiger räkor/skalade tigerräkor/argentinska räkor/argentinska rödräkor/scampi
  räkor i lake/räkor i lag/skalade räkor i lake/handskalade räkor i lake|hummerkött|hummerstjärt/hummerstjärtar
  languster|krabbklo/krabbklor|kungskrabba|gröna musslor|musslor i vatten/musslor i lake/konserverade musslor
  ovomaltine/ovaltine|filmjölk/fil/lättfil/a-fil/mellanfil/naturell filmjölk/fjällfil/filbunke|långfil|viili
  ärtprotein|risprotein|vaniljproteinpulver|kaffegrädde/kaffe grädde
  crème fraiche paprika & chili/smaksatt crème fraiche/crème fraiche med smak|sprejgrädde/sprutgrädde/spraygrädde
  matlagningsyoghurt/matyoghurt|rysk yoghurt/gräddyoghurt|bulgarisk yoghurt|vaniljyoghurt/yoghurt med vaniljsmak
  jordgubbsyoghurt|hallonyoghurt|blåbärsyoghurt/bäryoghurt|vaniljkvarg|lagrad ost/vällagrad ost/smakrik ost
  gratängost/pizzaost/riven ost 28%|prästost/lagrad prästost|herrgårdsost/herrgård
  lagrad cheddar/vällagrad cheddar|mjukost/bredbar smältost|munster|romadur|saint agur|riven mozzarella
  vitlöksfärskost/färskost med vitlök|örtfärskost/färskost med örter/boursin|pepparrotsfärskost/färskost pepparrot
  färskost med smak|getfärskost/vit caprin/caprin|vegansk feta/vegansk fetaost/växtbaserad fetaost
  vegansk parmesan/vegansk parmesanost|vegansk mozzarella|vegansk cheddar|vegansk halloumi|vegansk ädelost
  barista havredryck|vegansk vispgrädde/växtbaserad vispgrädde/mjölkfri vispgrädde/vegansk vispad grädde
  vegansk gräddfil|hundraårsägg|sojaolja|kallpressad rapsolja|kokosfett/smakfri kokosolja/neutral kokosolja
  röd palmolja/dendéolja|basilikaolja|persiljeolja|dillolja|gräslöksolja|ramslöksolja|ättiksessens
  ättiksprit 24%/ättika 24%|champagnevinäger|dragonvinäger|röd miso/mörk miso/röd misopasta/mörk misopasta
  chipotlepasta/chipotle pasta/chipotle paste|chipotlesås|kormapasta|tikka masala-sås|kormasås|butter chicken-sås
  stark senap|skånsk senap|fransk senap|söt senap/sötstark senap|skogshonung|ljunghonung|kastanjehonung
  chiliketchup|curryketchup|kewpie/japansk majonnäs/kewpiemajonnäs|chilimajonnäs|srirachamajonnäs|kebabsås
  vitlöksdressing|yoghurtdressing|italiensk dressing|örtdressing|mintgelé|pizzasås|gräddsås|pepparsås
  tacosås/taco sauce/tacosalsa|crunchy jordnötssmör|kaprisbär|fyllda oliver
  kalamataoliv/kalamataoliver/kalamata oliver/kalamata/kalamataoliver urkärnade|saltgurka/saltgurkor/syrad gurka
  picklad rödlök/inlagd rödlök|picklad schalottenlök|syltlök/syltlökar|picklade morötter/picklad morot|giardiniera
  umeboshipasta|limepickle/lime pickle|mangopickle|äppelchutney|tomatchutney|fikonchutney|lökchutney
  muscovadosocker/mörkt muscovadosocker/muscovado/mörk muscovado/muscovadoråsocker/muskovadosocker/muscovadorörsocker
  ljust muscovadosocker/ljus muscovado|mörkt farinsocker|malt/kornmalt/maltmjöl|steviadroppar/flytande stevia
  sukrin gold|sukrin melis|vaniljsirap|kolasirap|ingefärssirap|lavendelsirap|hasselnötssirap|mandelsirap/orgeat
  hallonsirap|jordgubbssirap|rabarbersirap|citronsirap|kaffesirap|saltkolasås/salt karamellsås/salt kolasås
  hallonsås/hallonkompott|jordgubbssås|rabarberkompott|blåbärskompott|drottningsylt|rabarbersylt|krusbärssylt
  nyponmarmelad|skogsbärssylt|citronmarmelad|pomeransmarmelad|limemarmelad|körsbärsfyllning|äppelfyllning
  rågsurdeg|vetesurdeg/aktiv vetesurdeg|kollagen|vaniljarom|citronolja|bananarom|smörarom|jordgubbsarom
  arraksarom/arrakarom|raw kakao/råkakao|ögonkakao|chokladspån
  vita chokladdroppar/vita chokladknappar/vit chokladknapp|chokladströssel|sockerpärlor/nonpareille
  röd hushållsfärg/röd karamellfärg/röd livsmedelsfärg|grön hushållsfärg/grön karamellfärg/grön livsmedelsfärg
  gul hushållsfärg/gul karamellfärg/gul livsmedelsfärg|pastafärg/pastafärger/färgpasta/gelfärg|röd pastafärg
  mandelmassa/mandelmassa 50%/grovriven mandelmassa/odense mandelmassa|marsipanlock/prinsesslock|smörkräm
  chokladglasyr|cream cheese-frosting/färskostfrosting|kristyr|browniemix|muffinsmix|kladdkakemix|pannkaksmix
  våffelmix|vaniljsåspulver/marsan vaniljsås pulver|grillsalt|kycklingsalt|kalkonfond
  koncentrerad kycklingfond/flytande kycklingfond|grönsaksfond koncentrerad
  svampbuljongtärning/svampbuljongtärningar|lammbuljongtärning|blåbärssoppa|nyponsoppa|ärtsoppa
  kaffeböna/kaffebönor/espressobönor|earl grey|chai/chai-te|lapsang souchong|jasminte|kamomillte|rooibos/rooiboste
  pepparmyntste/myntate|hibiskuste|fruktte|bitter lemon|sockerdricka|pommac|trocadero|julmust
  hallonsaft/hallonsaft koncentrerad|svartvinbärssaft/vinbärssaft
  flädersaft/fläderblomssaft/koncentrerad flädersaft/koncentrerad fläderblomssaft/fläderblomsaft|jordgubbssaft
  lingonsaft/lingondricka|rabarbersaft|lime cordial/limecordial|blåbärssaft|champagne/champagne torr|prosecco
  vin santo|torr sherry|halvtorr sherry/medium dry sherry|söt sherry|vitt portvin
  torr vermouth/noilly prat/dry vermouth|röd vermouth/martini rosso/söt vermouth|ale/ipa/pale ale|veteöl|mörkt öl
  julöl|svagdricka|alkoholfritt vitt vin/alkoholfritt vitvin|alkoholfritt rött vin|alkoholfritt mousserande vin
  vit rom/ljus rom|spiced rum|irländsk whiskey/irish whiskey|vaniljvodka|citronvodka|galliano
  örtlikör/jägermeister|bananlikör|melonlikör|licor 43|punsch/arrakspunsch|jordgubbslikör|drambuie
  lakkalikör/hjortronlikör|chokladlikör|vaniljlikör|lingonlikör|kardemummakakor|bastognekex/bastogne/bastognekakor
  singoalla|ballerinakex/ballerina|dominokex|smörkex|kryddkaka|pepparkakshus|rulltårta|kladdkaka
  kanelbulle/kanelbullar|wienerbröd|lussekatt/lussekatter/lussebulle/lussebullar
  krokant/mandelkrokant/nötkrokant/krossad krokant|kokostopp/kokostoppar|ostkex|rotfruktschips/grönsakschips
  kolapopcorn|polkagris/polkagrisar/krossade polkagrisar/polkagriskross/krossad polkagris|geléhallon
  skumgodis/skumbanan/skumbananer|ahlgrens bilar|vingummi/vingummin|godisremmar|daim/marabou daim/dajm|snickers
  mars|m&m's/smarties/nonstop|dumle/dumlekolor/dumle kola|kexchoklad|after eight|noblesse|maltesers|chokladägg
  toblerone|kitkat|geisha|rolo|proteinbar/proteinbarer|vaniljglass/gräddglass vanilj/kulor vaniljglass
  chokladglass|jordgubbsglass|kaffeglass|isglass/glasspinne/glasspinnar|mjukglass|citronsorbet|hallonsorbet
  mangosorbet|jordgubbssorbet|passionssorbet|vaniljkräm/konditorkräm/creme patissiere|chokladpudding|chokladmousse
  risgrynsgröt/risgröt/tomtegröt/risifrutti|panna cotta/pannacotta|karamellpudding|potatiskrokett/potatiskroketter
  kroppkaka/kroppkakor|falafelmix|pelmeni|bergtunga/bergtungor/bergtungafilé|rödtunga
  ansjovis/ansjovisfilé/ansjovisfiléer/skinn- och benfri ansjovis|nors|forellrom/regnbågsrom
  ibericoskinka/pata negra|johannesbrödkärnmjöl|fernet/fernet branca|cynar|armagnac|multivitaminjuice/multijuice
  tropisk juice/tropisk fruktjuice|blåbärsjuice|fläderbärsjuice|lingonjuice|aroniajuice|viltfond/viltbuljong
  balsamicodressing|ajvar/ajvar relish/mild ajvar|stark ajvar|sviskonmos/katrinplommonmarmelad
  saltlakrits/salmiak/salmiakki|turkisk peppar/tyrkisk peber|engelsk lakrits/lakritskonfekt|söt lakrits
  pistageolja|macadamiaolja|vitlökssmör/vitlöksmör|bearnaisesmör|persiljesmör`;
