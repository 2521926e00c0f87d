import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const lines = (...all: string[]) => all.join("\n");
const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0);

test("a recipe keeps its tags, yields, groups, links, and pictures", async () => {
  const { formats, found } = await readFiles({
    "book/soup.md": lines(
      "# Leek *Soup*",
      "",
      "![](img/soup.jpg)",
      "A **plain** soup, as [bread](bread.md) likes it.",
      "",
      "Second paragraph.",
      "",
      "*vegan, quick*",
      "",
      "**4 servings, 1.5 l**",
      "",
      "---",
      "",
      "- *2* leeks",
      "- salt",
      "",
      "## Topping",
      "",
      "### Bread",
      "- *2 slices* [bread](./bread.md)",
      "* _1 1/2 tbsp_ oil,",
      "  cold pressed",
      "",
      "***",
      "",
      "## Soup",
      "1. Fry the *leeks*.",
      "2. Add water.",
      "   ![](img/water.jpg)",
      "",
      "## Topping",
      "Toast the bread",
      "until brown.",
    ),
    "book/bread.md": lines("# White bread", "", "---", "", "- *500 g* flour", "", "---", "", "Bake."),
    "book/img/soup.jpg": PICTURE,
    "book/img/water.jpg": PICTURE,
  });
  expect(formats).toEqual({ "book/soup.md": "recipemd", "book/bread.md": "recipemd" });
  expect(found[0]).toEqual({
    recipe: {
      name: "Leek Soup",
      description: "A **plain** soup, as bread likes it.\n\nSecond paragraph.",
      tags: ["vegan", "quick"],
      recipeYield: "4 servings, 1.5 l",
      recipeIngredient: ["2 leeks", "salt", "2 slices bread", "1 1/2 tbsp oil, cold pressed"],
      ingredientGroups: [
        { title: "", items: ["2 leeks", "salt"] },
        { title: "Topping / Bread", items: ["2 slices bread", "1 1/2 tbsp oil, cold pressed"] },
      ],
      recipeInstructions: [
        { title: "Soup", text: "Fry the leeks." },
        { text: "Add water." },
        { title: "Topping", text: "Toast the bread until brown." },
      ],
      notes: [{ title: "", text: "- [White bread](recipe:White%20bread)" }],
      author: "",
      dateAdded: null,
      orgURL: null,
      extras: {},
    },
    pictures: [{ file: "book/img/soup.jpg" }, { file: "book/img/water.jpg", step: 1 }],
  });
});

test("a file may have no instructions, an underlined title, and front matter", async () => {
  const { found } = await readFiles({
    "a.md": lines(
      "---",
      "author: Anna",
      "date: 2021-05-01",
      "tags: [bread]",
      "mood: happy",
      "---",
      "Toast",
      "=====",
      "**2 slices**",
      "___",
      "1. *2 slices* bread",
    ),
  });
  expect(found[0]?.recipe).toMatchObject({
    name: "Toast",
    author: "Anna",
    dateAdded: "2021-05-01",
    tags: ["bread"],
    extras: { mood: "happy" },
    recipeYield: "2 slices",
    recipeIngredient: ["2 slices bread"],
    recipeInstructions: [],
  });
});

test("a readme with lines and lists isn't a recipe", async () => {
  const { formats } = await readFiles({
    "README.md": lines(
      "# Tool",
      "",
      "*fast, small*",
      "",
      "---",
      "",
      "- [Install](#install)",
      "- Use",
      "",
      "---",
      "",
      "## Install",
    ),
    "talk.md": lines(
      "# Talk",
      "",
      "**Slides**",
      "",
      "---",
      "",
      "Hello",
      "",
      "- *2* points",
      "",
      "---",
      "",
      "End",
    ),
  });
  expect(formats).toEqual({});
});

test("amounts aren't needed if the steps cook something", async () => {
  const { formats } = await readFiles({
    "salad.md":
      "# Salad\n\n---\n\n- tomatoes\n- oil\n\n---\n\nChop the tomatoes and mix them with the oil.\n",
    "plan.md": "# Plan\n\n---\n\n- Monday\n- Tuesday\n\n---\n\nCall Ada about the contract.\n",
  });
  expect(formats["salad.md"]).toBe("recipemd");
  expect(formats["plan.md"]).toBeUndefined();
});
