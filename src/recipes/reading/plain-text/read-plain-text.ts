import type { IngredientGroup } from "../../../contract/recipes.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { splitSignature } from "./asides.ts";
import { joinDescription, takeStepsFromProse } from "./description.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import { readIngredients, splitAtCommas } from "./ingredients.ts";
import { splitInlineLists } from "./inline-lists.ts";
import { joinWrapped } from "./join-wrapped.ts";
import type { Label } from "../../text/plain-text-words.ts";
import { cleanPastedText } from "./pasted-from.ts";
import { splitSections } from "./sections.ts";
import { splitProseLists } from "./prose-lists.ts";
import { countCookingEvidence } from "./sentences.ts";
import { readSteps } from "./steps.ts";
import { addHeadingFact, splitList, takeFacts } from "./take-facts.ts";
import type { TextLine } from "./text-line.ts";
import { splitLines } from "./text-lines.ts";
import { nameByFirstLine, findTitle, splitYield } from "./title.ts";
import type { Section } from "./walk.ts";

/** Whatever fits nowhere goes into the description. */
export function readPlainText(text: string): ParsedRecipe {
  return readCleanText(cleanPastedText(text));
}

export function readCleanText({ text, isChat }: { text: string; isChat: boolean }): ParsedRecipe {
  const { body, signature } = splitSignature(text);
  const { lines, beyond } = splitLines(body);
  const { said, tags, lines: others } = takeFacts(splitInlineLists(splitProseLists(joinWrapped(lines))));
  const { sections, facts } = splitSections(others);
  const lost = facts.filter((heading) => !addHeadingFact(heading, said)).map(({ fact }) => fact);
  const recipe = { ...toRecipe(said), tags, ...collectIngredients(sections), ...collectOthers(sections) };
  const title = findTitle(sections[0]?.lines ?? [], isChat);
  const intro = collectLines(sections, "intro").filter((line) => line !== title?.line);
  const { title: name, recipeYield } = splitYield(title?.title ?? "");
  recipe.name = name;
  recipe.recipeYield ||= recipeYield;
  if (findNumber(recipe.recipeYield) !== findNumber(recipeYield)) lost.push(recipeYield);
  recipe.recipeInstructions = collectSteps(sections);
  const prose = takeStepsFromProse(recipe, intro);
  recipe.description = [joinDescription(prose), ...lost, ...collectEmptyTitles(sections), beyond, signature]
    .filter(Boolean)
    .join("\n\n");
  return isRecipe(recipe) ? recipe : { ...recipe, ...nameByFirstLine(recipe) };
}

const findNumber = (text: string) => /\d+/.exec(text)?.[0] ?? "";

const MIN_EVIDENCE = 2;
/** “Who can help?”, “Dear parents,”, “Thanks,”. */
const LETTER = /[?？]|^(?:\p{L}+\s){0,3}\p{L}+,$|(?:皆様|皆さん|みなさん|各位|ください)[、。]?$/mu;
/** “2 figs”. */
const MIN_LIKELY_ITEMS = 2;

/** False for a message that only mentions food. */
export function looksLikeRecipe({
  name,
  description,
  recipeIngredient,
  recipeInstructions,
}: ParsedRecipe): boolean {
  const evidence = recipeInstructions.reduce((sum, { text }) => sum + countCookingEvidence(text), 0);
  const said = [name, description, ...recipeInstructions.map(({ text }) => text)].join("\n");
  if (evidence === 0 && recipeInstructions.length > 0 && LETTER.test(said)) return false;
  const shapes = recipeIngredient.map(findIngredientShape).filter((shape) => shape !== null);
  if (shapes.includes("sure") || (shapes.length >= MIN_LIKELY_ITEMS && recipeInstructions.length > 0))
    return true;
  return evidence >= MIN_EVIDENCE;
}

function isRecipe(recipe: ParsedRecipe): boolean {
  return recipe.recipeIngredient.length > 0 || recipe.recipeInstructions.length > 0;
}

function toRecipe(said: ReadonlyMap<Label, string>): ParsedRecipe {
  return {
    name: "",
    description: "",
    image: null,
    recipeYield: said.get("yield") ?? "",
    recipeIngredient: [],
    ingredientGroups: [],
    recipeInstructions: [],
    prepTime: said.get("prep") ?? null,
    performTime: said.get("cook") ?? null,
    totalTime: said.get("total") ?? null,
    nutrition: {},
    recipeCategory: splitList(said.get("category") ?? ""),
    recipeCuisine: splitList(said.get("cuisine") ?? ""),
    tags: [],
    tools: [],
    author: said.get("author") ?? "",
    rating: null,
    bestRating: null,
    orgURL: said.get("source") ?? "",
  };
}

function collectIngredients(
  sections: Section[],
): Pick<ParsedRecipe, "recipeIngredient" | "ingredientGroups"> {
  const groups = sections
    .filter(({ part }) => part === "ingredients")
    .map(({ title, lines }): IngredientGroup => ({ title, items: readIngredients(lines) }))
    .filter(({ items }) => items.length > 0);
  return {
    recipeIngredient: groups.flatMap(({ items }) => items),
    ingredientGroups: groups.some(({ title }) => title) ? groups : [],
  };
}

function collectSteps(sections: Section[]): ParsedRecipe["recipeInstructions"] {
  return sections
    .filter(({ part }) => part === "steps")
    .flatMap(({ lines, title }) => readSteps(lines, title));
}

function collectOthers(sections: Section[]): Pick<ParsedRecipe, "tools" | "notes"> {
  const noted = sections.filter(
    ({ part }) => part === "notes" || part === "nutrition" || part === "elsewhere",
  );
  const notes = noted
    .map(({ title, lines }) => ({ title, text: lines.map(({ text }) => text).join("\n") }))
    .filter(({ text }) => text);
  return {
    tools: sections
      .filter(({ part }) => part === "equipment")
      .flatMap(({ lines }) =>
        lines.length === 1 ? splitAtCommas(lines[0]?.text ?? "") : lines.map(({ text }) => text),
      ),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** Headings with nothing below them are text after all. */
function collectEmptyTitles(sections: Section[]): string[] {
  return sections
    .filter(({ part, lines }) => (part === "ingredients" || part === "steps") && lines.length === 0)
    .map(({ title }) => title)
    .filter(Boolean);
}

function collectLines(sections: Section[], part: Section["part"]): TextLine[] {
  return sections.filter((section) => section.part === part).flatMap(({ lines }) => lines);
}
