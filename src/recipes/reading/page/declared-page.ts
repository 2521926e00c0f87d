import { decodeHTML } from "entities";
import { hasAllMetadata } from "./around-recipe.ts";
import { haveAmounts } from "./ingredient-shape.ts";
import { isComplete, type ParsedRecipe } from "../../text/parsed-recipe.ts";
import { hasStars } from "./page-title.ts";
import { MIN_TRUSTED_STEPS } from "./refine-steps.ts";
import { MAX_COMPARED_CHARACTERS } from "../reading-limits.ts";

/** In class names and headings; whole lists of words would take longer than reading the page. */
const EQUIPMENT = [
  "quipment",
  "tensil",
  "Zubehör",
  "Küchengeräte",
  "Matériel",
  "Attrezzatura",
  "Udstyr",
  "Redskap",
  "Sprzęt",
];

/** Sources with a tag inside a tag are left to the parser. */
const TAG = /<[^<>]*>/g;

/** In order and without section titles; then no tree has to be built. */
export function showsDeclared(source: string, declared: ParsedRecipe | undefined): boolean {
  if (!isComplete(declared) || !hasAllMetadata(declared) || hasStars(declared.name)) return false;
  const { recipeIngredient, recipeInstructions } = declared;
  if (
    source.length > MAX_COMPARED_CHARACTERS ||
    recipeInstructions.length <= MIN_TRUSTED_STEPS ||
    !haveAmounts(recipeIngredient)
  )
    return false;
  const shown = keepLetters(source.replace(TAG, "\n"));
  const steps = recipeInstructions.map(({ text }) => text);
  return (
    [recipeIngredient, steps].every((lines) => shown.includes(keepLetters(lines.join("\n")))) &&
    (declared.tools.length > 0 || !mayListEquipment(source))
  );
}

/** Then the tree is needed: data seldom names the tools. */
function mayListEquipment(source: string): boolean {
  return EQUIPMENT.some((word) => source.includes(word));
}

function keepLetters(text: string): string {
  const plain = text.includes("&") ? decodeHTML(text) : text;
  return plain.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
