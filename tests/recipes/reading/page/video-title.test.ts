import { expect, test } from "bun:test";
import { recipeOn } from "../../../support/reading.ts";
import { INGREDIENTS, LIST, METHOD, STEPS, TEXT, videoPage } from "./hummus-video.ts";

test.each([
  ["Lemon hummus 🍋 | Easy Dinner", "Lemon hummus"],
  ["RECIPE: Lemon hummus", "Lemon hummus"],
  ["Lemon hummus #shorts #vegan", "Lemon hummus"],
  ["Lemon hummus (easy recipe)", "Lemon hummus"],
  ["Lemon hummus (Grundrezept)", "Lemon hummus"],
  ["Lemon hummus: the best recipe", "Lemon hummus"],
  ["How to make lemon hummus?", "Lemon hummus"],
  ["Lemon hummus - Anna Cooks", "Lemon hummus"],
  ["Anna Cooks | Lemon hummus", "Lemon hummus"],
  ["Lemon hummus – smooth and quick", "Lemon hummus – smooth and quick"],
  ["【簡単レシピ】レモンフムス🍋の作り方｜あんな", "レモンフムス"],
  ["柠檬鹰嘴豆泥怎么做才顺滑？", "柠檬鹰嘴豆泥"],
])("the name of %p is %p", (title, name) => {
  expect(recipeOn(videoPage(TEXT, title, { author: "Anna Cooks" }))?.name).toBe(name);
});

test("the first line of the description wins if it's the dish of a longer title", () => {
  const title = "You need this: the creamiest lemon hummus";
  expect(recipeOn(videoPage(`Lemon hummus\n\n${LIST}\n\n${METHOD}`, title))?.name).toBe("Lemon hummus");
});

test("a post without a title is named by the text before the first emoji", () => {
  const caption = `One pot hummus 🍋 ready in 5 minutes\n\n${INGREDIENTS.join("\n")}\n\n${STEPS.join("\n")}`;
  const title = `Anna on Photos: &quot;${caption}&quot;`;
  const page = `<html><head><meta property="og:site_name" content="Photos"><meta property="og:title" content="${title}"></head><body></body></html>`;
  const recipe = recipeOn(page);
  expect(recipe).toMatchObject({ name: "One pot hummus", author: "Anna", recipeIngredient: INGREDIENTS });
});

test.each([
  "Dips of the week | Lemon hummus | So creamy!",
  "Lemon hummus 🍋 so creamy | Dips of the week",
  "So creamy! – Lemon hummus",
  "Lemon hummus 🇱🇧 the way my mother makes it!",
])("series and slogans aren't the dish: %s", (title) => {
  const page = videoPage(`This lemon hummus is my favorite.\n\n${LIST}\n\n${METHOD}`, title);
  expect(recipeOn(page)?.name).toBe("Lemon hummus");
});

test("a title that begins like its description is still a title", () => {
  const title = "Crispy waffles 🧇 how to get them right | Breakfast with Frida";
  const text = `Crispy waffles are the best thing about spring.\n\n${LIST}\n\n${METHOD}`;
  expect(recipeOn(videoPage(text, title))?.name).toBe("Crispy waffles");
});
