import type { WorkLists } from "../work-words.ts";

export const GERMAN_WORK: WorkLists = {
  waiting:
    "(?:aus|fertig|an|über|vor|gold(?:gelb|braun) )?(?:ge)?back(?!pulver|papier|blech|form|ofen)|schmor|köchel|(?:ge|auf|ein|weich|gar|an|vor)?koch(?!löffel|topf|buch|schinken|wein)|ruh|rast|gehen|ziehen|zieh\\b|marinier|einweich|quell|kühl|(?:ab|aus|er)kalt|(?:ab|aus)(?:zu)?kühl|erkalt|gefrier|einfrier|(?:vor|fertig|weiter)?gar(?:en|t|ziehen)\\b|dämpf|dünst|sied|überback|gratinier|schmoren|stehen|trockn|stocken|fest werden|im (?:vorgeheizten )?(?:back)?ofen|kühlschrank|(?:auf)?tau|wart|vorheiz|einzieh|reduzier|simmer",
  work: "schneid|(?:klein|ab|an|auf|ein|durch)(?:zu)?schneid|hack(?!fleisch|braten)|(?:klein)hack|würfel|schäl(?!chen|e\\b|en mit)|abziehen|reib|raspel|hobel|zerklein|putz|wasch|(?:ver|durch)?knet|(?:aus|ein|auf)(?:zu)?roll|form(?:en|e|t)\\b|aufschlag|(?:schaumig|steif) (?:schlag|rühr)|pürier|stampf|zerdrück|füll|befüll|schicht|entkern|entstein|zupf|brat|(?:an|aus)(?:zu)?brat|(?:an)?röst|panier|aufspieß|bestreich|spritz|ausstech|fritier|frittier",
  tending:
    "rühr|(?:ver|ein|unter|um)(?:zu)?rühr|misch|(?:ver|unter)misch|wend|unterheb|schwenk|anschwitz|blanchier|erwärm|schmelz|erhitz|andünst|glasig",
  constantly:
    "(?:unter )?(?:ständig|dauernd|stetig|kräftig)em (?:rühren|schlagen)|ständig (?:um)?rühr|dabei ständig|unter rühren",
  meanwhile:
    "(?:in der )?zwischenzeit|inzwischen|währenddessen|unterdessen|derweil|gleichzeitig|parallel|während (?:der|die|das|dessen)",
  twice: "(?:pro|je|auf jeder|auf beiden|von jeder|von beiden|auf der anderen|jeder) seiten?",
  after: "nach(?: ca\\.?| etwa| den ersten)?",
  or: "oder(?! bis| länger| so| mehr)|alternativ|beziehungsweise|bzw\\.?",
  clauseEnd: " (?:und|dann|bis) ",
};
