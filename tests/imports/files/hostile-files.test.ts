import { expect, test } from "bun:test";
import { openFileTree } from "../../../src/imports/files/opening/file-tree.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { makeFolder, removeFolder } from "../../support/folder.ts";
import { zipOf } from "../../support/raw-zip.ts";
import { readFiles } from "../../support/read-files.ts";

const LINES = [
  "Crème brûlée",
  "",
  "Ingredients",
  "200 g jalapeño",
  "1 Äpfel",
  "",
  "Steps",
  "1. Chop the jalapeño.",
  "2. Bake für 20 minutes.",
];
const TABLE = [
  "name,ingredients,steps",
  "Crème brûlée,200 g jalapeño,Bake für 20 minutes",
  "Äpfel,1 Äpfel,Bake",
];

/** Source: https://www.unicode.org/Public/MAPPINGS/VENDORS/APPLE/ROMAN.TXT, and MICSFT/PC/CP437.TXT */
const BYTES: Record<string, Record<string, number>> = {
  "Mac Roman": { è: 0x8f, û: 0x9e, é: 0x8e, ñ: 0x96, Ä: 0x80, ü: 0x9f },
  CP437: { è: 0x8a, û: 0x96, é: 0x82, ñ: 0xa4, Ä: 0x8e, ü: 0x81 },
};

function encode(text: string, encoding: string): Uint8Array {
  if (encoding === "UTF-16LE") return Buffer.from(text, "utf16le");
  if (encoding === "UTF-16BE") return Buffer.from(text, "utf16le").swap16();
  if (encoding === "Latin-1") return Buffer.from(text, "latin1");
  return Uint8Array.from(text, (character) => BYTES[encoding]?.[character] ?? character.charCodeAt(0));
}

for (const encoding of ["Latin-1", "Mac Roman", "CP437", "UTF-16LE", "UTF-16BE"])
  for (const end of ["\r", "\r\n"])
    test(`texts and tables in ${encoding} with ${JSON.stringify(end)} are read without a byte order mark`, async () => {
      const { found } = await readFiles({
        "a.txt": encode(LINES.join(end), encoding),
        "b.csv": encode(TABLE.join(end), encoding),
      });
      expect(found.map(({ recipe }) => [recipe.name, recipe.recipeIngredient])).toEqual([
        ["Crème brûlée", ["200 g jalapeño", "1 Äpfel"]],
        ["Crème brûlée", ["200 g jalapeño"]],
        ["Äpfel", ["1 Äpfel"]],
      ]);
    });

/** A pattern that goes back over all that it has read takes minutes for these. */
const REPEATED: Record<string, string> = {
  brackets: "[",
  "picture brackets": "![[",
  stars: "**a ",
  spaces: " ",
  bars: "| ",
};
const AROUND: Record<string, (middle: string) => string> = {
  "a.md": (middle) =>
    `# Soup\n\n## Ingredients\n\n- 1 onion\n- ${middle}x\n\n## Steps\n\n1. Chop.\n# a${middle}x\n`,
  "plantoeat.csv": (middle) =>
    `Title,Course,Main Ingredient,Ingredients,Directions,Photo Url\nSoup,,,"1 onion\n${middle}x",Chop.,\n`,
  "a.json": (middle) => `{ "text": "${middle.replaceAll(" ", String.raw`\"`)}`.slice(0, 63_999) + "\\",
};

for (const [file, around] of Object.entries(AROUND))
  for (const [what, unit] of Object.entries(REPEATED))
    test(`${file} with many ${what} is read quickly`, async () => {
      const start = performance.now();
      await readFiles({ [file]: around(unit.repeat(100_000 / unit.length)) });
      expect(performance.now() - start).toBeLessThan(5000);
    });

test("a table with an unclosed quote has one unreadable row", async () => {
  const { found, unreadable } = await readFiles({
    "a.csv": `name,ingredients,steps\nSoup,1 onion,Chop.\nStew,"${"a,b\n".repeat(300_000)}`,
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Soup"]);
  expect(unreadable.map(({ problem }) => [problem.problem, problem.params])).toEqual([
    ["archive-recipe-part-not-fit", { part: "ingredients" }],
  ]);
});

test("files with the same name are all kept, and zips of zips have a limit", async () => {
  const folder = makeFolder();
  let count = 0;
  const source = (path: string, content: string | Uint8Array) => {
    const stored = join(folder, `${count++}`);
    writeFileSync(stored, content);
    return { path, stored };
  };
  const damaged = await zipOf("x.zip", [{ name: "a.txt", content: "Soup" }]).bytes();
  damaged[damaged.indexOf("S".charCodeAt(0))] = 0x54;
  const zipped = await zipOf("x.zip", [
    { name: "a.json", content: "one" },
    { name: "a.json.gz", content: gzipSync("two") },
  ]).bytes();
  const tree = await openFileTree(
    [
      source("recipe.json", "one"),
      source("recipe.json", "two"),
      source("recipe.json", "three"),
      source("x.zip", zipped),
      source("x.zip", damaged),
    ],
    join(folder, "work"),
  );
  expect(tree.files.names).toEqual([
    "recipe.json",
    "recipe (2).json",
    "recipe (3).json",
    "x.zip/a.json",
    "x.zip/a.json (2)",
  ]);
  expect(tree.refused.map(({ path, problem }) => [path, problem.problem])).toEqual([
    ["x (2).zip/a.txt", "archive-file-damaged"],
  ]);
  tree.close();
  removeFolder(folder);
});

test("zips of zips with millions of files are refused", async () => {
  const folder = makeFolder();
  const stored = join(folder, "bomb.zip");
  const many = Array.from({ length: 60_000 }, (_, at) => ({ name: `../${at}`, content: "" }));
  const inner = await zipOf("inner.zip", many).bytes();
  const zips = Array.from({ length: 40 }, (_, at) => ({ name: `${at}.zip`, content: inner, packed: true }));
  writeFileSync(stored, await zipOf("bomb.zip", zips).bytes());
  const source = { path: "bomb.zip", stored };
  const bomb = await openFileTree([source], join(folder, "work"));
  const { path, problem } = bomb.refused.at(-1) ?? {};
  expect([path, problem?.problem]).toEqual(["bomb.zip", "archive-too-many-files"]);
  expect(bomb.refused.length).toBeLessThan(400_000);
  bomb.close();
  const opening = openFileTree([source], join(folder, "work"), AbortSignal.abort("deleted"));
  expect(await opening.catch((reason: unknown) => reason)).toBe("deleted");
  removeFolder(folder);
}, 30_000);
