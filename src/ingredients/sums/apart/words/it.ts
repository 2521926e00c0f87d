/** `/` separates forms of one product. */
export const ITALIAN = `
  rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis|casarecce/caserecce
  garganelli|mezze maniche|calamarata|candele|schiaffoni|sbrinz|focaccia/focaccias|pasta mista/pasta da minestra
  pane in cassetta/pancarré/pane per tramezzini/pane da toast|bruschetta/bruschette|purea d'aglio/purea di aglio
  verde di porro|zucchine grigliate
  broccolo romanesco/broccoli romaneschi/cavolo romanesco/cavoli romaneschi/broccolo romano/broccoli romani
  cavolo riccio/cavoli ricci/kale
  radicchio trevigiano/radicchi trevigiani/radicchio di treviso/radicchi di treviso/radicchio tardivo/radicchi tardivi/trevisana/trevigiano/trevigiani/trevigiana
  puntarella/puntarelle|indivia riccia/indivie ricce/insalata riccia/insalate ricce/scarola riccia/scarole ricce
  asparago selvatico/asparagi selvatici/asparagina|fondo di carciofo/fondi di carciofo/fondi di carciofi
  germogli di broccoli|minestrone/minestrone surgelato/verdure per minestrone
  tartufo bianco/tartufi bianchi/tartufo bianco d'alba/tartufi bianchi d'alba|scorzone|chips di mela
  mirabella/mirabelle|amarena sciroppata/amarene sciroppate/amarene fabbri
  ciliegia al maraschino/ciliegie al maraschino|uva fragola|chips di banana|polpa di açaí
  cedro candito/cedri canditi|fragola liofilizzata/fragole liofilizzate|lampone liofilizzato/lamponi liofilizzati
  frullato di frutta|ribes bianco|timo limone/timo limonato|fiore di nasturzio/fiori di nasturzio|viola edule
  angelica candita|pepe misto|paprika piccante/paprika forte
  stecca di cannella/stecche di cannella/bastoncino di cannella/bastoncini di cannella|curry madras/curry piccante
  semi di senape nera|aromi per arrosto|spezie per speculoos|pisto|spezie per fajitas|granella di mandorle
  granella di nocciole|farina di semi di lino|mandorla caramellata/mandorle caramellate/mandorle pralinate
  nocciola caramellata/nocciole caramellate/nocciole pralinate|noce caramellata/noci caramellate
  fagiolo pinto/fagioli pinto|bocconcini di soia/spezzatino di soia|straccetti di soia
  bistecca di soia/bistecche di soia|riso originario|riso roma/riso ribe|fiocchi d'orzo/fiocchi di orzo|kasha
  couscous perlato/cous cous israeliano/couscous gigante|grano per pastiera/grano cotto per pastiera
  farro spezzato|amaranto soffiato|porridge|polenta istantanea/farina per polenta istantanea/polenta pronta
  polenta taragna|polenta bianca|farina di mais bianca|semolino/semolino di grano duro|semolino di riso
  semola rimacinata/semola rimacinata di grano duro/farina di semola rimacinata/farina di semola/farina di grano duro
  farina tipo 1/farina 1|farina tipo 2/farina semintegrale|farina di farro integrale|farina di segale integrale
  farina di riso integrale|amido di piselli|bucatini/bucatino|capellini/capelli d'angelo
  spaghetti alla chitarra/tonnarelli|pici|pappardella/pappardelle/pappardelle all'uovo
  tagliolini/tagliolino/taglierini/tajarin/tagliolini all'uovo|chifferi/chifferi rigati/gomito/gomiti/pipe rigate
  sedanini|rigatone|trofie|strozzapreti|busiate|gemelli|celentani/cavatappi|fusilli bucati|orecchiette/orecchietta
  conchiglioni/conchiglione/lumaconi|gnocchetti sardi/malloreddus|cavatelli/cavatello|lumache rigate
  ditalini/ditalini rigati/ditali/ditaloni/tubetti/tubettini|stelline|cannellone|spaghetti integrali
  penne integrali|fusilli integrali|pasta di farro|maltagliati|quadrucci|filini all'uovo|pasta di mais
  pasta di riso|pasta di lenticchie/pasta di legumi|pasta di ceci|spaghetti senza glutine|penne senza glutine
  panzerotti|gnocchetti/gnocchetti di patate/chicche di patate|noodles istantanei/noodles instantanei
  pancarré integrale/pane in cassetta integrale|pane ai cereali/pane multicereali|pumpernickel
  piadina/piadine/piadina romagnola/piadine romagnole/piadina sfogliata/piadine sfogliate
  panino al latte/panini al latte|panino all'olio/panini all'olio|panino integrale/panini integrali|challah
  pane carasau/carasau|pane guttiau|pasta kataifi/kataifi
  pasta brisée/pasta brisé/pasta brise pronta/brisée/pasta brisee rotonda|pasta matta|pasta frolla al cacao
  pasta di pane|bignè/bignè vuoti|crêpe/crêpes/crespella/crespelle|blini|frittella/frittelle|farro soffiato
  kamut soffiato|müsli alla frutta/muesli alla frutta|arame/alga arame|carne bianca
  spezzatino di manzo/polpa di manzo per spezzatino/carne per spezzatino/bocconcini di manzo|straccetti di manzo
  carne da brodo|tartare di manzo|fettina di manzo/fettine di manzo/fettine di carne
  arrosto di manzo/arrosti di manzo|tagliata di manzo/tagliate di manzo|midollo/midollo di bue/midollo di manzo
  ossa di vitello|spezzatino di vitello/bocconcini di vitello|arrosto di vitello
  fesa di vitello/noce di vitello/noci di vitello|girello di vitello/magatello di vitello/girello di vitellone
  straccetti di vitello|involtini di vitello|bistecca di vitello/bistecche di vitello|saltimbocca
  filetto di vitello/filetti di vitello|carré di vitello|lonza di vitello
  spezzatino di maiale/bocconcini di maiale|arrosto di maiale|straccetti di maiale
  coppa di maiale/coppe di maiale/capocollo di maiale/capocolli di maiale/capocollo fresco/coppa fresca/scamerita
  lardo di colonnata/lardo d'arnad/lardo stagionato
  pancetta arrotolata/pancette arrotolate/pancetta coppata/pancette coppate/pancetta steccata/pancette steccate
  prosciutto arrosto|prosciutto di praga|speck/speck alto adige/speck a dadini/speck a listarelle
  culatello/culatello di zibello|lonzino/lonza stagionata|salsiccia al finocchio/salsicce al finocchio
  cotechino/cotechini|zampone/zamponi/zampone di modena/zamponi di modena|chorizo piccante|finocchiona
  soppressata/soppressate/sopressa|ventricina|spianata calabrese|salame ungherese/salami ungheresi
  gallina da brodo/galline da brodo|cappone/capponi|spezzatino di pollo
  spezzatino di agnello/bocconcini di agnello/spezzatino d'agnello/bocconcini d'agnello
  abbacchio/abbacchi/agnello da latte|filetto di agnello/filetti di agnello/filetto d'agnello/filetti d'agnello
  rognone di vitello/rognoni di vitello|rognone di agnello/rognoni di agnello/rognone d'agnello/rognoni d'agnello
  lingua di vitello/lingue di vitello|lingua salmistrata/lingue salmistrate|coscia di coniglio/cosce di coniglio
  sella di coniglio/selle di coniglio|capriolo/carne di capriolo/polpa di capriolo|daino|spezzatino di cervo
  filetto di cervo/filetti di cervo|durello/durelli/ventriglio/ventrigli/durelli di pollo
  spezzatino di tacchino/bocconcini di tacchino
  confit d'anatra/cosce d'anatra confit/confit di anatra/cosce di anatra confit
  petto d'oca/petti d'oca/petto di oca/petti di oca|coscia d'oca/cosce d'oca/coscia di oca/cosce di oca
  petto di faraona/petti di faraona|petto di fagiano/petti di fagiano
  pesce da zuppa/pesce di scoglio/pesce misto per zuppa/pesce per brodetto
  trota salmonata/trote salmonate/filetti di trota salmonata|salmone marinato/gravlax|carpaccio di salmone
  palamita/palamite/alletterato|rollmops|uova di lompo/caviale di lompo|tobiko/masago/uova di pesce volante
  lattume|gambero rosso/gamberi rossi|gamberetti in salamoia|canocchia/canocchie|astice/astici
  coda di aragosta/code di aragosta|coda di astice/code di astice|polpa di astice|polpa di aragosta
  granseola/granseole/granceola|granchio blu/granchi blu|moeca/moeche|chele di granchio/chela di granchio
  ovomaltina|dolcificante liquido|proteine di piselli|panna da caffè|panna spray|chantilly/crema chantilly
  yogurt alla vaniglia|yogurt alla fragola|yogurt al limone|yogurt ai frutti di bosco|caciotta/caciotte/caciottina
  bitto|castelmagno|certosa|primosale|formaggio stagionato/formaggi stagionati/formaggio a pasta dura
  cheddar stagionato|formaggino/formaggini|pecorino stagionato|pecorino dolce/pecorino toscano/pecorino di pienza
  pecorino di fossa|fiore sardo/pecorino sardo|canestrato|asiago stagionato|montasio/montasio stagionato
  toma/toma piemontese|bra tenero|bagoss|casera/valtellina casera/formaggio casera|provolone piccante
  provola/provole/provola dolce/provole dolci/provola silana/provole silane|provolone del monaco|munster
  gorgonzola piccante|mozzarella per pizza/mozzarelle per pizza|ricotta di bufala|ricotta ovina
  tronchetto di capra|mozzarella vegana/mozzarelle vegane|parmigiano vegano|panna vegetale da montare
  panna di riso|uovo centenario/uova centenarie|olio di soia/olio di semi di soia|olio al basilico|aceto scuro
  aceto di champagne|salsa di soia a basso contenuto di sale|miso rosso|salsa tikka masala|senape dolce
  miele di castagno/miele di castagne|miele di agrumi/miele di arancio|miele di tiglio|miele di eucalipto
  miele di corbezzolo|salsa miele e senape|gelatina di menta|pesto alla trapanese|paté di pomodori secchi
  salsa per pizza|pico de gallo|salsa verde messicana/salsa di tomatillo
  burro di arachidi croccante/burro d'arachidi croccante
  capperi sotto sale/cappero sotto sale/capperi di pantelleria
  frutto del cappero/frutti del cappero/cucuncio/cucunci|fiori di cappero|olive farcite/olive ripiene
  olive verdi dolci/olive di castelvetrano/olive nocellara/olive di cerignola|olive ascolane
  olive verdi schiacciate
  oliva taggiasca/olive taggiasche/taggiasche/olive taggiasche denocciolate/olive nere taggiasche
  olive di gaeta/olive nere di gaeta|oliva kalamata/olive kalamata/olive kalamon/olive nere greche
  olive nere infornate|olive leccino|paté di olive verdi/paté d'olive verdi|cetrioli in agrodolce
  cipolline in agrodolce|cipolle marinate|cipolline all'aceto balsamico|condiriso/condimento per insalata di riso
  sottolio/sottoli|purea di umeboshi/pasta di umeboshi|lime pickle|mango pickle|chutney di mele
  cipolla caramellata/cipolle caramellate|sciroppo di tamarindo|burro al tartufo/burro tartufato
  zucchero di canna integrale/zucchero integrale/zucchero muscovado/zucchero mascobado/muscovado/zucchero di canna scuro
  pasta di datteri/crema di datteri|malto diastasico|stevia liquida|sciroppo alla vaniglia|sciroppo di menta
  sciroppo di amarene/sciroppo di amarena/sciroppo di ciliegie|sciroppo di fragola|salsa mou/salsa toffee
  coulis di lamponi/salsa ai lamponi|coulis di fragole/topping alla fragola
  composta di frutti di bosco/salsa ai frutti di bosco
  confettura ai frutti di bosco/marmellata di frutti di bosco/confettura di frutti di bosco|gelatina di lamponi
  marmellata di limoni/marmellata di limone|marmellata di mandarini|marmellata di agrumi
  confettura di pere/marmellata di pere|licoli/li.co.li.|lievito madre secco
  esubero di lievito madre/esubero di pasta madre|acido ascorbico|cacao zuccherato
  scaglie di cioccolato/riccioli di cioccolato|uovo di cioccolato/uova di cioccolato/uova di pasqua/uovo di pasqua
  scaglie di cioccolato fondente|cioccolato di modica|gocce di cioccolato bianco|scaglie di cioccolato bianco
  codette di cioccolato|perline argentate
  colorante alimentare rosso/coloranti alimentari rossi/colorante rosso/coloranti rossi
  colorante alimentare verde/coloranti alimentari verdi/colorante verde/coloranti verdi
  colorante alimentare giallo/coloranti alimentari gialli|colorante alimentare blu/coloranti alimentari blu
  colorante in gel/coloranti in gel/colorante alimentare in gel/coloranti alimentari in gel|crema al burro
  ghiaccia reale/glassa reale/ghiaccia|ganache/ganache al cioccolato/ganache montata
  preparato per budino alla vaniglia/preparati per budino alla vaniglia
  preparato per budino al cioccolato/preparati per budino al cioccolato|brodo di gallina|brodo di cappone
  brodo di tacchino
  brodo granulare/dado granulare/dadi granulari/granulare per brodo/preparato per brodo/preparati per brodo
  brodo vegetale granulare/granulare vegetale/dado vegetale granulare/dadi vegetali granulari/preparato per brodo vegetale/preparati per brodo vegetale
  chicco di caffè/chicchi di caffè/caffè in grani|tè earl grey|rooibos|tè alla menta
  bustina di camomilla/bustine di camomilla|tè alla pesca|tè al limone|gassosa/gazzosa/gassosa al limone|cedrata
  sprite|orzata/sciroppo di orzata|sciroppo di lime|sciroppo di frutta|mosto/mosto d'uva/mosto di uva
  vincotto/saba|vino bianco dolce|gewürztraminer/vino bianco aromatico|champagne|prosecco/prosecco brut
  spumante dolce/asti spumante|moscato/vino moscato/moscato d'asti|vin santo|vernaccia|malvasia
  passito/vino passito/passito di pantelleria|sherry secco|vermouth dry/martini dry|vermouth rosso/martini rosso
  birra rossa/birra ambrata|rum bianco|liquore al rum/rum per dolci|galliano|strega/liquore strega
  alchermes/alkermes/liquore alchermes|rosolio
  biscotti al cacao/biscotti secchi al cacao/biscotti al cioccolato/pan di stelle|biscotti integrali
  pavesini/pavesino/biscotti tipo pavesini|biscotti al burro|panforte|panpepato
  omino di pan di zenzero/omini di pan di zenzero|pan di spagna al cacao|pasta biscotto
  ciambella/ciambelle/ciambellone/ciambelloni|merendina/merendine|cupcake|amaretti morbidi/amaretto morbido
  croccante di mandorle/croccante alle mandorle|croccante di nocciole|gianduiotto/gianduiotti
  croccante di arachidi/croccante d'arachidi|galletta di mais/gallette di mais|chips di pane
  orsetto gommoso/orsetti gommosi/caramella gommosa/caramelle gommose|confetto/confetti|lecca lecca
  caramelle alla menta|caramelle gelée|smarties/m&m's|kit kat|kinder bueno|kinder/barretta kinder/barrette kinder
  mars|ferrero rocher|baci perugina|gelato alla vaniglia|gelato alla crema|gelato al cioccolato
  gelato fiordilatte/gelato alla panna/gelato al fior di latte|gelato al caffè|gelato alla fragola
  gelato al limone|gelato alla nocciola|gelato al pistacchio|gelato al cocco|gelato allo yogurt|sorbetto al limone
  granita/granita al limone|granita di caffè|sorbetto ai lamponi|sorbetto al mango|ghiacciolo/ghiaccioli
  crema inglese|zabaione/crema zabaione/zabaglione|crema diplomatica|budino alla vaniglia|budino al cioccolato
  canederlo di patate/canederli di patate/knödel di patate|raviolo cinese/ravioli cinesi/ravioli al vapore
  pizza margherita/pizze margherita|pizza bianca/pizze bianche|sogliola limanda/limanda/limande
  latterino/latterini|paranza/frittura di paranza|uova di trota|jamón ibérico/prosciutto iberico/pata negra
  farina di semi di carrube|raki/rakı turco|fernet/fernet-branca|cynar|liquore alle erbe/genepì|liquore di mirto
  succo multivitaminico/succo ace|succo tropicale|succo di sambuco|fondo di selvaggina|salsa aurora|citronette
  vinaigrette al balsamico|ajvar|confettura di susine/marmellata di susine
  caramella alla liquirizia/caramelle alla liquirizia|rotella di liquirizia/rotelle di liquirizia
  olio di pistacchi/olio di pistacchio|olio di macadamia|latte di noci|latte di macadamia|burro all'aglio
  würstel di tacchino/würstel di pollo e tacchino|acqua minerale naturale/acque minerali naturali`;
