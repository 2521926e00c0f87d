/** Written out; the second form is for more than one. Source: the manual of Meal-Master 8 */
const UNITS: Record<string, readonly [one: string, more?: string]> = {
  x: [""],
  ea: [""],
  sm: ["small"],
  md: ["medium"],
  lg: ["large"],
  cn: ["can", "cans"],
  pk: ["package", "packages"],
  pn: ["pinch", "pinches"],
  dr: ["drop", "drops"],
  ds: ["dash", "dashes"],
  ct: ["carton", "cartons"],
  bn: ["bunch", "bunches"],
  sl: ["slice", "slices"],
  t: ["tsp"],
  ts: ["tsp"],
  tb: ["tbsp"],
  fl: ["fl oz"],
  c: ["cup", "cups"],
  pt: ["pint", "pints"],
  qt: ["quart", "quarts"],
  ga: ["gallon", "gallons"],
  oz: ["oz"],
  lb: ["lb"],
  ml: ["ml"],
  cb: ["cm³"],
  cc: ["cm³"],
  cl: ["cl"],
  dl: ["dl"],
  l: ["l"],
  mg: ["mg"],
  cg: ["cg"],
  dg: ["dg"],
  g: ["g"],
  kg: ["kg"],
};

/** Null if it isn't a Meal-Master unit. */
export function expandUnit(unit: string, amount: string, food: string): string | null {
  if (unit === "T") return "tbsp";
  // Many write centiliters of garlic and mean cloves.
  if (unit.toLowerCase() === "cl" && /\b(?:garlic|cloves?|knoblauch\w*)\b/i.test(food))
    return /\bcloves?\b/i.test(food) ? "" : isMoreThanOne(amount) ? "cloves" : "clove";
  const forms = UNITS[unit.toLowerCase()];
  if (!forms) return null;
  const [one, more = one] = forms;
  return isMoreThanOne(amount) ? more : one;
}

/** `1/2` isn't, `1 1/2`, `1-2`, and `2` are. */
function isMoreThanOne(amount: string): boolean {
  const text = amount.trim();
  return !/^(?:1|1\.0+|\d+\/\d+|[½¼¾⅓⅔⅛]|0?[.,]\d+|)$/.test(text);
}
