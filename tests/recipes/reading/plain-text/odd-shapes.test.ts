import { describe, expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const stepsOf = (text: string) => readPlainText(text).recipeInstructions.map((step) => step.text);
const ingredientsOf = (text: string) => readPlainText(text).recipeIngredient;

describe("the name of a recipe", () => {
  const first: [string, string][] = [
    ["# **Plum cake** 🍰✨", "Plum cake"],
    ["Recipe: Plum cake", "Plum cake"],
    ["Recipe:\nPlum cake", "Plum cake"],
    ["Hi Tom,\n\nPlum cake", "Plum cake"],
    ["Hallo zusammen!\nPflaumenkuchen", "Pflaumenkuchen"],
    ["Bonjour Marie,\nvoici la recette :\n\nTarte aux prunes", "Tarte aux prunes"],
    ["From: Tom <tom@mail.example>\nSubject: Fwd: Recipe: Plum cake", "Plum cake"],
    ["Plum cake\n=========", "Plum cake"],
    ["*Plum cake*", "Plum cake"],
    ["菜谱：红烧肉", "红烧肉"],
    ["3 Cheese Pasta", "3 Cheese Pasta"],
    ["Serves 4\nPlum cake", "Plum cake"],
    ["Plum cake:", "Plum cake"],
  ];
  test.each(first)("in %p is %p", (start, name) => {
    expect(readPlainText(`${start}\n\nIngredients\n200 g plums\n\nMethod\nBake it.`).name).toBe(name);
    expect(readPlainText(`${start}\n\n200 g plums\n1 egg\n\n1. Mix it.\n2. Bake it.`).name).toBe(name);
  });

  test("is empty if the text has none", () => {
    expect(readPlainText("Ingredients\n200 g plums\nMethod\nBake it.").name).toBe("");
  });
});

describe("marks and characters that aren't words", () => {
  test.each(["-", "*", "•", "▢", "☐", "- [ ]", "[x]", "✅", "🔸", "–", "·", "1.", "(2)", "③", "🥚"])(
    "%s before an ingredient is removed",
    (mark) => {
      expect(
        ingredientsOf(`Cake\nIngredients:\n${mark} 200 g flour\n${mark} salt\nMethod:\nBake it.`),
      ).toEqual(["200 g flour", "salt"]);
    },
  );

  test.each([
    "1.",
    "1)",
    "(1)",
    "1 -",
    "Step 1:",
    "STEP 1",
    "Schritt 1 –",
    "Étape 1 :",
    "Krok 1.",
    "Passo 1:",
    "Trin 1",
    "Steg 1:",
    "第一步：",
    "步骤1：",
    "1️⃣",
    "①",
    "1、",
    "**1.**",
    "### Step 1:",
    "1. Schritt:",
  ])("%s before a step is stripped", (mark) => {
    const second = mark.replace("1", "2").replace("一", "二").replace("①", "②");
    expect(stepsOf(`Cake\n\n200 g flour\n2 eggs\n\n${mark} Mix well.\n${second} Bake it.`)).toEqual([
      "Mix well.",
      "Bake it.",
    ]);
  });

  test("a number on its own line numbers the step below", () => {
    expect(stepsOf("Cake\nMethod\nStep 1\nMix well.\nStep 2\nBake it.\nThen cool it.")).toEqual([
      "Mix well.",
      "Bake it. Then cool it.",
    ]);
  });

  test.each(["", "\n"])("a bold heading is a step's name, even with a gap below", (gap) => {
    const text = `Cake\n## Method\n**1. The dough**\n${gap}Mix well.\n\n**2. The oven**\n${gap}Bake it.`;
    expect(readPlainText(text).recipeInstructions).toEqual([
      { text: "Mix well.", name: "The dough" },
      { text: "Bake it.", name: "The oven" },
    ]);
  });

  test("Windows line endings, tabs, zero-width characters and soft hyphens do no harm", () => {
    const text =
      "\ufeffCake\r\n\r\nIngredients\r\n200\u00a0g\tflour\r\n2\u200b eggs\r\n\r\nMethod\r\nMix the but\u00adter.\r\n";
    expect(readPlainText(text)).toMatchObject({
      name: "Cake",
      recipeIngredient: ["200 g flour", "2 eggs"],
      recipeInstructions: [{ text: "Mix the butter." }],
    });
  });

  test("email quote marks are removed", () => {
    expect(ingredientsOf("> Cake\n>\n> 200 g flour\n> 2 eggs\n>\n> Mix and bake it well.")).toEqual([
      "200 g flour",
      "2 eggs",
    ]);
  });

  test("a Markdown table gives one line per row", () => {
    expect(
      ingredientsOf("# Cake\n## Ingredients\n| 200 g | flour |\n|---|---|\n| 2 | eggs |\n## Method\nBake."),
    ).toEqual(["200 g flour", "2 eggs"]);
  });
});

describe("broken lines", () => {
  test("are joined if an email wrapped them", () => {
    const text = `Stew

500 g beef
2 onions

Cut the beef into cubes and brown it on all sides in a heavy pot with
some oil. Add the chopped onions and fry them until they are soft and
golden.

Cover with water and let it simmer for two hours. Season with salt and
pepper.`;
    expect(stepsOf(text)).toEqual([
      "Cut the beef into cubes and brown it on all sides in a heavy pot with some oil. Add the chopped onions and fry them until they are soft and golden.",
      "Cover with water and let it simmer for two hours. Season with salt and pepper.",
    ]);
  });

  test("are joined if a page hyphenated a word", () => {
    const text =
      "Brot\nZubereitung\nDas Mehl mit dem Wasser und dem Salz verrüh-\nren und den Teig eine Stunde lang an einem war-\nmen Ort gehen lassen.";
    expect(stepsOf(text)).toEqual([
      "Das Mehl mit dem Wasser und dem Salz verrühren und den Teig eine Stunde lang an einem warmen Ort gehen lassen.",
    ]);
  });

  test("are joined without a space in Chinese", () => {
    const text =
      "红烧肉\n做法\n1. 五花肉切成两厘米见方的小块，放入冷水锅中焯水，\n捞出洗净，沥干水分备用。\n2. 小火炖一小时。";
    expect(stepsOf(text)).toEqual([
      "五花肉切成两厘米见方的小块，放入冷水锅中焯水，捞出洗净，沥干水分备用。",
      "小火炖一小时。",
    ]);
  });

  test("stay separate steps if they weren't wrapped", () => {
    const text =
      "Stew\nMethod\nCut the beef into cubes and brown it\nAdd the onions and fry until soft\nCover with water and let it simmer";
    expect(stepsOf(text)).toHaveLength(3);
  });
});

describe("steps without lines of their own", () => {
  test("are split at their numbers", () => {
    const text =
      "Flatbread\n\n300 g flour\n200 ml water\n\n1. Mix flour and water. 2. Rest for 30 minutes. 3. Fry in a dry pan.";
    expect(stepsOf(text)).toEqual(["Mix flour and water.", "Rest for 30 minutes.", "Fry in a dry pan."]);
  });

  test("are split at circled numbers and Chinese ordinals", () => {
    expect(stepsOf("面饼\n做法：①面粉加水揉匀。②擀薄。③两面煎黄。")).toEqual([
      "面粉加水揉匀。",
      "擀薄。",
      "两面煎黄。",
    ]);
    expect(stepsOf("面饼\n做法：第一步，面粉加水揉匀。第二步，擀薄。")).toEqual(["面粉加水揉匀。", "擀薄。"]);
  });

  test("aren't split at numbers that don't count steps", () => {
    const text =
      "Bread\nMethod\nLet it rest until the 1. of May. Bake at 200 degrees for 2. 5 hours would be too long.";
    expect(stepsOf(text)).toHaveLength(1);
  });

  test("become one step per paragraph of prose, never cut mid-sentence", () => {
    const text =
      "Mix 200 g flour with 3 eggs and 400 ml milk.\n\nRest for 20 minutes, then fry thin pancakes in butter.";
    expect(stepsOf(text)).toEqual(text.split("\n\n"));
  });

  test("are named after the text that introduces the first", () => {
    const recipe = readPlainText(
      "Quick bread: 1. Mix 500 g flour and water. 2. Bake at 230 °C for 40 minutes.",
    );
    expect(recipe.name).toBe("Quick bread");
    expect(recipe.recipeInstructions).toHaveLength(2);
  });
});

describe("where the ingredients end without a heading", () => {
  const texts: [string, string, string[], string[]][] = [
    [
      "at a line with an instruction",
      "2 eggs\n1 cup milk\nsugar\nMix all\nFry in a pan",
      ["2 eggs", "1 cup milk", "sugar"],
      ["Mix all", "Fry in a pan"],
    ],
    [
      "at a bullet with a sentence",
      "- 2 eggs\n- Fresh ginger\n\n- Mix everything together.\n- Bake.",
      ["2 eggs", "Fresh ginger"],
      ["Mix everything together.", "Bake."],
    ],
    [
      "below names without amounts",
      "Oats\nMilk\nHoney\n\nStir everything together in a jar.",
      ["Oats", "Milk", "Honey"],
      ["Stir everything together in a jar."],
    ],
    [
      "where numbering restarts",
      "1. 500 g flour\n2. 7 g yeast\n\n1. Mix everything.\n2. Bake it.",
      ["500 g flour", "7 g yeast"],
      ["Mix everything.", "Bake it."],
    ],
    [
      "below all of them in one line",
      "1 kg beef, 800 g onions, salt\n\nDice the beef. Chop and fry the onions.",
      ["1 kg beef", "800 g onions", "salt"],
      ["Dice the beef. Chop and fry the onions."],
    ],
    [
      "but not at an amount in words",
      "2 eggs\npinch of salt\ncup of milk\n\nMix and fry it all.",
      ["2 eggs", "pinch of salt", "cup of milk"],
      ["Mix and fry it all."],
    ],
  ];
  test.each(texts)("%s", (_, body, items, steps) => {
    const recipe = readPlainText(`Supper\n\n${body}`);
    expect(recipe).toMatchObject({ name: "Supper", recipeIngredient: items });
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(steps);
  });
});

test("a letter's sign-off isn't a step, but a step that starts alike is", () => {
  const recipe = readPlainText(
    "Supper\nIngredients\n2 eggs\nMethod\nFry them.\nBest served warm.\n\nEnjoy!\nLove, Tom",
  );
  expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(["Fry them.", "Best served warm."]);
  expect(recipe.description).toBe("Enjoy!\nLove, Tom");
});

describe("sections", () => {
  const text = `Lasagne

For the sauce:
500 g minced beef
2 carrots

For the topping:
50 g cheese

For the sauce:
1. Brown the beef.
2. Add the carrots.

To finish:
3. Sprinkle with cheese and bake.`;

  test("contain the same ingredients as the list", () => {
    const recipe = readPlainText(text);
    expect(recipe.ingredientGroups).toEqual([
      { title: "For the sauce", items: ["500 g minced beef", "2 carrots"] },
      { title: "For the topping", items: ["50 g cheese"] },
    ]);
    expect(recipe.recipeIngredient).toEqual(["500 g minced beef", "2 carrots", "50 g cheese"]);
  });

  test("begin at the step with their title", () => {
    expect(readPlainText(text).recipeInstructions).toEqual([
      { title: "For the sauce", text: "Brown the beef." },
      { text: "Add the carrots." },
      { title: "To finish", text: "Sprinkle with cheese and bake." },
    ]);
  });

  test("can have ingredients in their heading", () => {
    const recipe = readPlainText(
      "Pie\n\nIngredients for the crust:\n200 g flour\n\nIngredients for the filling:\n3 pears\n\nMethod:\nBake it.",
    );
    expect(recipe.ingredientGroups.map(({ title, items }) => [title, ...items])).toEqual([
      ["for the crust", "200 g flour"],
      ["for the filling", "3 pears"],
    ]);
  });
});

describe("a list of ingredients on one line", () => {
  test.each([
    ["Ingredients: 200 g flour, 2 eggs, salt", ["200 g flour", "2 eggs", "salt"]],
    [
      "Zutaten: 1,5 kg Kartoffeln, 2 EL Öl (mild, neutral), Salz.",
      ["1,5 kg Kartoffeln", "2 EL Öl (mild, neutral)", "Salz"],
    ],
    ["食材：鸡蛋2个、番茄3个、盐少许", ["鸡蛋2个", "番茄3个", "盐少许"]],
    [
      "Ingredients\n200 g flour, sifted\n1 onion, peeled, chopped",
      ["200 g flour, sifted", "1 onion, peeled, chopped"],
    ],
    ["Ingredients\n200 g\nflour\n2\neggs", ["200 g flour", "2 eggs"]],
  ])("%p", (lines, items) => {
    expect(ingredientsOf(`Dish\n${lines}\n\nMethod:\nCook it.`)).toEqual(items);
  });
});

describe("facts about the recipe", () => {
  const cases: [string, object][] = [
    ["Serves 4", { recipeYield: "Serves 4" }],
    ["Für 4 Personen", { recipeYield: "Für 4 Personen" }],
    ["4 portions", { recipeYield: "4 portions" }],
    ["Pour 6 personnes", { recipeYield: "Pour 6 personnes" }],
    ["4人份", { recipeYield: "4人份" }],
    ["Makes 12 muffins", { recipeYield: "Makes 12 muffins" }],
    ["Yield: 1 loaf", { recipeYield: "1 loaf" }],
    ["Räcker till 8 personer", { recipeYield: "Räcker till 8 personer" }],
    ["8 bitar | 30 min", { recipeYield: "8 bitar", totalTime: "30 min" }],
    ["Servings\n4", { recipeYield: "4" }],
    ["Prep time: 10 min", { prepTime: "10 min" }],
    ["Prep Time\n10 mins", { prepTime: "10 mins" }],
    ["Zubereitungszeit: 30 Minuten", { prepTime: "30 Minuten" }],
    ["Temps de cuisson : 1 h 30", { performTime: "1 h 30" }],
    ["准备时间：10分钟", { prepTime: "10分钟" }],
    ["25 min", { totalTime: "25 min" }],
    ["⏱️ 25 min", { totalTime: "25 min" }],
    ["Total time: 1 hour, 30 minutes", { totalTime: "1 hour, 30 minutes" }],
    ["Czas: ok. 1,5 godziny", { totalTime: "ok. 1,5 godziny" }],
    [
      "Prep: 10 min | Cook: 20 min | Serves 2",
      { prepTime: "10 min", performTime: "20 min", recipeYield: "Serves 2" },
    ],
    ["Source: https://kitchen.example/pie", { orgURL: "https://kitchen.example/pie" }],
    ["https://kitchen.example/pie?x=1", { orgURL: "https://kitchen.example/pie?x=1" }],
    ["Quelle: www.kitchen.example/pie", { orgURL: "https://www.kitchen.example/pie" }],
    ["by Anna de Wit", { author: "Anna de Wit" }],
    ["von Oma Gerda", { author: "Oma Gerda" }],
    ["Autor: Jan Kowalski", { author: "Jan Kowalski" }],
    ["作者：小明", { author: "小明" }],
    ["#pie #Comfort_Food #pie", { tags: ["pie", "Comfort_Food"] }],
    ["Tags: pie, autumn", { tags: ["pie", "autumn"] }],
    ["Category: Dessert", { recipeCategory: ["Dessert"] }],
    ["Cuisine: Italian", { recipeCuisine: ["Italian"] }],
  ];
  test.each(cases)("%p on its own line is found and leaves the description", (line, expected) => {
    const body = "200 g flour\n2 eggs\n\n1. Mix well.\n2. Bake for 20 min.";
    for (const text of [
      `Pie\n${line}\n\n${body}`,
      `Pie\n\n${line}\n\nIngredients\n${body}`,
      `Pie\n\n${line}\n${body}`,
    ]) {
      expect(readPlainText(text)).toMatchObject({
        ...expected,
        name: "Pie",
        description: "",
        recipeIngredient: ["200 g flour", "2 eggs"],
      });
    }
  });

  test("stay a step if they're said in one", () => {
    expect(stepsOf("Pie\nIngredients\n2 eggs\nMethod\nMix well.\nBake.\n20 min\nServe.")).toEqual([
      "Mix well.",
      "Bake.",
      "20 min",
      "Serve.",
    ]);
  });

  test("stay in the description if repeated or not a fact", () => {
    const text =
      "Pie\nServes 4\nServes 6\nGrandma made it 2 times a year.\nSource: an old book\n\nIngredients\n2 eggs";
    expect(readPlainText(text).description).toBe(
      "Serves 6\nGrandma made it 2 times a year.\nSource: an old book",
    );
  });
});

describe("notes", () => {
  test("aren't steps, and steps continue after one", () => {
    const recipe = readPlainText(
      "Pie\nIngredients\n2 eggs\nMethod\n1. Mix.\nTip: Use fresh eggs.\n2. Bake.\n\nNotes\nKeeps for a day.\nFreezes well.",
    );
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(["Mix.", "Bake."]);
    expect(recipe.notes).toEqual([
      { title: "Tip", text: "Use fresh eggs." },
      { title: "Notes", text: "Keeps for a day.\nFreezes well." },
    ]);
  });

  test("include the nutrition, and the equipment becomes tools", () => {
    const recipe = readPlainText(
      "Pie\nIngredients\n2 eggs\nEquipment\n- a whisk\nMethod\nMix.\nNutrition\n200 kcal",
    );
    expect(recipe.tools).toEqual(["a whisk"]);
    expect(recipe.notes).toEqual([{ title: "Nutrition", text: "200 kcal" }]);
  });

  test("are left out if there are none", () => {
    expect(readPlainText("Pie\nIngredients\n2 eggs")).not.toHaveProperty("notes");
  });

  test("don't begin with a step that starts with the word", () => {
    expect(stepsOf("Pie\nMethod\nTip the flour into a bowl.\nNote the time and bake.")).toHaveLength(2);
  });
});

describe("text without a recipe", () => {
  test.each([
    ["Hello", "Hello", ""],
    [
      "Shall we meet on Sunday?\nWe could go for a walk.",
      "Shall we meet on Sunday?",
      "We could go for a walk.",
    ],
    ["", "", ""],
    [" \n\t\n---\n", "", ""],
  ])("%p gives a name, a description and empty lists", (text, name, description) => {
    expect(readPlainText(text)).toMatchObject({
      name,
      description,
      recipeIngredient: [],
      ingredientGroups: [],
      recipeInstructions: [],
    });
  });
});

test("every word of the text is somewhere in the recipe", () => {
  const text =
    "Cake\nSweet and old.\n\nIngredients (for the brave)\n200 g flour\nlove\nMethod (slow)\nMix.\nRest.\nVideo\nSoon.\n\nBest regards\nTom";
  const result = JSON.stringify(readPlainText(text));
  for (const word of [
    "Cake",
    "Sweet",
    "brave",
    "flour",
    "love",
    "slow",
    "Mix",
    "Rest",
    "Soon",
    "regards",
    "Tom",
  ]) {
    expect(result).toContain(word);
  }
});
