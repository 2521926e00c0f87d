import { expect, test } from "bun:test";
import {
  findWidth,
  pickFromSrcset,
  pickPicture,
} from "../../../../src/recipes/reading/page/picture-address.ts";
import { blogPage, pageWithData, recipeOn } from "../../../support/reading.ts";

test.each([
  ["https://a.example/pot-225x225.jpg", 225],
  ["https://a.example/640x480/pot.jpg", 640],
  ["https://a.example/1/640x640c/pot", 640],
  ["https://a.example/pot.jpg?w=480&q=80", 480],
  ["https://a.example/pot.jpg", null],
  ["https://a.example/2024/pot-12.jpg", null],
])("the width in %s is %p", (address, width) => {
  expect(findWidth(address)).toBe(width);
});

test("the first picture that isn't small is taken, else the widest", () => {
  const [small, medium, unknown] = [
    { address: "small", widthPx: 225 },
    { address: "medium", widthPx: 480 },
    { address: "unknown", widthPx: null },
  ];
  expect(pickPicture([small, medium, unknown])).toBe("unknown");
  expect(pickPicture([small, medium])).toBe("medium");
  expect(pickPicture([])).toBeNull();
});

test.each([
  ["a.jpg 300w, b.jpg 900w, c.jpg 600w", "b.jpg"],
  ["a.jpg 1x, b.jpg 2x", "b.jpg"],
  ["a.jpg", "a.jpg"],
])("of %s, %s is taken", (srcset, widest) => {
  expect(pickFromSrcset(srcset)).toBe(widest);
});

test("a small picture in the data gives way to a larger shared one", () => {
  const recipe = {
    "@type": "Recipe",
    name: "Egg",
    image: ["/egg-225x225.jpg"],
    recipeIngredient: ["1 egg"],
    recipeInstructions: "Boil it.",
  };
  const page = pageWithData(recipe).replace("<head>", '<head><meta property="og:image" content="/egg.jpg">');
  expect(recipeOn(page)?.image).toBe("https://kitchen.example/egg.jpg");
  expect(recipeOn(page.replace("/egg.jpg", "/logo.jpg"))?.image).toBe(
    "https://kitchen.example/egg-225x225.jpg",
  );
});

test("without data, the largest source of the first picture counts", () => {
  const body = `<img src="/s.jpg" srcset="/m.jpg 600w, /l.jpg 1200w"><h2>Ingredients</h2><ul><li>1 egg</li><li>2 l water</li></ul><h2>Method</h2><ol><li>Boil the egg in the water.</li><li>Peel it and eat it warm.</li></ol>`;
  expect(recipeOn(blogPage("Egg", body))?.image).toBe("https://kitchen.example/l.jpg");
});
