import { describe, expect, test } from "bun:test";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { nameChange, namesNow } from "../../web/organizers/name-edit.ts";

const recipe = (slug: string, tags: string[]): RecipeSummary => ({
  id: 1,
  name: slug,
  slug,
  image: null,
  description: "",
  recipeCategory: [],
  tags,
  rating: 0,
  totalTime: null,
  dateAdded: "2026-01-01",
  imageHash: null,
});

const NOW = namesNow(
  [recipe("a", ["x", "y"]), recipe("b", ["z", "x", "y"]), recipe("c", ["x", "z"])],
  "tags",
);

test("organizers of all recipes are told from those of some", () => {
  expect(NOW).toEqual({
    all: ["x"],
    some: [
      { name: "y", number: 2 },
      { name: "z", number: 2 },
    ],
  });
});

describe("only what someone changed is added and removed", () => {
  test.each([
    ["nothing", { chosen: ["x"], taken: [] }, [], []],
    ["a new one", { chosen: ["x", "new"], taken: [] }, ["new"], []],
    ["one of some is added to all", { chosen: ["x", "z"], taken: [] }, ["z"], []],
    ["one of all is removed", { chosen: [], taken: [] }, [], ["x"]],
    ["one of some is removed from all", { chosen: ["x"], taken: ["y"] }, [], ["y"]],
    ["one removed and added back is added", { chosen: ["x", "y"], taken: ["y"] }, ["y"], []],
  ])("%s", (_, edit, add, remove) => {
    expect(nameChange(NOW, edit)).toEqual({ add, remove });
  });
});
