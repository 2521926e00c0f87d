import type { WordLists } from "../line-words.ts";
import { inflect } from "./combine.ts";

const PARTICIPLES = inflect(
  `tritat|tagliat|spurgat|affettat|grattugiat|grattat|sminuzzat|spezzettat|spezzat|sbucciat|pelat|pulit|mondat|lavat|sciacquat|scolat|asciugat|sgocciolat|strizzat|spremut|schiacciat|pestat|frullat|sbattut|montat|fus|sciolt|ammorbidit|ammollat|reidratat|intiepidit|riscaldat|scaldat|raffreddat|scongelat|decongelat|bollit|lessat|less|cott|sbollentat|sbianchit|setacciat|ridott|divis|dimezzat|apert|privat|svuotat|eviscerat|squamat|sfilettat|sfogliat|sfilacciat|sbriciolat|sgranat|battut|dissolt|diluit|stemperat|temperat|filtrat|matur|bollent|incis|legat|raschiat|spellat|spuntat|spazzolat|snervat|sfibrat|pressat|imbevut|arrotolat|ben scolat|appena macinat|appena grattugiat|appena spremut|intenerit|separat|porzionat`,
  "o|a|i|e",
);

const FRESHLY = inflect(
  "macinat|grattugiat|spremut|pestat|tritat",
  "o al momento|a al momento|i al momento|e al momento|o fresco|a fresca|o sul momento",
);

export const ITALIAN: WordLists = {
  numbers: [
    [0.25, "un quarto|quarto|un quarto di"],
    [1 / 3, "un terzo|terzo"],
    [
      0.5,
      "mezzo|mezza|mezz'|metà|la metà di|la metà di un|la metà di una|metà di un|metà di una|un mezzo|una mezza|mezzi|mezze",
    ],
    [2 / 3, "due terzi"],
    [0.75, "tre quarti"],
    [1, "un|uno|una|un'"],
    [1.5, "uno e mezzo|una e mezza"],
    [2, "due|un paio|un paio di|una coppia"],
    [3, "tre"],
    [4, "quattro"],
    [5, "cinque"],
    [6, "sei|mezza dozzina"],
    [7, "sette"],
    [8, "otto"],
    [9, "nove"],
    [10, "dieci|una decina|decina"],
    [11, "undici"],
    [12, "dodici|una dozzina|dozzina"],
    [15, "quindici|una quindicina"],
    [20, "venti|una ventina|ventina"],
    [30, "trenta|una trentina"],
    [40, "una quarantina"],
    [50, "cinquanta|una cinquantina"],
    [100, "cento|un centinaio"],
    [200, "duecento"],
  ],
  andHalf: "e mezzo|e mezza|e 1⁄2",
  to: "a|o|ai|fino a",
  and: "e|ed|&",
  or: "o|oppure|od|ovvero|in alternativa|e⁄o|o in alternativa|altrimenti|o anche|o se preferite|o in mancanza|in mancanza",
  of: "di|d'|del|dello|della|dell'|dei|degli|delle|da|dal|de|x|×",
  plus: "più|+|e un po'|e qualche|e un filo|con l'aggiunta",
  ofWhich: "di cui|dei quali|delle quali",
  about:
    "tra|circa|ca.|ca|c.a.|all'incirca|approssimativamente|quasi|almeno|minimo|max|massimo|un totale di|più o meno|n.|n°|nr.|nr|fino a",
  some: `q.b.|q.b|qb|q. b.|qb.|q,b.|quanto basta|quanto ne serve|quanta ne occorre|quanto serve|un po'|1 po'|un po|un poco|un pochino|un pò|poco|poca|pochi|poche|qualche|alcuni|alcune|alcun|diversi|diverse|parecchi|parecchie|a piacere|a piacimento|a gusto|secondo i gusti|secondo gusto|a seconda dei gusti|facoltativo|facoltativa|facoltativi|facoltative|opzionale|opzionali|abbondante|in abbondanza|dei|delle|degli|del|della|dello|dell'|un goccino|a volontà|se piace|se gradito|se gradita|se necessario|tanto|tanta|un'idea`,
  further: "altri|altre|altro|altra|ulteriori|ancora",
  dozen: "dozzina/dozzine",
  spoons: ["cucchiaio/cucchiai", "cucchiaino/cucchiaini"],
  serves: "per",
  servings:
    "porzione/porzioni|persona/persone|commensale/commensali|dose/dosi|pezzo/pezzi|fetta/fette|biscotto/biscotti|panino/panini|frittella/frittelle|torta/torte|pizza/pizze|bicchiere/bicchieri|vasetto/vasetti",
  units: [
    ["g", "grammi|grammo|grammi|grs|g."],
    ["hg", "etto/etti|hg|ettogrammo/ettogrammi"],
    ["kg", "chilo/chili|chilogrammo/chilogrammi|kili"],
    ["ml", "millilitro/millilitri"],
    ["cl", "centilitro/centilitri"],
    ["dl", "decilitro/decilitri"],
    ["l", "litro/litri|l."],
    ["lb", "libbra/libbre"],
    ["oz", "oncia/once"],
    ["cm", "centimetro/centimetri"],
    [
      "tsp",
      "cucchiaino/cucchiaini|cucchiaino da tè/cucchiaini da tè|cucchiaino da caffè/cucchiaini da caffè|cucchiaino da the/cucchiaini da the|cucchiaino da dolce|cucchiaini da dolce|cucchiaio da tè|cucchiai da tè|cucchiaio da caffè|cucchiai da caffè|cucchiaiata da tè|cucch.no|cucch.ni|c.no|c.ni|cc|cucchiaino(i)|tsp|punta di cucchiaino",
    ],
    [
      "dessertspoon",
      "cucchiaio da dolce|cucchiai da dolce|cucchiaio da dessert|cucchiai da dessert|cucchiaino da dessert",
    ],
    [
      "tbsp",
      "cucchiaio/cucchiai|cucchiaio da tavola/cucchiai da tavola|cucchiaio da minestra/cucchiai da minestra|cucchiaio da zuppa/cucchiai da zuppa|cucchiaio da cucina/cucchiai da cucina|cucchiaiata/cucchiaiate|cucch.|cucch|cucc.|cucchiao|cucchiaio(i)|cs|cuc.|tbsp|cucchiaione/cucchiaioni",
    ],
    [
      "cup",
      "tazza/tazze|tazza da tè/tazze da tè|tazza da colazione|tazze da colazione|tazza da caffè|tazze da caffè|tazzina/tazzine|tazzina da caffè/tazzine da caffè|tazzona|cup/cups",
    ],
    ["pinch", "pizzico/pizzichi|presa/prese|pizzicotto|pizzichino|pugnetto di sale"],
    ["knife-tip", "punta di coltello/punte di coltello|punta/punte|puntina/puntine"],
    [
      "dash",
      "filo|goccio|goccetto|spruzzo/spruzzi|spruzzata/spruzzate|spolverata/spolverate|spolverizzata|grattata/grattate|grattugiata/grattugiate|macinata/macinate|giro/giri|noce|ricciolo/riccioli|spolverino|dito/dita|lacrima|ombra|velo|sorso|strizzata|schizzo",
    ],
    ["drop", "goccia/gocce"],
    ["handful", "manciata/manciate|pugno/pugni|pugnetto/pugnetti|manciatina|manciatine"],
    ["clove", "spicchio/spicchi|spicchietto/spicchietti"],
    [
      "slice",
      "fetta/fette|fettina/fettine|rondella/rondelle|fettona|fettone|rotella/rotelle|trancio/tranci|trancetto|trancetti|tranci",
    ],
    [
      "piece",
      "pezzo/pezzi|pezzo⁄i|confezione⁄i|spicchio⁄i|pezzetto/pezzetti|pezzettino/pezzettini|pezzettone|pz|pz.|unità|grappolo/grappoli|grappolino/grappolini|stimma/stimmi|pistillo/pistilli|quadretto/quadretti|quadrato/quadrati|tocco/tocchi|tocchetto/tocchetti|baccello/baccelli|bacca|bacche|stecca/stecche|stella/stelle|dose/dosi|porzione/porzioni|parte/parti|misurino/misurini|grani|striscia/strisce|listarella/listarelle|scorzetta/scorzette|scaglia/scaglie|pannocchia/pannocchie|nido/nidi|capsula/capsule|chicco/chicchi",
    ],
    ["stick", "bastoncino/bastoncini|stecco|stecchi|stecchino/stecchini"],
    ["can", "scatola/scatole|scatoletta/scatolette|lattina/lattine"],
    ["jar", "vasetto/vasetti|barattolo/barattoli|vaso/vasi|barattolino/barattolini"],
    [
      "glass",
      "bicchiere/bicchieri|bicchierino/bicchierini|bicchiere da vino/bicchieri da vino|bicchiere da acqua|bicchieri da acqua|bicchiere di plastica|bicchieri di plastica|calice/calici|shot|bicchierino da liquore|bicchierini da liquore|bicchierino da caffè|bicchiere (da acqua)",
    ],
    ["bottle", "bottiglia/bottiglie|bottiglietta/bottigliette|fialetta/fialette|fiala/fiale|boccetta"],
    [
      "pack",
      "confezione/confezioni|conf.|pacchetto/pacchetti|pacco/pacchi|busta/buste|bustina/bustine|brick|bricco|cartoccio/cartocci|panetto/panetti|panettino|tavoletta/tavolette|scatolina|blister|confezione grande",
    ],
    ["tub", "vaschetta/vaschette|cestino/cestini|vassoio/vassoi|ciotolina|barchetta"],
    ["bag", "sacchetto/sacchetti|sacco|sacchi"],
    ["box", "cassetta/cassette|cartone/cartoni"],
    [
      "bunch",
      "mazzo/mazzi|mazzetto/mazzetti|mazzolino/mazzolini|ciuffo/ciuffi|ciuffetto/ciuffetti|fascio|fascetto",
    ],
    ["sprig", "rametto/rametti|ramo/rami|rametti|ramoscello/ramoscelli"],
    ["stalk", "gambo/gambi|costa/coste|costola/costole|stelo/steli|costina di sedano"],
    ["leaf", "foglia/foglie|fogliolina/foglioline"],
    ["sheet", "foglio/fogli|disco/dischi|lamina/lamine|rettangolo/rettangoli"],
    ["head", "testa/teste|cespo/cespi|cespuglio|bulbo/bulbi|cespetto/cespetti|ceppo/ceppi"],
    ["bowl", "mestolo/mestoli|ciotola/ciotole|scodella/scodelle|mestolino/mestolini|tazzone|ramaiolo"],
    ["cube", "cubetto/cubetti|dado/dadi|dadino/dadini|zolletta/zollette|cubo/cubi"],
    ["ball", "pallina/palline"],
    ["roll", "rotolo/rotoli|panetto/panetti|filone|tronchetto"],
  ],
  numbered: "mezze maniche",
  names: `bastoncini di pesce|noce moscata|noce di cocco|noce di vitello|noce di prosciutto|dado vegetale|dadi vegetali|dado da brodo|dadi da brodo|coste di maiale|coste di bietola|bacche di ginepro|bacche di goji|punta di petto|punta di vitello|fusi di pollo|spremuta di|spremuta d'arancia|frullato di|bollito misto|bollito di|lesso di|affettato misto|affettati misti|battuta di|tritato misto|tritato di|pelati a|pelati in|pelati San Marzano|fuso di|fusi|battuto di|tagliata di|spezzato di|tranci di pizza
    sale e pepe|sale, pepe|pepe e sale|sale fino e pepe|sale grosso|olio, sale e pepe|olio, sale|olio evo, sale e pepe|sale, olio e pepe|sale, olio|piccoli frutti|piccola pasticceria|prosciutto cotto|carne trita|trita di manzo|pasta fresca|vino cotto|mosto cotto|panna cotta
    per dolci|per torte|per torte salate|per pizza|per pizze|per pane|per risotti|per risotto|per lasagne|per tramezzini|per salati|per budino|per bollito|per spezzatino|per arrosto|per ragù|per polenta|per alimenti|per gelato|per piadine|per panificazione|per brodo|per hamburger|per toast|per insalata|per pinzimonio|per crostate`,
  keptAfter: [
    [
      "parmigiano|grana|pecorino|formaggio|formaggi|emmental|gruviera|groviera|cocco|provolone|cacio|caciocavallo|ricotta salata|mozzarella|scamorza|pane|pan|montasio|asiago|cheddar",
      inflect("grattugiat|grattat", "o|a|i|e"),
    ],
    [
      "prosciutto|ceci|fagioli|lenticchie|legumi|cannellini|borlotti|barbabietola|barbabietole|rapa rossa|mosto|vino|castagne|gamberi|polpo|farro|salame",
      inflect("cott|precott|bollit|lessat|less|pulit|sgusciat", "o|a|i|e"),
    ],
    ["pomodori|pomodoro|mandorle|pomodorini", inflect("pelat|schiacciat", "o|a|i|e")],
    ["carne|manzo|maiale|vitello|tacchino|pollo", inflect("tritat|macinat|trit", "o|a|i|e")],
    [
      "pancetta|guanciale|speck|prosciutto|bacon|lardo",
      "a cubetti|a dadini|a fette|a fettine|a listarelle|a julienne",
    ],
    ["mandorle|nocciole|pistacchi|noci", "a lamelle|a filetti|a scaglie|in granella|a bastoncini"],
    ["sale|zucchero|semola|fagiolini|farina", "grosso|fino|fine|fini"],
    ["farina|semola", "di tipo|tipo"],
    ["merluzzo|baccalà|stoccafisso", inflect("ammollat|dissalat", "o|a|i|e")],
    ["calamari|seppie|seppia|polpo|cozze|vongole|totani|moscardini|pesce", inflect("pulit", "o|a|i|e")],
    ["pane|grano", "a fette|battuto|spezzato"],
    ["olive", inflect("schiacciat|affettat", "o|e")],
    ["formaggio|formaggini|formaggio spalmabile", "fuso|fusi"],
    ["farro|orzo|grano|avena", inflect("spezzat|decorticat|cott", "o|a")],
  ],
  tinned:
    inflect("pelat|cott|tritat|spezzettat|schiacciat|tagliat|affettat", "o|a|i|e") +
    "|a cubetti|a pezzi|a pezzetti|a dadini|a fette",
  sizes: `grande|grandi|piccolo|piccola|piccoli|piccole|medio|media|medi|medie|medio grande|medio grandi|medio-grande|medio-grandi|medio piccola|medio-piccola|medio-piccole|piccolina|piccolino|piccoline|piccolini|piccolissimo|grosso|grossa|grossi|grosse|bello grosso|bella grossa|bel|bello|bella|belle|belli|di medie dimensioni|di media grandezza|medie dimensioni|di grandezza media|di media misura|di grandi dimensioni|di piccole dimensioni|grandicello|spesso|spessa|spesse|sottile|sottili|non troppo grande|non troppo grandi|abbastanza grande|abbastanza grandi
    colmo|colma|colmi|colme|ben colmo|ben colmi|raso|rasa|rasi|rase|abbondante|abbondanti|scarso|scarsa|scarsi|scarse|generoso|generosa|generosi|generose|pieno|piena|pieni|piene|buono|buona|circa|ca.|mignon|xl|gigante|giganti|taglia m|taglia l|categoria m`,
  adverbs:
    "finemente|grossolanamente|molto|ben|bene|appena|leggermente|sottilmente|già|precedentemente|fine|fini|non troppo|poco|ancora|accuratamente|delicatamente|freschi e|tutto|grosso modo|più o meno|sottile|sottili",
  states: `${PARTICIPLES}|tiepido|tiepida|tiepidi|tiepide|caldo|calda|caldi|calde|freddo|fredda|freddi|fredde|freddissima|freddissimo|ghiacciato|ghiacciata|bollente|bollenti|morbido|morbida|molle|raffermo|rafferma|rafferme|raffermi|sodo|sodi|sode|a pomata|pomata|a temperatura ambiente|a temperatura|maturo|matura|maturi|mature|ben sodi|senza buccia e semi|senza semi|senza torsolo|senza anima|in camicia|non pelato|non sbucciato|non sbucciati|a julienne|macinato al momento|di frigorifero|di frigo|fresco di frigo|già pronto|già pronta|già pronti|a crudo`,
  preparations: [
    ["mashed", `${inflect("schiacciat|frullat", "o|a|i|e")}|in purea|ridotta in purea|ridotto in purea`],
    ["melted", inflect("fus|sciolt", "o|a|i|e")],
    ["ground", inflect("macinat", "o|a|i|e")],
    ["crushed", inflect("sbriciolat|pestat", "o|a|i|e")],
    ["cooked", inflect("cott|lessat|bollit|precott", "o|a|i|e")],
    ["packed", inflect("pressat", "o|a|i|e")],
    ["grated", inflect("grattugiat", "o|a|i|e")],
    ["sliced", `${inflect("affettat", "o|a|i|e")}|a fette|a fettine|a rondelle|a lamelle`],
    ["chopped", `${inflect("tritat", "o|a|i|e")}|a cubetti|a dadini|a pezzetti`],
  ],
  qualities:
    "fresco|fresca|freschi|fresche|secco|secca|secchi|secche|bianco|bianca|bianchi|bianche|rosso|rossa|rossi|rosse|verde|verdi|nero|nera|neri|nere|giallo|gialla|gialli|gialle|biologico|biologica|intero|intera|interi|intere|dolce|dolci",
  parts:
    "la punta|punta|mollica|la mollica|succo|il succo|scorza|la scorza|scorze|le scorze|buccia|la buccia|scorzette|zest|zeste|la zest|scorza e succo|succo e scorza|la scorza e il succo|il succo e la scorza|scorza grattugiata|scorza grattata|buccia grattugiata|la buccia grattugiata|la scorza grattugiata|la polpa|polpa|il succo filtrato|succo filtrato|qualche goccia di succo|i semi|semi|scorza non trattata",
  remarks: `${FRESHLY}|senza pelle e senza semi|senza pelle e semi|senza buccia e senza semi|senza buccia e semi|per|a cubetti|a cubettini|a dadini|a dadi|a dadoni|a cubi|a cubotti|a fettine|a fette|a fettine sottili|a rondelle|a pezzi|a pezzetti|a pezzettini|a pezzettoni|a tocchi|a tocchetti|a striscioline|a strisce|a listarelle|a julienne|a spicchi|a lamelle|a scaglie|a filetti|a bastoncini|a metà|a quarti|a brunoise|a anelli|ad anelli|a mezzaluna|a mezze rondelle|a petali|a nastri|a brandelli|a ciuffi|a cimette|a straccetti|a bocconcini|in due|in quattro|in quarti|in pezzi|in piccoli pezzi|in dadolata|in spicchi|in fettine|in fiocchi di burro|a fiocchetti|a fiocchi di burro|in scaglie|in purea|in polvere o|in punta di coltello|al coltello|al momento|a piacere|a scelta|di vostra scelta|a vostra scelta|a temperatura|se|secondo|tipo|ad esempio|ad es.|es.|es|per esempio|come|possibilmente|preferibilmente|meglio|meglio se|l'uno|l'una|ciascuno|ciascuna|cadauno|cad.|cad|a testa|a persona|al pezzo|cadauna|al netto|da grattugiare|da spolverare|da friggere|da spremere|da tritare|da tagliare|da cuocere|da servire|da accompagnare|da aggiungere|da guarnire|da utilizzare|da spennellare|per la|del tipo|già pulita|già puliti|già pulite|già pulito|già cotta|già cotto|già cotti|già cotte|già|solo|peso|pari|in tutto|totali|in totale|complessivi|facoltativo|facoltativa|opzionale|fatto in casa|fatta in casa|fatti in casa|home made|homemade|casalingo|casalinga|non troppo|lasciato|lasciata|tenuto|tenuta|che|con la scorza|con la buccia edibile|con cui|più|di cui|della marca|marca|necessario|necessaria|occorrente|sufficiente|affinché|tra|senza la pelle|senza la buccia|più o meno|avanzato|avanzata|avanzati|del giorno prima|in ammollo|con il suo ciuffo|con la foglia`,
  statesFollow: true,
};
