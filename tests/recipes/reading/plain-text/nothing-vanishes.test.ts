import { expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";
import { readPlainTexts } from "../../../../src/recipes/reading/plain-text/read-plain-texts.ts";

const TEXTS = 1500;

const HEADINGS = [
  "Ingredients",
  "Zutaten:",
  "## Steps",
  "Method:",
  "Préparation",
  "Notes",
  "SKŁADNIKI",
  "材料",
  "---",
  "",
];
/** Each `%` becomes a different word. */
const LINES = [
  "200 g %",
  "2 %",
  "% 300 ml",
  "- %, %",
  "* 1 cup %",
  "1. Mix % and %.",
  "2) Bake % 30 minutes.",
  "%",
  "% %",
  "Stir the % into the %. Serve.",
  "Bake %.",
  "Ingredients for the %: 2 cups %, 1 cup %, 1 %",
  "Zutaten für % : %, %, %",
  "For the %: 2 cups %; 1 %",
  "%: 200 g %, 3 %",
  "SKŁADNIKI NA %: 3 szklanki %, %",
  "Zubereitung %: % kneten",
  "For the %:",
  "Ingredients for %",
  "%:",
  "Tip: %",
  "Prep Time: 15 mins % Cook Time: 1 hr",
  "Prep Time: 15 mins Cook Time: 1 hr %",
  "Préparation : 10 minutes - Repos : 1 heure %",
  "Ruhezeit: 1 Stunde %",
  "Serves 4 %",
  "Makes 12 %",
  "by %",
  "Source: %",
  "#% #%",
  "Enjoy %!",
  "P.S. % keeps well",
  "Follow @% for %",
  "Guten Appetit, %",
  "[14/11/2026, 18:22:05] Anna: %",
  "12.03.24, 10:11 - Anna: 200 g %",
  "a) % and %",
  "kcal % 320",
  "**%**",
  "> %",
  "| % | 2 |",
  "Category: %",
  "1. %:",
  "### 1. %",
  "Step 2",
];

test("every word of a text ends up somewhere in the recipe", () => {
  const lost: string[] = [];
  const random = randomFrom(7);
  const oneOf = (all: string[]): string => all[Math.floor(random() * all.length)] ?? "";
  for (let at = 0; at < TEXTS; at++) {
    const lines = Array.from({ length: 2 + Math.floor(random() * 12) }, () =>
      oneOf(random() < 0.3 ? HEADINGS : LINES),
    );
    let word = 0;
    const text = lines
      .join("\n")
      .replaceAll("%", () => `Wort${String.fromCharCode(97 + ((word / 26) % 26), 97 + (word++ % 26))}`);
    const result = JSON.stringify(readPlainText(text));
    const missing = [...text.matchAll(/Wort\p{L}+/gu)]
      .map(([found]) => found)
      .filter((found) => !result.includes(found));
    if (missing.length > 0) lost.push(`${missing.join(" ")} of\n${text}`);
  }
  expect(lost.slice(0, 3)).toEqual([]);
});

test("every word between several dishes ends up in one of them", () => {
  const lost: string[] = [];
  const random = randomFrom(11);
  const oneOf = (all: string[]): string => all[Math.floor(random() * all.length)] ?? "";
  const dish = (name: string) =>
    `${name}\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix it well.\nBake it.`.split("\n");
  let several = 0;
  for (let at = 0; at < TEXTS / 5; at++) {
    const lines = [...dish("Plum cake"), "", ...dish("Leek soup"), "", ...dish("Bean stew")];
    for (let added = 0; added < 3; added++) {
      const word = `Wort${String.fromCharCode(97 + added)}`;
      lines.splice(Math.floor(random() * (lines.length + 1)), 0, oneOf(LINES).replaceAll("%", word));
    }
    const text = lines.join("\n");
    const recipes = readPlainTexts(text);
    if (recipes.length > 1) several++;
    const result = JSON.stringify(recipes.map(({ recipe }) => recipe));
    const missing = [...text.matchAll(/Wort\p{L}+/gu)].filter(([found]) => !result.includes(found));
    if (missing.length > 0) lost.push(`${missing.join(" ")} of\n${text}`);
  }
  expect(lost.slice(0, 3)).toEqual([]);
  expect(several).toBeGreaterThan(TEXTS / 10);
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
