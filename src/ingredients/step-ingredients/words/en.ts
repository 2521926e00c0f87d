import type { StepWordLists } from "./step-word-lists.ts";

export const ENGLISH: StepWordLists = {
  endings: "|s|ing",
  prepares: `chop|slice|dice|mince|cut|peel|grate|wash|rinse|drain|soak|trim|core|halve|quarter|crush|zest|juice|pat|tear|pit|seed|deseed|thaw|defrost
    shred|cube|julienne|scrub|clean|prepare|prep|weigh|measure|snip|separate|crack|strip|pick|shell|hull|devein|skin|score|pound|snap|break|bash
    set aside|bring|peeling|chopping|slicing|cutting|draining|gather|remove|squeeze|bruise|debone|fillet|crumble`,
  soaks: "soak",
  preparesAlone: "whisk|beat|melt|soften|sift|toast|warm|heat|whip|sieve",
  adds: `add|adding|adds|stir in|stir through|mix in|whisk in|pour|put|place|tip (?:in|into|the|over|out|onto)|fold|toss|throw|sprinkle|scatter|drizzle|spoon|top (?:with|each|the)|garnish|serve|spread|combine|return to|return the|transfer
    arrange|layer|dip|coat (?:in|with|the|each)|rub|brush (?:the|with|over|on|each|both|generously|lightly)|season|drop|stuff|fill|incorporate|dust|finish with|deglaze|dredge|press|divide|dollop|crumble over|squeeze over|squeeze in|roll in`,
  uses: `mix|stir|cook|fry|saute|roast|bake|boil|simmer|brown|marinate|blend|process|knead|steam|grill|poach|braise|sear|cream|blitz|cover|whizz|pulse|mash|sweat|barbecue|deep-fry|char|caramelise|caramelize|shake|muddle|infuse`,
  states: `until|till|once|when|whenever|as soon as|while the|as the|after|if|so that|so the|because|since|to prevent|to stop|to keep|make sure|making sure|ensure|ensuring|by which time|in which|that the`,
  rests: `remaining|rest of|other half|half|leftover|reserved|more|extra(?!.virgin)|another|additional|most of|last of|third of|third|quarter of|a further`,
  others: "other|everything else",
  all: "both|all|all of|two|three|types of|kinds of",
  mixtures: `mixture|mix|dough|batter|sauce|filling|marinade|puree|soup|stew|salad|cake|cakes|pie|dressing|base|glaze|topping|blend|layer|crust|roux|slurry|patty|patties|balls?|meatballs?|dip|syrup`,
  things: `sized?|coloured|colored|colou?r|flavou?red|flavou?r|like|free|shaped|kni(?:fe|ves)|cookers?|pans?|pots?|tins?|bowls?|spoons?|paper|towels?|cloth|cups?|cutters?|grinder|press|mill|machine|thermometer|mallet|tenderi[sz]er|shell|foil|wrapper|stick|board|rack|brush`,
  joints: "",
  forms: `powder|extract|essence|flake|seed|leaf|leaves|cheese|floret|stem|stalk|sprig|clove|bulb|fillet|breast|thigh|drumstick|wing|leg|piece|chunk|strip|slice|cube|wedge|ring|halves|half
    juice|zest|peel|rind|mince|chop|steak|shoulder|loin|shaving|shard|stick|head|heart|segment|granule|pod|kernel|white|yolk|tip|top|ribbon|round|bit|crumb|square|block|spear|flesh|pulp|skin|stone|root|sheet`,
  divided: "divided|plus more|plus extra|more for|extra for|plus [0-9]",
  targets: "to the",
  discards: "discard|discarding|remove|removing|take out|lift out",
  purposes: "for",
  likes: "like|resembles?|resembling|size of|consistency of|colou?r of|texture of|thickness of",
  withouts: "without|no|not|omit|skip|avoid",
  ingredients: "ingredients?",
  dry: "dry",
  wet: "wet|liquid",
  spices: "spices|seasonings?|spice mix",
  checks: "check|adjust|adjusting|taste for|taste|correct|more",
  excepts: "except|except for|apart from|excluding|but not",
  tips: "tips?|notes?|hints?|cook.?s notes?|chef.?s (?:notes?|tips?)|variations?|serving suggestions?|suggestions?|to store|storage|make ahead",
  fors: "for|to make|make|prepare",
  verbs: [
    ["wheat-flour", "floured|flour-dusted|flouring|(?<=^|and |ly )flour(?= (?:or|a|an|the|your|two|both) )"],
    ["butter", "buttered|buttering|(?<=^|and |ly )butter(?= (?:or|and|a|an|the|your|two|both) )"],
    ["oil", "oiled|oiling|(?<=^|and |ly )oil(?= (?:a|an|the|your|two|both) )"],
  ],
  notFoods: `^(?:mince|cream|toast|roast|juice|ice|core|dice|mash|spice|steak|dress|sauce) (?!and |juice|cheese|sauce)|(?:and|then|,|\\p{L}ly) (?:mince|cream|toast|roast|juice|ice|core|dice|mash) (?:the|your|them|it|together) |(?<!\\p{L})juices(?!\\p{L})`,
};
