/** `/` separates forms of one product. */
export const DANISH = `
  drueagurk/drueagurker|rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis
  casarecce/caserecce|garganelli|mezze maniche|calamarata|candele|schiaffoni|sbrinz|focaccia/focaccias|pastahorn
  fuldkornsnudler|toastbrød/sandwichbrød/lyst toastbrød/formbrød|gulerodsspaghetti|gule gulerødder|gule beder
  bolsjebede/bolsjebeder/polkabede/polkabeder|spidskål/spidskålshoved/spids kål/fintsnittet spidskål|romanesco
  blomkålsris|palmekål/sortkål/cavolo nero|asparges på glas/hvide asparges på glas
  artiskokbund/artiskokbunde/artiskokbunde på dåse|marinerede artiskokker/marinerede artiskokhjerter
  grillede artiskokker|snitbønne/snitbønner|voksbønne/voksbønner|broccolispirer|kløverspirer
  wokgrøntsager/wokmix/frosne wokgrøntsager/wokblanding|frosne suppegrøntsager|hvid trøffel|sommertrøffel|æblegrød
  æblekompot|mirabel/mirabeller|moreller/morel|maraschinokirsebær|amarenakirsebær|kandiserede kirsebær
  syltede kirsebær|tørret banan/tørrede bananer|grøn jackfruit|pomeransskal/pomeransskaller/syltet pomeransskal
  kandiseret appelsinskal/kandiserede appelsinskaller/syltede appelsinskaller/orangeat
  frysetørrede hindbær/frysetørret hindbær|frysetørrede jordbær|frysetørrede solbær
  hindbærpulver/frysetørret hindbærpulver|jordbærpulver|jordbærpuré|hindbærpuré|hvide ribs|frosne havtorn
  citrontimian|blomsterkarse/tallerkensmækker|stedmoderblomster/violer
  italiensk krydderi/italienske krydderier/italienske krydderurter/italiensk urteblanding/italiensk krydderiblanding/italiensk krydderimix/pizzakrydderi/pastakrydderi
  græske krydderurter|salatkrydderi|kandiseret angelik|grøn peber i lage|timutpeber|stærk paprika/rosenpaprika
  stærk røget paprika|kanelstang/kanelstænger/hel kanel/hele kanelstænger/hel kanelstang
  stærk karry/madras karry/madraskarry|brune sennepsfrø/sorte sennepsfrø|hvide birkes
  grillkrydderi/bbq rub/barbecuekrydderi/bbq krydderi|hakkebøfkrydderi|stegekrydderi|kebabkrydderi
  risengrødskrydderi/risalamandekrydderi|julekrydderi|speculooskrydderi/speculaaskrydderi|tikka masala krydderi
  fajitakrydderi|saltmandel/saltmandler|groft mandelmel|knuste hørfrø/hørfrømel
  brændte mandler/karamelliserede mandler/kandiserede mandler|grønne flækærter|marineret tofu
  grødris/rundkornede ris|bygflager|knækket byg|boghvedeflager|kasha|fuldkornsbulgur|fuldkornscouscous|fregola
  knækkede hvedekerner|perleemmer|speltflager|perlespelt|knækkede speltkerner|rugflager
  knækkede rugkerner/skårne rugkerner/skårede rugkerner/flækkede rugkerner|hirseflager|poppet amarant
  grovvalsede havregryn/grove havregryn|rugklid|instant polenta|fuldkornsmajsmel
  durummel/durumhvede/durumhvedemel/semola/semolinamel/durum|ølandshvedemel|atta
  fuldkornsspeltmel/fuldkorns speltmel/groft speltmel|sigtet rugmel/rugsigtemel
  groft rugmel/fuldkornsrugmel/fuldkorns rugmel|brunt rismel/fuldkornsrismel|pappardelle|orecchiette|conchiglioni
  cannellonirør|grønne lasagneplader|fuldkornsspaghetti/fuldkorns spaghetti|fuldkornspenne|pastadej
  glutenfri spaghetti|glutenfri makaroni|glutenfrie lasagneplader/glutenfri lasagneplader|glutenfri penne
  glutenfri fusilli|glutenfri tagliatelle|linsepasta|kikærtepasta|majspasta|rispasta
  instantnudler/instant nudler/yum yum nudler|rugbrødsrasp/rasp rugbrød|glutenfrie boller/glutenfri boller
  glutenfri rugbrød/glutenfrit rugbrød|glutenfri burgerboller/glutenfrie burgerboller|glutenfri baguette
  glutenfrie rundstykker|fuldkornstoast/fuldkornstoastbrød/groft toastbrød|pumpernikkel/pumpernickel
  rugbrød uden kerner|groft flute|fuldkornspitabrød/grove pitabrød|hvidløgsnaan|paratha
  fuldkornstortilla/fuldkornstortillas|grovbolle/grovboller/fuldkornsboller/groft rundstykke/grove rundstykker
  hveder|håndværker
  briochebolle/briocheboller/briocheburgerbolle/briocheburgerboller/brioche burgerboller/brioche boller|challah
  mørdej|amerikanske pandekager|vaffel/vafler|crêpe/crêpes|kanelbrød|rosinbolle/rosinboller|puffet spelt|guldkorn
  ymerdrys|arame|oksestrimler/strimlet oksekød|oksesteg|oksetern|oksefars|minutbøf/minutbøffer|kalvesteg|kalvetern
  kalveculotte|kalvefars|wienerschnitzel kalv|kalvefilet/kalvefileter|kalvemørbrad
  svinestrimler/svinekød i strimler/grisestrimler|grisetern/grydekød af svin/svinekødstern|medisterfars|svinefars
  svinebov/bov af svin/bovsteg/griseskulder/bov med svær|nakkekoteletter/nakkekotelet/svinenakkekotelet
  skinkekotelet|kamben|revelsben/svinerevelsben|julskinke|medister/medisterpølse/medisterpølser|ringrider
  cocktailpølse/cocktailpølser|brunchpølse/brunchpølser|røde pølser|kålpølse/kålpølser|cabanossi/kabanos|falukorv
  røget medister/røget medisterpølse|spegepølse/spegepølser/spegepølseskiver|høne/høns/suppehøne/suppehøner
  unghane/unghaner|kyllingestrimler/kylling i strimler/kyllingekød strimler|kyllingetern/kyllingtern
  parteret kylling|lammetern/lammegrydekød|lammesteg|lammemørbrad|kalvenyre/kalvenyrer|lammenyre/lammenyrer
  svinenyre/svinenyrer|kalvetunge|kaninlår|harekølle|hareryg|dyrekølle/vildtkølle/rådyrkølle|dyreryg/dyrefilet
  hjortefilet|dyresteg|rådyr/rådyrkød|kalkunstrimler|kalkunsteg
  confiterede andelår/andeconfit/confit de canard/andelår confit/confiteret andelår/andelårsconfit|gåsebryst
  gåsesteg|fasanbryst|fasanlår|marinerede ansjoser|hellefisk/hellefiskfilet
  panerede rødspættefileter/paneret rødspættefilet|regnbueørred|sushilaks|varmrøget laks
  gravad laks/gravet laks/graved laks|peberrøget makrel/pebermakrel|kryddersild/kryddersildefileter|karrysild
  spegesild|modnede sild/modne sildefileter|matjessild/matjes|stegte sild i eddike|rollmops
  stenbiderrogn/stenbiderkaviar|torskerogn|løjrom|kulmulerogn|masago/tobiko|lodderogn
  kæmperejer/tigerreje/tigerrejer/vannamei rejer/kongerejer/tiger rejer/argentinske rejer/pillede tigerrejer/scampi
  rejer i lage|frosne kæmperejer/frosne tigerrejer|hummerhale/hummerhaler|hummerkød|taskekrabbe
  krabbeklo/krabbeklør|kongekrabbe|grønskallede muslinger/grønlæbede muslinger|ovomaltine/ovaltine|tykmælk|ymer
  ærteprotein|risprotein|vaniljeproteinpulver|kaffefløde|vaniljeyoghurt/yoghurt med vanilje|jordbæryoghurt
  hindbæryoghurt|skyr med vanilje/vaniljeskyr|drikkeyoghurt|koldskål|pære-banan yoghurt|lagret ost/stærk ost
  revet ost/reven ost/gratinost/gratineringsost/revet pizzaost/blandet revet ost/revet ost 45|vesterhavsost
  rygeost|esrom|samsø ost/samsøost|lagret cheddar|smøreost/smøreoste|gammel gouda|munster|romadur|saint agur
  revet mozzarella/reven mozzarella|flødeost med hvidløg|flødeost med urter/urteflødeost/boursin|flødeost med smag
  gedeflødeost/gedefriskost|vegansk feta/plantebaseret feta/vegansk fetaost
  vegansk parmesan/vegansk parmesanost/plantebaseret parmesan|vegansk mozzarella/plantebaseret mozzarella
  vegansk cheddar|vegansk halloumi|havredrik barista
  vegansk piskefløde/plantebaseret piskefløde/mælkefri piskefløde/vegansk flødeskum|vegansk syrnet fløde
  hundredårsæg|sojaolie|koldpresset rapsolie|kokosfedt/palmin/neutral kokosolie|rød palmeolie/dendeolie
  basilikumolie|persilleolie|dildolie|ramsløgsolie|purløgsolie|krydderfedt|mørk lagereddike/brun eddike
  eddikesyre 32%/eddikeessens|champagneeddike|estragoneddike|saltreduceret sojasauce
  rød misopasta/mørk miso/mørk misopasta/rød miso|chipotlepasta/chipotle pasta|chipotlesauce|vindaloo pasta
  korma pasta|tikka masala sauce|butter chicken sauce|korma sauce|stærk sennep|sød sennep|lynghonning
  kastanjehonning|honningsennepsdressing/honningsennepdressing|karryketchup
  kewpie/kewpie mayonnaise/japansk mayonnaise|chilimayonnaise/chilimayo|srirachamayo|kebabdressing
  cremefraichedressing/creme fraiche dressing|hvidløgsdressing|yoghurtdressing|italiensk dressing
  krydderurtedressing/urtedressing|myntegelé|ramsløgspesto|pizzasauce/pizzatomatsauce/pizzasovs
  tacosauce/tacosalsa|crunchy peanutbutter|kapersbær|fyldte oliven|kalamataoliven/kalamata|saltagurk/saltagurker
  syltede rødløg/syltet rødløg/picklede rødløg|syltede perleløg/cocktailløg|syltede gulerødder|giardiniera
  mixed pickles|umeboshipasta|lime pickle/limepickle|mango pickle|æblechutney|tomatchutney|løgchutney|balsamicoløg
  mørk farin/mørk brun farin/mørkebrun farin
  muscovadosukker/mørk muscovadosukker/mørkt muscovadosukker/muscovado/muskovadosukker/mørk muscovado
  lys muscovado/lys muscovadosukker|brun kandis|malt/maltmel/byg malt|steviadråber/flydende stevia|sukrin gold
  sukrin melis|vaniljesirup|karamelsirup|ingefærsirup|lavendelsirup|hasselnøddesirup|rosensirup|solbærsirup
  hindbærsirup|jordbærsirup|kirsebærsirup|rabarbersirup|mandelsirup|citronsirup|kaffesirup
  saltkaramelsauce/salt karamelsauce/saltkaramel|hindbærcoulis/hindbærsauce|jordbærsauce/jordbærkompot
  kirsebærsauce|rabarberkompot|blåbærkompot|skovbærsyltetøj|rabarbersyltetøj/rabarbermarmelade|hybensyltetøj
  hyldebærsyltetøj|stikkelsbærsyltetøj|citronmarmelade|grapefrugtmarmelade|kirsebærfyld|æblefyld
  rugsurdej/rugbrødssurdej|hvedesurdej|rød melatin|blå melatin|gul melatin|vaniljearoma
  bitre mandler/bittermandler/bittermandel|citronolie|bananessens|smøraroma|jordbæressens|chokoladespåner
  mørk pålægschokolade|hvide chokoladeknapper/hvide chokoladechips|chokoladekrymmel|rød frugtfarve/rød madfarve
  gul frugtfarve|grøn frugtfarve/grøn madfarve|pastafarve/pastafarver/gel farve|overtræksmarcipan/marcipanlåg
  kransekagemasse/kransekagemarcipan|cream cheese frosting/flødeostfrosting/ostecreme/flødeostcreme|smørcreme
  chokoladeglasur/kakaoglasur|brownieblanding/browniemix|muffinmix|pandekagemix/pandekageblanding|vaffelmix
  kagecremepulver/vaniljecremepulver/cremepulver|vaniljesaucepulver|kyllingesalt|grillsalt/barbecuesalt|kalkunfond
  hvidløgsbouillon|svampebouillonterning|bouillonpasta|urtebouillonterning/urtebouillonterninger
  kaffebønne/kaffebønner/espressobønner|espressopulver/instant espresso|earl grey te/earl grey|chai te/chai
  jasminte|kamillete|rooibos/rooiboste|pebermyntete/myntete|hybente|hibiscuste|brændenældete|frugtte|bitter lemon
  rød sodavand/hindbærbrus|hyldeblomstsaft/hyldeblomstdrik/koncentreret hyldeblomstsaft/hyldeblomst saft
  hindbærsaft|solbærsaft|hyldebærsaft|jordbærsaft|ribssaft|rabarbersaft|limecordial|champagne|prosecco|asti
  vin santo|tør sherry|mellemtør sherry|sød sherry/cream sherry|hvid portvin
  tør vermouth/noilly prat/dry vermouth/martini dry|rød vermouth/martini rosso/sød vermouth|hvedeøl/weissbier
  hvidtøl/skibsøl|mørk øl/mørkt øl|ipa/pale ale|påskebryg|juleøl|alkoholfri hvidvin|alkoholfri rødvin
  alkoholfri mousserende vin|hvid rom/lys rom|kagerom|spiced rum|irsk whiskey/irsk whisky|vaniljevodka|citronvodka
  galliano|urtelikør/jägermeister|abrikoslikør|melonlikør|bananlikør|licor 43|drambuie|jordbærlikør|chokoladelikør
  vaniljekrans/vaniljekranse|bastogne/bastognekiks/bastogne kiks|kammerjunkere/kammerjunker|pebernød/pebernødder
  smørkiks|honninghjerter/honninghjerte|rouladebund|wienerbrød|kanelsnegl/kanelsnegle
  fastelavnsbolle/fastelavnsboller|makroner/makron/mandelmakroner
  krokant/knækket krokant/nøddekrokant/mandelkrokant/hasselnøddekrokant|florentiner
  kokosmakron/kokosmakroner/kokostoppe|flødebolle/flødeboller|pavlova|ostekiks|rodfrugtchips/grøntsagschips
  karamelpopcorn|vingummi/vingummier/gummibamser|skumbananer/skumslik|pebermyntebolsjer|polkastokke|slikkepind
  snickers|marsbar/mars|daim/daim chokolade|m&m's/m&ms/smarties/non-stop|kitkat|after eight|chokoladeæg|maltesers
  toblerone|rolo|mælkesnitte/mælkesnitter|proteinbar|chokoladeis|jordbæris|nougatis|kaffeis|ispind/ispinde
  lakridsis|softice|vegansk vaniljeis|citronsorbet|hindbærsorbet|jordbærsorbet|passionssorbet|mangosorbet
  solbærsorbet|vaniljesauce/creme anglaise/vaniljesovs/vanillesauce|chokoladebudding|risengrød|chokolademousse
  karamelbudding|panna cotta|ris à l'amande|kartoffelkroket/kartoffelkroketter/kroketter|falafelmix
  melbolle/melboller|rødtunge/rødtunger/rødtungefilet/citronrødtunge|ørredrogn/forelrogn/regnbueørredrogn
  iberico skinke/iberisk skinke|johannesbrødkernemel|fernet/fernet branca|cynar|armagnac
  multijuice/multivitaminjuice|tropisk juice/exotisk juice/eksotisk juice|ribsjuice|hyldebærjuice|aroniajuice
  blåbærjuice|vildtbouillon|rejedressing/skaldyrsdressing/rejecocktaildressing|balsamicodressing
  ajvar/ajvar relish|sveskemos|saltlakrids/salt lakrids|tyrkisk peber/tyrkisk peber bolsjer
  lakridskonfekt/engelsk lakrids|lakridsbolsjer|lakridspastiller|piratos|pistacieolie|macadamiaolie|hvidløgssmør
  persillesmør|bearnaisesmør`;
