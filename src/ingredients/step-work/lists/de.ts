import type { WorkLists } from "../work-words.ts";

export const GERMAN_WORK: WorkLists = {
  waiting:
    "(?:aus|fertig|an|über|vor|gold(?:gelb|braun) )?(?:ge)?back(?!pulver|papier|blech|form|ofen)|schmor|köchel|(?:ge|auf|ein|weich|gar|an|vor)?koch(?!löffel|topf|buch|schinken|wein)|ruh|rast|gehen|ziehen|zieh\\b|marinier|einweich|quell|kühl|(?:ab|aus|er)kalt|(?:ab|aus)(?:zu)?kühl|erkalt|gefrier|einfrier|(?:vor|fertig|weiter)?gar(?:en|t|ziehen)\\b|dämpf|dünst|sied|überback|gratinier|schmoren|stehen|trockn|stocken|fest werden|im (?:vorgeheizten )?(?:back)?ofen|kühlschrank|(?:auf)?tau|wart|vorheiz|einzieh|reduzier|simmer",
  work: "schneid(?!ebrett)|(?:klein|ab|an|auf|ein|durch)(?:zu)?schneid|hack(?!fleisch|braten)|(?:klein)hack|würfel|schäl(?!chen|e\\b|en mit)|abziehen|reib|raspel|hobel|zerklein|putz|wasch|(?:ver|durch)?knet|(?:aus|ein|auf)(?:zu)?roll|form(?:en|e|t)\\b|aufschlag|(?:schaumig|steif) (?:schlag|rühr)|pürier|stampf|zerdrück|füll|befüll|schicht|entkern|entstein|zupf|brat|(?:an|aus)(?:zu)?brat|(?:an)?röst(?:e[nt])\\b|panier|aufspieß|bestreich|spritz|ausstech|fritier|frittier",
  tending:
    "rühr|(?:ver|ein|unter|um)(?:zu)?rühr|misch|(?:ver|unter)misch|wend|unterheb|schwenk|anschwitz|blanchier|erwärm|schmelz|erhitz|andünst|glasig",
  constantly:
    "(?:unter )?(?:ständig|dauernd|stetig|kräftig)em (?:rühren|schlagen)|ständig (?:um)?rühr|dabei ständig|unter rühren",
  meanwhile:
    "(?:während|solange)(?: [^ ,.]+){1,5},|(?:in der )?zwischenzeit|inzwischen|währenddessen|unterdessen|derweil|gleichzeitig|parallel|während (?:der|die|das|dessen)|(?:während|solange)(?: [^ ]+){1,4} (?:koch|back|gar|schmor|köchel|ruh|zieh|geh|brat|brät|bäck)[^ ]*",
  twice: "(?:pro|je|auf jeder|auf beiden|von jeder|von beiden|auf der anderen|jeder) seiten?",
  after: "nach(?: ca\\.?| etwa| den ersten)?",
  or: "oder(?! bis| länger| so| mehr)|alternativ|beziehungsweise|bzw\\.?",
  clauseEnd: " (?:und|dann|bis) ",
  heat: "[^ ]*back(?:en|t)?\\b|schmor|köchel|[^ ]*koch(?:en|t)?\\b|[^ ]*brat(?:en|e)?\\b|[^ ]*bräts?t\\b|[^ ]*röst(?:en|et)\\b|[^ ]*gar(?:en|t|ziehen)\\b|dämpf|[^ ]*dünst|sied|überback|gratinier|grill(?:en|t)|[^ ]*erhitz|[^ ]*erwärm|schmelz|schwitz|ablösch|[^ ]*löschen|[^ ]*reduzier|karamell?isier|blanchier|frittier|aufwärm|warm (?:halten|stellen)|(?:in|im) (?:den |dem )?(?:heißen |vorgeheizten )?(?:back)?ofen",
  chill:
    "[^ ]*kühl(?!er)|(?:ab|aus|er)kalt|[^ ]*gefrier|gehen lassen|marinier|einweich|quell|über nacht|kalt (?:stellen|servieren|abspülen)|abschrecken|auftau|zimmertemperatur|beizen|eiswasser|formen\\b|(?:aus|ein)rollen|(?:ver|durch)?kneten",
  cool: "(?:ab|aus)(?:zu)?kühlen|erkalten|abkühl",
  atOnce:
    "sofort|gleich servieren|direkt (?:servieren|danach)|(?:noch )?(?:warm|heiß)e?n? servier|noch (?:warm|heiß)|(?:ab)?(?:zu)?lösch(?:en|t)|unmittelbar",
  preheat: "[^ ]*vorheiz|ofen (?:auf [^.]{1,30})?(?:an|ein)(?:schalten|stellen)",
  and: "und",
  oven: "(?:back)?ofens?\\b|backröhre|rohr\\b|(?:fertig|über)?backen\\b|schiene|umluft|ober-",
  cook: "(?:fertig|weiter)?gar(?:en|t)\\b",
  inFat: "in (?:[^ ]+ ){0,3}(?:[^ ]*öl|[^ ]*butter|[^ ]*schmalz|[^ ]*fett)\\b",
  apiece: "jeweils|je\\b(?! (?:seite|nach))|jede[ns]?\\b(?! seite)|pro (?:stück|portion|fladen)",
  inTurn: "nacheinander|portionsweise|in (?:[^ ]+ )?portionen|einzeln|stückweise|nach und nach",
  nothing:
    "(?:[^ ]+ ){0,4}guten? appetit|(?:[^ ]+ ){0,6}(?:gut )?schmecken[^a-z]*$|dazu (?:passt|passen|schmeckt|schmecken)|schritt \\d+ ?:|(?:tipp|hinweis) ?:|genießen|(?:servieren und )?genießen",
  aside:
    "für (?:den|die|das|ein|eine|einen) (?![^.:,]{0,20}(?:soße|sauce|glasur))(?![^]*\\büber (?:den|die|das) [^.,]{2,30}(?:gieß|geben|gegeben|träufel|verteil))",
  onTop:
    "[^ ]*dekor|[^ ]*verzier|für (?:die|das|den) (?:[^ ]*deko|[^ ]*garnitur|topping|frosting|[^ ]*glasur|[^ ]*guss)|(?:auf|über) (?:den|die|dem|der) (?:[^ ]+ )?[^ ]*(?:kuchen|torte)",
  ahead: "vor (?:der|dem)|vorher|im voraus",
  tended: "wend|zwischendurch|gelegentlich|(?:um)?rühr|begieß|bestreich",
};
