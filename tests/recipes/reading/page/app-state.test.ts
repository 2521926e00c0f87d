import { describe, expect, test } from "bun:test";
import { recipeOn, stepsOf } from "../../../support/reading.ts";

const LIST = ["300 g chickpeas", "2 carrots"];
const METHOD = ["Soak the chickpeas over night.", "Grate the carrots over them."];
const MASH = {
  name: "Chickpea mash",
  ingredients: LIST,
  instructions: METHOD,
  story: "It rained. ".repeat(50),
};

const inScript = (state: object, before = "", after = "") =>
  `<title>Chickpea mash</title><div id="app"></div><script>${before}${JSON.stringify(state)}${after}</script>`;
const inAttribute = (state: object) =>
  `<title>Chickpea mash</title><div id="app" data-page="${JSON.stringify(state).replaceAll('"', "&quot;")}"></div>`;

describe("a page that's empty until its scripts run is read", () => {
  test.each([
    ["from a data script", inScript({ props: { recipe: MASH } })],
    ["from a script with an assignment", inScript({ recipe: MASH }, "window.__STATE__ = ", ";")],
    [
      "from a typed script",
      `<title>Chickpea mash</title><script type="application/json">${JSON.stringify({ a: [MASH] })}</script>`,
    ],
    ["from an attribute", inAttribute({ props: { recipe: MASH } })],
    [
      "from lines as objects",
      inScript({
        ...MASH,
        ingredients: LIST.map((text) => ({ text })),
        instructions: METHOD.map((text) => ({ id: 1, text })),
      }),
    ],
    [
      "from amounts, units and names",
      inScript({
        ...MASH,
        ingredients: [
          { amount: 300, unit: "g", name: "chickpeas" },
          { quantity: "2", unit: null, name: "carrots" },
        ],
      }),
    ],
    [
      "from units and foods as objects",
      inScript({
        ...MASH,
        ingredients: [
          { amount: 300, unit: { name: "g" }, ingredient: { name: "chickpeas" } },
          { amount: 2, food: { name: "carrots" } },
        ],
      }),
    ],
    [
      "from groups",
      inScript({
        ...MASH,
        ingredients: undefined,
        ingredientGroups: LIST.map((line) => ({ title: "Part", ingredients: [line] })),
      }),
    ],
    [
      "with other field names",
      inScript({ title: MASH.name, ingredientList: LIST, steps: METHOD, story: MASH.story }),
    ],
  ])("%s", (_, html) => {
    const recipe = recipeOn(html);
    expect(recipe?.name).toBe(MASH.name);
    expect(recipe?.recipeIngredient).toEqual(LIST);
    expect(stepsOf(recipe)).toEqual(METHOD);
  });

  test("including its picture and yield", () => {
    const recipe = recipeOn(inScript({ ...MASH, servings: 4, image: { src: "/mash.jpg" } }));
    expect(recipe).toMatchObject({ recipeYield: "4", image: "https://kitchen.example/mash.jpg" });
  });

  test.each([
    ["title", "ingredients", "steps", "title"],
    ["name", "items", "items", "name"],
    ["heading", "ingredientList", "instructions", "heading"],
  ])("with the titles of its sections as %s", (title, list, method, stepTitle) => {
    const recipe = recipeOn(
      inScript({
        ...MASH,
        ingredients: LIST.slice(0, 1),
        ingredientSections: [
          { [title]: "For the base:", [list]: LIST },
          { [title]: "For the topping", [list]: ["1 tsp cumin", "salt"] },
        ],
        instructions: [
          { [stepTitle]: "Instructions", [method]: METHOD },
          { [stepTitle]: "Topping", [method]: [{ text: "Toast the cumin." }, { text: "Add the salt." }] },
        ],
      }),
    );
    expect(recipe?.recipeIngredient).toEqual([...LIST, "1 tsp cumin", "salt"]);
    expect(recipe?.ingredientGroups).toEqual([
      { title: "For the base", items: LIST },
      { title: "For the topping", items: ["1 tsp cumin", "salt"] },
    ]);
    expect(stepsOf(recipe)).toEqual([...METHOD, "Topping: Toast the cumin.", "Add the salt."]);
  });

  test("without counting its steps as sections", () => {
    const instructions = METHOD.map((text, at) => ({ title: `Step ${at + 1}`, steps: [text] }));
    expect(stepsOf(recipeOn(inScript({ ...MASH, instructions })))).toEqual(METHOD);
  });

  test("with markup reduced to text", () => {
    const recipe = recipeOn(
      inAttribute({ ...MASH, instructions: ["<p>Soak <b>well</b>.</p>", "Grate &amp; mix."] }),
    );
    expect(stepsOf(recipe)).toEqual(["Soak well.", "Grate & mix."]);
  });
});

describe("state without a recipe yields none", () => {
  test.each([
    [
      "a program",
      `<title>Mash</title><script>function ingredients(){ return {}; } ${"call();".repeat(100)}</script>`,
    ],
    [
      "a word list about ingredients",
      inScript({ filters: { ingredients: ["egg", "milk"] }, story: MASH.story }),
    ],
    ["a recipe without a name", inScript({ ...MASH, name: undefined })],
    ["a recipe without steps", inScript({ ...MASH, instructions: [] })],
    ["broken data", inScript(MASH).replace("}", ",}{")],
  ])("%s", (_, html) => {
    expect(recipeOn(html)).toBeNull();
  });
});

test("visible content takes precedence over script state", () => {
  const visible = `<h1>Chickpea mash</h1><h2>Ingredients</h2><ul><li>1 kg chickpeas</li><li>9 carrots</li></ul><h2>Method</h2><ol><li>Boil them for an hour.</li><li>Mash all of it.</li></ol>`;
  expect(recipeOn(inScript(MASH) + visible)?.recipeIngredient).toEqual(["1 kg chickpeas", "9 carrots"]);
});
