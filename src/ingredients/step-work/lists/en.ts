import type { WorkLists } from "../work-words.ts";

export const ENGLISH_WORK: WorkLists = {
  waiting:
    "bak(?:e|ing)(?! sheet| tray| dish| pan| tin| paper| parchment| mat| stone| spray| powder| soda)|roast(?!ing? (?:tin|pan|tray))|simmer|boil|rest(?:ing)?\\b|chill(?!i(?!ng)|y)|rise|rising|prov(?:e|ing)\\b|proof|marinat|soak|steep|infus|refrigerat|freez|cool(?!ed)|stand\\b|sit\\b|leave|steam|stew|brais|ferment|(?:to|air|steam) dry\\b|in the oven|oven for|fridge|slow cook|pressure cook|microwave|poach|thaw|defrost|undisturbed|to set\\b|set aside",
  work: "chop(?!ped)|slic(?:e|ing)\\b|dic(?:e|ing)\\b|peel(?!ed)|carv(?:e|ing)\\b|(?<!when you )cut\\b(?![ -]side)|cutting|grat(?:e|ing)\\b|minc(?:e|ing)\\b|trim(?!med)|knead|roll (?:out|up|into|the|it|each)|shape (?:into|the|each|it|them)|shaping|form\\b|whisk(?!ed)|whip(?!ped)|beat\\b|blend\\b|puree\\b|mash\\b|shred\\b|stuff\\b|assemble|layer\\b|wash\\b|core\\b|pit\\b|fry\\b|frying|saute|sear\\b|brown the|thread|skewer the|spread|pipe\\b|bread the|coat\\b",
  tending: "stir\\b|mix\\b|mixing|fold\\b|toss|turn\\b|flip|cook over high|toast|press\\b",
  constantly: "(?:constant|continuous)ly|the whole time|all the time|without stopping",
  meanwhile:
    "(?<!soon )(?:while|as)(?! soon)(?= (?:the|your|it|they|that|this)\\b)(?: [^ ,.]+){1,5},|meanwhile|in the meantime|at the same time|while (?:the|it|they|that|this|you wait)|(?<!soon )(?:while|as)(?! soon)(?: [\\w-]+){1,4} (?:cooks?|bakes?|simmers?|roasts?|boils?|rests?|chills?|rises?|cools?|fr(?:y|ies)|(?:is|are) \\w+ing)\\b",
  twice: "(?:on |per |for )?(?:each|every|per|a|both) sides?|(?:on )?either side",
  after: "after(?: about| around| the first)?",
  or: "(?:preferably|ideally|and up to)|or(?! so| until| till| more| longer| less)|alternatively",
  heat: "bak(?:e|ing)\\b(?! sheet| tray| dish| pan| tin| paper| parchment| mat| stone| spray| powder| soda)|roast(?:ing)?\\b(?! tin| pan| tray)|simmer|boil(?!ed|ing water)|fry\\b|frying\\b(?! pan)|saute|sear\\b|grill\\b|broil|cook(?:ing)?\\b(?! time| mode)|steam\\b(?! dry)|stew\\b|brais(?:e|ing)|toast\\b|heat\\b|melt\\b|poach\\b|microwave|brown\\b(?! sugar| bread)|deglaze|reduce\\b|warm (?:the|it|them|up|through)|caramelis|carameliz|blanch|in(?:to)? the (?:hot |preheated )?oven|stir-fry|deep-fry|barbecue",
  chill:
    "cool\\b(?! place| water)|cooling\\b|chill(?!i(?!ng)|y)|refrigerat|fridge|freez|rise\\b|rising|prov(?:e|ing)\\b|proof|marinat|soak|overnight|room temperature|ice bath|serve cold|defrost|thaw|shape (?:into|the|each|it|them)|shaping|form (?:into|(?:[a-z]+ ){1,3}into)|roll (?:out|into)|knead",
  cool: "(?:leave|let|allow|set aside)(?: \\w+){0,4} cool|cool (?:completely|down|slightly|fully|on a)",
  atOnce:
    "immediately|at once|right away|straight ?away|serve(?: \\w+)? (?:warm|hot)|while (?:still |(?:it|they) (?:is|are) |(?:it|they)['’](?:s|re) )?(?:still )?(?:warm|hot)|deglaze|scrape up",
  preheat: "pre-?heat(?!ed)|heat (?:the|your|an) oven|turn on the oven",
  and: "and",
  oven: "ovens?\\b|in an? (?:[a-z]+ ){0,2}roasting (?:pan|tin)|bak(?:e|ing)\\b(?! sheet| tray| dish| pan| tin| paper| parchment| mat| stone| spray| powder| soda)|roast(?:ing)?\\b(?! tin| pan| tray)|broil",
  cook: "cook(?:ing)?\\b",
  inFat: "in (?:\\w+ ){0,3}(?:oil|butter|fat|lard|ghee)\\b",
  apiece: "each\\b(?! (?:side|other))|apiece|per (?:piece|patty|batch|portion)",
  inTurn: "one (?:at a time|by one)|(?:two|three|four|a few|several) at a time|in (?:\\w+ )?batches",
  nothing:
    "eat (?:immediately|at once|right away|hot|warm)|(?:serve(?: (?:immediately|hot|warm|cold|it|them))*(?: and|,) )?enjoy\\b|bon appetit|step \\d+ ?:|(?:tip|note)s? ?:|(?:goes|go|pairs) (?:well|great) with",
  aside:
    "(?:(?:for|make|prepare) (?:the|a)|mix (?:the|a)(?= (?:\\w+ ){0,2}(?:dip|dressing|salsa|vinaigrette|topping|slaw|salad))) (?![^.:,]{0,20}(?:sauce|gravy|glaze|jus))(?![^]*\\b(?:toss|mix|combine|stir|coat)(?: it| them| well)? with the\\b|[^]*\\b(?:pour|spoon|drizzle)(?: \\w+){0,3} over the\\b)",
  onTop:
    "decorat|for the (?:[a-z]+ )?(?:garnish|topping|frosting|icing|glaze)|(?:frost|ice) the|(?:over|on|onto) (?:top of )?(?:the|each) (?:[a-z]+ )?(?:cup)?(?:cake|pie|tart|cookie)",
  ahead: "before|ahead|prior|in advance",
  couple: "a couple(?: of)?",
  tended: "turning|flip|stirring|bast(?:e|ing)\\b|rotat|halfway|occasionally",
};
