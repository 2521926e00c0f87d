/** Names of units are in `words/`. */
export type UnitKind =
  | "mg"
  | "g"
  | "dag"
  | "hg"
  | "kg"
  | "oz"
  | "lb"
  | "half-kilo"
  | "jin"
  | "liang"
  | "ml"
  | "cl"
  | "dl"
  | "l"
  | "fl-oz"
  | "pint"
  | "quart"
  | "gallon"
  | "drop"
  | "pinch"
  | "dash"
  | "knife-tip"
  | "tsp"
  | "dessertspoon"
  | "tbsp"
  | "cup"
  | "glass"
  | "bowl"
  | "shot"
  | "mm"
  | "cm"
  | "inch"
  | "piece"
  | "slice"
  | "clove"
  | "stick"
  | "stalk"
  | "sprig"
  | "leaf"
  | "bunch"
  | "head"
  | "handful"
  | "sheet"
  | "cube"
  | "ball"
  | "scoop"
  | "strip"
  | "can"
  | "jar"
  | "bottle"
  | "pack"
  | "bag"
  | "box"
  | "tub"
  | "roll"
  | "recipe"
  /** A correction may contain any unit. */
  | "other";

/** Every language uses these. */
export const EVERYWHERE: readonly (readonly [UnitKind, string])[] = [
  ["mg", "mg|mgs"],
  ["g", "g|gr|gm|gms|gram|grams|gramme|grammes|gramm"],
  ["kg", "kg|kgs|kilo|kilos|kilogram|kilograms|kilogramm"],
  ["ml", "ml|mls|milliliter|milliliters|millilitre|millilitres|cc|ccm"],
  ["cl", "cl|centiliter|centiliters|centilitre|centilitres"],
  ["dl", "dl|deciliter|deciliters|decilitre|decilitres"],
  ["l", "l|lt|ltr|liter|liters|litre|litres"],
  ["oz", "oz"],
  ["lb", "lb|lbs"],
  ["fl-oz", "fl oz|fl. oz|floz|fl.oz"],
  ["cm", "cm"],
  ["mm", "mm"],
];

const CONTAINERS = new Set<UnitKind>([
  "can",
  "jar",
  "bottle",
  "pack",
  "bag",
  "box",
  "tub",
  "roll",
  "ball",
  "bunch",
  "head",
  "piece",
  "slice",
  "sheet",
  "stick",
]);

/** A weight beside several of these is that of all of them. */
export const COUNTED_WHOLES = new Set<UnitKind>(["piece", "head", "bunch"]);

export function isContainer(kind: UnitKind): boolean {
  return CONTAINERS.has(kind);
}

export const LENGTHS = new Set<UnitKind>(["cm", "mm", "inch"]);
