import type { WordLists } from "../line-words.ts";
import { combine } from "./combine.ts";

const ENDINGS = "|e|er|es|en|em";

/** Adds the Swiss spelling, which has "ss" for "ß". */
const swiss = (words: string) =>
  words
    .split("|")
    .flatMap((word) => (word.includes("ß") ? [word, word.replaceAll("ß", "ss")] : word))
    .join("|");
const inflected = (stems: string) => swiss(combine(stems, ENDINGS));

const DIGITS = "1|2|3|4|5|6|7|8|9";

/** These also form one word with "fein" or "klein". */
const CUT =
  "gehackt|gewürfelt|geschnitten|gerieben|geraspelt|gehobelt|zerteilt|gemahlen|gezupft|gestiftelt|gewiegt";

const DONE = `gehackt|gewürfelt|geschnitten|geraspelt|gehobelt|gezupft|abgezupft|gestiftelt|gewiegt|geschält|ungeschält|gepellt|gehäutet|enthäutet|gepresst|durchgepresst|ausgepresst|zerdrückt|zerquetscht|zerkleinert|zerpflückt|zerteilt|zerstoßen|gemörsert|püriert|passiert|gestampft|zerbröselt|zerbröckelt|zerkrümelt
geviertelt|halbiert|geteilt|entkernt|ausgepult|abgetropft|abgespült|abgebraust|gewaschen|gewässert|eingeweicht|geputzt|gerüstet|verlesen|entgrätet|pariert|gesiebt|verquirlt|verklopft|verschlagen|verrührt|aufgeschlagen|geschlagen|aufgetaut|angetaut|erwärmt|angewärmt|vorgewärmt|geschmolzen|zerlassen|erhitzt|abgekühlt|ausgekühlt|gekühlt|gekocht|vorgekocht|gegart|gedünstet|blanchiert|überbrüht|temperiert|zimmerwarm|raumwarm|handwarm|lauwarm|warm|kalt|eiskalt|heiß|kochendheiß|kochend heiß|kochend|siedend|weich|sehr weich|streichweich|streichfähig|flüssig|altbacken|übriggeblieben|übrig geblieben|abgerieben|ausgelöst|ausgelassen|aufgeweicht|angedrückt|gequetscht|gebrochen|zerbrochen|zerrissen|aufgeschnitten|eingeschnitten|küchenfertig|bratfertig|kleingehackt|kleingewürfelt|feingeschnitten|feingewürfelt|blättrig geschnitten|hartgekocht|hart gekocht|weichgekocht|weich gekocht|wachsweich|steifgeschlagen|steif geschlagen|halbsteif geschlagen|schaumig geschlagen|vorbereitet|getrennt|zurechtgeschnitten|entstielt|längs halbiert|quer halbiert|frisch gepresst|frischgepresst|frisch gemahlen|frischgemahlen|frisch gerieben|frischgerieben|frisch gemörsert|frisch geschrotet|frisch gestoßen|grob zerstoßen|fein zerstoßen|grob gemahlen|grob geschrotet|angeröstet`;

export const GERMAN: WordLists = {
  numbers: [
    [0.25, "ein viertel|viertel|einviertel"],
    [1 / 3, "ein drittel|drittel"],
    [
      0.5,
      `${combine("halb", ENDINGS)}|${combine("ein|eine|einen|einer|eines|einem", " halb", ENDINGS)}|die hälfte|hälfte`,
    ],
    [2 / 3, "zwei drittel"],
    [0.75, "drei viertel|dreiviertel"],
    [1, "ein|eine|einen|einer|eines|einem"],
    [1.5, "eineinhalb|einundeinhalb|anderthalb|anderthalbe|eineinhalbe|ein einhalb"],
    [2, "zwei|zweier|zwo"],
    [2.5, "zweieinhalb|zweiundeinhalb"],
    [3, "drei|dreier"],
    [3.5, "dreieinhalb"],
    [4, "vier"],
    [4.5, "viereinhalb"],
    [5, "fünf"],
    [6, "sechs|ein halbes dutzend"],
    [7, "sieben"],
    [8, "acht"],
    [9, "neun"],
    [10, "zehn"],
    [11, "elf"],
    [12, "zwölf|ein dutzend|dutzend"],
  ],
  andHalf: "und ein halb|und eine halbe|und einen halben|einhalb",
  to: "bis|oder|bis zu|bis max.",
  and: "und|u.|&|sowie",
  or: "oder|bzw.|bzw|beziehungsweise|od.|alternativ|ersatzweise|wahlweise|statt",
  of: "von|vom|à|a|aus|x|×",
  plus: "plus|zzgl.|zuzüglich|+|und zusätzlich|und etwas|und mehr",
  ofWhich: "davon|darunter|wovon",
  about:
    "ca.|ca|circa|zirka|etwa|ungefähr|rund|knapp|knappe|knapper|knappes|knappen|gut|gute|guter|gutes|je|jeweils|mind.|mindestens|max.|maximal|höchstens|insgesamt|gesamt|fast|cirka|zusätzlich",
  some: `etwas|etwas mehr|noch etwas|ein wenig|wenig|ein paar|einpaar|paar|einige|einiges|mehrere|reichlich|viel|genügend|ausreichend|nach belieben|nach geschmack|nach bedarf|nach wunsch|n. b.|n.b.|n. b|n.b|nb|nach gusto|evtl.|evtl|evt.|ev.|eventuell|eventl.|optional|bei bedarf|ein bisschen|bisschen|ein bißchen|ein klein wenig|einzelne`,
  further:
    "weitere|weiterer|weiteren|weiteres|nochmals|noch einmal|noch|extra|zusätzliche|zusätzlicher|zusätzlichen|zusätzliches",
  dozen: "dutzend",
  joinsWords: true,
  spoons: ["EL", "TL"],
  serves: "für|ergibt",
  servings:
    "portion/portionen|person/personen|gast/gäste|kind/kinder|erwachsener/erwachsene|stück/stücke|scheibe/scheiben|brot/brote|brötchen|keks/kekse|plätzchen|muffin/muffins|kuchen|torte/torten|pfannkuchen|waffel/waffeln|pizza/pizzen|kugel/kugeln|riegel|glas/gläser",
  units: [
    [
      "tsp",
      "tl|teelöffel|teelöffeln|teel.|teel|teelöffelchen|kaffeelöffel|kl|kaffeel.|t.l.|tee-löffel|mokkalöffel|teelöffelspitze/teelöffelspitzen",
    ],
    ["dessertspoon", "dessertlöffel|dl."],
    ["tbsp", "el|esslöffel|esslöffeln|eßlöffel|essl.|essl|eßl.|eßl|e.l.|suppenlöffel|löffel|ess-löffel"],
    ["cup", "tasse/tassen|cup/cups|kaffeetasse/kaffeetassen|teetasse/teetassen"],
    [
      "tub",
      "becher|schale/schalen|schälchen|körbchen|topf/töpfe|töpfchen|kästchen|kistchen|beet|kiste/kisten",
    ],
    ["glass", "gläschen|likörglas|schnapsglas/schnapsgläser|weinglas"],
    ["shot", "stamperl|teil/teile"],
    ["dag", "dag|dkg|deka|dekagramm"],
    ["half-kilo", "pfund|pfd.|pfd"],
    ["pinch", "prise/prisen|pr.|hauch|prisechen|priese"],
    ["knife-tip", "messerspitze/messerspitzen|msp.|msp|messersp.|ms."],
    ["dash", "schuss|schuß|spritzer|klecks|kleckse|spur|schluck|guss|strahl|nuss|flöckchen|stich|haube"],
    ["drop", "tropfen|tröpfchen"],
    ["handful", "handvoll|hand voll|hände voll|händevoll|handvoll|handvolle|handvol"],
    ["clove", "zehe/zehen|zehchen"],
    ["slice", "scheibe/scheiben|scheibchen|schnitte/schnitten|schb.|tranche/tranchen"],
    [
      "piece",
      "stück|stücke|stücken|stückchen|stücklein|stk.|stk|stck.|stck|st.|st|paar|spalte/spalten|spältchen|ecke/ecken|portion/portionen|port.|rippe/rippen|röschen|riegel|ring/ringe|strang/stränge|hälfte/hälften|schnitz/schnitze",
    ],
    ["can", "dose/dosen|büchse/büchsen|ds.|dös|döschen|konserve/konserven"],
    ["jar", "glas/gläser|gl."],
    ["bottle", "flasche/flaschen|fl.|fläschchen"],
    [
      "pack",
      "päckchen|packung/packungen|pck.|pck|pkg.|pkg|pkt.|pkt|pk.|pk|p.|päck.|pack.|pack|packg.|paket/pakete|packerl|päckle|päckli|briefchen|tetrapak|karton/kartons|netz/netze",
    ],
    ["cube", "würfel|wfl."],
    ["bag", "beutel|tüte/tüten|sack/säcke|säckchen|btl.|sackerl|tütchen|beutelchen"],
    ["box", "schachtel/schachteln"],
    ["bunch", "bund|bd.|bd|bunde|bünde|sträußchen|sträusschen|strauß|büschel|bündel|bündchen|bt."],
    [
      "sprig",
      "zweig/zweige|zweigen|zweiglein|zweigchen|stiel/stiele|stielen|stängel/stängeln|stengel|ast/äste|ästchen|dolde/dolden",
    ],
    ["leaf", "blatt/blätter|blättern|blättchen|bl."],
    ["stalk", "stange/stangen|stg.|stängelchen|staude/stauden|stangerl|stangenstück"],
    ["head", "kopf/köpfe|knolle/knollen|kolben|knöllchen|häuptel|kopferl"],
    ["sheet", "platte/platten|bogen|lage/lagen|teigblatt/teigblätter"],
    ["ball", "kugel/kugeln"],
    ["scoop", "kelle/kellen"],
    ["strip", "streifen"],
    ["roll", "rolle/rollen|laib/laibe|tafel/tafeln|block/blöcke"],
    ["ml", "mililiter"],
    ["cl", "centiliter"],
    ["dl", "deziliter"],
    ["cm", "zentimeter"],
    ["recipe", "rezept/rezepte|grundrezept"],
  ],
  unitsAfterFood: "zehe/zehen|zweig/zweige|stange/stangen|scheibe/scheiben|blatt/blätter",
  sizes: `${inflected("groß|klein|mittelgroß|mittel-groß|m.-groß|mittler|dick|dünn|lang|kurz|gehäuft|gestrichen|riesig|walnussgroß|haselnussgroß|daumengroß|daumendick|fingerdick|handtellergroß|extra groß|winzig|voll|gestrichen voll|leicht gehäuft|gut gehäuft|übervoll|ordentlich|großzügig|stattlich|normal|normalgroß|klein bis mittelgroß|mitteldick|hauchdünn")}
kl.|kl|gr.|gr|mittl.|mittel|geh.|gestr.|m.|mittelgr.|größere|größeren|größerer|größeres|kleinere|kleineren|kleinerer|kleineres|dickere|dünnere|größe m|größe l|gr. m|gr. l|größe s|größe xl|gr.m|gr.l|klasse m`,
  adverbs:
    "fein|grob|frisch|leicht|sehr|gut|klein|dünn|mittelgrob|längs|quer|schräg|ganz|noch|hauchdünn|sauber|gründlich|kurz|steif|sehr fein|nicht zu|in etwa|bereits|schon|fertig|knapp|feinst|vorsichtig|sorgfältig|relativ|halb|frisch und|kräftig|schaumig|ggf.|gegebenenfalls|evtl.|möglichst",
  states: `${inflected(`${DONE}|${combine("fein|klein|grob", CUT)}|${combine("fein |grob |klein ", "gerieben")}`)}
${combine("reif|überreif|vollreif", ENDINGS)}|getrocknet|gerieben|geröstet|gemahlen|gefroren|tiefgekühlt|tiefgefroren|angebraten|gebraten|entsteint|ausgekratzt|lauwarmes|zerbröselter`,
  kept: [
    [
      combine("gerieben|geraspelt|fein gerieben|grob gerieben|feingerieben|gehobelt|gewürfelt", ENDINGS),
      "käse|parmesan|emmentaler|gouda|cheddar|mozzarella|gruyère|greyerzer|sbrinz|pecorino|bergkäse|padano|appenzeller|manchego",
    ],
    [
      combine("gehackt|geschält|passiert|gewürfelt|geschnitten|gehäutet|zerkleinert", ENDINGS),
      "tomaten|pelati|dosentomaten|tomaten in saft",
    ],
    [combine("geschält|blanchiert|gehobelt", ENDINGS), "mandeln|mandelkerne|sesam|hanfsamen|linsen|erbsen"],
    [combine("entkernt|entsteint", ENDINGS), "oliven|datteln|pflaumen|kirschen|trauben"],
    [combine("gekocht|gewürfelt", ENDINGS), "schinken|kochschinken|schinkenwürfel"],
    [combine("flüssig", ENDINGS), "honig|sahne|süßstoff|rahm|schlagsahne|hefe|vanilleextrakt|glukose"],
    [combine("weich|warm|kalt|heiß", ENDINGS), "nougat|karamell|karamellbonbons|tortillas|nuss-nougat"],
    [combine("gepresst|geschlagen|ausgelassen|temperiert", ENDINGS), "hefe|schmalz"],
  ],
  preparations: [
    ["mashed", inflected("zerdrückt|zerquetscht|püriert|gestampft")],
    ["melted", inflected("geschmolzen|zerlassen")],
    ["ground", inflected("gemahlen|feingemahlen")],
    ["crushed", inflected("zerstoßen|zerbröselt|zerkrümelt|zerbröckelt")],
    ["cooked", inflected("gekocht|gegart|gedämpft|vorgekocht")],
    ["packed", inflected("gepresst|festgedrückt")],
    ["grated", inflected("gerieben|geraspelt|geraffelt|feingerieben|grobgerieben")],
    ["sliced", `${inflected("gehobelt")}|in scheiben|in scheiben geschnitten`],
    ["chopped", inflected("gehackt|gewürfelt|feingehackt|grobgehackt|kleingehackt")],
  ],
  qualities: `${inflected("frisch|grün|rot|gelb|weiß|schwarz|braun|hell|dunkel|dunkl|jung|alt|zart|fest|saftig|süß|sauer|säuerlich|mild|scharf|würzig|aromatisch|geräuchert|geröstet|getrocknet|unbehandelt|gemischt|mager|entsteint|gesalzen|ungesalzen|tiefgekühlt|gefroren|festkochend|mehligkochend|mehlig|knackig|kernlos|bunt|trocken|neutral|glatt|kraus|ungeschwefelt|fettarm|regional|biologisch")}`,
  listed:
    "salz|meersalz|kräutersalz|jodsalz|pfeffer|zucker|paprikapulver|paprika|muskat|muskatnuss|curry|currypulver|chili|chilipulver|chiliflocken|cayennepfeffer|öl|olivenöl|essig|kümmel|oregano|majoran|thymian|basilikum|zimt",
  parts: `saft|schale|abrieb|zesten|zeste|mark|fruchtfleisch|kerne|blätter|blättchen|nadeln|eiweiß|eigelb|eigelbe|${combine("der |den |", "saft")}|die schale|das mark|der abrieb|das fruchtfleisch|saft und abrieb|saft und schale|schale und saft|abrieb und saft|saft & abrieb|saft & schale|saft und zesten|zesten und saft|abgeriebene schale|geriebene schale|schalenabrieb|abgeriebene schale und saft|saft und abgeriebene schale|feine zesten|dünn abgeschälte schale|dünn abgeriebene schale`,
  remarks: `in der größe|so groß wie|etwa so groß|aus der mühle|a.d.m.|a. d. mühle|a.d. mühle|aus der pfeffermühle|aus der gewürzmühle|angerührt mit|angerührt in|verrührt mit|vermischt mit|aufgelöst in|abgeschmeckt|für|zum|zur|nach belieben|nach geschmack|nach bedarf|nach wunsch|nach packungsanweisung|ca.|ca|circa|etwa|ungefähr|je|jeweils|à|á|zzgl.|plus|z.b.|z. b.|z.b|zb|zum beispiel|beispielsweise|wie z.b.|wie etwa|wie zum beispiel|nach wahl|nach gusto|deiner wahl|ihrer wahl|bei zimmertemperatur|bei raumtemperatur|auf zimmertemperatur|raumtemperatur|zimmertemperatur|mit zimmertemperatur|vom vortag|von gestern|am stück|im ganzen|im stück|am besten|vorzugsweise|idealerweise|bevorzugt|möglichst|gerne|gern|wer mag|je nach|falls|wenn|bei bedarf|pro person|davon|insgesamt|beiseite|evtl.|evtl|eventuell|optional|ggf.|gegebenenfalls|sowie etwas|und etwas|längs|der länge nach
${combine("in ", "stücken|stücke|scheiben|scheibchen|würfeln|würfel|würfelchen|ringen|ringe|streifen|spalten|röschen|rädchen|rädli|würfeli|scheibli|streifchen|stückchen|schnitzen|schnitze|blättchen|flocken|flöckchen|hälften|viertel|achtel|halbringen|julienne|zweige|stifte|stiften|locken|hobeln|tranchen|segmente")}
${combine("in ", swiss("feine|feinen|dünne|dünnen|kleine|kleinen|große|großen|grobe|groben|dicke|dicken|mundgerechte|mundgerechten|schmale|schmalen|breite|breiten|lange|langen|gleichmäßige|gleich|ca.|ca|etwa|sehr|mittelgroße|mittelgroßen|hauchdünne|hauchdünnen|grobem|fingerdicke|halbe|halben|gleichgroße|kurze|kurzen"))}|${combine("in |aus |mit ca. |mit |von ca. |von je ", DIGITS)}|in der mitte|im ganzen belassen|in einzelne|gewogen ohne|à ca.|für die|für den|für das`,
  household: `küchenrolle/küchenrollen|küchenpapier|küchentuch/küchentücher|küchenkrepp|haushaltspapier|haushaltsrolle/haushaltsrollen|zewa
    toilettenpapier|klopapier|wc papier|klorolle/klorollen|feuchtes toilettenpapier|feuchtes klopapier
    taschentuch/taschentücher|papiertaschentücher|nastüchli|tempos|tempo taschentücher|kosmetiktücher|serviette/servietten|papierservietten
    alufolie|aluminiumfolie|frischhaltefolie|klarsichtfolie|backpapier|backtrennpapier|blechreinpapier|butterbrotpapier
    gefrierbeutel|tiefkühlbeutel|tiefkühlsäckli|gefriersackerl|zip beutel/zipbeutel|frühstücksbeutel|allzweckbeutel
    müllbeutel|müllsack/müllsäcke|müllsackerl|mistsackerl|abfallsack/abfallsäcke|abfallsäckli|abfallbeutel|kehrichtsack/kehrichtsäcke|biomüllbeutel|biobeutel|kompostbeutel
    spülmittel|geschirrspülmittel|handspülmittel|abwaschmittel|spüli|spülmaschinentabs|geschirrspültabs|geschirrspülertabs|spültabs|abwaschtabs|spülmaschinenpulver|spülmaschinensalz/salz für die spülmaschine/salz für spülmaschine/salz für die spülmaschinen/salz für spülmaschinen/salz für unsere spülmaschine/spülmaschinen salz/geschirrspülsalz/geschirrspülersalz/salz für den geschirrspüler/salz für geschirrspüler/salz für die geschirrspülmaschine/salz für geschirrspülmaschine/salz für die abwaschmaschine/salz für abwaschmaschine|tabs für die spülmaschine/tabs für den geschirrspüler|spezialsalz|streusalz|regeneriersalz|klarspüler
    waschmittel|waschpulver|vollwaschmittel|colorwaschmittel|feinwaschmittel|flüssigwaschmittel|weichspüler|fleckenentferner|fleckensalz
    seife/seifen|handseife|flüssigseife|duschgel|duschbad|duschmittel|badesalz|badeschaum|schaumbad
    shampoo/shampoos|haarshampoo|trockenshampoo|spülung|haarspülung|conditioner|haarspray|haargel
    zahnpasta/zahnpaste|zahncreme|zahnbürste/zahnbürsten|zahnseide|mundwasser|mundspülung|deo/deos|deodorant|deospray|deoroller
    rasierer|einwegrasierer|rasierklinge/rasierklingen|rasierschaum|rasiergel
    handcreme|gesichtscreme|tagescreme|nachtcreme|bodylotion|körperlotion|körpermilch|sonnencreme|sonnenmilch|lippenpflege|lippenbalsam|babyöl|massageöl|abschminktücher|nagellackentferner
    watte|wattepads|wattestäbchen|damenbinde/damenbinden|slipeinlage/slipeinlagen|tampon/tampons
    schwamm/schwämme|putzschwamm/putzschwämme|topfschwamm/topfschwämme|spülschwamm/spülschwämme|küchenschwamm/küchenschwämme|abwaschschwamm/abwaschschwämme|stahlwolle
    lappen|putzlappen|spüllappen|abwaschlappen|spültuch/spültücher|putztuch/putztücher|schwammtuch/schwammtücher|mikrofasertuch/mikrofasertücher|gummihandschuhe|putzhandschuhe
    putzmittel|reinigungsmittel|reiniger|allzweckreiniger|badreiniger|glasreiniger|fensterreiniger|wc reiniger|küchenreiniger|bodenreiniger|backofenreiniger|essigreiniger|putzessig/essig zum putzen|essig zum entkalken|reinigungsessig|abflussreiniger|rohrreiniger|scheuermilch|entkalker|bleiche|bleichmittel|desinfektionsmittel|raumspray
    batterie/batterien|aa batterien|aaa batterien|glühbirne/glühbirnen|glühlampe/glühlampen|led lampe/led lampen|leuchtmittel
    kerze/kerzen|geburtstagskerzen|teelicht/teelichter|rechaudkerze/rechaudkerzen|streichholz/streichhölzer|zündholz/zündhölzer|zündhölzli|feuerzeug/feuerzeuge|grillanzünder|anzündhilfe|grillkohle|holzkohle
    windel/windeln|pampers|feuchttuch/feuchttücher|babytücher|pflaster|heftpflaster|pflästerli
    katzenfutter|hundefutter|katzenstreu|katzensand|katzenmilch|leckerli/leckerlis|hundeleckerli/hundeleckerlis|katzenleckerli/katzenleckerlis|hundekekse|vogelfutter|fischfutter|tierfutter|kotbeutel|hundekotbeutel
    holzspieß/holzspieße/holzspiess/holzspiesse|schaschlikspieß/schaschlikspieße/schaschlikspiess/schaschlikspiesse|metallspieße/metallspiesse|zahnstocher|strohhalm/strohhalme|trinkhalm/trinkhalme|röhrli|pappteller|pappbecher
    muffinförmchen|papierförmchen|kaffeefilter|filtertüten|teefilter|küchengarn|klebeband|tesafilm|briefmarke/briefmarken|briefumschläge|geschenkpapier|blumen|blumenstrauß/blumenstrauss|blumenerde`,
};
