import type { WorkLists } from "../work-words.ts";

export const DUTCH_WORK: WorkLists = {
  waiting:
    "in de (?:voorverwarmde )?oven|oven\\b|kook|koken|(?:ge|aan|op)kook|sudder|pruttel|stoof|stoven|rust|rijz|rijs(?!t)|marineer|week|weken|koel|afkoel|laat|koelkast|vries|trek|stoom|stomen|stollen|gaar|opstijven|ontdooi|afgedekt|wacht",
  work: "snij|hak(?!t)|(?:klein|fijn)(?:ge)?(?:snij|hak)|schil|rasp|pers|kneed|rol (?:uit|de|het)|vorm(?! in)|klop|mix|pureer|stamp|vul\\b|was\\b|bak\\b|bakken|fruit\\b|fruiten|braad|schroei|paneer|beleg|bestrijk",
  tending: "roer|meng|schep|keer|draai|hussel|schud",
  constantly: "voortdurend|continu|constant|al roerend|blijf roeren|blijven roeren",
  meanwhile: "ondertussen|intussen|in de tussentijd|terwijl|tegelijk",
  twice: "(?:per|aan elke|aan beide|aan iedere|om en om per) (?:kant|zijde)n?",
  after: "na(?: ongeveer)?",
  or: "of(?! tot| langer| meer)",
  clauseEnd: " (?:en|dan|tot) ",
};
