/** `/` separates forms of one product. */
export const DRY_GOODS = `
  dinkelvollkornmehl|rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis
  casarecce/caserecce|garganelli|mezze maniche|calamarata|candele|schiaffoni
  käferbohne/käferbohnen/feuerbohne/feuerbohnen|suppennudeln|fleckerl
  breite nudeln/breiter nudeln/breiten nudeln|rauchmandeln
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
  hörnchennudel/hörnchennudeln/hörnchen-nudeln/hörnli/hörnle|gabelspaghetti|ditali|vollkorn-penne
  vollkorn-fusilli|trofie|gemelli|orecchiette|conchiglioni/riesenmuschelnudeln|sternchennudeln
  buchstabennudeln|fadennudeln klein|grüne lasagneplatten/grüner lasagneplatten/grünen lasagneplatten
  vollkornspaghetti|vollkornpenne|dinkelnudel/dinkelnudeln/dinkel-nudel/dinkel-nudeln
  nudelteig/pastateig/frischer nudelteig/frischen nudelteig/frischem nudelteig/frische nudelteig
  linsennudel/linsennudeln/linsen-nudel/linsen-nudeln/linsenpasta/linsen-pasta/rote-linsen-nudeln
  kichererbsennudel/kichererbsennudeln/kichererbsen-nudel/kichererbsen-nudeln/kichererbsenpasta/kichererbsen-pasta
  erbsennudeln|maisnudeln/mais-nudeln
  maultasche/maultaschen/schwäbische maultaschen/schwäbischer maultaschen/schwäbischen maultaschen
  schupfnudel/schupfnudeln
  instantnudel/instantnudeln/instant-nudeln/yum yum nudeln/instant-ramen/asia-instantnudeln`;
