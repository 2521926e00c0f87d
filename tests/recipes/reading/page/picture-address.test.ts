import { describe, expect, test } from "bun:test";
import {
  findWidth,
  pickFromSrcset,
  pickPicture,
} from "../../../../src/recipes/reading/page/picture-address.ts";
import { blogPage, pageWithData, recipeOn } from "../../../support/reading.ts";

test.each([
  ["https://a.example/pot-225x225.jpg", 225],
  ["https://a.example/pot-320x320-1.jpg", 320],
  ["https://a.example/640x480/pot.jpg", 640],
  ["https://a.example/1/640x640c/pot", 640],
  ["https://a.example/pot.jpg?w=480&q=80", 480],
  ["https://a.example/pot.jpg?fit=1200%2C628", 1200],
  ["https://a.example/pot.jpg?imwidth=1920", 1920],
  ["https://a.example/image/upload/w_555,h_416,c_fit/pot.jpg", 555],
  ["https://a.example/pot,id=7,b=x,w=1600,rm=sk.jpg", 1600],
  ["https://a.example/img/w400-h228/pot.jpg", 400],
  ["https://a.example/img/s1600/pot.jpg", 1600],
  ["https://a.example/pot=s600", 600],
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

describe("a shared picture that is surely large", () => {
  const recipe = {
    "@type": "Recipe",
    name: "Egg",
    image: ["/egg.jpg"],
    recipeIngredient: ["1 egg"],
    recipeInstructions: "Boil it.",
  };
  const readPicture = (image: unknown, shared: string, width: number) =>
    recipeOn(
      pageWithData({ ...recipe, image }).replace(
        "<head>",
        `<head><meta property="og:image" content="${shared}"><meta property="og:image:width" content="${width}">`,
      ),
    )?.image?.replace("https://kitchen.example/", "");

  test("wins over one of unknown size", () => {
    expect(readPicture("/egg.jpg", "/boiled.jpg", 1200)).toBe("boiled.jpg");
    expect(readPicture("/egg.jpg", "/boiled.jpg", 400)).toBe("egg.jpg");
  });

  test("doesn't win over one that is large, too", () => {
    const declared = { "@type": "ImageObject", url: "https://kitchen.example/egg.jpg", width: 1600 };
    expect(readPicture(declared, "/boiled.jpg", 1200)).toBe("egg.jpg");
    expect(readPicture("/egg-1600x900.jpg", "/boiled.jpg", 1200)).toBe("egg-1600x900.jpg");
  });

  test.each([
    "/logo.jpg",
    "/egg-FB.jpg",
    "/egg-social-2.jpg",
    "/pin-egg.jpg",
    "/egg_collage.png",
    "/default.jpg",
  ])("doesn't win if it is %s", (shared) => {
    expect(readPicture("/egg.jpg", shared, 1200)).toBe("egg.jpg");
  });

  test("is known by the name of its file alone", () => {
    expect(readPicture("/egg.jpg", "/social/default/spinach.jpg", 1200)).toBe("social/default/spinach.jpg");
  });
});

test("without data, the largest source of the first picture counts", () => {
  const body = `<img src="/s.jpg" srcset="/m.jpg 600w, /l.jpg 1200w"><h2>Ingredients</h2><ul><li>1 egg</li><li>2 l water</li></ul><h2>Method</h2><ol><li>Boil the egg in the water.</li><li>Peel it and eat it warm.</li></ol>`;
  expect(recipeOn(blogPage("Egg", body))?.image).toBe("https://kitchen.example/l.jpg");
});
