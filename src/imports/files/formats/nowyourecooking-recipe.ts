import type { FoundRecipe } from "../file-format.ts";
import { addLine, type Draft, finishDraft, newDraft, startSection } from "./recipe-draft.ts";
import { addWrappedText } from "./wrapped-text.ts";

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
  const draft = newDraft();
  const rest = lines.slice(1).filter((line) => !END.test(line) && !takeField(draft, line));
  const blocks = splitBlocks(rest);
  if (!draft.name) draft.name = blocks.shift()?.join(" ") ?? "";
  if (draft.categories.length === 0 && isListOfCategories(blocks))
    setCategories(draft, blocks.shift()?.join(", ") ?? "");
  let block = blocks.shift();
  while (block && isIngredients(block, draft)) {
    addIngredients(draft, block);
    block = blocks.shift();
  }
  addWrappedText(
    draft,
    [block ?? [], ...blocks].flatMap((one) => [...one, ""]),
  );
  return finishDraft(draft);
}

function takeField(draft: Draft, line: string): boolean {
  const [, name = "", value = ""] = FIELD.exec(line) ?? [];
  const text = value.trim();
  switch (name.toLowerCase()) {
    case "":
      return false;
    case "title":
      draft.name = text;
      break;
    case "categories":
      setCategories(draft, text);
      break;
    case "contributor":
      draft.author = text;
      break;
    case "source":
      draft.sources.push(text);
      break;
    case "yield":
    case "servings":
      draft.yield = /^\d+$/.test(text) ? `${text} ${text === "1" ? "serving" : "servings"}` : text;
      break;
    case "preparation time":
      draft.prepTime = text;
      break;
    case "cooking time":
      draft.performTime = text;
      break;
    case "cuisine":
      draft.cuisines.push(text);
      break;
    case "copyright":
      draft.extras.push(["copyright", text]);
  }
  return true;
}

function setCategories(draft: Draft, text: string): void {
  const names = text.split(",").map((name) => name.trim());
  draft.categories = names.filter((name) => name && !/^(?:none|uncategorized)$/i.test(name));
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

function isIngredients(block: string[], { sections }: Draft): boolean {
  const rows = block.filter((line) => line.length > 200 || !HEADING.test(line));
  const isFirst = sections.every(({ items }) => items.length === 0);
  const amounts = rows.filter((line) => AMOUNT.test(line) && !/^\s*\d+[.)]\s/.test(line));
  const isShort = rows.every((line) => line.length < 100 && !/[.!?]\s+\p{Lu}/u.test(line));
  if (rows.length === 0) return isFirst;
  return amounts.length > rows.length * (isFirst ? 0.3 : 0.5) && isShort;
}

function addIngredients(draft: Draft, block: string[]): void {
  for (const line of block) {
    const title = HEADING.exec(line.length > 200 ? "" : line)?.groups?.["title"];
    if (title !== undefined) startSection(draft, title);
    else addLine(draft, line.trim().replace(/\s+/g, " ").replace(/ ?; ?/g, ", "));
  }
}
