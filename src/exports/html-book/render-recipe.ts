import { escapeUTF8 as escape } from "entities";
import type { Language } from "../../contract/languages.ts";
import type { Instruction, Recipe } from "../../contract/recipes.ts";
import { joinWithCommas } from "../../contract/join-lists.ts";
import { isRecipeUrl } from "../../contract/links.ts";
import { detectRecipeLanguage } from "../../ingredients/words/detect-language.ts";
import { toBookSchema } from "../formats/schema-recipe.ts";
import type { BookTexts } from "./book-texts.ts";
import { formatTime } from "./format-time.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { writeScriptData } from "./render-page.ts";

interface Rendering {
  texts: BookTexts;
  language: Language;
  pictures: BookPicture[];
}

export interface BookPicture {
  isMain: boolean;
  step: number | null;
  /** A `data:` address. */
  address: string;
}

/** One article of the book. All of the recipe's texts are escaped. */
export function renderRecipe(recipe: Recipe, { texts, language, pictures }: Rendering): string {
  const [main, further] = [true, false].map((isMain) =>
    pictures.filter((picture) => picture.step === null && picture.isMain === isMain).map(renderPicture),
  );
  return [
    `<article lang="${detectRecipeLanguage(recipe, language)}">`,
    `<h2 dir="auto">${escape(recipe.name)}</h2>`,
    main?.join(""),
    renderFacts(recipe, texts, language),
    renderText(recipe.description),
    '<div class="parts">',
    renderIngredients(recipe, texts),
    renderSteps(recipe.recipeInstructions, pictures, texts),
    "</div>",
    further?.join(""),
    ...recipe.notes.map(
      ({ title, text }) => `<h3 dir="auto">${escape(title || texts.notes)}</h3>${renderText(text)}`,
    ),
    recipe.tags.length > 0 && renderTags(recipe.tags, texts, language),
    renderSource(recipe.orgURL, texts),
    `<script type="application/ld+json">${writeScriptData(toBookSchema(recipe))}</script>`,
    "</article>",
  ]
    .filter(Boolean)
    .join("");
}

function renderFacts(
  { recipeYield, prepTime, performTime, totalTime }: Recipe,
  texts: BookTexts,
  language: Language,
): string {
  const facts = [
    [texts.servings, recipeYield],
    [texts["prep-time"], formatTime(prepTime ?? "", language)],
    [texts["cook-time"], formatTime(performTime ?? "", language)],
    [texts["total-time"], formatTime(totalTime ?? "", language)],
  ].filter(([, value = ""]) => value.trim());
  if (facts.length === 0) return "";
  const shown = facts.map(
    ([label = "", value = ""]) => `<div><dt>${escape(label)}</dt><dd dir="auto">${escape(value)}</dd></div>`,
  );
  return `<dl>${shown.join("")}</dl>`;
}

function renderText(text: string): string {
  return text.trim() ? `<div class="text" dir="auto">${renderMarkdown(text)}</div>` : "";
}

function renderIngredients({ recipeIngredient, ingredientGroups }: Recipe, texts: BookTexts): string {
  const groups = ingredientGroups.length > 0 ? ingredientGroups : [{ title: "", items: recipeIngredient }];
  if (!groups.some(({ items }) => items.length > 0)) return "";
  const lists = groups.map(({ title, items }) => {
    const lines = items.filter((line) => line.trim()).map((line) => `<li dir="auto">${escape(line)}</li>`);
    return `${title ? `<h4 dir="auto">${escape(title)}</h4>` : ""}<ul>${lines.join("")}</ul>`;
  });
  return `<section><h3>${escape(texts.ingredients)}</h3>${lists.join("")}</section>`;
}

/** Tagine finds the step when it imports a book. */
function renderPicture({ address, step }: BookPicture): string {
  return `<img src="${address}" alt=""${step === null ? "" : ` data-step="${step + 1}"`}>`;
}

function renderSteps(instructions: Instruction[], pictures: BookPicture[], texts: BookTexts): string {
  let count = 0;
  const shown = Map.groupBy(pictures, ({ step }) => step);
  const steps = instructions.map(({ title, name, text }, at) => {
    const heading = title?.trim() ? `<h4 dir="auto">${escape(title)}</h4>` : "";
    if (!text.trim() && !name?.trim()) return heading;
    const summary = name?.trim() ? `<b>${escape(name)}</b> ` : "";
    const below = (shown.get(at) ?? []).map(renderPicture).join("");
    return `${heading}<p class="step" dir="auto"><span>${++count}</span>${summary}${escape(text.trim())}</p>${below}`;
  });
  return steps.length > 0 ? `<section><h3>${escape(texts.steps)}</h3>${steps.join("")}</section>` : "";
}

function renderTags(tags: string[], texts: BookTexts, language: Language): string {
  const list = joinWithCommas(tags, language);
  return `<p class="small">${escape(texts["tags-line"].replace("{{list}}", () => list))}</p>`;
}

function renderSource(address: string | null, texts: BookTexts): string {
  if (!address || !isRecipeUrl(address)) return "";
  const label = texts["source-at"].replace("{{host}}", () => new URL(address).hostname.replace(/^www\./, ""));
  return `<p class="small"><a href="${escape(address)}" rel="noopener noreferrer">${escape(label)}</a></p>`;
}
