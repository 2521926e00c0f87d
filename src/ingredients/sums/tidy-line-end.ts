const PART =
  "zest|juice|rind|peel|saft|schale|abrieb|zeste|jus|ralladura|zumo|jugo|piel|scorza|succo|buccia|sap|rasp|schil|skal|suco|sumo|raspa|casca|sok|skorka|skórka";
const AND = "and|und|et|y|e|en|og|och|i|&|\\+";
const WHOLE_FRUIT = new RegExp(`(?<=\\p{L}{4}) (?=(?:${PART})s? (?:${AND}) (?:${PART})(?!\\p{L}))`, "iu");
const FULL_STOP = /(?<=\p{L}{3}|[)\]])\s?\.\s*$/u;

/** Some authors end lines with a full stop. */
export function dropFullStop(text: string): string {
  return text.replace(FULL_STOP, "");
}

/** Writes "1 lemon, zest and juice" for "1 lemon zest and juice". Without a unit, the fruit is counted. */
export function separateParts(text: string): string {
  return text.replace(WHOLE_FRUIT, ", ");
}
