import type { Food } from "../foods/food-table.ts";
import { getFoodLanguage } from "../foods/find-foods.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import type { UnitKind } from "../words/units.ts";
import type { Variant } from "./variant.ts";
import { VARIANT_WORDS } from "./variant-words.ts";

interface Patterns {
  /** Most lines have none of them. */
  any: RegExp;
  rows: readonly { variant: Variant; anywhere: RegExp; atStart: RegExp }[];
}

const NO_PATTERNS: Patterns = { any: /(?!)/, rows: [] };
const PATTERNS = new Map(
  Object.entries(VARIANT_WORDS).map(([language, words]) => [language, preparePatterns(words, language)]),
);

function preparePatterns(words: Record<Variant, string>, language: string): Patterns {
  const before = language === "zh" ? "" : "(?<!\\p{L})";
  const variants = Object.keys(words) as Variant[];
  return {
    any: new RegExp(`${before}(?:${Object.values(words).join("|")})`, "u"),
    rows: variants.map((variant) => ({
      variant,
      anywhere: new RegExp(`${before}(?:${words[variant]})`, "u"),
      atStart: new RegExp(`^\\s*(?:${words[variant]})`, "u"),
    })),
  };
}

/** Here, "dried" is another product. */
const SOLD_FRESH = new Set(["produce", "meat", "fish", "frozen"]);
/** Here, "fresh" may be another product, as fresh pasta is. */
const FRESH_AISLES = new Set(["spices", "dry-goods", "bakery"]);
const SPOONS = new Set<UnitKind>(["tsp", "tbsp", "dessertspoon"]);
const CORIANDER = /^(?:[ck]oriander|coriandre|coriandolo|kolendr[ay])$/;
/** "1 tsp thyme" may be fresh or dried. */
const UNCLEAR_HERBS = new Set(["thyme", "rosemary", "sage", "tarragon", "dill", "mint", "basil"]);
const FRESH_UNITS = new Set<UnitKind>(["bunch", "sprig", "leaf", "handful", "stalk", "cup", "dl", "g"]);
/** "Fresh or frozen" is neither. */
const KEPT_FRESH = ["fresh", "dried", "frozen", "canned"] as const;
const WHOLE_SPICES = /seed|pod|peppercorn|berry|clove|star-anise|annatto/;
/** "Freshly ground pepper" is bought whole, but "cooked rice" is measured cooked. */
const GROUND_AT_HOME = new Set<Variant>(["ground", "fresh", "roasted"]);
const IN_NOTES = new Set<Variant>([
  "fresh",
  "dried",
  "frozen",
  "canned",
  "smoked",
  "salted",
  "unsalted",
  "goat",
  "vegan",
  "gluten-free",
  "deli",
  "in-oil",
  "in-water",
]);
/** Anchovies are always in oil or salt. */
const MAY_BE_IN_LIQUID = /^(?:(?:canned-)?(?:tuna|sardine|mackerel)|canned-salmon|sun-dried-tomato)$/;
/** What fish and dried tomatoes are in. */
export const LIQUIDS: ReadonlySet<Variant> = new Set(["in-oil", "in-water"]);
const NOT_CANNED = ["dried", "frozen", "fresh", "cooked"] as const;
const DRAINED =
  /drained|abgetropft|abgespult|egoutt|escurrid|scolat|uitgelekt|uitlekken|afdrypp|drypp|avrunn|odsacz|odced|沥|瀝/u;
const SOAKED =
  /soak|overnight|cooked|boiled|eingeweicht|tremp|remojad|ammoll|geweekt|iblod|udblod|blotlagd|moczon|demolh|浸|泡/u;
const TINS = new Set<UnitKind>(["can", "jar"]);
/** Names of ids that say the same in other words. */
const SAID: Partial<Record<Variant, RegExp>> = {
  dried: /dried|raisin|currant|prune|flakes|powder|sultana/,
  ground: /ground|flour|powder|meal|sugar/,
  cooked: /cooked|boiled|ham|mashed/,
  paste: /paste|puree|sauce|passata|butter|spread/,
  "low-fat": /low-fat|skim|nonfat|light/,
  roasted: /roast|toasted/,
  goat: /goat|sheep|feta|pecorino|manchego|roquefort|halloumi/,
  deli: /salami|sausage|mortadella|pastrami|bologna|prosciutto|cold-cut/,
  vegan: /vegan|plant|vegetable|vegetarian/,
};

interface FoundVariant {
  /** Empty for the usual product. */
  variants: Variant[];
  /** The other words of the name, without those of the variant. */
  rest: string;
}

/** @param asked `rest` has the words beside the food's name */
export function findVariant(
  line: IngredientLine,
  asked: { food: Food; rest: string; counted: UnitKind | null; words: LineWords; language: string },
): FoundVariant {
  const { food, counted, words, language } = asked;
  const kind = line.amounts[0]?.unit?.kind ?? counted;
  const patterns = getPatterns(language);
  const found = listVariants(line, food, patterns);
  if ((kind && TINS.has(kind)) || isTinned(line, words)) found.add("canned");
  if (isDrained(line, food, found)) found.add("canned");
  if (isBareCoriander(line, food, kind)) found.add("ground");
  const rest = patterns.rows.reduce(
    (text, { variant, anywhere }) => (text && found.has(variant) ? text.replace(anywhere, " ") : text),
    asked.rest,
  );
  return { variants: pickVariants(found, food, kind), rest: rest.replace(/\s+/g, " ").trim() };
}

function getPatterns(language: string): Patterns {
  return PATTERNS.get(getFoodLanguage(language)) ?? NO_PATTERNS;
}

/** Butter that may be "salted or unsalted" isn't salted. */
function listVariants(line: IngredientLine, food: Food, { any, rows }: Patterns): Set<Variant> {
  if (!any.test(foldLetters(line.text))) return new Set();
  const folded = foldLetters(line.food);
  const at = line.text.indexOf(line.food);
  const before = foldLetters(line.text.slice(0, Math.max(0, at)));
  const notes = splitNotes(line);
  const found = rows.filter(
    ({ variant, anywhere, atStart }) =>
      anywhere.test(folded) ||
      (!GROUND_AT_HOME.has(variant) && anywhere.test(before)) ||
      notes.some((note) => isInNote(variant, note, atStart, food)),
  );
  const variants = new Set(found.map(({ variant }) => variant));
  const isEither = rows.some(
    ({ variant, anywhere }) => variant === "unsalted" && anywhere.test(foldLetters(line.note)),
  );
  if (isEither) variants.delete("salted");
  return variants;
}

function splitNotes({ note }: IngredientLine): string[] {
  return note ? foldLetters(note).split(/\s*[;,，；、()]\s*/) : [];
}

/** "1 cup chickpeas, drained" are from a can, unless they were soaked or cooked first. */
function isDrained({ note }: IngredientLine, { parents }: Food, found: Set<Variant>): boolean {
  const folded = parents.includes("legume") ? foldLetters(note) : "";
  return DRAINED.test(folded) && !SOAKED.test(folded) && !NOT_CANNED.some((one) => found.has(one));
}

/** "½ tsp coriander" is the ground spice, or at least not clearly the herb. */
function isBareCoriander({ food: name, note }: IngredientLine, { id }: Food, kind: UnitKind | null): boolean {
  return id === "cilantro" && !note && kind !== null && SPOONS.has(kind) && CORIANDER.test(foldLetters(name));
}

/** Checks for "1 can", the "can" of "400 g can chickpeas", and "canned". */
export function isTinned(line: IngredientLine, { units }: LineWords): boolean {
  const isTin = (kind: UnitKind | undefined) => kind !== undefined && TINS.has(kind);
  return (
    isTin(line.amounts[0]?.unit?.kind) ||
    line.amounts.some(({ unit, relation }) => relation === "count" && unit?.kind === "can") ||
    splitNotes(line).some((note) => {
      const unit = matchPhrase(note, 0, units);
      return unit?.to === note.length && isTin(unit.value);
    })
  );
}

export function isCalledCanned(line: IngredientLine, food: Food, language: string): boolean {
  return listVariants(line, food, getPatterns(language)).has("canned");
}

/** "6 slices bacon, cooked" are bought raw. */
function isInNote(variant: Variant, note: string, start: RegExp, { aisle }: Food): boolean {
  if (variant === "ground" || variant === "whole") return start.test(note);
  if (variant === "cooked") return (aisle === "dry-goods" || aisle === "canned") && start.test(note);
  return IN_NOTES.has(variant) && start.test(note);
}

function pickVariants(found: Set<Variant>, food: Food, kind: UnitKind | null): Variant[] {
  const { id, aisle, parents } = food;
  const isLegume = parents.includes("legume");
  if (found.has("unsalted") && found.has("salted")) {
    found.delete("salted");
    found.delete("unsalted");
  }
  if (found.has("fresh") && KEPT_FRESH.some((one) => one !== "fresh" && found.has(one)))
    for (const one of KEPT_FRESH) found.delete(one);
  if (!SOLD_FRESH.has(aisle) && !isLegume) found.delete("dried");
  if (!isFreshTold(food, found)) found.delete("fresh");
  if (UNCLEAR_HERBS.has(id) && kind && FRESH_UNITS.has(kind) && !found.has("dried")) found.add("fresh");
  if (!MAY_BE_IN_LIQUID.test(id)) for (const one of LIQUIDS) found.delete(one);
  if (aisle !== "produce") found.delete("paste");
  if (aisle === "frozen") found.delete("frozen");
  if (aisle === "canned" && !isLegume) found.delete("canned");
  if (aisle === "spices") keepSpiceForm(found, id);
  else found.delete("whole");
  if (isStock(food) && kind && SPOONS.has(kind)) found.add("ground");
  return [...found].filter((variant) => !isSaid(variant, id)).toSorted();
}

/** "Fresh" only matters for what is usually dried, or often. */
function isFreshTold({ id, aisle, parents }: Food, found: Set<Variant>): boolean {
  if (SOLD_FRESH.has(aisle)) return UNCLEAR_HERBS.has(id);
  return !found.has("ground") && (aisle !== "spices" || parents.includes("herb")) && FRESH_AISLES.has(aisle);
}

/** By spoons, it's the powder. */
function isStock({ id, parents }: Food): boolean {
  return id === "stock" || parents.includes("stock");
}

function keepSpiceForm(found: Set<Variant>, id: string): void {
  const isWhole = WHOLE_SPICES.test(id);
  if (found.has("ground")) found.delete("whole");
  if (isWhole) found.delete("whole");
  else found.delete("ground");
}

function isSaid(variant: Variant, id: string): boolean {
  return id.includes(variant) || SAID[variant]?.test(id) === true;
}
