import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { reconcileIngredients, inSections } from "../../src/contract/ingredient-sections.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { measureFastest } from "../support/measure-fastest.ts";

const GROUPS = [
  { title: "", items: ["salt"] },
  { title: "Dough", items: ["flour", "water"] },
  { title: "Filling", items: ["apples", "salt"] },
];
const LINES = ["salt", "flour", "water", "apples", "salt"];

/** The contents of each section: `salt|flour water|apples salt`. */
const sections = (lines: string[]) =>
  inSections(lines, GROUPS)
    .ingredientGroups.map(({ title, items }) => `${title}: ${items.join(" ")}`)
    .join(" | ");

describe("changed lines", () => {
  const changed: [string, string[], string][] = [
    ["stay in their sections", LINES, ": salt | Dough: flour water | Filling: apples salt"],
    [
      "join the section of the line before",
      ["salt", "flour", "yeast", "water", "apples", "salt"],
      ": salt | Dough: flour yeast water | Filling: apples salt",
    ],
    [
      "added at the end join the last section",
      [...LINES, "sugar"],
      ": salt | Dough: flour water | Filling: apples salt sugar",
    ],
    [
      "added at the start join the first section",
      ["pepper", ...LINES],
      ": pepper salt | Dough: flour water | Filling: apples salt",
    ],
    [
      "leave their section when removed",
      ["salt", "water", "apples"],
      ": salt | Dough: water | Filling: apples",
    ],
    ["drop a section without lines", ["salt", "apples", "salt"], ": salt | Filling: apples salt"],
    [
      "moved to another section stay there",
      ["salt", "apples", "flour", "water", "salt"],
      ": salt apples | Dough: flour water | Filling: salt",
    ],
    ["have no sections if all are new", ["one", "two"], ""],
    ["have no sections if all are removed", [], ""],
  ];
  test.each(changed)("%s", (_, lines, expected) => {
    expect(sections(lines)).toBe(expected);
    expect(inSections(lines, GROUPS).recipeIngredient).toEqual(lines);
  });

  test("are matched to sections fast, however many there are", async () => {
    const items = Array.from({ length: 5000 }, (_, at) => `line ${at}`);
    const groups = [
      { title: "One", items: items.slice(0, 2500) },
      { title: "Two", items: items.slice(2500) },
    ];
    expect(inSections(items.toReversed(), groups).recipeIngredient).toHaveLength(5000);
    expect(inSections(items, groups).ingredientGroups).toEqual(groups);
    expect(await measureFastest(() => inSections(items.toReversed(), groups), 5, 250)).toBeLessThan(250);
  });
});

describe("when both lines and sections are sent", () => {
  const before = { recipeIngredient: LINES, ingredientGroups: GROUPS };
  const more = [...GROUPS, { title: "Glaze", items: ["sugar"] }];

  test("the changed one wins", () => {
    expect(reconcileIngredients(before, before)).toEqual(before);
    expect(reconcileIngredients({ recipeIngredient: LINES, ingredientGroups: more }, before)).toEqual({
      recipeIngredient: [...LINES, "sugar"],
      ingredientGroups: more,
    });
    expect(
      reconcileIngredients({ recipeIngredient: LINES.slice(1), ingredientGroups: GROUPS }, before),
    ).toMatchObject({
      recipeIngredient: LINES.slice(1),
      ingredientGroups: [{ title: "Dough" }, { title: "Filling" }],
    });
  });

  test("contradicting changes are ignored", () => {
    const both = { recipeIngredient: ["milk"], ingredientGroups: more };
    expect(reconcileIngredients(both, before)).toBeNull();
  });
});

describe("through the API", () => {
  let at: Tagine;
  beforeAll(async () => {
    at = await tagine();
  });
  afterAll(() => at.close());

  test("adding a line keeps all sections, whether the client knows sections or not", async () => {
    const pie = { name: "Pie", recipeIngredient: LINES, ingredientGroups: GROUPS };
    const slug = (await at.user.send("POST", "recipes/create", pie)).body;
    const read = async () => (await at.visitor.get(`recipes/${slug}`)).body;
    const { ingredientGroups, ...old } = await read();
    expect(ingredientGroups).toEqual(GROUPS);
    await at.user.send("PUT", `recipes/${slug}`, { ...old, recipeIngredient: [...LINES, "sugar"] });
    expect((await read()).ingredientGroups.at(-1)).toEqual({
      title: "Filling",
      items: ["apples", "salt", "sugar"],
    });
    await at.user.send("PUT", `recipes/${slug}`, {
      ...(await read()),
      recipeIngredient: ["pepper", ...LINES],
    });
    expect((await read()).ingredientGroups[0]).toEqual({ title: "", items: ["pepper", "salt"] });
    const now = await read();
    now.ingredientGroups[1].items.push("yeast");
    await at.user.send("PUT", `recipes/${slug}`, now);
    expect((await read()).recipeIngredient).toEqual([
      "pepper",
      "salt",
      "flour",
      "water",
      "yeast",
      "apples",
      "salt",
    ]);
    await at.user.send("PUT", `recipes/${slug}`, { ...(await read()), ingredientGroups: [] });
    expect(await read()).toMatchObject({
      ingredientGroups: [],
      recipeIngredient: now.ingredientGroups.flatMap((group: { items: string[] }) => group.items),
    });
  });
});
