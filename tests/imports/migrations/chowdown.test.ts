import { describe, expect, test } from "bun:test";
import { archiveFiles, formatOf, readAll } from "../../support/archive-files.ts";

const chowdown = formatOf("chowdown");
const page = (...lines: string[]) => ["---", ...lines].join("\n");

async function read(contents: Record<string, string>) {
  const [found] = await readAll(chowdown, archiveFiles(contents));
  if (!found) throw new Error("There is no recipe");
  return found;
}

test("a recipe keeps everything on its page", async () => {
  const found = await read({
    "site/_recipes/leek-soup.md": page(
      "",
      "layout: recipe",
      'title:  "Leek Soup"',
      "image: Soup.JPG",
      "imagecredit: https://kitchen.example/anna",
      "tags: soups, vegan,",
      "servings: 4",
      "prep_time: 20",
      "source: Grandma",
      "YouTubeID: abcdef-1234",
      "date: 2021-05-01 10:00",
      "ingredients:",
      "- 1 leek, sliced",
      "- salt & pepper",
      "",
      "directions:",
      "- Cook: 20 minutes",
      "- Eat.",
      "---",
      "",
      "Our **best** -- and",
      "",
      "---",
      "",
      "[cheapest](https://kitchen.example).",
    ),
    "site/images/soup.jpg": "picture",
  });
  expect(found).toEqual({
    slug: null,
    picture: "site/images/soup.jpg",
    recipe: {
      name: "Leek Soup",
      description: "Our **best** -- and\n\n---\n\n[cheapest](https://kitchen.example).",
      recipeCategory: [],
      tags: ["soups", "vegan"],
      recipeIngredient: ["1 leek, sliced", "salt & pepper"],
      ingredientGroups: [],
      recipeInstructions: [{ text: "Cook: 20 minutes" }, { text: "Eat." }],
      notes: [{ title: "Video", text: "https://youtu.be/abcdef-1234" }],
      dateAdded: "2021-05-01",
      author: "",
      prepTime: "20 Minutes",
      performTime: null,
      totalTime: null,
      recipeYield: "4",
      orgURL: null,
      extras: { imagecredit: "https://kitchen.example/anna", source: "Grandma" },
    },
  });
});

test("a page without a title is named after its file", async () => {
  const { recipe } = await read({ "_recipes/leek-soup.md": page("ingredients:", "- leek") });
  expect(recipe.name).toBe("Leek soup");
});

test("lists may be text with one line each", async () => {
  const { recipe } = await read({
    "_recipes/soup.md": page(
      "title: Soup",
      "ingredients: |",
      "  - leek",
      "  * salt",
      "directions: |",
      "  1. Cook.",
      "",
      "  2) Eat.",
    ),
  });
  expect(recipe).toMatchObject({
    recipeIngredient: ["leek", "salt"],
    recipeInstructions: [{ text: "Cook." }, { text: "Eat." }],
  });
});

describe("recipes are found", () => {
  const layouts: [string, string[], string[]][] = [
    ["in a repository's folder", ["site/_recipes/soup.md", "site/_recipes/sweet/cake.MD"], ["site/index.md"]],
    [
      "at the top of the archive",
      ["_recipes/soup.markdown"],
      ["_components/bread.md", "_recipes/.x.md", "_recipes/README.md"],
    ],
    ["in a folder without the marker line", ["site/recipes/soup.md"], ["site/README.md"]],
    [
      "and a folder with the marker line takes precedence",
      ["recipes/_recipes/soup.md"],
      ["recipes/index.md", "recipes/more/x.md"],
    ],
  ];
  test.each(layouts)("%s", (_, recipes, others) => {
    expect(chowdown.findRecipes([...others, ...recipes])).toEqual(recipes.map((file) => ({ file })));
  });
});

describe("a picture is found", () => {
  const images: [string, string[], string | null][] = [
    ["soup.jpg", ["site/images/SOUP.jpg"], "site/images/SOUP.jpg"],
    ["/images/soup.jpg", ["site/images/soup.jpg"], "site/images/soup.jpg"],
    ["b/soup.jpg", ["site/images/a/soup.jpg", "site/images/b/soup.jpg"], "site/images/b/soup.jpg"],
    ["https://kitchen.example/x/soup.jpg?v=2", ["site/images/soup.jpg"], "site/images/soup.jpg"],
    ["so%20up.jpg", ["site/Images/so up.jpg"], "site/Images/so up.jpg"],
    ["cre\u0300me.jpg", ["site/images/crème.jpg"], "site/images/crème.jpg"],
    ["soup.jpg", ["site/assets/soup.jpg", "site/images/soup.jpg"], "site/images/soup.jpg"],
    ["soup.jpg", ["site/assets/soup.jpg"], "site/assets/soup.jpg"],
    ["soup.jpg", ["other/images/soup.jpg", "site/images/pea-soup.jpg"], null],
    ["images/", ["site/images/soup.jpg"], null],
    ["", ["site/images/soup.jpg"], null],
  ];
  test.each(images)("%p among %p", async (image, names, picture) => {
    const files = Object.fromEntries(names.map((name) => [name, "picture"]));
    const soup = page("title: Soup", `image: ${image}`, "---");
    expect((await read({ "site/_recipes/soup.md": soup, ...files })).picture).toBe(picture);
  });
});

describe("components", () => {
  const plate = page(
    "title: Plate",
    "components:",
    "- Lentil Soup",
    "- Grandma's",
    "- nothing",
    "directions:",
    "- Serve.",
  );
  const soup = page("title: Lentil Soup", "ingredients:", "- lentils", "directions:", "- Wash.", "- Cook.");
  const bread = page(
    "title: grandma's",
    "ingredients:",
    "- flour",
    "directions:",
    "- Bake.",
    "components: [Plate, Yeast]",
  );

  test("become sections, and missing ones a note", async () => {
    const { recipe } = await read({
      "site/_recipes/plate.md": plate,
      "site/_recipes/lentil-soup.md": page("title: Another one"),
      "site/_components/Lentil Soup.md": soup,
      "site/_components/bread.md": bread,
      "site/_components/yeast.md": page("ingredients: [yeast]"),
      "other/_components/nothing.md": page("title: nothing"),
    });
    expect(recipe).toMatchObject({
      recipeIngredient: ["lentils", "flour", "yeast"],
      ingredientGroups: [
        { title: "Lentil Soup", items: ["lentils"] },
        { title: "grandma's", items: ["flour"] },
        { title: "Yeast", items: ["yeast"] },
      ],
      recipeInstructions: [
        { title: "Lentil Soup", text: "Wash." },
        { text: "Cook." },
        { title: "grandma's", text: "Bake." },
        { title: "Plate", text: "Serve." },
      ],
      notes: [{ title: "Missing component", text: "nothing" }],
    });
  });

  test("may be another recipe or text with commas", async () => {
    const files = { "_recipes/a.md": page("title: A", "components: lentil soup"), "_recipes/b.md": soup };
    expect((await read(files)).recipe.recipeIngredient).toEqual(["lentils"]);
  });

  test("are reported missing if their file can't be read, and the recipe is kept", async () => {
    const files = archiveFiles({
      "_recipes/plate.md": page("title: Plate", "components: soup, bread", "ingredients: [salt]"),
      "_components/soup.md": new Uint8Array(1_000_001),
      "_components/bread.md": "No recipe at all",
    });
    const { recipe } = await chowdown.read({ file: "_recipes/plate.md" }, files);
    expect(recipe).toMatchObject({ recipeIngredient: ["salt"], ingredientGroups: [] });
    expect(recipe.notes?.map(({ text }) => text)).toEqual(["soup", "bread"]);
  });
});
