import { expect, test } from "bun:test";
import { deflateSync, gzipSync } from "node:zlib";
import { archive } from "../../support/archives.ts";
import { listRows, runImport, uploadFiles } from "../../support/import-files.ts";
import { avif } from "../../support/made-pictures.ts";
import { tarOf } from "../../support/raw-tar.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";
import { picture } from "../../support/test-site.ts";

const at = runTaginePerTest();

/** Their first bytes, and some that follow. */
const OTHERS: Record<string, string> = {
  RAR: "Rar!\u001a\u0007\u0001\u0000",
  "7-Zip": "7z\u00bc\u00af'\u001c\u0000\u0004",
  xz: "\u00fd7zXZ\u0000\u0000\u0004",
  bzip2: "BZh91AY&SY\u0001\u0002",
  zstd: "\u0028\u00b5\u002f\u00fd\u0004\u0000",
  lz4: "\u0004\u0022M\u0018d@\u00a7",
  LHA: "\u0022\u0000-lh5-\u0001",
  CAB: "MSCF\u0000\u0000\u0000\u0000",
};

test.each(Object.entries(OTHERS))(
  "a %s archive has a row that says what it is and what to do",
  async (kind, start) => {
    const { id } = await uploadFiles(at.user, new File([Buffer.from(start, "latin1")], "Export.bin"));
    const [row] = await listRows(at.user, id);
    expect([row?.state, row?.problem?.text]).toEqual([
      "unreadable",
      `Tagine can't open Export.bin (${kind}). Unpack it and import the folder, or make a zip of it.`,
    ]);
  },
);

test("a zip in too many others has a row", async () => {
  let nested = await (await archive("0.zip", { "a.txt": "Soup" })).bytes();
  for (let depth = 1; depth < 5; depth++)
    nested = await (await archive("x.zip", { [`${depth}.zip`]: nested })).bytes();
  const { id } = await uploadFiles(at.user, new File([nested.slice()], "top.zip"));
  const [row] = await listRows(at.user, id);
  expect([row?.file, row?.problem?.code]).toEqual([
    "top.zip/4.zip/3.zip/2.zip",
    "file-import-archive-too-deep",
  ]);
});

test("a Krecipes archive keeps its recipes", async () => {
  const { id } = await uploadFiles(at.user, new File([gzipSync(await kre()).slice()], "Recipes.kre"));
  expect((await listRows(at.user, id)).map(({ name, state, pictures }) => [name, state, pictures])).toEqual([
    ["Soup", "new", 1],
  ]);
});

async function kre(): Promise<Buffer> {
  const bytes = Buffer.from(await picture(40, 30)).toString("base64");
  return tarOf([
    {
      name: "krecipes.krecipes",
      content: `<?xml version="1.0"?><krecipes><krecipes-recipe><krecipes-description><title>Soup</title><pictures><pic format="JPEG">${bytes}</pic></pictures></krecipes-description><krecipes-ingredients><ingredient><name>leek</name></ingredient></krecipes-ingredients></krecipes-recipe></krecipes>`,
    },
  ]);
}

/** A BMP of one red pixel. Source: https://learn.microsoft.com/windows/win32/gdi/bitmap-storage */
function bmp(): Uint8Array {
  const file = Buffer.alloc(58);
  file.write("BM");
  for (const [offset, value] of [
    [2, 58],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
    [34, 4],
  ] as const)
    file.writeUInt32LE(value, offset);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.set([0, 0, 255], 54);
  return file;
}

function hugePng(): Uint8Array {
  const chunk = (name: string, data: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(Bun.hash.crc32(Buffer.concat([Buffer.from(name), data])));
    return Buffer.concat([length, Buffer.from(name), data, checksum]);
  };
  const header = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(new Uint8Array(1000))),
    chunk("IEND", new Uint8Array()),
  ]);
}

const PICTURES: Record<string, [() => Uint8Array | Promise<Uint8Array>, string | null]> = {
  "an empty file": [() => new Uint8Array(), "not-a-picture"],
  "a text": [() => Buffer.from("no picture at all"), "not-a-picture"],
  "a TIFF": [() => Buffer.from("II*\0\b\0\0\0\0\0", "latin1"), "not-a-picture"],
  "a HEIC": [() => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"), "picture-heic"],
  "30,000 × 30,000 pixels": [hugePng, "picture-too-large"],
  "26 MB": [
    () => Buffer.alloc(26_000_000, crypto.getRandomValues(Buffer.alloc(65_536))),
    "archive-file-too-large",
  ],
  "an AVIF": [() => avif(20, 10), null],
  "a BMP": [bmp, null],
};

for (const [what, [make, problem]] of Object.entries(PICTURES))
  test(`a recipe whose picture is ${what} is imported`, async () => {
    const { id } = await uploadFiles(
      at.user,
      await archive("Box.zip", {
        "Soup/recipe.json": { "@type": "Recipe", name: "Soup", recipeIngredient: ["1 leek"] },
        "Soup/full.jpg": await make(),
      }),
    );
    await runImport(at.user, id);
    const [row] = await listRows(at.user, id);
    expect([row?.result?.status, row?.result?.problem?.code ?? null]).toEqual(["added", problem]);
  });

test("a file that isn't a picture doesn't count as one, and its row says so", async () => {
  const { id } = await uploadFiles(
    at.user,
    await archive("Box.zip", {
      "Soup/recipe.json": { "@type": "Recipe", name: "Soup", recipeIngredient: ["1 leek"] },
      "Soup/full.jpg": "no picture at all",
      "Pie/recipe.json": { "@type": "Recipe", name: "Pie", recipeIngredient: ["1 leek"] },
      "Pie/full.jpg": await picture(40, 30),
      "lone.tiff": Buffer.from("II*\0\b\0\0\0\0\0", "latin1"),
    }),
  );
  const rows = await listRows(at.user, id);
  expect(
    rows.map(({ file, pictures, problem }) => [file, pictures, problem?.code ?? null]).toSorted(),
  ).toEqual([
    ["Box.zip/Pie/recipe.json", 1, null],
    ["Box.zip/Soup/full.jpg", 0, "not-a-picture"],
    ["Box.zip/Soup/recipe.json", 0, null],
    ["Box.zip/lone.tiff", 0, "not-a-picture"],
  ]);
  const soup = rows.find(({ name }) => name === "Soup");
  const preview = await at.user.get(`imports/files/${id}/recipes/${soup?.position}`);
  expect(preview.body.pictures).toBe(0);
});

test("a document has one row that says how to save it", async () => {
  const word = await archive("Soup.docx", {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": "<Relationships/>",
    "word/document.xml": "<w:document/>",
  });
  const libre = await archive("Soup.odt", { mimetype: "application/x", "content.xml": "<office/>" });
  const { id } = await uploadFiles(
    at.user,
    await archive("Box.zip", {
      "Soup.docx": await word.bytes(),
      "Soup.txt": "Soup\n\nIngredients\n1 leek\n1 l water\n\nDirections\nBoil the leek in the water.",
    }),
    libre,
    await archive("Soup.pages", { "Index/Document.iwa": "x", "Metadata/Properties.plist": "x" }),
    new File(["{\\rtf1 Soup}"], "Soup.rtf"),
    new File([Buffer.from("d0cf11e0a1b11ae100000000", "hex")], "Soup.doc"),
  );
  const rows = await listRows(at.user, id);
  expect(rows.map(({ file, state, problem }) => [file, state, problem?.code ?? null]).toSorted()).toEqual([
    ["Box.zip/Soup.docx", "unreadable", "file-import-document"],
    ["Box.zip/Soup.txt", "new", null],
    ["Soup.doc", "unreadable", "file-import-document"],
    ["Soup.odt", "unreadable", "file-import-document"],
    ["Soup.pages", "unreadable", "file-import-document"],
    ["Soup.rtf", "unreadable", "file-import-document"],
  ]);
});

test("a text with a whole collection may be larger than 4 MB", async () => {
  const steps = `1. Boil it. ${"Stir it well. ".repeat(100)}\n`.repeat(60);
  const names = Array.from({ length: 50 }, (_, number) => `Soup ${number}`);
  const recipes = names.map(
    (name) => `# ${name}\n\n## Ingredients\n- 200 g lentils\n- ${name}\n\n## Steps\n${steps}`,
  );
  const { found } = await uploadFiles(at.user, new File([recipes.join("\n")], "Recipes.md"));
  expect(found).toMatchObject({ new: names.length, unreadable: 0 });
});

test("JSON that begins with a picture or a long table is recognized by what follows", async () => {
  const filler = "ab".repeat(50_000);
  const paprika = { photo_data: filler, name: "Soup", directions: "Boil.", photo_hash: "1", source_url: "" };
  const grocy = {
    products: Array.from({ length: 2000 }, (_, id) => ({ id, name: `Product ${id}`, description: "-" })),
    recipes: [{ id: 1, name: "Stew", description: "<p>Boil.</p>", base_servings: 4, desired_servings: 2 }],
  };
  const { id } = await uploadFiles(
    at.user,
    new File([JSON.stringify(paprika)], "1.json"),
    new File([JSON.stringify(grocy)], "2.json"),
    new File([JSON.stringify({ log: filler })], "3.json"),
    new File([`${"[".repeat(70_000)}${"]".repeat(70_000)}`], "4.json"),
  );
  expect((await listRows(at.user, id)).map(({ name, format, state }) => [name, format, state])).toEqual([
    ["Soup", "paprika", "new"],
    ["Stew", "grocy", "new"],
    ["", null, "ignored"],
    ["", null, "ignored"],
  ]);
});
