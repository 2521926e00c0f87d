import type { WorkLists } from "../work-words.ts";

export const DUTCH_WORK: WorkLists = {
  waiting:
    "in de (?:voorverwarmde )?oven|oven\\b|kook|koken|(?:ge|aan|op)kook|sudder|pruttel|stoof|stoven|rust|rijz|rijs(?!t)|marineer|week|weken|koel|afkoel|laat|koelkast|vries|trek|stoom|stomen|stollen|gaar|opstijven|ontdooi|afgedekt|wacht",
  work: "snij|hak(?!t)|(?:klein|fijn)(?:ge)?(?:snij|hak)|schil|rasp|pers|kneed|rol (?:uit|de|het)|vorm(?! in)|klop|mix|pureer|stamp|vul\\b|was\\b|bak\\b|bakken|fruit\\b|fruiten|braad|schroei|paneer|beleg|bestrijk",
  tending: "roer|meng|schep|keer|draai|hussel|schud",
  constantly: "voortdurend|continu|constant|al roerend|blijf roeren|blijven roeren",
  meanwhile:
    "terwijl(?: [^ ,.]+){1,5},|ondertussen|intussen|in de tussentijd|terwijl|tijdens het (?:bakken|koken|stoven)|tegelijk",
  twice: "(?:per|aan elke|aan beide|aan iedere|om en om per) (?:kant|zijde)n?",
  after: "na(?: ongeveer)?",
  or: "of(?! tot| langer| meer)",
  clauseEnd: " (?:en|dan|tot) ",
  heat: "in de (?:hete |voorverwarmde )?oven|kook|koken|(?:aan|op)kook|sudder|pruttel|stoof|stoven|bak\\b|bakken|fruit\\b|fruiten|braad|braden|schroei|verwarm(?!de)|verhit|smelt|rooster|gril|stoom|stomen|blus|aanbraad|pocheer|frituur|blancheer",
  chill:
    "afkoel|koel(?:en|kast)?\\b|vries|rijz|marineer|week|weken|een nacht|kamertemperatuur|ontdooi|opstijven|kneed|vorm (?:er|de|het|balletjes|ballen)\\b|rol (?:uit|de)\\b",
  cool: "(?:laat|laten) (?:[^ ]+ ){0,4}afkoelen|afkoelen",
  atOnce: "direct|meteen|onmiddellijk|(?:serveer|dien) (?:[^ ]+ ){0,2}(?:warm|heet)|nog (?:warm|heet)|blus",
  preheat:
    "voorverwarm(?!de)|verwarm (?:de |het )?oven|oven (?:[^ ]+ )?voor\\b|zet de oven aan|voorverwarmen",
  and: "en",
  oven: "ovens?\\b|ovenschaal|oventemperatuur",
  cook: "gaar|garen",
  inFat: "in (?:[^ ]+ ){0,3}(?:[^ ]*olie|[^ ]*boter|vet)\\b",
  apiece: "elke?\\b(?! (?:kant|zijde))|ieder\\b|per (?:stuk|portie)",
  inTurn: "(?:een|één) voor (?:een|één)|in (?:[^ ]+ )?(?:porties|gedeeltes|delen)|om de beurt",
  nothing: "eet smakelijk|smakelijk eten|geniet|smullen|stap \\d+ ?:|tips? ?:|lekker met",
  aside: "voor (?:de|het|een) (?![^.:,]{0,20}(?:saus|jus))|maak (?:de|het) (?![^.:,]{0,20}(?:saus|jus))",
  onTop: "versier|decor|voor (?:de|het) (?:topping|glazuur|garnering)|(?:op|over) de (?:taart|cake)",
  ahead: "van tevoren|voor (?:het|de) (?:koken|bereiding|bakken|serveren)|vooraf",
};
