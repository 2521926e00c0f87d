import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const HEADER =
  "title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,";
const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0);

test("a CSV export keeps all columns", async () => {
  const row =
    'Leek soup,Plain.,10,80,30,120,4 bowls,"For the soup:\n2 leeks ((washed))\n1 l water","Cook.\n\nServe.",Freezes well.,"calories : 310 kcal\nfat : 9 g\nglycemic load : low",true,4,Soups;Dinner,vegan;quick,https://videos.example/1,https://kitchen.example/leek,https://kitchen.example/leek.jpg,';
  const { formats, found, unreadable } = await readFiles({
    "recipes.csv": `${HEADER}\n${row}\n,no name,,,,,,1 egg\n`,
  });
  expect(formats).toEqual({ "recipes.csv": "recettetek" });
  expect(unreadable).toMatchObject([{ problem: { problem: "archive-recipe-without-name" } }]);
  expect(found).toEqual([
    {
      recipe: {
        name: "Leek soup",
        description: "Plain.",
        recipeCategory: ["Soups", "Dinner"],
        tags: ["vegan", "quick"],
        rating: 4,
        recipeYield: "4 bowls",
        recipeIngredient: ["2 leeks (washed)", "1 l water"],
        ingredientGroups: [{ title: "For the soup", items: ["2 leeks (washed)", "1 l water"] }],
        recipeInstructions: [{ text: "Cook." }, { text: "Serve." }],
        nutrition: { calories: "310 kcal", fatContent: "9 g" },
        prepTime: "10 Minutes",
        performTime: "1 Hour 20 Minutes",
        totalTime: "2 Hours",
        dateAdded: null,
        orgURL: "https://kitchen.example/leek",
        author: "",
        notes: [
          { title: "", text: "Freezes well." },
          { title: "", text: "glycemic load : low" },
          { title: "", text: "https://videos.example/1" },
        ],
        extras: { inactiveTime: "30 Minutes" },
      },
      pictures: [{ address: "https://kitchen.example/leek.jpg" }],
      isFavorite: true,
    },
  ]);
});

test("rows shifted by one column keep their link and picture", async () => {
  const { found } = await readFiles({
    "a.csv": `${HEADER}\nToast,,,,,,,bread,Toast it.,,,false,,,,,,https://kitchen.example/toast,https://kitchen.example/toast.jpg`,
  });
  expect(found).toMatchObject([
    {
      recipe: { name: "Toast", orgURL: "https://kitchen.example/toast" },
      pictures: [{ address: "https://kitchen.example/toast.jpg" }],
    },
  ]);
});

test("an archive with JSON keeps its pictures", async () => {
  const recipe = {
    title: "Leek soup",
    description: "Plain.",
    quantity: "4",
    totalTime: 90,
    preparationTime: "10",
    cookingTime: "",
    ingredients: "2 leeks\n1 l water",
    instructions: "Cook.\nServe.",
    url: "https://kitchen.example/leek",
    keywords: "vegan;quick",
    categories: [{ title: "Soups" }],
    pictures: ["/data/app/pictures/1.jpg", "2.jpg"],
    originalPicture: "https://kitchen.example/leek.jpg",
    uuid: "1-2",
    createdDate: 1609502400000,
    links: [{ uuid: "3-4", title: "Toast" }],
  };
  const { formats, found, unreadable } = await readFiles({
    "backup.rtk/recipes_0.json": JSON.stringify([recipe, null, { title: "Toast", ingredients: "bread" }]),
    "backup.rtk/1.jpg": PICTURE,
    "backup.rtk/2.jpg": PICTURE,
  });
  expect(formats).toEqual({ "backup.rtk/recipes_0.json": "recettetek" });
  expect(unreadable).toMatchObject([{ problem: { problem: "archive-file-not-recipe" } }]);
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Leek soup",
        recipeYield: "4",
        totalTime: "1 Hour 30 Minutes",
        prepTime: "10 Minutes",
        performTime: null,
        tags: ["vegan", "quick"],
        recipeCategory: ["Soups"],
        orgURL: "https://kitchen.example/leek",
        dateAdded: "2021-01-01",
        notes: [{ title: "", text: "- [Toast](recipe:Toast)" }],
        extras: {},
      },
      pictures: [{ file: "backup.rtk/1.jpg" }, { file: "backup.rtk/2.jpg" }],
    },
    { recipe: { name: "Toast" }, pictures: [] },
  ]);
});

test("other tables and JSON files aren't recognized", async () => {
  const { formats } = await readFiles({
    "videos.csv": "title,description,totalTime,rating\nCat,Funny,10,5",
    "package.json": '{"title":"x","pictures":[],"quantity":1}',
  });
  expect(formats).toEqual({});
});
