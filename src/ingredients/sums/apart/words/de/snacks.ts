/** `/` separates forms of one product. */
export const SNACKS = `
  studentenfutter|apfelchips/apfel-chips
  getrocknete banane/getrocknete bananen/getrockneter banane/getrockneten banane/getrockneter bananen/getrockneten bananen
  schokoladenkekse/schokokekse/schokokeksen/kakaokekse|vollkornkeks/vollkornbutterkekse|doppelkekse/doppelkeks
  dinkelkekse|läckerli/basler läckerli|soßenlebkuchen/sossenlebkuchen/saucenlebkuchen/soßenkuchen/sossenkuchen
  printen/aachener printen|pfeffernüsse
  dunkler biskuitboden/dunklen biskuitboden/dunklem biskuitboden/dunkle biskuitboden/schokobiskuitboden
  biskuitrolle|biskuitteig|marmorkuchen|zitronenkuchen/zitronen-kuchen|schokoladenkuchen/schokokuchen
  nussgipfel/nussschnecke/nussschnecken|zimtschnecke/zimtschnecken|plunder/plundergebäck|makronen
  krokant/haselnusskrokant/mandelkrokant|pralinenmasse
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
  mangosorbet|erdbeersorbet|semmelknödel/serviettenknödel/brezenknödel|kroketten/kartoffelkroketten
  reibekuchenteig|kartoffeltaschen
  kloßteig/klossteig/kartoffelkloßteig/kartoffelklossteig/knödelteig/kartoffelteig
  falafelmischung/falafel-mischung|gyoza/jiaozi/mandu|pierogi/piroggen|pelmeni|wantan/wan tan|dim sum
  flammkuchen|salmiak/salmiaklakritz`;
