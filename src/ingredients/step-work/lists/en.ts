import type { WorkLists } from "../work-words.ts";

export const ENGLISH_WORK: WorkLists = {
  waiting:
    "bak(?:e|ing)(?! sheet| tray| dish| paper| powder| soda)|roast(?!ing? (?:tin|pan|tray))|simmer|boil|rest(?:ing)?\\b|chill|rise|rising|prov(?:e|ing)\\b|proof|marinat|soak|steep|infus|refrigerat|freez|cool(?!ed)|stand\\b|sit\\b|leave|steam|stew|brais|ferment|(?:to|air|steam) dry\\b|in the oven|oven for|fridge|slow cook|pressure cook|microwave|poach|thaw|defrost|undisturbed|to set\\b|set aside",
  work: "chop(?!ped)|slic(?:e|ing)\\b|dic(?:e|ing)\\b|peel(?!ed)|cut\\b|cutting|grat(?:e|ing)\\b|minc(?:e|ing)\\b|trim(?!med)|knead|roll (?:out|up|into|the|it|each)|shape (?:into|the|each|it|them)|shaping|form\\b|whisk(?!ed)|whip(?!ped)|beat\\b|blend\\b|puree\\b|mash\\b|shred\\b|stuff\\b|assemble|layer\\b|wash\\b|core\\b|pit\\b|fry\\b|frying|saute|sear\\b|brown the|thread|skewer the|spread|pipe\\b|bread the|coat\\b",
  tending: "stir|mix\\b|mixing|fold\\b|toss|turn\\b|flip|cook over high|toast|press\\b",
  constantly: "(?:constant|continuous)ly|the whole time|all the time|without stopping",
  meanwhile: "meanwhile|in the meantime|at the same time|while (?:the|it|they|that|this|you wait)",
  twice: "(?:on |per |for )?(?:each|every|per|a|both) sides?|(?:on )?either side",
  after: "after(?: about| around| the first)?",
  or: "or(?! so| until| till| more| longer| less)|alternatively",
};
