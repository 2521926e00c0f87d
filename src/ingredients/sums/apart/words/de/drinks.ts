/** `/` separates forms of one product. */
export const DRINKS = `
  sanddornsaft|sanddornmark|blutorangensaft|orangensaftkonzentrat|ovomaltine/ovomaltinepulver|wasserkefir
  gekörnte hühnerbrühe/gekörnter hühnerbrühe/gekörnten hühnerbrühe|instant-gemüsebrühe
  gekörnte brühe/gekörnter brühe/gekörnten brühe/körnige brühe/körniger brühe/körnigen brühe/instantbrühe/instant-brühe
  maggi/maggi-würze/suppenwürze/flüssigwürze|suppengewürz
  gekörnte gemüsebrühe/gekörnter gemüsebrühe/gekörnten gemüsebrühe|gemüsebrühpaste/würzpaste/gemüsepaste
  buchstabensuppe|linsensuppe|kartoffelsuppe|kaffeebohne/kaffeebohnen/espressobohnen/mokkabohnen
  espressopulver|cappuccinopulver|earl grey/earl-grey-tee|chai-tee|jasmintee|früchtetee|rooibostee/rotbuschtee
  pfefferminztee|kamillentee|hibiskustee|hagebuttentee|zitroneneistee|pfirsicheistee|spezi
  bitter lemon/bitterlemon|kräuterlimonade/almdudler|apfelschorle/apfelsaftschorle/schorle|rivella
  himbeersirup|waldmeistersirup|johannisbeersirup/cassissirup|zitronensirup/zitronen-sirup
  limettensirup/limetten-sirup/lime juice cordial|erdbeersirup|kirschsirup/kirsch-sirup|rhabarbersirup
  maracujasirup|orangensirup/orangen-sirup|pfirsichsirup
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
  zwetschgenwasser/slivovitz/sliwowitz/zwetschkenbrand/pflümli/pflaumenschnaps
  williamsbirnenbrand/birnenschnaps|himbeergeist|marillenschnaps|kräuterschnaps
  weißer rum/weißen rum/weißem rum/weiße rum/weisser rum/weissen rum/weissem rum/weisse rum
  strohrum/stroh-rum/stroh 80/rum 54%/inländerrum
  irischer whiskey/irischen whiskey/irischem whiskey/irische whiskey|vanille-wodka|genever|anislikör
  kräuterlikör/jägermeister|holunderlikör|schokoladenlikör|kirschlikör/cherry brandy|karamelllikör|kokoslikör
  blue curaçao|vanillelikör|nusslikör|raki|fernet/fernet branca|armagnac|multivitaminsaft/multisaft/ace-saft
  rhabarbersaft/rhabarbernektar|bananensaft/bananennektar|holundersaft/holunderbeersaft|kirsch-bananen-saft
  birkensaft|himbeersaft|quittensaft|erdbeersaft
  roter johannisbeersaft/roten johannisbeersaft/rotem johannisbeersaft/rote johannisbeersaft
  wildfond/wildfonds|entenfond|gänsefond`;
