import type { WordLists } from "../line-words.ts";
import { combine } from "./combine.ts";

const DIGITS = "1|2|3|4|5|6|7|8|9";
const FINELY = "|fin|grov|små|tunn|ny|färsk|lätt|upp|av|ur|hel|hand";

export const SWEDISH: WordLists = {
  numbers: [
    [0.25, "en kvarts|en fjärdedels|kvarts|1 kvarts"],
    [1 / 3, "en tredjedels|tredjedels"],
    [0.5, "halv|halvt|halva|en halv|ett halvt|den halva"],
    [0.75, "tre kvarts|trekvarts"],
    [1, "en|ett"],
    [1.5, "en och en halv|ett och ett halvt|en och halv|halvannan|1 och en halv"],
    [2, "två"],
    [2.5, "två och en halv|två och ett halvt"],
    [3, "tre"],
    [4, "fyra"],
    [5, "fem"],
    [6, "sex"],
    [7, "sju"],
    [8, "åtta"],
    [9, "nio"],
    [10, "tio|ett tiotal|tiotal|ett 10-tal"],
    [11, "elva"],
    [12, "tolv|ett dussin|dussin|ett tolvtal"],
    [15, "ett femtontal"],
    [20, "tjugo|ett tjugotal"],
  ],
  andHalf: "och en halv|och ett halvt",
  to: "till|eller|à|a",
  and: "och|&|samt|o",
  or: "eller|el.|el|alternativt|alt.|alt|respektive",
  of: "à|a|á|av|från|på|om|x|×",
  plus: "plus|+|samt",
  ofWhich: "varav|därav",
  about:
    "ca|ca.|cirka|c:a|c:a.|omkring|ungefär|runt|knappt|drygt|minst|max|högst|nästan|totalt|sammanlagt|vardera|upp till|uppskattningsvis|ung.|knappa|dryga",
  some: "lite|lite mer|lite extra|litet|lite grann|några|ett par|en del|några få|ev.|ev|eventuellt|eventuell|ev lite|efter smak|efter behag|efter behov|efter tycke|efter önskemål|valfri mängd|valfritt antal|valfritt|rikligt med|rikligt|gott om|massor av|massor med|mycket|tillräckligt med|tillräckligt|en aning|aning|en gnutta|en smula",
  further: "ytterligare|extra|ännu|till",
  dozen: "dussin",
  pluralFrom: 2,
  joinsWords: true,
  spoons: ["msk", "tsk"],
  serves: "till|för|ger",
  servings:
    "portion/portioner|person/personer|gäst/gäster|vuxen/vuxna|barn|st|st.|bit/bitar|skiva/skivor|kaka/kakor|bulle/bullar|limpa/limpor|bröd|muffin/muffins|pannkaka/pannkakor|våffla/våfflor|tårta/tårtor|pizza/pizzor|glas|burk/burkar",
  units: [
    ["hg", "hg|hekto"],
    ["dl", "deciliter"],
    ["cl", "centiliter"],
    ["ml", "milliliter"],
    ["cm", "centimeter"],
    ["lb", "skålpund"],
    ["pinch", "krm|kryddmått|nypa/nypor|nyp|tumnypa|gnutta"],
    ["knife-tip", "knivsudd/knivsuddar|knivspets"],
    ["tsp", "tsk|tesked/teskedar|tskr|t.sk"],
    ["dessertspoon", "dessertsked/dessertskedar|barnsked"],
    ["tbsp", "msk|matsked/matskedar|mskr|m.sk|sked/skedar"],
    ["cup", "kopp/koppar|kaffekopp/kaffekoppar|kkp|tekopp/tekoppar|mugg/muggar"],
    ["glass", "glas"],
    ["shot", "del/delar|shot/shots|snapsglas"],
    ["bowl", "skål/skålar"],
    ["dash", "klick/klickar|skvätt/skvättar|stänk|skvimp|kläm|ringling|sväng|slatt|dutt|dash"],
    ["drop", "droppe/droppar"],
    ["handful", "handfull/handfulla|näve/nävar|handfullar"],
    ["clove", "klyfta/klyftor"],
    ["slice", "skiva/skivor"],
    ["piece", "st|styck/stycken|stycke|bit/bitar|port|portion/portioner|par|stk|kil/kilar|ruta/rutor"],
    ["cube", "tärning/tärningar|kub"],
    ["can", "burk/burkar|konservburk/konservburkar|brk"],
    ["jar", "glasburk/glasburkar"],
    ["bottle", "flaska/flaskor|fl"],
    [
      "pack",
      "pkt|paket|pk|pack|förp|förpackning/förpackningar|frp|fp|fpk|tetra|tub/tuber|nät|kartong/kartonger|kuvert|brev|storpack",
    ],
    ["bag", "påse/påsar|ps|säck|sachet|portionspåse/portionspåsar"],
    ["box", "ask/askar|låda/lådor|tråg|back"],
    ["tub", "bägare|kruka/krukor|bytta/byttor|hink"],
    ["bunch", "knippe/knippen|knippa/knippor|bunt/buntar|bukett/buketter"],
    ["sprig", "kvist/kvistar"],
    ["leaf", "blad"],
    ["stalk", "stjälk/stjälkar|stjälkar|stång/stänger|stam/stammar|strå/strån"],
    ["stick", "stav/stavar|stick/sticks"],
    ["head", "huvud/huvuden|kolv/kolvar"],
    ["sheet", "platta/plattor|ark|plåt"],
    ["ball", "kula/kulor|boll/bollar"],
    ["scoop", "skopa/skopor"],
    ["strip", "remsa/remsor|strimla/strimlor"],
    ["roll", "rulle/rullar|limpa/limpor|längd/längder"],
    ["recipe", "sats/satser|recept"],
  ],
  unitsAfterFood: "klyfta/klyftor|kvist/kvistar|stjälk/stjälkar|skiva/skivor",
  sizes:
    "stor|stort|stora|liten|litet|lilla|små|mellanstor|mellanstort|mellanstora|medelstor|medelstort|medelstora|medium|normalstor|normalstort|normalstora|vanlig|vanligt|vanliga|tjock|tjockt|tjocka|tunn|tunt|tunna|rågad|rågat|rågade|struken|struket|strukna|toppad|toppade|lång|långt|långa|kort|korta|rejäl|rejält|rejäla|generös|generöst|generösa|mindre|större|extra stor|extra stora|jättestor|jättestora|pytteliten|knapp|dryg|full|fulla|ordentlig|välfylld|väl rågad|jumbo|minsta|lagom stor|lagom stora",
  adverbs:
    "fint|grovt|tunt|smått|lätt|mycket|väl|helst|nyss|lagom|riktigt|ganska|på längden|hårt|löst|noga|försiktigt|lättare|färdigt|redan|snett|ej|eventuellt|ev.|extra|gärna|ytterst|helt|försiktigt|på snedden|precis|ordentligt|nästan",
  states: `${combine(FINELY, "hack|striml|skiv|tärn|skal|press|kross|mortl|rens|ans|puts|plock|smul|mos|visp|klyft|halver|hyvl|pure|sikt|skrap|skrubb|tvätt|blancher|tin|kärn|del|kvart|bank|skåll|passer|temper|rumstemperer|kram|trimm|dropp|avsvaln|blötlägg|rull", "ad|at|ade")}
${combine(FINELY, "skuren|skuret|skurna|riven|rivet|rivna|klippt|klippta|mald|malen|malet|malda|stött|stötta|kluven|kluvet|kluvna|runnen|runnet|runna|bruten|brutna|knäckt|knäckta")}
${combine("|ny|för|hård|lös|mjuk|färdig|hel", "kokt|kokta")}|smält|smälta|nedsmält|mjuk|mjukt|mjuka|kall|kallt|kalla|iskall|iskallt|iskalla|kylskåpskall|kylskåpskallt|kylskåpskalla|varm|varmt|varma|rumsvarm|rumsvarmt|rumsvarma|fingervarm|fingervarmt|fingervarma|ljummen|ljummet|ljumma|ljum|ljumt|het|hett|heta|kokande|kokhet|kokhett|kokheta|sjudande|sval|svalt|svala|svalnad|kyld|kylt|kylda|avkyld|avkylda|mogen|moget|mogna|övermogen|övermoget|övermogna|sköljd|sköljt|sköljda|avsköljd|avsköljda|blötlagd|blötlagt|blötlagda|urkramad|fast men mogen|oskalad|oskalat|oskalade|rostad|rostat|rostade|torkad|torkat|torkade|stekt|stekta|valfri|valfritt|valfria|okokt|okokta|överbliven|överblivet|överblivna|uppvärmd|uppvärmda|delad på längden`,
  kept: [
    [
      combine("|fin|grov|fint |grovt |", "riven|rivet|rivna|hyvlad|smulad|tärnad|tärnat"),
      "ost|parmesan|parmesanost|cheddar|mozzarella|gruyère|västerbotten|prästost|herrgård|pecorino|halloumi|gouda|kokos",
    ],
    [
      combine("|fin|", "krossade|hackade|passerade|skalade|skivade|tärnade"),
      "tomat|tomater|plommontomater|körsbärstomater",
    ],
    [
      "skalade|skalad|oskalade",
      "räkor|mandel|mandlar|sötmandel|sesamfrön|pistagenötter|hampafrön|kräftstjärtar",
    ],
    ["kokt|kokta|varm|kall", "skinka|räkor|kassler|medvurst|hummer|kräftor"],
    [
      "mjuk|mjukt|mjuka",
      "tunnbröd|bröd|tortilla|tortillas|tortillabröd|kola|nougat|kakor|pepparkakor|getost|småfranska|hamburgerbröd",
    ],
    ["mald|malen|malet|malda|stött|stötta|grovmalen|grovmalet|finmalen|finmalet", "."],
    ["rostad|rostade|rostat|torkad|torkade|stekt|stekta", "."],
    ["smält|smälta|pressad|pressat", "ost|jäst|äppeljuice|juice"],
    ["skållad|skållade|handskalade", "mandel|mandlar|räkor"],
    ["urkärnade|kärnade", "oliver|dadlar|katrinplommon|körsbär"],
    ["het|heta|hett", "sås|senap|chilisås|paprikapulver|ajvar"],
    ["strimlad|strimlat|strimlade", "kebabkött|grillkyckling|wokgrönsaker"],
  ],
  preparations: [
    ["mashed", "mosad|mosat|mosade|mixad|mixat|mixade"],
    ["melted", "smält|smälta"],
    ["ground", "malen|malet|malna|mald|malda|finmald|finmalda"],
    ["crushed", "krossad|krossat|krossade|smulad|smulat|smulade"],
    ["cooked", "kokt|kokta|ångkokt|ångkokta"],
    ["packed", "packad|packat|packade|hårt packad|hårt packat"],
    ["grated", "riven|rivet|rivna|finriven|finrivet|finrivna|grovriven|grovrivet|grovrivna"],
    ["sliced", "skivad|skivat|skivade|tunt skivad|i skivor"],
    ["chopped", "hackad|hackat|hackade|finhackad|finhackat|finhackade|tärnad|tärnat|tärnade|i tärningar"],
  ],
  qualities:
    "färsk|färskt|färska|grön|grönt|gröna|röd|rött|röda|gul|gult|gula|vit|vitt|vita|svart|svarta|brun|brunt|bruna|mörk|mörkt|mörka|ljus|ljust|ljusa|fast|fasta|torr|torrt|torra|söt|sött|söta|ekologisk|ekologiska|rökt|rökta|fryst|frysta|osaltat|saltat|mager|krispig|krispiga|mild|milda|stark|starkt|god|fin|neutral|benfri|benfritt|torkad|torkade|rostade",
  listed:
    "salt|havssalt|flingsalt|peppar|svartpeppar|vitpeppar|socker|paprikapulver|curry|chilipulver|chiliflakes|cayennepeppar|muskot|muskotnöt|olja|olivolja|vinäger|oregano|timjan|kanel|spiskummin",
  parts: `saft|saften|skal|skalet|zest|zesten|frön|fröna|fruktkött|fruktköttet|kärnor|kärnorna|rivet skal|finrivet skal|det rivna skalet|det finrivna skalet|rivna skalet|finrivna skalet|skal och saft|saft och skal|saft och zest|zest och saft|rivet skal och saft|finrivet skal och saft|saft och rivet skal|saft och finrivet skal|skal & saft|saft & skal|saften och skalet|skalet och saften|juice|juicen|blad|bladen|pressad saft|färskpressad saft`,
  remarks: `stor som|stort som|stora som|från kvarn|ur kvarn|från kvarnen|ur kvarnen|utrörd i|utrört i|upplöst i|upplöst i|blandad med|blandat med|vispad med|vispat med|att smaka av|för smaksättning|till|för att|för stekning|för servering|att servera|att steka|att strö|att pensla|att pudra|att rulla|att fritera|att garnera|att doppa|att toppa|efter smak|efter behag|efter behov|efter tycke|typ|t ex|t.ex.|t.ex|tex|t. ex.|till exempel|exempelvis|såsom|som t ex|som till exempel|gärna|helst|eventuellt|ev.|ev|alternativt|alt.|à|ca|ca.|cirka|c:a|motsvarande|per person|om du|om man|om så|vid behov|valfritt|valfri sort|rumstemperatur|i rumstemperatur|på rumstemperatur|enligt|beroende|per st|à ca|plus|+|och lite|och ev|samt|skuren i|skuret i|skurna i|delad i|delade i|delat i|hackad i|strimlad i|kluven i|som|totalt|sammanlagt|vardera|från dagen innan|från igår|i huvudet|längs med|på längden|vikt
${combine("i ", "bitar|skivor|strimlor|tärningar|klyftor|kuber|slantar|ringar|halvor|fjärdedelar|buketter|stavar|halvmånar|lövtunna|tunna|små|stora|grova|fina|mindre|större|mycket|centimeterstora|centimetertjocka|cm-tjocka|cm-stora|tjocka|smala|breda|lika|jämna|ca|cirka|mellanstora|munsbitar|munsstora|trekanter|sneda|långa|korta|hyvlade|delar|hela|julienne|mindre|kvartar|åttondelar|bråck|rutor|rejäla|lagom|klick|klickar|två|fyra|tre|halvcentimeterstora")}
${combine("i |på |om |ca ", DIGITS)}`,
  household: `hushållspapper|hushållsrulle/hushållsrullar|köksrulle/köksrullar|kökspapper
    toapapper|toalettpapper|toarulle/toarullar|näsduk/näsdukar|pappersnäsdukar|servett/servetter|pappersservetter
    folie|aluminiumfolie|plastfolie|gladpack|bakplåtspapper|smörpapper|smörgåspapper
    fryspåse/fryspåsar|plastpåse/plastpåsar|smörgåspåsar|zippåse/zippåsar|ziplockpåsar|soppåse/soppåsar|sopsäck/sopsäckar|avfallspåsar|matavfallspåsar
    diskmedel|handdiskmedel|maskindiskmedel|disktablett/disktabletter|diskmaskinstabletter|diskmaskinssalt/diskmaskinsalt/salt till diskmaskinen/salt till diskmaskin/salt för diskmaskinen/salt för diskmaskin/salt i diskmaskinen/maskindisksalt|vägsalt|ättika för städning/ättika till städning|spolglans
    tvättmedel|kulörtvättmedel|sköljmedel|fläckborttagning|fläckborttagningsmedel
    tvål/tvålar|handtvål|flytande tvål|duschkräm|duschgel|duschtvål|badskum|badsalt
    schampo|shampoo|torrschampo|balsam|hårbalsam|hårspray|hårgelé
    tandkräm|tandborste/tandborstar|tandtråd|munskölj|munvatten|deodorant/deodoranter|deo
    rakhyvel/rakhyvlar|rakblad|raklödder|rakgel|rakskum
    handkräm|ansiktskräm|hudkräm|dagkräm|nattkräm|hudlotion|body lotion|bodylotion|solkräm|solskyddskräm|solskydd|cerat|läppbalsam|babyolja|massageolja|nagellacksborttagning
    bomull|bomullspads|bomullsrondeller|bomullspinnar|tops|binda/bindor|mensbindor|trosskydd|tampong/tamponger
    disksvamp/disksvampar|skursvamp/skursvampar|tvättsvamp/tvättsvampar|stålull|disktrasa/disktrasor|wettextrasa/wettextrasor|trasa/trasor|diskborste/diskborstar|gummihandskar|diskhandskar
    rengöringsmedel|allrengöring|allrengöringsmedel|såpa|fönsterputs|toarengöring|toalettrengöring|badrumsrengöring|ugnsrengöring|köksspray|klorin|blekmedel|kalkborttagare|avkalkningsmedel|propplösare|handsprit|luftfräschare
    batteri/batterier|glödlampa/glödlampor|lampa/lampor|led lampa/led lampor
    ljus|stearinljus|värmeljus|tårtljus|blockljus|antikljus|tändsticka/tändstickor|tändare|tändvätska|grillkol|braständare|träkol
    blöja/blöjor|våtservett/våtservetter|plåster
    kattmat|hundmat|kattsand|kattströ|hundgodis|kattgodis|fågelmat|fågelfrön|fiskmat|bajspåse/bajspåsar|hundbajspåsar
    grillspett|träspett|grillpinne/grillpinnar|tandpetare|sugrör|papperstallrikar|pappersmuggar|engångstallrikar
    muffinsform/muffinsformar|kaffefilter|tefilter|snöre|hushållssnöre|tejp|frimärke/frimärken|kuvert|presentpapper|blomma/blommor`,
};
