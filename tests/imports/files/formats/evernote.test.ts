import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PHOTO = Uint8Array.of(0xff, 0xd8, 0xff, 1);
const OTHER_PHOTO = Uint8Array.of(0xff, 0xd8, 0xff, 2);

const hash = (bytes: Uint8Array) => new Bun.CryptoHasher("md5").update(bytes).digest("hex");

const resource = (bytes: Uint8Array, mime: string, name = "") =>
  `<resource><data encoding="base64">\n${Buffer.from(bytes).toString("base64")}\n</data><mime>${mime}</mime>
  <resource-attributes><file-name>${name}</file-name></resource-attributes></resource>`;

const note = (title: string, enml: string, more = "") =>
  `<note><title>${title}</title><content><![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${enml}</en-note>]]></content>${more}</note>`;

const enex = (...notes: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
<en-export export-date="20240601T000000Z" application="Evernote" version="10">${notes.join("\n")}</en-export>`;

const lines = (...texts: string[]) => texts.map((text) => `<div>${text || "<br/>"}</div>`).join("");

const SOUP = `${lines("Serves 4", "", "Ingredients")}
<ul><li><div>200 g red lentils</div></li><li><div>1 onion, chopped</div></li><li><div>2 tbsp olive oil</div></li></ul>
${lines("", "Method")}
<ol><li><div>Fry the onion in the oil for 5&nbsp;minutes.</div></li><li><div>Add the lentils and simmer for 20 minutes.</div></li></ol>
<div><en-media type="image/jpeg" hash="${hash(PHOTO)}"/></div>
<div>See <a href="https://example.com/video">the video</a> and <a href="evernote:///view/1/s1/a/a/">Flat bread</a>.</div>`;

test("a note with a recipe keeps its text, tags, day, links, and pictures", async () => {
  const { formats, found, unreadable } = await readFiles({
    "My notes.enex": enex(
      note(
        "Lentil &amp; onion soup",
        SOUP,
        `<created>20230501T145416Z</created><tag>Soups</tag><tag>Winter</tag>
        <note-attributes><author>Ada</author></note-attributes>
        ${resource(OTHER_PHOTO, "image/jpeg")}${resource(PHOTO, "image/jpeg")}${resource(PHOTO, "application/pdf", "scan.pdf")}`,
      ),
    ),
  });
  expect(unreadable).toEqual([]);
  expect(formats).toEqual({ "My notes.enex": "evernote" });
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Lentil & onion soup",
        recipeYield: "Serves 4",
        recipeIngredient: ["200 g red lentils", "1 onion, chopped", "2 tbsp olive oil"],
        author: "Ada",
        tags: ["Soups", "Winter"],
        dateAdded: "2023-05-01",
        orgURL: null,
        extras: { attachments: "scan.pdf" },
      },
    },
  ]);
  const [soup] = found;
  expect(soup?.recipe.recipeInstructions?.slice(0, 2)).toEqual([
    { text: "Fry the onion in the oil for 5 minutes." },
    { text: "Add the lentils and simmer for 20 minutes." },
  ]);
  expect(soup?.recipe.notes).toContainEqual({
    title: "",
    text: "[the video](https://example.com/video)\n[Flat bread](recipe:Flat%20bread)",
  });
  expect(soup?.pictures).toEqual([{ bytes: Buffer.from(PHOTO) }, { bytes: Buffer.from(OTHER_PHOTO) }]);
});

test("a clipped page is read like a page and keeps its address", async () => {
  const clip = `<div><h1>Pancakes</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>2 eggs</li><li>300 ml milk</li><li>1 pinch salt</li></ul>
    <h2>Method</h2><ol><li>Whisk everything to a batter.</li><li>Fry in butter on both sides.</li></ol></div>`;
  const { found } = await readFiles({
    "clips.enex": enex(
      note(
        "Pancakes",
        clip,
        `<note-attributes><source-url>https://example.com/pancakes</source-url></note-attributes>`,
      ),
    ),
  });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "Pancakes",
      orgURL: "https://example.com/pancakes",
      recipeIngredient: ["200 g flour", "2 eggs", "300 ml milk", "1 pinch salt"],
      recipeInstructions: [
        { text: "Whisk everything to a batter." },
        { text: "Fry in butter on both sides." },
      ],
    },
  ]);
});

test("notes about other things are reported, and the recipes around them are read", async () => {
  const { found, unreadable } = await readFiles({
    "notes.enex": enex(
      note("Car insurance", lines("Call them on Monday.", "Number 12345")),
      note("Soup", SOUP),
      note("Empty", ""),
      "<note><title>Cut off</title><content><![CDATA[<en-note><div>Half",
    ),
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Soup"]);
  expect(unreadable.map(({ name, problem }) => [name, problem.problem, problem.params])).toEqual(
    ["Car insurance", "Empty", "Cut off"].map((name) => [name, "archive-file-not-recipe", { file: name }]),
  );
});

test("other XML isn't taken for Evernote's", async () => {
  const { formats } = await readFiles({
    "feed.xml": `<?xml version="1.0"?><rss><note><title>en-export</title></note></rss>`,
  });
  expect(formats).toEqual({});
});
