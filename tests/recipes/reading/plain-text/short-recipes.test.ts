import { expect, test } from "bun:test";
import {
  looksLikeRecipe,
  readPlainText,
} from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const SHORT: { name: string; ingredients: string[]; steps: string[] }[] = [
  {
    name: "김치볶음밥",
    ingredients: ["밥 1공기", "김치 반 컵", "참기름 1큰술"],
    steps: ["김치를 잘게 썰어 볶는다.", "밥을 넣고 같이 볶다가 참기름을 두른다."],
  },
  {
    name: "두부조림",
    ingredients: ["두부 1모", "간장 2큰술", "고춧가루 약간"],
    steps: ["두부를 썰어 노릇하게 굽는다.", "양념을 넣고 조린다."],
  },
  {
    name: "मसाला चाय",
    ingredients: ["2 कप पानी", "1 कप दूध", "1 टुकड़ा अदरक", "1 छोटा चम्मच चायपत्ती"],
    steps: ["पानी में अदरक और चायपत्ती डालकर उबालें।", "दूध डालें और 5 मिनट पकाएं।"],
  },
  {
    name: "खीरे का रायता",
    ingredients: ["1 कप दही", "1 खीरा", "नमक स्वादानुसार"],
    steps: ["दही को अच्छी तरह फेंट लें।", "खीरा और नमक डालें।"],
  },
];

test.each(SHORT)("$name is read without headings", ({ name, ingredients, steps }) => {
  const recipe = readPlainText([name, ingredients.join("\n"), steps.join("\n")].join("\n\n"));
  expect(looksLikeRecipe(recipe)).toBe(true);
  expect(recipe.name).toBe(name);
  expect(recipe.recipeIngredient).toEqual(ingredients);
  expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(steps);
});

test.each([
  ["재료", "만드는 방법", 0],
  ["सामग्री", "बनाने की विधि", 2],
] as const)("%s and %s are headings", (list, method, at) => {
  const { name = "", ingredients = [], steps = [] } = SHORT[at] ?? {};
  const recipe = readPlainText([name, "", list, ...ingredients, "", method, ...steps].join("\n"));
  expect(recipe).toMatchObject({ name, recipeIngredient: ingredients, description: "" });
  expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(steps);
});

test("Chinese steps without full stops, right below the ingredients, are steps", () => {
  const recipe = readPlainText(
    "可乐鸡翅\n鸡翅10个\n可乐1罐\n姜3片\n鸡翅两面划刀，煎至金黄\n倒入可乐，放姜片\n中火煮15分钟，大火收汁",
  );
  expect(recipe.recipeIngredient).toEqual(["鸡翅10个", "可乐1罐", "姜3片"]);
  expect(recipe.recipeInstructions).toHaveLength(3);
});
