import { describe, expect, test } from "bun:test";
import { readPlainTexts } from "../../../../src/recipes/reading/plain-text/read-plain-texts.ts";

interface Dish {
  title: string;
  yields?: string;
  ingredients: string[];
  steps: string[];
}

const SOUP: Dish = {
  title: "Lentil soup",
  yields: "Serves 4",
  ingredients: ["250 g lentils", "1 onion", "1 l stock"],
  steps: ["Chop the onion and fry it in oil.", "Add lentils and stock and simmer for 30 minutes."],
};
const BREAD: Dish = {
  title: "Soda bread",
  yields: "Makes 2 loaves",
  ingredients: ["500 g flour", "400 ml buttermilk", "1 tsp soda"],
  steps: ["Mix flour, buttermilk, and soda.", "Bake for 40 minutes at 200 °C."],
};
const FRENCH: [Dish, Dish] = [
  {
    title: "Soupe de lentilles",
    ingredients: ["250 g de lentilles", "1 oignon", "1 l de bouillon"],
    steps: ["Coupez l'oignon et faites-le revenir.", "Ajoutez le reste et laissez mijoter 30 minutes."],
  },
  {
    title: "Gâteau au yaourt",
    ingredients: ["1 pot de yaourt", "3 pots de farine", "3 œufs"],
    steps: ["Mélangez tous les ingrédients.", "Enfournez 35 minutes à 180 °C."],
  },
];
const CHINESE: [Dish, Dish] = [
  {
    title: "番茄汤",
    ingredients: ["番茄3个", "水500毫升", "盐1小勺"],
    steps: ["番茄切块，加水煮十分钟。", "加盐调味即可。"],
  },
  {
    title: "葱油饼",
    ingredients: ["面粉300克", "水180毫升", "小葱2根"],
    steps: ["面粉加水揉匀，擀开撒上葱花。", "平底锅里放油，两面煎到金黄。"],
  },
];

interface Style {
  title?: (title: string, at: number) => string;
  yields?: boolean;
  ingredients?: string;
  bullet?: string;
  steps?: string;
  numbered?: boolean;
}

const WITH_HEADINGS: Style = { ingredients: "Ingredients", steps: "Method" };

function write(dishes: readonly Dish[], style: Style): string {
  const paragraphs = dishes.map((dish, at) => {
    const ingredients = dish.ingredients.map((item) => `${style.bullet ?? ""}${item}`);
    const steps = dish.steps.map((step, number) => (style.numbered ? `${number + 1}. ${step}` : step));
    return [
      [style.title?.(dish.title, at) ?? dish.title, ...(style.yields && dish.yields ? [dish.yields] : [])],
      [...(style.ingredients ? [style.ingredients] : []), ...ingredients],
      [...(style.steps ? [style.steps] : []), ...steps],
    ];
  });
  return paragraphs.flatMap((parts) => parts.map((lines) => lines.join("\n"))).join("\n\n");
}

function expectDishes(text: string, dishes: readonly Dish[]): void {
  const read = readPlainTexts(text);
  expect(read.map(({ recipe }) => recipe.name)).toEqual(dishes.map(({ title }) => title));
  expect(read.map(({ recipe }) => recipe.recipeIngredient)).toEqual(dishes.map((dish) => dish.ingredients));
  expect(read.map(({ recipe }) => recipe.recipeInstructions.map((step) => step.text))).toEqual(
    dishes.map(({ steps }) => steps),
  );
}

const STYLES: [string, Style][] = [
  ["headings", { ingredients: "Ingredients", steps: "Method" }],
  [
    "headings, servings, and marks",
    { yields: true, ingredients: "Ingredients:", bullet: "- ", steps: "Directions:", numbered: true },
  ],
  ["no headings", {}],
  ["no headings, but numbers and servings", { yields: true, numbered: true }],
  [
    "Markdown",
    { title: (title) => `## ${title}`, ingredients: "### Ingredients", bullet: "* ", steps: "### Method" },
  ],
  ["bold titles", { title: (title) => `*${title}*`, bullet: "• " }],
  [
    "numbered titles",
    { title: (title, at) => `${at + 1}. ${title}`, ingredients: "Ingredients", steps: "Method" },
  ],
  [
    "the word recipe",
    { title: (title, at) => `Recipe ${at + 1}: ${title}`, ingredients: "Ingredients", steps: "Method" },
  ],
];

describe("several dishes in one text", () => {
  test.each(STYLES)("with %s are several recipes", (_, style) => {
    expectDishes(write([SOUP, BREAD], style), [SOUP, BREAD]);
    expectDishes(write([SOUP, BREAD, { ...SOUP, title: "Tomato salad" }], style), [
      SOUP,
      BREAD,
      { ...SOUP, title: "Tomato salad" },
    ]);
  });

  test.each([
    ["French", FRENCH, "Ingrédients :", "Préparation :"],
    ["Chinese", CHINESE, "材料：", "做法："],
  ] as const)("in %s are several recipes", (_, dishes, ingredients, steps) => {
    expectDishes(write(dishes, { ingredients, steps }), dishes);
    expectDishes(write(dishes, {}), dishes);
  });

  test("with their ingredients beside the heading are several recipes", () => {
    const lists = CHINESE.map(({ title, ingredients, steps }, at) =>
      [`${"一二"[at]}、${title}`, `食材：${ingredients.join("、")}`, "做法：", ...steps].join("\n"),
    );
    expectDishes(`今天教大家做两道快手菜。\n\n${lists.join("\n\n")}`, CHINESE);
  });

  test("in an email keep its greeting with the first and its sign-off with the last", () => {
    const text = write([SOUP, BREAD], WITH_HEADINGS);
    const [soup, bread] = readPlainTexts(`Hi Anna,\n\nhere are both recipes.\n\n${text}\n\nEnjoy!\nTom`);
    expect(soup.recipe).toMatchObject({
      name: "Lentil soup",
      description: "Hi Anna,\n\nhere are both recipes.",
    });
    expect(bread?.recipe).toMatchObject({ name: "Soda bread", description: "Enjoy!\nTom" });
  });

  test("have their own part of the text as it was pasted", () => {
    const dish = write([SOUP, BREAD], WITH_HEADINGS);
    const chat = dish
      .split("\n")
      .map((line) => line && `[12:05, 3/5/2024] Mum: ${line}`)
      .join("\n");
    const [soup, bread] = readPlainTexts(`${chat}\nPage 1 of 1`);
    expect(soup.sourceText).toStartWith("[12:05, 3/5/2024] Mum: Lentil soup\n");
    expect(soup.sourceText).toEndWith("Mum: Add lentils and stock and simmer for 30 minutes.");
    expect(bread?.sourceText).toStartWith("[12:05, 3/5/2024] Mum: Soda bread\n");
    expect(bread?.sourceText).toEndWith("Page 1 of 1");
  });

  test("aren't named after the title above all of them, which stays with the first", () => {
    const text = write([SOUP, BREAD], { ...WITH_HEADINGS, yields: true });
    const [soup] = readPlainTexts(`New Year's Eve\nhttps://a.example/menu\n\n${text}`);
    expect(soup.recipe).toMatchObject({ name: "Lentil soup", orgURL: "https://a.example/menu" });
    expect(soup.recipe.description).toContain("New Year's Eve");
  });

  test("begin with the line that introduces them", () => {
    const [soup, bread] = readPlainTexts(
      `${write([SOUP], WITH_HEADINGS)}\n\nAnd this goes well with it:\n\n${write([BREAD], WITH_HEADINGS)}`,
    );
    expect(soup.recipe.recipeInstructions).toHaveLength(2);
    expect(bread?.recipe.description).toBe("And this goes well with it:");
  });
});

test.each([
  "Hamburguesas",
  "Vanilla ice cream",
  "Crème brûlée",
  "Caldo verde",
  "Spaghetti with tomato sauce",
  "Rice with gravy",
  "Ciasto marchewkowe",
])("%s is a dish", (title) => {
  const read = readPlainTexts(write([SOUP, { ...BREAD, title }], WITH_HEADINGS));
  expect(read.map(({ recipe }) => recipe.name)).toEqual(["Lentil soup", title]);
});

const SAUCES = [
  "For the dressing",
  "Dressing",
  "Yogurt sauce",
  "Béchamel",
  "Homemade whipped cream",
  "Noodles and toppings",
  "Fertigstellung",
  "Verder nodig",
  "Sourdough starter",
  "Day 2",
  "Hefeteig",
  "Beilage",
  "Sauce au yaourt",
  "Salsa de yogur",
  "Condimento",
  "Vulling",
  "Nadzienie",
  "Recheio",
  "Vaniljsås",
  "Fyld",
  "芝麻酱汁",
  "ごまだれ",
];

describe("one dish stays one recipe", () => {
  test.each(SAUCES)("with a separate part named %s", (title) => {
    for (const style of [WITH_HEADINGS, {}]) {
      const read = readPlainTexts(write([SOUP, { ...BREAD, title }], style));
      expect(read.map(({ recipe }) => recipe.name)).toEqual(["Lentil soup"]);
      expect(read[0].recipe.recipeIngredient).toEqual([...SOUP.ingredients, ...BREAD.ingredients]);
      expect(read[0].recipe.recipeInstructions.map(({ text }) => text)).toEqual([
        ...SOUP.steps,
        ...BREAD.steps,
      ]);
    }
  });

  test("if its steps name the other one", () => {
    const soup = { ...SOUP, steps: [...SOUP.steps, "Serve with slices of the bread."] };
    expect(readPlainTexts(write([soup, BREAD], WITH_HEADINGS))).toHaveLength(1);
    const rolls = { ...BREAD, title: "Potato patties" };
    const stack = { ...SOUP, steps: [...SOUP.steps, "Put a patty on each plate."] };
    expect(readPlainTexts(write([stack, rolls], WITH_HEADINGS))).toHaveLength(1);
    const bread = { ...BREAD, steps: [...BREAD.steps, "Dip it into the soup."] };
    expect(readPlainTexts(write([SOUP, bread], WITH_HEADINGS))).toHaveLength(1);
  });

  test("if a title is above all parts", () => {
    const parts = write(
      [
        { ...SOUP, title: "Lentil patties" },
        { ...BREAD, title: "Flatbreads" },
      ],
      WITH_HEADINGS,
    );
    expect(readPlainTexts(`Patties in bread\n\n${parts}`)).toHaveLength(1);
    expect(readPlainTexts(`Two recipes for Saturday\n\n${parts}`)).toHaveLength(2);
  });

  test("if the second list or method is missing", () => {
    const text = write([SOUP], WITH_HEADINGS);
    expect(readPlainTexts(`${text}\n\nSoda bread\n\nIngredients\n500 g flour\n1 tsp soda`)).toHaveLength(1);
    expect(readPlainTexts(`${text}\n\nSoda bread\n\nMethod\nBake a bread.\nSlice it.`)).toHaveLength(1);
  });

  test("with its whole text as source", () => {
    const text = write([SOUP, { ...BREAD, title: "Dressing" }], WITH_HEADINGS);
    expect(readPlainTexts(text)[0].sourceText).toBe(text);
  });
});

test("a sauce between two dishes belongs to the first", () => {
  const sauce = {
    ...SOUP,
    title: "Yogurt sauce",
    ingredients: ["200 g yogurt", "1 tbsp oil", "1 pinch salt"],
  };
  const read = readPlainTexts(write([SOUP, sauce, BREAD], WITH_HEADINGS));
  expect(read.map(({ recipe }) => recipe.name)).toEqual(["Lentil soup", "Soda bread"]);
  expect(read[0].recipe.recipeIngredient).toEqual([...SOUP.ingredients, ...sauce.ingredients]);
});
