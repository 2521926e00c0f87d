import { describe, expect, test } from "bun:test";
import { RecipeInput } from "../../../src/contract/recipes.ts";
import { DomainError } from "../../../src/platform/errors.ts";
import { recipeFormats } from "../../../src/imports/migrations/formats.ts";
import {
  archiveFiles as filesOfArchive,
  type RecipeFormat,
} from "../../../src/imports/archives/recipe-format.ts";
import { archiveFiles, formatOf, refusalOf } from "../../support/archive-files.ts";
import { shapeFaults } from "../../support/shape-faults.ts";

const PLACES: Record<RecipeFormat["type"], string> = {
  nextcloud: "Soup/recipe.json",
  chowdown: "_recipes/soup.md",
  mealie: "recipes/soup.json",
};

test("formats are listed in the order that clients know", () => {
  expect(recipeFormats.map(({ type }) => type)).toEqual(["nextcloud", "chowdown", "mealie"]);
});

describe("whatever a field contains, a recipe gets the right shape or is refused", () => {
  const names = [
    ...Object.keys(RecipeInput.properties),
    ...`slug image keywords tool cookTime recipe_ingredient recipe_instructions @graph dateCreated aggregateRating
      components ingredients directions imagecredit title`.split(/\s+/),
  ];
  const values = String.raw`null
    true
    -1.5
    1e300
    ""
    "   "
    "\u0000\ud800"
    "PT"
    "9999-99-99"
    []
    [null]
    [[["deep"]]]
    [{}]
    [{"name": null, "text": 5, "title": [], "note": {}}]
    [1, "two", {"text": "three"}, ["four"]]
    {}
    {"name": {"name": {"name": "inner"}}}
    {"toString": "x", "length": -1}
    {"__proto__": "x", "constructor": 1, "white space": 2}`.split(/\n\s*/);
  const inYaml = [...values, "*", "&a *a", "{{ x }}", "|", ">-\n  a", "[", "'"];
  const json = (name: string, value: string) => `{"@type": "Recipe", "name": "Soup", "${name}": ${value}}`;
  const page = (name: string, value: string) => `---\ntitle: Soup\n${name}: ${value}\n---\nGood.`;
  const formats: [RecipeFormat["type"], string[], (name: string, value: string) => string][] = [
    ["nextcloud", values, json],
    ["chowdown", inYaml, page],
    ["mealie", values, json],
  ];
  test.each(formats)("%s", async (type, all, written) => {
    for (const value of all) {
      for (const name of names) {
        expect([name, value, await faults(type, written(name, value))]).toEqual([name, value, []]);
      }
    }
  });

  async function faults(type: RecipeFormat["type"], content: string): Promise<string[]> {
    const file = PLACES[type];
    try {
      const { recipe } = await formatOf(type).read({ file }, archiveFiles({ [file]: content }));
      return shapeFaults(RecipeInput, recipe);
    } catch (problem) {
      return problem instanceof DomainError ? [] : [String(problem)];
    }
  }
});

describe("a file that isn't a recipe is refused with a message", () => {
  const nested = `${"[".repeat(70)}${"]".repeat(70)}`;
  const endless = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const files: [RecipeFormat["type"], string, string][] = [
    ["nextcloud", "Not at all {", "archive-file-not-json"],
    ["nextcloud", "", "archive-file-not-json"],
    ["nextcloud", '{"name": "tagine", "version": "1.0.0"}', "archive-file-not-recipe"],
    ["nextcloud", "[]", "archive-file-not-recipe"],
    ["nextcloud", '{"@type": "Recipe", "name": " "}', "archive-recipe-without-name"],
    ["nextcloud", `{"@type": "Recipe", "name": "Soup", "tool": ${nested}}`, "archive-file-too-deep"],
    ["chowdown", "# Soup\n\nGood.", "archive-file-not-recipe"],
    ["chowdown", "---\nlayout: home\n---\nWelcome.", "archive-file-not-recipe"],
    ["chowdown", "", "archive-file-not-recipe"],
    ["mealie", "{name: 'Soup'}", "archive-file-not-json"],
    ["mealie", '"Soup"', "archive-file-not-recipe"],
    ["mealie", '[{"name": "Soup"}]', "archive-file-not-recipe"],
    ["mealie", "{}", "archive-recipe-without-name"],
    ["mealie", '{"name": "\u200b"}', "archive-recipe-without-name"],
    ["mealie", `{"name": "Soup", "notes": ${nested}}`, "archive-file-too-deep"],
    ["mealie", endless, "archive-file-too-deep"],
  ];
  test.each(files)("%s: %p", async (type, content, sentence) => {
    expect(await refusalOf(formatOf(type), archiveFiles({ [PLACES[type]]: content }))).toBe(sentence);
  });

  test.each(["nextcloud", "chowdown", "mealie"] as const)("%s: one that's too large", async (type) => {
    const large = archiveFiles({ [PLACES[type]]: new Uint8Array(40_000_001) });
    expect(await refusalOf(formatOf(type), large)).toBe("body-too-large");
  });
});

describe("text is read in its original encoding", () => {
  const json = '{"@type": "Recipe", "name": "Crème brûlée"}';
  const utf16 = (text: string) => new Uint8Array(new Uint16Array([0xfe_ff, ...codes(text)]).buffer);
  const codes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
  const written: [string, Uint8Array][] = [
    ["UTF-8", new TextEncoder().encode(json)],
    ["UTF-8 with a mark before it", new TextEncoder().encode(`\ufeff${json}`)],
    ["Windows-1252", Uint8Array.from(codes(json))],
    ["UTF-16", utf16(json)],
  ];
  test.each(written)("%s", async (_, bytes) => {
    for (const type of ["nextcloud", "mealie"] as const) {
      const file = PLACES[type];
      const { recipe } = await formatOf(type).read({ file }, archiveFiles({ [file]: bytes }));
      expect(recipe.name).toBe("Crème brûlée");
    }
  });
});

describe("an archive with very many files", () => {
  const dishes = Array.from({ length: 300 }, (_, number) => number);
  const node = (number: number) => ({
    "@type": "Recipe",
    name: `Dish ${number}`,
    recipeIngredient: ["salt"],
  });
  const page = (number: number) =>
    `---\ntitle: Dish ${number}\nimage: dish-${number}.jpg\ncomponents:\n- Nothing ${number}\n---\n`;

  test.each([
    ["nextcloud", (number: number) => [`Recipes/${number}/recipe.json`, node(number)]],
    ["chowdown", (number: number) => [`site/_recipes/dish-${number}.md`, page(number)]],
    ["mealie", (number: number) => [`recipes/dish-${number}.json`, node(number)]],
  ] as const)("from %s is scanned a few times, not once per recipe", async (type, entry) => {
    const { names, bytes } = archiveFiles(Object.fromEntries(dishes.map(entry)));
    let looks = 0;
    const watched = new Proxy(names, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value === "function") looks++;
        return value;
      },
    });
    const files = filesOfArchive(watched, bytes);
    const format = formatOf(type);
    const sources = format.findRecipes(names);
    expect(sources).toHaveLength(300);
    for (const source of sources) await format.read(source, files);
    expect(looks).toBeLessThan(5);
  });
});
