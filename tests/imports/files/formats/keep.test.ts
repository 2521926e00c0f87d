import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const NOTE = {
  color: "DEFAULT",
  isTrashed: false,
  isPinned: false,
  isArchived: false,
  title: "Pancakes",
  textContent: "Ingredients\n200 g flour\n2 eggs\n\nDirections\nMix everything.\nFry in a pan for 2 minutes.",
  userEditedTimestampUsec: 1609502400000000,
  createdTimestampUsec: 1609502400000000,
  labels: [{ name: "Recipes" }],
  attachments: [{ filePath: "p.jpg", mimetype: "image/jpeg" }],
  annotations: [{ url: "https://kitchen.example/pancakes" }, { url: "https://kitchen.example/pan" }],
};

test("a note with a recipe is read once, with its label, day, picture, and links", async () => {
  const { formats, found } = await readFiles({
    "Keep/Pancakes.json": JSON.stringify(NOTE),
    "Keep/Pancakes.html":
      '<html><body><div class="note DEFAULT"><div class="title">Pancakes</div></div></body></html>',
    "Keep/p.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0),
  });
  expect(formats).toEqual({ "Keep/Pancakes.json": "keep", "Keep/Pancakes.html": "keep" });
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Pancakes",
        recipeIngredient: ["200 g flour", "2 eggs"],
        recipeInstructions: [{ text: "Mix everything." }, { text: "Fry in a pan for 2 minutes." }],
        tags: ["Recipes"],
        orgURL: "https://kitchen.example/pancakes",
        notes: [{ title: "", text: "https://kitchen.example/pan" }],
        dateAdded: "2021-01-01",
      },
      pictures: [{ file: "Keep/p.jpg" }],
    },
  ]);
});

test("other notes, and those in the trash, are left out", async () => {
  const { formats } = await readFiles({
    "Keep/Old.json": JSON.stringify({ ...NOTE, isTrashed: true }),
    "Keep/Todo.json": JSON.stringify({ ...NOTE, textContent: undefined, listContent: [{ text: "2 eggs" }] }),
  });
  expect(formats).toEqual({});
});
