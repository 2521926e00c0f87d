import { describe, expect, test } from "bun:test";
import type { RecipeContent } from "../../src/contract/recipe-life.ts";
import type { Recipe } from "../../src/contract/recipes.ts";
import { compareWords, type Piece } from "../../web/recipes/diff/compare-words.ts";
import { findDifferences, type Difference } from "../../web/recipes/diff/find-differences.ts";
import { effortFor } from "../../web/recipes/diff/effort.ts";
import { EMPTY_STATE } from "../support/recipe-states.ts";
import type { Row } from "../../web/recipes/diff/row.ts";
import { shortenPieces } from "../../web/recipes/diff/shorten-pieces.ts";

const between = (before: Partial<RecipeContent>, after: Partial<RecipeContent>) =>
  findDifferences({ ...EMPTY_STATE, ...before }, { ...EMPTY_STATE, ...after });

/** `stays [-went-] {+came+}`. */
function written(pieces: Piece[]): string {
  const marks = { same: ["", ""], gone: ["[-", "-]"], new: ["{+", "+}"] };
  return pieces.map(({ kind, text }) => marks[kind].join(text)).join("");
}

function rowsOf([difference]: Difference[]): string[] {
  if (difference?.kind !== "lines") return [];
  const signs = { same: "  ", gone: "- ", new: "+ ", moved: "↕ " };
  return difference.rows.map((row: Row) => {
    if (row.kind === "fold") return `… ${row.count}`;
    if (row.kind === "changed") return `± ${row.isTitle ? "# " : ""}${written(row.pieces)}`;
    return signs[row.kind] + (row.line.isTitle ? "# " : "") + row.line.text;
  });
}

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at));
const ingredients = (before: string[], after: string[]) =>
  between({ recipeIngredient: before }, { recipeIngredient: after });

describe("text shows removed and added words", () => {
  test.each([
    ["Bake for 20 minutes.", "Bake for 25 minutes.", "Bake for [-20-]{+25+} minutes."],
    ["Stir it.", "Stir it well.", "Stir it{+ well+}."],
    ["with oil, salt and thyme", "with oil and thyme", "with oil[-, salt-] and thyme"],
    ["add red wine and stock", "add white vinegar and stock", "add [-red wine-]{+white vinegar+} and stock"],
    ["焯水三分钟，捞出备用", "焯水五分钟，捞出备用", "焯水[-三-]{+五+}分钟，捞出备用"],
    ["crème brûlée", "crème brulée", "crème [-brûlée-]{+brulée+}"],
    [
      "all of it is other",
      "nothing stayed as before here",
      "[-all of it is other-]{+nothing stayed as before here+}",
    ],
    ["", "new", "{+new+}"],
    ["old", "", "[-old-]"],
    ["one line", "one\nline", "one[- -]{+\n+}line"],
  ])("%p → %p", (before, after, expected) => {
    expect(written(compareWords(before, after, effortFor()))).toBe(expected);
  });

  test("and leaves out unchanged words far from them", () => {
    const far = "word ".repeat(100);
    const pieces = shortenPieces(compareWords(`${far}old ${far}`, `${far}new ${far}`, effortFor()));
    expect(pieces.map(({ kind }) => kind)).toEqual(["gap", "same", "gone", "new", "same", "gap"]);
    const texts = pieces.map((piece) => (piece.kind === "gap" ? "" : piece.text));
    expect(texts.join("").length).toBeLessThan(200);
    const emoji = shortenPieces(compareWords(`${"🍕".repeat(300)}a`, `${"🍕".repeat(300)}b`, effortFor()));
    expect(emoji.every((piece) => piece.kind === "gap" || piece.text.isWellFormed())).toBe(true);
  });
});

describe("lists show removed, added, changed and moved lines", () => {
  test.each([
    ["nothing", ["a", "b"], ["a", "b"], []],
    ["a line more", ["salt"], ["salt", "pepper"], ["  salt", "+ pepper"]],
    ["a line less", ["salt", "pepper"], ["pepper"], ["- salt", "  pepper"]],
    ["a word", ["200 g flour", "salt"], ["250 g flour", "salt"], ["± [-200-]{+250+} g flour", "  salt"]],
    ["another line", ["salt"], ["two eggs"], ["- salt", "+ two eggs"]],
    ["a place", ["a", "b", "c", "d"], ["b", "c", "d", "a"], ["… 2", "  d", "↕ a"]],
    ["one of two", ["salt", "salt"], ["salt"], ["  salt", "- salt"]],
    ["blank lines", ["a", " ", "b"], ["a", "b", ""], []],
    [
      "what is far away is folded",
      lines(9, (at) => `line ${at}`),
      lines(9, (at) => (at === 4 ? "line four" : `line ${at}`)),
      ["… 3", "  line 3", "± line [-4-]{+four+}", "  line 5", "… 3"],
    ],
    [
      "lines stay beside what they were made of",
      ["1 onion", "2 carrots", "some oil"],
      ["1 big onion", "leek", "some olive oil"],
      ["± 1 {+big +}onion", "- 2 carrots", "+ leek", "± some {+olive +}oil"],
    ],
  ])("%s", (_, before, after, rows) => {
    expect(rowsOf(ingredients(before, after))).toEqual(rows);
  });

  test("or just that many moved, if too many did", () => {
    const before = lines(40, (at) => `line ${at}`);
    const [reordered] = ingredients(before, before.toReversed());
    expect(reordered).toEqual({ field: "recipeIngredient", kind: "lines", rows: [], isReordered: true });
    expect(rowsOf(ingredients(before, [...before.toReversed(), "last"])).at(-1)).toBe("+ last");
  });

  test("with section titles", () => {
    const items = ["lentils", "lemon"];
    const whole = { recipeIngredient: items, ingredientGroups: [] };
    const groups = [
      { title: "", items: ["lentils"] },
      { title: "To serve", items: ["lemon"] },
    ];
    const sections = { recipeIngredient: items, ingredientGroups: groups };
    expect(rowsOf(between(whole, sections))).toEqual(["  lentils", "+ # To serve", "  lemon"]);
    expect(rowsOf(between(sections, whole))).toEqual(["  lentils", "- # To serve", "  lemon"]);
  });

  test("steps with their titles, names and fields of other clients", () => {
    const before = [{ text: "Chop the onion." }, { text: "Fry it slowly." }];
    const after = [
      { text: "Chop the onion." },
      { title: "Pan", name: "Sear", text: "Fry it slowly.", timer: 5 },
    ];
    const rows = rowsOf(between({ recipeInstructions: before }, { recipeInstructions: after }));
    expect(rows).toEqual(["  Chop the onion.", "+ # Pan", "± {+Sear\n+}Fry it slowly.{+\ntimer: 5+}"]);
  });

  test("notes with their titles", () => {
    const rows = rowsOf(
      between(
        { notes: [{ title: "Keep", text: "Three days." }] },
        { notes: [{ title: "Keep", text: "Two days." }] },
      ),
    );
    expect(rows).toEqual(["  # Keep", "± [-Three-]{+Two+} days."]);
  });
});

describe("a recipe", () => {
  test("shows changed parts in page order", () => {
    const found = between(
      {},
      {
        tags: ["warm"],
        name: "Stew",
        rating: 4,
        recipeInstructions: [{ text: "Cook." }],
        recipeIngredient: ["salt"],
        orgURL: "https://x.example/",
        description: "Good.",
        prepTime: "5 Minutes",
      },
    );
    expect(found.map(({ field }) => field)).toEqual([
      "name",
      "prepTime",
      "rating",
      "description",
      "recipeIngredient",
      "recipeInstructions",
      "tags",
      "orgURL",
    ]);
  });

  test("shows facts before and after, and empty ones as none", () => {
    expect(between({ rating: 0, recipeYield: "4" }, { rating: 5, recipeYield: "" })).toEqual([
      { field: "recipeYield", kind: "fact", before: "4", after: "" },
      { field: "rating", kind: "fact", before: "", after: "5" },
    ]);
  });

  test("names nutrition and extra fields", () => {
    const { nutrition } = EMPTY_STATE;
    const found = between(
      { nutrition: { ...nutrition, calories: "300", fatContent: "" }, extras: { pan: "26", cost: "low" } },
      { nutrition: { ...nutrition, calories: "320" }, extras: { cost: "low", region: "" } },
    );
    expect(found).toEqual([
      { field: "nutrition", kind: "entries", entries: [{ key: "calories", before: "300", after: "320" }] },
      {
        field: "extras",
        kind: "entries",
        entries: [
          { key: "region", before: null, after: "" },
          { key: "pan", before: "26", after: null },
        ],
      },
    ]);
  });

  test("shows nothing if nothing changed, also for a full recipe", () => {
    const whole: Recipe = {
      ...EMPTY_STATE,
      id: 1,
      slug: "soup",
      image: null,
      imageHash: null,
      categories: [],
      organizers: { categories: [], tags: [] },
      url: null,
      doubts: [],
    };
    expect(findDifferences(EMPTY_STATE, whole)).toEqual([]);
    expect(between({ orgURL: null, totalTime: null }, { orgURL: "", totalTime: "" })).toEqual([]);
  });

  test("shows every editable part separately", () => {
    const other: RecipeContent = {
      ...EMPTY_STATE,
      name: "x",
      description: "x",
      recipeCategory: ["x"],
      tags: ["x"],
      rating: 1,
      sourceRating: 1,
      recipeYield: "x",
      recipeIngredient: ["x"],
      recipeInstructions: [{ text: "x" }],
      nutrition: { ...EMPTY_STATE.nutrition, calories: "x" },
      tools: ["x"],
      totalTime: "x",
      prepTime: "x",
      performTime: "x",
      dateAdded: "x",
      notes: [{ title: "x", text: "x" }],
      author: "x",
      recipeCuisine: ["x"],
      orgURL: "x",
      sourceText: "x",
      extras: { x: "x" },
    };
    const fields = findDifferences(EMPTY_STATE, other).map(({ field }) => field);
    const all = Object.keys(EMPTY_STATE).filter((field) => field !== "ingredientGroups");
    expect(fields.toSorted() as string[]).toEqual(all.toSorted());
  });
});
