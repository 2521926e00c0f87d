import type { WordLists } from "../line-words.ts";
import { combine } from "./combine.ts";

const DIGITS = "1|2|3|4|5|6|7|8|9";
const FINELY = "|fin|fint|grov|groft|frisk|ny|tynd|let|små|af|op|ud|sammen|stift|halv";

export const DANISH: WordLists = {
  numbers: [
    [0.25, "en kvart|kvart|et kvart"],
    [1 / 3, "en tredjedel|tredjedel"],
    [0.5, "halv|halvt|halve|en halv|et halvt|det halve|den halve|1 halv|1 halvt"],
    [0.75, "trekvart|tre kvart"],
    [1, "en|et|én|ét|een"],
    [1.5, "halvanden|halvandet|en og en halv|et og et halvt|1 en halv"],
    [2, "to"],
    [2.5, "to en halv|to og en halv|to og et halvt"],
    [3, "tre"],
    [4, "fire"],
    [5, "fem"],
    [6, "seks"],
    [7, "syv"],
    [8, "otte"],
    [9, "ni"],
    [10, "ti"],
    [11, "elleve"],
    [12, "tolv|et dusin|dusin"],
    [20, "tyve|en snes|et snes"],
  ],
  andHalf: "og en halv|og et halvt|en halv",
  to: "til|eller|el.|à",
  and: "og|&|samt",
  or: "eller|el.|el|alternativt|evt. erstattet|hhv.|respektive",
  of: "af|à|a|á|fra|på|x|×",
  plus: "plus|+|samt",
  ofWhich: "heraf|deraf|hvoraf",
  about:
    "ca.|ca|cirka|circa|omkring|omtrent|godt|knap|knapt|små|mindst|min.|max|maks.|maks|højst|næsten|op til|i alt|ialt|rundt regnet|hver|rigelig",
  some: "lidt|lidt mere|lidt ekstra|en smule|smule|et par|nogle|nogle få|flere|en del|evt.|evt|eventuelt|eventuel|gerne|rigeligt|rigeligt med|masser af|en masse|meget|nok|efter smag|efter behov|efter behag|efter ønske|valgfri|valgfrit|valgfri mængde|en anelse|anelse|en lille smule|et gran|en lille bitte smule",
  further: "yderligere|ekstra|endnu|andre",
  dozen: "dusin",
  pluralFrom: 2,
  joinsWords: true,
  spoons: ["spsk", "tsk"],
  serves: "til|for|giver",
  servings:
    "portion/portioner|person/personer|gæst/gæster|voksen/voksne|barn/børn|stk|stk.|stykke/stykker|skive/skiver|bolle/boller|brød|småkage/småkager|kage/kager|pandekage/pandekager|vaffel/vafler|muffin/muffins|pizza/pizzaer|glas",
  units: [
    ["dl", "deciliter"],
    ["cl", "centiliter"],
    ["ml", "milliliter"],
    ["cm", "centimeter"],
    ["half-kilo", "pund"],
    ["pinch", "nip|drys|knivspidsfuld"],
    ["knife-tip", "knivspids/knivspidser|knsp.|knsp|knivsp."],
    ["tsp", "tsk|teske/teskeer|teskefuld/teskefulde|ts|kaffeske"],
    ["dessertspoon", "barneske/barneskeer|dessertske"],
    [
      "tbsp",
      "spsk|spiseske/spiseskeer|spiseskefuld/spiseskefulde|ss|sps|spk|spske|skefuld/skefulde|topskefuld/topskefulde|ske/skeer",
    ],
    ["cup", "kop/kopper|kaffekop/kaffekopper|krus"],
    ["glass", "vinglas|snapseglas"],
    ["bowl", "skål/skåle"],
    ["shot", "del/dele|shot/shots"],
    [
      "dash",
      "skvæt|skvat|stænk|sjat/sjatter|klat/klatter|sprøjt|pift|klatter|slat|klump|dash|sjus|tår|strejf",
    ],
    ["drop", "dråbe/dråber|dr."],
    ["handful", "håndfuld/håndfulde|håndfulder|næve/næver|handfuld"],
    ["clove", "fed"],
    ["slice", "skive/skiver|skv."],
    [
      "piece",
      "stk|stk.|styk|stykke/stykker|styks|st|st.|klump/klumper|portion/portioner|par|buket/buketter|knop/knopper",
    ],
    ["cube", "terning/terninger|tern"],
    ["can", "dåse/dåser|ds|ds."],
    ["jar", "glas|krukke/krukker|gl."],
    ["bottle", "flaske/flasker|fl."],
    [
      "pack",
      "pakke/pakker|pk|pk.|pkt|pkt.|pakning/pakninger|pks.|brev/breve|brik/brikker|karton/kartoner|rør|tube/tuber|net|kuvert|portionsbrev|pak",
    ],
    ["bag", "pose/poser|ps.|sæk"],
    ["box", "æske/æsker|kasse|boks"],
    ["tub", "bæger/bægre|bægere|bakke/bakker|bk.|spand|bøtte/bøtter|potte/potter"],
    ["bunch", "bundt/bundter|bdt|bt.|bdl.|dusk/duske"],
    ["sprig", "kvist/kviste|gren/grene|ranke"],
    ["leaf", "blad/blade"],
    ["stalk", "stilk/stilke|stængel/stængler|stang/stænger|strå"],
    ["stick", "stick/sticks|pind/pinde|stav/stave"],
    ["head", "hoved/hoveder|kolbe/kolber|knold/knolde"],
    ["sheet", "plade/plader|ark"],
    ["ball", "kugle/kugler"],
    ["scoop", "skovl"],
    ["strip", "strimmel/strimler"],
    ["roll", "rulle/ruller|stamme"],
    ["recipe", "opskrift"],
  ],
  unitsAfterFood: "fed|kvist/kviste|stilk/stilke|skive/skiver",
  sizes:
    "stor|stort|store|lille|lillebitte|små|mellemstor|mellemstort|mellemstore|middelstor|middelstort|middelstore|medium|almindelig|almindelige|normal|normale|tyk|tykt|tykke|tynd|tyndt|tynde|lang|langt|lange|kort|korte|toppet|toppede|topped|strøget|strøgne|strøgen|god|godt|gode|ordentlig|ordentligt|kæmpe|kæmpestor|større|mindre|ekstra store|ekstra stor|fyldt|fulde|rigelig|rigelige|generøs|solid|lille bitte|halvstor|str. m|str. l|str m|str l|pæn|pænt|pæne|nogenlunde stor",
  adverbs:
    "fint|groft|tyndt|let|frisk|helt|meget|godt|grundigt|på langs|på skrå|skråt|nænsomt|ganske|lige|fin|grov|gerne|evt.|ikke for|forsigtigt|netop|ret|helst",
  states: `${combine(FINELY, "hakk|skiv|striml|snitt|kværn|mal|press|knus|høvl|plukk|pisk|skræll|pill|rens|skyll|vask|skrubb|mos|blend|blancher|halver|kvarter|flækk|nipp|ribb|afdrypp|drypp|sigt|damp|purer|trimm|puds|køl|varm|skold|skrab|smuldr|tern|del|temper|stuetemper|udsten|udkern|smutt|knækk|brækk|vend|svits", "et|ede")}
${combine(FINELY, "revet|revne|reven|skåret|skårne|skåren|stødt|stødte|klippet|klippede|malet|malede|kogt|kogte|tøet|tøede|flået|flåede|stuetempereret|stuetempererede|tempereret|tempererede")}
${combine("|hård|blød|ny|for|færdig|let|mør", "kogt|kogte")}|smeltet|smeltede|blød|blødt|bløde|blødgjort|kold|koldt|kolde|iskold|iskoldt|iskolde|køleskabskold|køleskabskoldt|varm|varmt|varme|lunken|lunkent|lunkne|lun|lunt|lune|håndvarm|håndvarmt|fingervarm|fingervarmt|hed|hedt|hede|kogende|smilende|moden|modent|modne|overmoden|overmodent|overmodne|stegt|stegte|drænet|drænede|delt|delte|mast|maste|most|moste|udblødt|udblødte|opblødt|opblødte|afkølet|findelt|findelte|frisk kværnet|frisk malet|frisk stødt|frisk revet|daggammelt|daggamle|gammelt|valgfri|valgfrit|valgfrie|uskrællet|uskrællede|ristet|ristede|tørret|tørrede|rørt|udrørt|knust|knuste|pulveriseret|grillet|grillede|bagt|bagte`,
  kept: [
    [
      combine("|fint|groft|fint |groft |fin|grov", "revet|revne|høvlet|smuldret"),
      "ost|oste|parmesan|cheddar|mozzarella|gruyère|emmentaler|danbo|havarti|pecorino|parmesanost|vesterhavsost|gouda|kokos|manchego",
    ],
    [
      "hakket|hakkede",
      "kød|oksekød|svinekød|kalvekød|lammekød|kalv|okse|svin|lam|kylling|kyllingekød|kalkun|kalkunkød|tomat|tomater|flæsk|fars|plantekød|spinat",
    ],
    [
      "flåede|flået|pillede|skrællede|knuste|passerede|skivede",
      "tomat|tomater|blommetomater|rejer|krebsehaler|pistacienødder|mandelsplitter",
    ],
    ["smuttede|smuttet|skoldede|ristede|ristet|tørret|tørrede|stegt|stegte", "."],
    ["kogt|kogte", "skinke|rejer|hamburgerryg"],
    ["stødt|stødte|malet|malede|fintmalet|groftmalet|kværnet|kværnede|grillet|grillede|bagt|bagte", "."],
    ["udstenede|udstenet|udkernede", "oliven|dadler|svesker|kirsebær|blommer"],
    ["bløde|blød|blødt", "nougat|tortilla|tortillas|pandekager|karameller|lakrids|majstortillas|brød"],
    ["varm|varme|stærk", "chilisauce|sovs"],
    ["snittet|snittede", "grønkål|salat"],
  ],
  preparations: [
    ["mashed", "most|moset|mosede|pureret|purerede|blendet|blendede"],
    ["melted", "smeltet|smeltede"],
    ["ground", "malet|malede|finmalet|finmalede"],
    ["crushed", "knust|knuste|smuldret|smuldrede"],
    ["cooked", "kogt|kogte|dampet|dampede"],
    ["packed", "sammenpresset|presset|pressede"],
    ["grated", "revet|revne|finrevet|finrevne|groftrevet|groftrevne"],
    ["sliced", "skåret i skiver|i skiver"],
    ["chopped", "hakket|hakkede|finthakket|finthakkede|i tern"],
  ],
  qualities:
    "frisk|friskt|friske|grøn|grønt|grønne|rød|rødt|røde|gul|gult|gule|hvid|hvidt|hvide|sort|sorte|brun|brune|mørk|mørkt|mørke|lys|lyst|lyse|fast|faste|tør|tørt|tørre|sød|sødt|søde|økologisk|økologiske|røget|røgede|frossen|frosne|frossent|usaltet|saltet|mager|sprød|sprøde|mild|milde|stærk|neutral|usprøjtet|usprøjtede|ristede|tørret|tørrede",
  listed:
    "salt|havsalt|flagesalt|peber|sukker|paprika|karry|chilipulver|chiliflager|cayennepeber|muskatnød|olie|olivenolie|eddike|oregano|timian|kanel|spidskommen",
  parts: `saft|saften|skal|skallen|juice|juicen|fintrevet skal|revet skal|den revne skal|den fintrevne skal|fintreven skal|reven skal|saft og skal|skal og saft|saft og revet skal|saft og fintrevet skal|saften og skallen|skallen og saften|zest|zesten|kerner|kernerne|korn|kornene|frugtkød|frugtkødet|blade|bladene|revet skal og saft|fintrevet skal og saft|saft & skal|skal & saft|friskpresset saft`,
  remarks: `på størrelse med|på størrelse|fra kværn|fra kværnen|fra peberkværnen|fra mølle|opløst i|udrørt i|rørt ud i|rørt op med|blandet med|pisket med|til|efter smag|efter behov|efter behag|efter ønske|gerne|helst|evt.|evt|eventuelt|alternativt|f.eks.|f.eks|f. eks.|fx|feks|for eksempel|eksempelvis|såsom|som fx|som f.eks.|som|ca.|ca|cirka|à|á|a 1|a 2|a 3|a 4|a 5|a 6|a 7|a 8|a 9|pr. person|pr.|per person|heraf|samt|plus|+|og lidt|og evt.|skåret i|skåret ud|skårne i|skåret på|hakket i|delt i|delte i|revet på|ved stuetemperatur|stuetemperatur|i stuetemperatur|ved rumtemperatur|hvis|om ønsket|efter eget|afhængig|afhængigt|alt efter|i alt|ialt|hver|fra dagen før|fra i går|dagen før|at servere|på langs|på skrå|med ca.|svarende til
${combine("i ", "tern|skiver|strimler|stykker|både|ringe|tynde|små|store|grove|fine|mindre|større|tykke|lange|halve|kvarte|kvarter|buketter|stave|bidder|mundrette|grovere|fintsnittede|brede|smalle|lige|ca.|ca|flager|meget|helt|halvmåner|julienne|terninger|mundfulde|centimeterstore|cm|to|fire|tre|kuber|skrå|en|et|hele|flotte|papirtynde|segmenter|fileter|bånd|stænger|småstykker")}
${combine("i |på ", DIGITS)}`,
  household: `køkkenrulle/køkkenruller|køkkenpapir|toiletpapir|wc papir|toiletrulle/toiletruller
    lommetørklæde/lommetørklæder|papirlommetørklæder|lommeletter|kleenex|serviet/servietter|papirservietter
    folie|alufolie|stanniol/staniol|sølvpapir|husholdningsfilm|plastfolie|vitawrap|bagepapir|madpapir|smørrebrødspapir
    frysepose/fryseposer|madpose/madposer|brødpose/brødposer|zip poser|lynlåsposer|plastikposer/plasticposer
    affaldspose/affaldsposer|affaldssæk/affaldssække|skraldepose/skraldeposer|bioposer
    opvaskemiddel|opvaskesæbe|opvasketabs|opvasketablet/opvasketabletter|maskinopvask|maskinopvasketabs|opvaskesalt/opvaskemaskinesalt/salt til opvaskemaskinen/salt til opvaskemaskine/salt til opvaskemaskiner/salt til opvasken/salt til opvask|vejsalt|tøsalt|filtersalt|afspændingsmiddel|afspænding
    vaskemiddel|vaskepulver|vaskekapsler|skyllemiddel|pletfjerner
    sæbe/sæber|håndsæbe|flydende håndsæbe|flydende sæbe|shower gel|brusegel|brusesæbe|badesalt|badeskum
    shampoo/shampooer|tørshampoo|balsam|hårbalsam|conditioner|hårspray|hårlak|hårgele
    tandpasta|tandbørste/tandbørster|tandtråd|mundskyl|mundskyllevand|deodorant/deodoranter|deo
    barberskraber/barberskrabere|skraber/skrabere|barberblade|barberskum|barbergel
    håndcreme|ansigtscreme|dagcreme|natcreme|fugtighedscreme|bodylotion|body lotion|solcreme|læbepomade|babyolie|massageolie|neglelakfjerner
    vat|vatrondeller|vatpinde|hygiejnebind|bind|trusseindlæg|tampon/tamponer
    opvaskesvamp/opvaskesvampe|skuresvamp/skuresvampe|rengøringssvamp/rengøringssvampe|ståluld|karklud/karklude|klud/klude|mikrofiberklud/mikrofiberklude|viskestykke/viskestykker|opvaskebørste/opvaskebørster|gummihandsker|opvaskehandsker|engangshandsker
    rengøringsmiddel/rengøringsmidler|universalrengøring|brun sæbe|sæbespåner|glasrens|vinduesrens|toiletrens|wc rens|badeværelsesrens|ovnrens|afløbsrens|klorin|klor|blegemiddel|afkalker|afkalkningsmiddel|rengøringseddike/eddike til rengøring|håndsprit|rengøringsspray|luftfrisker
    batteri/batterier|elpære/elpærer|lyspære/lyspærer|led pære/led pærer
    lys|stearinlys|fyrfadslys|bloklys|kagelys|fødselsdagslys|tændstik/tændstikker|lighter/lightere|tændblokke|optændingsblokke|grillkul|trækul|grillbriketter
    ble/bleer|vådserviet/vådservietter|plaster/plastre|hæfteplaster
    kattemad|hundemad|kattefoder|hundefoder|kattegrus|hundegodbidder|kattegodbidder|fuglefoder|fuglefrø|fiskefoder|hundeposer|hømhømposer
    grillspyd|træspyd|bambusspyd|tandstik/tandstikker/tandstikkere|sugerør|papkrus|paptallerken/paptallerkener|engangstallerkener
    muffinform/muffinforme|papirforme|kaffefilter/kaffefiltre|tefilter/tefiltre|kødsnor|snor|tape|frimærke/frimærker|kuvert/kuverter|gavepapir`,
};
