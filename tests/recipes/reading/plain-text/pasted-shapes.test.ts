import { describe, expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const INGREDIENTS = ["500 g flour", "2 eggs"];
const STEPS = ["Mix flour and eggs.", "Bake it for 20 minutes."];

function write({ title = "Pie", list = "Ingredients", above = "", below = "" }): string {
  return `${title}\n\n${above}${list}\n${INGREDIENTS.join("\n")}\n\nMethod\n${STEPS.join("\n")}\n${below}`;
}

const stepsOf = (text: string) => readPlainText(text).recipeInstructions.map((step) => step.text);

describe("below a recipe card", () => {
  test.each([
    "Did you make this recipe? Leave a comment below!",
    "Hast du das Rezept nachgekocht?",
    "Avez-vous essayé cette recette ?",
    "¿Has preparado esta receta? ¡Valórala!",
    "Hai provato questa ricetta?",
    "Wat vond je van dit recept?",
    "Gostou da receita?",
    "Har du bakat den här?",
    "Har du prøvet opskriften?",
    "Zostaw komentarz",
    "Partager sur Pinterest",
    "Share on WhatsApp",
    "Print opskriften",
  ])("%s isn't a step", (question) => {
    expect(stepsOf(write({ below: question }))).toEqual(STEPS);
  });

  test.each(["Nutrition per serving", "Nährwerte pro Portion", "Voedingswaarden (per portie)"])(
    "%s opens the nutrition, whose rows aren't steps",
    (heading) => {
      expect(stepsOf(write({ below: `\n${heading}\nenergy 165 kcal\nprotein 6 g\nfat 12 g` }))).toEqual(
        STEPS,
      );
    },
  );
});

test.each(["−\n4 servings\n+\n", "−  4 servings  +\n", "–\n4 servings\n+\n"])(
  "the buttons of %p leave the yield",
  (row) => {
    const recipe = readPlainText(write({ list: `Ingredients\n${row}`.trimEnd() }));
    expect(recipe.recipeYield).toBe("4 servings");
    expect(recipe.recipeIngredient).toEqual(INGREDIENTS);
  },
);

test.each([
  ["⏲ Prep 15 min\n🍳 Cook 25 min\n"],
  ["⏲ Preparación 15 min\n🍳 Cocción 25 min\n"],
  ["Preparação 15 min\nCozimento 25 min\n"],
])("%p above the ingredients are times, not headings", (above) => {
  const recipe = readPlainText(write({ above }));
  expect(recipe.prepTime).toBe("15 min");
  expect(recipe.performTime).toBe("25 min");
  expect(recipe.recipeInstructions).toHaveLength(2);
});

describe("the end of a letter", () => {
  test("includes the paragraph above the sign-off", () => {
    const text = `Soup\n\n3 leeks\n1 l stock\n\nChop the leeks.\n\nSimmer them for 20 minutes.\n\nDad says hello.\n\nLove,\nMum`;
    expect(stepsOf(text)).toEqual(["Chop the leeks.", "Simmer them for 20 minutes."]);
  });

  test.each([
    "Love, Mum",
    "Kuss, Oma",
    "Bises, à dimanche !",
    "Besos, nos vemos el domingo",
    "Groet, Anneke",
  ])("%s isn't a step", (farewell) => {
    const text = `Soup\n\n3 leeks\n1 l stock\n\nChop the leeks and simmer them for 20 minutes in the stock.\n\n${farewell}`;
    expect(stepsOf(text)).toHaveLength(1);
  });

  test("above the quoted recipe doesn't name it", () => {
    const text = write({ title: "Hi Tom, this is it!\nBest, Anna\n\nOn Monday Sue wrote:\n> Leek pie" });
    expect(readPlainText(text).name).toBe("Leek pie");
  });
});

test.each(["Grandma's recipes", "Omas Rezepte", "Recetas de la abuela", "Family cookbook"])(
  "%s above the title doesn't name the recipe",
  (book) => {
    expect(readPlainText(write({ title: `${book}\n\nLeek pie` })).name).toBe("Leek pie");
    expect(readPlainText(write({ title: book })).name).toBe(book);
  },
);

test("names without amounts in a list are titles if one is a sauce and amounts follow each", () => {
  const list = "Ingredients\nMeatballs\n500 g mince\n1 egg\nCurry sauce\n30 g butter\n5 dl stock";
  const recipe = readPlainText(`Meatballs in curry\n\n${list}\n\nMethod\nCook it.`);
  expect(recipe.ingredientGroups).toEqual([
    { title: "Meatballs", items: ["500 g mince", "1 egg"] },
    { title: "Curry sauce", items: ["30 g butter", "5 dl stock"] },
  ]);
  const plain = readPlainText("Rice\n\nIngredients\n200 g rice\nSoy sauce\n2 tbsp oil\n\nMethod\nCook it.");
  expect(plain.recipeIngredient).toEqual(["200 g rice", "Soy sauce", "2 tbsp oil"]);
});

test("a count in brackets below the title is the yield", () => {
  const recipe = readPlainText(
    "Zwiebelkuchen\n(1 Blech)\n\n400 g Mehl\n3 Eier\n\nAlles verrühren und backen.",
  );
  expect(recipe).toMatchObject({ name: "Zwiebelkuchen", recipeYield: "1 Blech", description: "" });
});

test("Japanese steps numbered without a dot lose their numbers", () => {
  const text = "肉じゃが\n\n材料\n牛肉 200g\n\n作り方\n1 じゃがいもを切る。\n2 鍋で牛肉を炒める。";
  expect(stepsOf(text)).toEqual(["じゃがいもを切る。", "鍋で牛肉を炒める。"]);
});

test("steps in lower case on short lines stay separate", () => {
  const steps = [
    "Kohl fein hobeln und Zwiebel würfeln",
    "alles in Schmalz andünsten, Essig und ein Glas Wasser dazu",
    "mit den Nelken eine Stunde schmoren lassen",
  ];
  expect(stepsOf(`Rotkohl\n\n1 Kopf Rotkohl\n1 Zwiebel\n2 Nelken\n\n${steps.join("\n")}`)).toEqual(steps);
});

test.each([
  "118",
  "118      SOUPS AND STEWS",
  "blz. 87",
  "S. 87",
  "p. 87",
  "str. 87",
  "Page 3 of 4",
  "Recipes from home      Page 3 of 4",
])("the page number %p isn't a step", (number) => {
  expect(stepsOf(write({ below: `\n${number}` }))).toEqual(STEPS);
});

test.each([
  "Proporcje na 6 osób",
  "Opskriften er til 6 personer",
  "The recipe is for 6 people.",
  "Pour 6 verrines",
  "Für 6 Tassen",
])("%s below the title is the yield", (line) => {
  const recipe = readPlainText(
    `Soup\nThe one from Sunday\n\n${line}\n\nIngredients\n3 leeks\n1 l stock\n\nMethod\nSimmer it.`,
  );
  expect(recipe.recipeYield).toContain("6");
  expect(recipe.recipeIngredient).toEqual(["3 leeks", "1 l stock"]);
});

test.each(["Ma puce voilà ce que tu m'as demandé", "Dag lieverd, de snert van papa", "奈緒さん"])(
  "%s above the title doesn't name the recipe",
  (line) => {
    expect(readPlainText(write({ title: `${line}\nLeek pie` })).name).toBe("Leek pie");
  },
);

test("a wish below a method of one paragraph isn't a step", () => {
  const method = "Fry the beef, add the beans, and simmer it for half an hour.";
  const text = `Chili\n\n1 lb beef\n2 cans beans\n\n${method}\n\nIt's even better the next day. Tell him good luck!`;
  expect(stepsOf(text)).toEqual([method]);
});

test("a Japanese sauce below the ingredients has a title", () => {
  const recipe = readPlainText(
    "煮込みハンバーグ\n\n材料\n合いびき肉 250g\n卵 1個\n\nソース\nケチャップ 大さじ4\n水 100ml\n\n作り方\n1. こねて焼く。",
  );
  expect(recipe.ingredientGroups).toEqual([
    { title: "", items: ["合いびき肉 250g", "卵 1個"] },
    { title: "ソース", items: ["ケチャップ 大さじ4", "水 100ml"] },
  ]);
});

test("a byline in lower case below the title isn't part of it", () => {
  const recipe = readPlainText(write({ title: "Refrigerator Dill Pickles\nfrom Aunt Ruth" }));
  expect(recipe.name).toBe("Refrigerator Dill Pickles");
});

test.each(["4 servings    30 minutes", "30 minutes   4 servings"])("%p are two facts", (row) => {
  const recipe = readPlainText(write({ above: `${row}\n\n` }));
  expect(recipe).toMatchObject({ recipeYield: "4 servings", totalTime: "30 minutes", description: "" });
});

test("step numbers on lines of their own count apart from the servings", () => {
  const text =
    "Linsgryta\n\nPortioner\n4\n\nIngredienser\n2 dl linser\n1 lök\n\nInstruktioner\n1\nFräs löken.\n2\nTillsätt linserna.\n3\nKoka i 20 minuter.";
  expect(readPlainText(text).recipeYield).toBe("4");
  expect(stepsOf(text)).toEqual(["Fräs löken.", "Tillsätt linserna.", "Koka i 20 minuter."]);
});

test.each(["【材料】（2人分）", "【材料】(6寸)"])("%s is a heading with the yield", (heading) => {
  const recipe = readPlainText(
    `蛋糕\n\n${heading}\n鸡蛋 3个\n牛奶 40毫升\n\n【步骤】\n1. 搅匀。\n2. 烤45分钟。`,
  );
  expect(recipe.recipeYield).toBe(heading.slice(5, -1));
  expect(recipe.recipeIngredient).toEqual(["鸡蛋 3个", "牛奶 40毫升"]);
});

test("a heading can be a question", () => {
  const recipe = readPlainText(
    "Soep\n\nWat heb je nodig?\n1 ui\n2 preien\n\nHoe maak je het?\nFruit de ui.\nKook de soep.",
  );
  expect(recipe.recipeIngredient).toEqual(["1 ui", "2 preien"]);
  expect(recipe.recipeInstructions).toHaveLength(2);
});
