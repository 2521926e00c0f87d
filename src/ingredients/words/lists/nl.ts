import type { WordLists } from "../line-words.ts";
import { combine } from "./combine.ts";

const DIGITS = "1|2|3|4|5|6|7|8|9";
const FINELY = "|fijn|grof|klein|dun|vers|ragfijn|af|om|op|uit|stijf|voor";

export const DUTCH: WordLists = {
  numbers: [
    [0.25, "een kwart|kwart|1 kwart"],
    [1 / 3, "een derde"],
    [0.5, "halve|half|een halve|een half|de helft van een|de helft"],
    [2 / 3, "twee derde|tweederde"],
    [0.75, "driekwart|drie kwart"],
    [1, "een|één|eén|'n"],
    [1.5, "anderhalve|anderhalf"],
    [2, "twee"],
    [2.5, "tweeënhalf|tweeënhalve|twee en een half|twee en een halve"],
    [3, "drie"],
    [4, "vier"],
    [5, "vijf"],
    [6, "zes|een half dozijn"],
    [7, "zeven"],
    [8, "acht"],
    [9, "negen"],
    [10, "tien|een tiental|tiental"],
    [11, "elf"],
    [12, "twaalf|een dozijn|dozijn"],
    [15, "een vijftiental"],
    [20, "twintig|een twintigtal"],
  ],
  andHalf: "en een half|en een halve|en half",
  to: "tot|à|a|of|t/m|tot maximaal",
  and: "en|&",
  or: "of|ofwel|dan wel|eventueel vervangen door",
  of: "van de|van|à|a|uit|x|×",
  plus: "plus|+|en nog|en wat",
  ofWhich: "waarvan|daarvan",
  about:
    "ca.|ca|circa|ongeveer|plusminus|±|+⁄-|zo'n|ruim|krap|bijna|minstens|minimaal|maximaal|max.|min.|elk|per stuk|samen|in totaal|rond de|ong.",
  some: "een beetje|wat extra|nog wat|beetje|een weinig|weinig|wat|een paar|paar|enkele|enige|een aantal|flink wat|heel wat|voldoende|genoeg|ruim voldoende|veel|extra:|eventueel|evt.|evt|event.|optioneel|optie|naar smaak|naar wens|naar behoefte|naar keuze|naar believen|een tikkeltje|een ietsje|eventueel wat",
  further: "nog|nog eens|nog een extra|extra|andere|daarnaast",
  dozen: "dozijn",
  pluralFrom: 2,
  joinsWords: true,
  spoons: ["el", "tl"],
  serves: "voor",
  servings:
    "portie/porties|persoon/personen|eter/eters|gast/gasten|kind/kinderen|stuk/stuks|plak/plakken|koekje/koekjes|broodje/broodjes|brood/broden|muffin/muffins|pannenkoek/pannenkoeken|wafel/wafels|taart/taarten|pizza/pizza's|glas/glazen|pot/potten",
  units: [
    ["g", "grammen"],
    ["hg", "ons"],
    ["half-kilo", "pond"],
    ["dl", "deciliter"],
    ["cl", "centiliter"],
    ["ml", "milliliter"],
    ["cm", "centimeter"],
    [
      "tsp",
      "tl|theelepel/theelepels|theelepeltje/theelepeltjes|theel.|kl|koffielepel/koffielepels|koffielepeltje/koffielepeltjes",
    ],
    ["dessertspoon", "dessertlepel/dessertlepels|dessertlepeltje"],
    [
      "tbsp",
      "el|eetlepel/eetlepels|eetl.|eetl|els|soeplepel/soeplepels|sl|lepel/lepels|lepeltje/lepeltjes|opscheplepel/opscheplepels",
    ],
    [
      "cup",
      "kop/koppen|kopje/kopjes|cup/cups|mok/mokken|theekopje/theekopjes|koffiekopje/koffiekopjes|kom/kommen|kommetje/kommetjes|maatbeker|dopje/dopjes|dop",
    ],
    ["glass", "glas/glazen|glaasje/glaasjes|wijnglas/wijnglazen|borrelglaasje/borrelglaasjes"],
    ["shot", "deel/delen|shot/shots"],
    ["pinch", "snuf/snuffen|snufje/snufjes|snuifje/snuifjes|vleugje|toefje/toefjes|toef"],
    ["knife-tip", "mespunt/mespunten|mespuntje/mespuntjes|mp|msp"],
    [
      "dash",
      "scheut/scheuten|scheutje/scheutjes|klont/klonten|klontje/klontjes|klodder|kloddertje|kneepje|kneep|druppeltje/druppeltjes|lik|likje|straaltje|drizzle|nootje|dot|dotje|spatje|spat",
    ],
    ["drop", "druppel/druppels|drupje/drupjes"],
    ["handful", "handvol|handje/handjes|handenvol|handen|hand|handjevol"],
    ["clove", "teen/tenen|teentje/teentjes"],
    [
      "slice",
      "plak/plakken|plakje/plakjes|snee/sneeën|sneetje/sneetjes|sneden|schijf/schijven|schijfje/schijfjes|boterham/boterhammen",
    ],
    [
      "piece",
      "stuk/stukken|stuks|stukje/stukjes|st|st.|part/parten|partje/partjes|punt/punten|staaf/staven|staafje/staafjes|portie/porties|moot/moten|mootje|kluit|kluitje|roosje/roosjes|brok|brokje/brokjes|duim|duimpje",
    ],
    ["stick", "stok/stokken|stokje/stokjes|stick/sticks"],
    ["can", "blik/blikken|blikje/blikjes|busje|conservenblik"],
    ["jar", "pot/potten|potje/potjes|bokaal/bokalen|bokaaltje"],
    ["bottle", "fles/flessen|flesje/flesjes|flacon"],
    [
      "pack",
      "pak/pakken|pakje/pakjes|pakket|envelop|envelopje/envelopjes|verpakking/verpakkingen|tube/tubes|net|netje|kuip|briefje|karton|kartonnetje|brik/brikken|brikje",
    ],
    ["bag", "zak/zakken|zakje/zakjes|buil|builtje/builtjes|sachet/sachets"],
    ["box", "doos/dozen|doosje/doosjes|schaal|schaaltje/schaaltjes|krat"],
    ["tub", "bak/bakken|bakje/bakjes|beker/bekers|bekertje/bekertjes|kuipje/kuipjes|tray"],
    ["cube", "blok/blokken|blokje/blokjes|tablet/tabletten"],
    [
      "bunch",
      "bos/bossen|bosje/bosjes|bussel/bussels|busseltje|bundel/bundels|bundeltje|plant|plantje/plantjes",
    ],
    [
      "sprig",
      "tak/takken|takje/takjes|twijg/twijgen|twijgje/twijgjes|steel/stelen|steeltje/steeltjes|tros|trosje",
    ],
    ["leaf", "blad/bladeren|bladen|blaadje/blaadjes|bladje/bladjes"],
    [
      "stalk",
      "stengel/stengels|stengeltje/stengeltjes|stang|stronk/stronken|stronkje/stronkjes|struik/struiken|struikje/struikjes",
    ],
    ["head", "krop/kroppen|kropje/kropjes|bol/bollen|bolletje/bolletjes|knol/knollen"],
    ["sheet", "vel/vellen|velletje/velletjes|lap/lappen"],
    ["ball", "balletje/balletjes"],
    ["scoop", "schep/scheppen|schepje/schepjes"],
    ["strip", "reep/repen|reepje/reepjes|sliert/slierten|streng/strengen"],
    ["roll", "rol/rollen|rolletje/rolletjes|tablet"],
    ["recipe", "recept"],
  ],
  unitsAfterFood: "teen/tenen|teentje/teentjes|takje/takjes|blaadje/blaadjes|stengel/stengels|plakje/plakjes",
  sizes:
    "groot|grote|klein|kleine|middelgroot|middelgrote|middelmaat|flink|flinke|dik|dikke|dun|dunne|lang|lange|kort|korte|afgestreken|gestreken|opgehoopt|opgehoopte|gehoopte|bolle|volle|royale|ruime|forse|fors|extra grote|kloeke|gigantische|kleinere|grotere|maat m|maat l|goedgevulde|goedgevuld|goed gevulde|schamele|krappe|minuscuul|piepklein|piepkleine|reuze|duimgroot|volle grote",
  adverbs:
    "fijn|grof|heel|zeer|dun|licht|goed|vers|in de lengte|overdwars|schuin|ragfijn|flink|net|nog|gaar|kort|zojuist|zorgvuldig|lichtjes|overlangs|stevig|al|heel fijn|zeer fijn|niet te|eventueel",
  states: `${combine(FINELY, "gesneden|gesnipperd|gesnipperde|geraspt|geraspte|geperst|geperste|geklopt|geklopte|gespoeld|gespoelde|gehakte|gestampt|gestampte|gekookt|gekookte|gekoeld|gekoelde|gewreven|geknepen|gelekt|gelekte|geweekt|geweekte")}|${combine("fijn|grof|klein|ragfijn|vers|fijn |grof |heel fijn |zeer fijn |vers ", "gehakt")}
${combine("gepel|ongepel|geschil|ongeschil|gehalveer|ontdooi|gezeef|gepureer|gekneus|verkruimel|verbrokkel|geblancheer|verwarm|opgewarm|verpulver|gevierendeel|gestoom|ontvel|gereinig|geschoon|afgekoel|gedeel|gescheur|versnipper|ontkern|geroer|gekruimel|geschrob|geschaaf|gespiraliseer", "d|de")}|${combine("schoongemaak|klaargemaak|gekuis|opgelos|gepluk|geprak|geschrap|gemix", "t|te")}|${combine("ontpit|geplet", "|te")}|ontgraat|ontgrate
gesmolten|gewassen|gebroken|gescheiden|uitgeperst|uitgeperste|afgegoten|ongesneden|versgemalen|vers gemalen|grofgemalen|grof gemalen|vers geraspt|vers geraspte|hardgekookt|hardgekookte|hard gekookt|hard gekookte|zachtgekookt|zachtgekookte|voorgekookt|voorgekookte|beetgaar|beetgare|gaar|gare|zacht|zachte|kamerwarm|kamerwarme|lauwwarm|lauwwarme|lauw|lauwe|handwarm|handwarme|warm|warme|koud|koude|ijskoud|ijskoude|heet|hete|kokend|kokende|kokendheet|kokend heet|rijp|rijpe|overrijp|overrijpe|oudbakken|overgebleven|overgeschoten|opengesneden|bijgesneden|ingesneden|julienne|voorgebakken|geroosterd|gedroogd|gebakken|in stukjes|panklaar|panklare|vloeibaar|smeuïg|smeuïge|opgeklopte`,
  kept: [
    [
      "geraspte|geraspt|fijngeraspte|fijn geraspte|grof geraspte|geschaafde|geschaafd|verkruimelde",
      "kaas|parmezaan|parmezaanse|cheddar|mozzarella|gruyère|emmentaler|gouda|pecorino|parmigiano|kokos|padano|comté|manchego|amandelen",
    ],
    [
      "gehakte|gepelde|ontvelde|gezeefde|gesneden|fijngesneden",
      "tomaten|tomaat|tomaatjes|pelati|tomatenblokjes",
    ],
    [
      "gepelde|ongepelde",
      "garnalen|noten|walnoten|amandelen|pistachenoten|pistaches|hazelnoten|pinda's|scampi's|scampi|kastanjes|hennepzaad",
    ],
    ["gekookte", "ham|beenham|kastanjes|achterham"],
    [
      "zachte|warme|koude",
      "geitenkaas|kaas|brood|suiker|bolletjes|tortilla's|tortilla|wraps|broodjes|karamel|nougat|saus",
    ],
    ["hete", "paprika|paprikapoeder|peper|pepers|saus|kerrie|mosterd"],
    ["gebakken|gedroogd|gedroogde|geroosterd|gekarameliseerde", "."],
    ["gekoelde|gekoeld|koude", "bladerdeeg|deeg"],
    ["volle", "melk|yoghurt|kwark|kokosmelk|karnemelk|room"],
    ["lange", "vingers"],
    ["ontpitte|ontpit", "olijven|dadels|pruimen|kersen"],
    ["gesneden", "groente|groenten|spinazie|boerenkool|andijvie|soepgroenten|wokgroenten"],
  ],
  preparations: [
    ["mashed", "geprakt|geprakte|gepureerd|gepureerde"],
    ["melted", "gesmolten"],
    ["ground", "gemalen|fijngemalen"],
    ["crushed", "verkruimeld|verkruimelde|geplet|geplette|fijngestampt|fijngestampte"],
    ["cooked", "gekookt|gekookte|gestoomd|gestoomde|voorgekookt|voorgekookte"],
    ["packed", "aangedrukt|aangedrukte"],
    ["grated", "geraspt|geraspte|fijngeraspt|fijngeraspte"],
    ["sliced", "in plakjes|in plakken|in schijfjes"],
    ["chopped", "gehakt|gehakte|fijngehakt|fijngehakte|grofgehakt|grofgehakte|in blokjes"],
  ],
  qualities:
    "vers|verse|groen|groene|rood|rode|geel|gele|wit|witte|zwart|zwarte|bruin|bruine|donkere|jonge|oude|zoet|zoete|zure|milde|pittige|droge|gedroogde|gerookte|biologische|magere|halfvolle|ongezouten|gezouten|vastkokende|kruimige|stevige|geroosterde|onbespoten|scharrel|krokante|romige",
  listed:
    "zout|zeezout|peper|suiker|nootmuskaat|paprikapoeder|kerriepoeder|chilipoeder|chilivlokken|cayennepeper|olie|olijfolie|azijn|oregano|tijm|kaneel|komijn",
  parts: `pitjes|sap|rasp|fijne rasp|schil|zeste|zestes|merg|pulp|blaadjes|pitten|zaadjes|vruchtvlees|eiwit|eiwitten|eigeel|dooiers|eidooiers|het sap|de rasp|de schil|de zeste|sap en rasp|rasp en sap|sap en schil|schil en sap|het sap en de rasp|de rasp en het sap|zeste en sap|sap en zeste|sap en geraspte schil|geraspte schil|de geraspte schil|geraspte schil en sap|de geraspte schil en het sap|fijn geraspte schil|citroenrasp|het merg|de blaadjes|geraspte zeste|fijngeraspte schil|versgeperst sap`,
  remarks: `ter grootte van|zo groot als|uit de molen|van de molen|uit molen|opgelost in|gemengd met|losgeklopt met|aangelengd met|voor|om te|om in te|om mee te|om het|om de|naar smaak|naar wens|naar keuze|naar behoefte|naar believen|zoals|bijv.|bijv|bijvoorbeeld|bv.|bv|vb.|b.v.|liefst|het liefst|bij voorkeur|of naar|of meer|of minder|op kamertemperatuur|bij kamertemperatuur|kamertemperatuur|van kamertemperatuur|ter garnering|ter decoratie|ter versiering|als garnering|ter afwerking|als topping|plus|per persoon|p.p.|eventueel|evt.|evt|optioneel|ca.|ca|circa|ongeveer|±|à|elk|per stuk|in totaal|gehakt in|gesneden in|indien nodig|indien gewenst|die|dat|uit elkaar|van gisteren|van de dag ervoor|van een dag oud|om aan te|waarvan|waarbij|zelfgemaakt of|afhankelijk|ong.
${combine("in ", "plakjes|plakken|blokjes|blokken|stukjes|stukken|stukje|reepjes|repen|ringen|ringetjes|partjes|parten|schijfjes|schijven|roosjes|kwarten|vieren|tweeën|tweeen|halve|snippers|blaadjes|slierten|sliertjes|linten|julienne|brunoise|takjes|dunne|fijne|kleine|grote|grove|dikke|flinke|smalle|brede|hapklare|lange|gelijke|ca.|circa|ongeveer|halvemaantjes|boogjes|staafjes|dobbelsteentjes|lengte|de lengte|helften|maantjes|mootjes|ringetjes|sneetjes|vlokken|klontjes|stengels|kleinere|zeer|heel")}
${combine("in |van |van ca. |van ongeveer |van circa |van elk |van ± ", DIGITS)}`,
};
