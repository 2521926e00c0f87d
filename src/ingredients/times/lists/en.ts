import type { TimeLists } from "../time-words.ts";

export const ENGLISH_TIMES: TimeLists = {
  numbers: [
    [1, "a|an|another"],
    [1.5, "one-and-a-half"],
    [2.5, "two-and-a-half"],
    [11, "eleven"],
    [13, "thirteen"],
    [14, "fourteen"],
    [15, "fifteen"],
    [16, "sixteen"],
    [18, "eighteen"],
    [20, "twenty"],
    [25, "twenty-five|twenty five"],
    [30, "thirty"],
    [35, "thirty-five|thirty five"],
    [40, "forty"],
    [45, "forty-five|forty five"],
    [48, "forty-eight"],
    [50, "fifty"],
    [60, "sixty"],
    [90, "ninety"],
  ],
  units: [
    [3600, "hour|hours|of an hour|hour(s)"],
    [1800, "half hour|half-hour"],
    [900, "quarter hour|quarters of an hour"],
    [60, "minute|minutes|of a minute|minute(s)"],
    [30, "half minute"],
    [1, "second|seconds"],
  ],
  shares: [
    [0.25, "and a quarter"],
    [0.75, "and three quarters|and three-quarters"],
  ],
  joints: ",",
  beforeUnit: "or so|more|additional|extra|full|good|solid|whole|further|long|short|to",
  upTo: "and up to|or up to|up to|and as long as|or as long as",
  between: "between",
  notAfter:
    "every|last|final|longer than|(?:in )?under|(?:in )?less than|within|the|its|minus|these|those|past|previous|by|(?:total|prep|preparation)(?: time)?:?|(?:ready|done|made) in|(?:intervals|bursts|increments) of",
  notBefore:
    "longer than|to the (?:bake|baking|cook|cooking) time|-?(?:steak|rice|oats|old|ago|less|fewer|shy|shorter|short of|early|earlier|left|remaining|to go|apart|at a time|intervals?|increments?|bursts?|blasts?|per (?:pound|lb|kg|kilo|[0-9½¼]+ ?(?:g|oz|lb|pounds?))|(?<=(?:[0-9½¼¾]-|[2-9] ?|[0-9]{2} ?)(?:minute|hour|second)) (?!and|or|on|at|in|to|per|until|till|each|over|then|with|more|for|if|while|before|prior|total|a side|longer|covered|natural|npr|rest|rise|soak|simmer)[a-z]+)",
  ahead: "before|prior|ahead|in advance|beforehand",
  waits:
    "(?:for|another|additional)(?: (?:about|at least|around|up to|another|an additional))?\\s?$|let |allow |rest |stand |sit |cool |chill |refrigerate |marinate |soak |simmer |boil |freeze |wait |steep |infuse |rise |proof |aside |leave |cook |bake ",
  total: "total|in total|in all|altogether|overall",
};
