import type { FoundRecipe } from "../file-format.ts";
import {
  formatServings,
  addLine,
  type RawRecipe,
  finishRecipe,
  createRawRecipe,
  startSection,
} from "../reading/raw-recipe.ts";
import { addWrappedText } from "../reading/wrapped-text.ts";

const HEADING = /^\s*[-=*]{3,}\s*(?<title>\S.*?)\s*[-=*]{3,}\s*$/;
const FIELD =
  /^\s*(Title|Categories|Contributor|Source|Yield|Servings|Preparation Time|Cooking Time|Cuisine|NYC Nutrilink|Copyright)\s*:\s*(.*)$/i;
const END = /^\s*\*\*\s*Exported from Now You|^\s*(?:- ?){5,}\s*$/i;
const AMOUNT = /^\s*(?:\d|[½¼¾⅓⅔⅛])/;

/**
 * The name, categories, ingredients, and steps, with empty lines between, then facts about the recipe.
 * @param lines from the line that starts the recipe to the next one
 */
export function parseNowYoureCooking(lines: string[]): FoundRecipe {
  const raw = createRawRecipe();
  const rest = lines.slice(1).filter((line) => !END.test(line) && !takeField(raw, line));
  const blocks = splitBlocks(rest);
  if (!raw.name) raw.name = blocks.shift()?.join(" ") ?? "";
  if (raw.categories.length === 0 && isListOfCategories(blocks))
    setCategories(raw, blocks.shift()?.join(", ") ?? "");
  let block = blocks.shift();
  while (block && isIngredients(block, raw)) {
    addIngredients(raw, block);
    block = blocks.shift();
  }
  addWrappedText(
    raw,
    [block ?? [], ...blocks].flatMap((one) => [...one, ""]),
  );
  return finishRecipe(raw);
}

function takeField(raw: RawRecipe, line: string): boolean {
  const [, name = "", value = ""] = FIELD.exec(line) ?? [];
  const text = value.trim();
  switch (name.toLowerCase()) {
    case "":
      return false;
    case "title":
      raw.name = text;
      break;
    case "categories":
      setCategories(raw, text);
      break;
    case "contributor":
      raw.author = text;
      break;
    case "source":
      raw.sources.push(text);
      break;
    case "yield":
    case "servings":
      raw.yield = formatServings(text);
      break;
    case "preparation time":
      raw.prepTime = text;
      break;
    case "cooking time":
      raw.performTime = text;
      break;
    case "cuisine":
      raw.cuisines.push(text);
      break;
    case "copyright":
      raw.extras.push(["copyright", text]);
  }
  return true;
}

function setCategories(raw: RawRecipe, text: string): void {
  const names = text.split(",").map((name) => name.trim());
  raw.categories = names.filter((name) => name && !/^(?:none|uncategorized)$/i.test(name));
}

function splitBlocks(lines: string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim()) blocks.at(-1)?.push(line);
    else blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0).map((block) => block.map((line) => line.trimEnd()));
}

/** One short line above the ingredients. */
function isListOfCategories([first, second]: string[][]): boolean {
  if (!first || !second || first.length > 2) return false;
  return first.every((line) => line.length < 120 && !AMOUNT.test(line) && !/[.:!?]\s*$/.test(line));
}

function isIngredients(block: string[], { sections }: RawRecipe): boolean {
  const rows = block.filter((line) => line.length > 200 || !HEADING.test(line));
  const isFirst = sections.every(({ items }) => items.length === 0);
  const amounts = rows.filter((line) => AMOUNT.test(line) && !/^\s*\d+[.)]\s/.test(line));
  const isShort = rows.every((line) => line.length < 100 && !/[.!?]\s+\p{Lu}/u.test(line));
  if (rows.length === 0) return isFirst;
  return amounts.length > rows.length * (isFirst ? 0.3 : 0.5) && isShort;
}

function addIngredients(raw: RawRecipe, block: string[]): void {
  for (const line of block) {
    const title = HEADING.exec(line.length > 200 ? "" : line)?.groups?.["title"];
    if (title !== undefined) startSection(raw, title);
    else addLine(raw, line.trim().replace(/\s+/g, " ").replace(/ ?; ?/g, ", "));
  }
}
