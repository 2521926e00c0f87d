import { isVisible } from "../../../contract/rules.ts";
import { findIngredientShape } from "../../../recipes/reading/plain-text/ingredient-shape.ts";
import { readPlainTexts, type PastedRecipe } from "../../../recipes/reading/plain-text/read-plain-texts.ts";
import { countCookingEvidence, endsSentence } from "../../../recipes/reading/plain-text/sentences.ts";
import { isTime } from "../../../recipes/text/facts.ts";
import { partOfHeading } from "../../../recipes/text/part-words.ts";
import type { DomainError } from "../../../platform/errors.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import { FileNotRecipe, RecipeWithoutName } from "../../archives/recipe-format.ts";
import type { FileFormat } from "../file-format.ts";
import { toTextInput } from "../reading/to-recipe-input.ts";
import { isLabelledText, readLabelledText } from "./labelled-text.ts";
import { nameByFile } from "./markdown/markdown-text.ts";
import { MAX_COLLECTION_BYTES } from "../reading/linked-files.ts";
import { isCode, hasRecipeEvidence } from "../reading/recipe-evidence.ts";

const HEAD_CHARACTERS = 6000;
const MAX_LINE_CHARACTERS = 3000;
const MIN_INGREDIENTS = 2;
/** Limits of one reading; a longer text takes several. */
const MAX_DISHES = 20;
const MAX_ROWS = 1000;
/** Required for a recipe without lists. */
const MIN_PROSE_EVIDENCE = 4;
const CHAT = /^\ufeff?\s*\[\d{1,4}[:./-]\d/;
const MAX_TITLE_CHARACTERS = 80;
const RULE = /^[ \t]*(?:-{4,}|={4,}|_{4,}|\*{4,}|#{4,}|~{4,}|\f.*)[ \t]*$/;

/** Text with one or several recipes. Other texts are far more common, so ingredients and steps must be certain. */
export const text: FileFormat = {
  name: "text",
  recognize({ path, kind, head }) {
    // A chat starts with `[18:42, …`, like a list of JSON.
    if (kind !== "text" && !(kind === "json" && CHAT.test(head))) return false;
    if (isLabelledText(head)) return true;
    const start = head.slice(0, HEAD_CHARACTERS);
    if (!mayBeRecipe(start)) return false;
    const dishes = [...splitTexts(start)].flatMap((part) => readPlainTexts(part));
    return dishes.some(
      ({ recipe }) =>
        (recipe.name !== "" || (dishes.length === 1 && nameByFile(path) !== "")) && hasRecipeEvidence(recipe),
    );
  },
  async *read(path, files) {
    const all = decodeFile(await files.bytes(path, MAX_COLLECTION_BYTES), path, files);
    if (isLabelledText(all)) return yield* readLabelledText(all, path, files);
    const parts = [...splitTexts(all)];
    let count = 0;
    for (const part of parts)
      for (const { dish, isOnly } of readDishes(part)) {
        const { recipe, sourceText } = dish;
        const name = recipe.name || (isOnly && parts.length === 1 ? nameByFile(path) : "");
        const isEmpty = !recipe.recipeIngredient.length && !recipe.recipeInstructions.length;
        if (isVisible(name) && !isEmpty)
          yield { recipe: { ...toTextInput(recipe, sourceText), name }, pictures: [] };
        else if (isVisible(sourceText)) yield { name, problem: explainUnreadable(recipe, path) };
        count++;
      }
    if (count === 0) throw new FileNotRecipe(path);
  },
};

/** A cheap check, since most files have no recipe. */
function mayBeRecipe(start: string): boolean {
  const lines = start
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2 || start.length < 50) return false;
  if (isCode(start)) return false;
  if (lines.some((line) => line.length > MAX_LINE_CHARACTERS)) return false;
  const isListed = lines.some((line) => partOfHeading(line) === "ingredients");
  const items = lines
    .map((line) => line.replace(/^(?:[-*•·▢☐]|\[[ x]?\])\s+/, ""))
    .filter((line) => findIngredientShape(line) !== null && !isTime(line));
  const areListed =
    items.length >= MIN_INGREDIENTS && items.some((line) => findIngredientShape(line) === "sure");
  return isListed || areListed || countCookingEvidence(start) >= MIN_PROSE_EVIDENCE;
}

function explainUnreadable(recipe: PastedRecipe["recipe"], path: string): DomainError {
  return hasRecipeEvidence(recipe) ? new RecipeWithoutName(path) : new FileNotRecipe(path);
}

/** Splits at separator lines that have a recipe on both sides. */
function* splitTexts(all: string): Generator<string> {
  let before = "";
  let isBeforeRecipe = false;
  for (const part of splitAtRules(all)) {
    const isOwn = readPlainTexts(part).some(({ recipe }) => hasRecipeEvidence(recipe));
    if (isOwn && isBeforeRecipe) yield before;
    // An introduction belongs to the first recipe, and any other text to the one above.
    before = before === "" || (isOwn && isBeforeRecipe) ? part : `${before}\n\n${part}`;
    isBeforeRecipe ||= isOwn;
  }
  if (before) yield before;
}

function splitAtRules(all: string): string[] {
  const rows = all.split(/\r\n?|\n/);
  const parts: string[][] = [[]];
  for (const [at, row] of rows.entries())
    if (RULE.test(row) && !isUnderline(rows, at)) parts.push([]);
    else parts.at(-1)?.push(row);
  return parts.map((lines) => lines.join("\n").trim()).filter(Boolean);
}

/** Below a title, which has an empty line above. */
function isUnderline(rows: readonly string[], at: number): boolean {
  const [above = "", title = ""] = [rows[at - 2]?.trim(), rows[at - 1]?.trim()];
  return (
    title !== "" &&
    title.length <= MAX_TITLE_CHARACTERS &&
    !endsSentence(title) &&
    (above === "" || RULE.test(above))
  );
}

function* readDishes(part: string): Generator<{ dish: PastedRecipe; isOnly: boolean }> {
  let rest = part;
  for (;;) {
    const { start, remaining } = takeStart(rest);
    const dishes = readPlainTexts(start);
    const last = dishes.at(-1);
    if (remaining === "" && dishes.length < MAX_DISHES) {
      for (const dish of dishes) yield { dish, isOnly: dishes.length === 1 && rest === part };
      return;
    }
    if (dishes.length < 2 || !last || last.sourceText.length >= rest.length) break;
    for (const dish of dishes.slice(0, -1)) yield { dish, isOnly: false };
    rest = remaining === "" ? last.sourceText : `${last.sourceText}\n\n${remaining}`;
  }
  for (const dish of readPlainTexts(rest)) yield { dish, isOnly: false };
}

/** Up to an empty line, so that no paragraph is cut. */
function takeStart(rest: string): { start: string; remaining: string } {
  const rows = rest.split("\n");
  if (rows.length <= MAX_ROWS) return { start: rest, remaining: "" };
  const end = rows.findLastIndex((row, at) => at < MAX_ROWS && row.trim() === "");
  const cut = end > 0 ? end : MAX_ROWS;
  return { start: rows.slice(0, cut).join("\n"), remaining: rows.slice(cut).join("\n").trim() };
}
