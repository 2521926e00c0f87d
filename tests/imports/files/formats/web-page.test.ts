import { describe, expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";
import { makeBinaryPlist } from "../../../support/binary-plist.ts";

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0);
const ADDRESS = "https://example.com/soups/lentil";
const INGREDIENTS = ["200 g red lentils", "1 onion, chopped", "2 tbsp olive oil", "1 tsp salt"];
const STEPS = ["Fry the onion in the oil for 5 minutes.", "Add the lentils and simmer for 20 minutes."];

const recipe = (image?: string) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Lentil soup",
  image,
  recipeIngredient: INGREDIENTS,
  recipeInstructions: STEPS,
  recipeYield: "4 bowls",
  cookTime: "PT25M",
  author: "Ada",
});

const declared = (image?: string, before = "") =>
  `<!DOCTYPE html>${before}<html><head><meta charset="utf-8"><title>Lentil soup</title>
  <script type="application/ld+json">${JSON.stringify(recipe(image))}</script></head><body><h1>Lentil soup</h1></body></html>`;

const shown = (image = "") =>
  `<!DOCTYPE html><html><head><title>Lentil soup</title></head><body><h1>Lentil soup</h1>${image}
  <h2>Ingredients</h2><ul>${INGREDIENTS.map((line) => `<li>${line}</li>`).join("")}</ul>
  <h2>Method</h2><ol>${STEPS.map((line) => `<li>${line}</li>`).join("")}</ol></body></html>`;

const SAVED_FROM = `<!-- saved from url=(0035)${ADDRESS} -->`;

describe("a page saved as HTML", () => {
  test("keeps its address, its data, and the picture from its folder", async () => {
    const { formats, found } = await readFiles({
      "Pages/Lentil soup.html": declared("https://cdn.example.com/1/soup.jpg?w=1200", SAVED_FROM),
      "Pages/Lentil soup_files/logo.png": PICTURE,
      "Pages/Lentil soup_files/soup-300x200.jpg": PICTURE,
      "Pages/Lentil soup_files/saved_resource.html": declared(),
    });
    expect(formats).toEqual({ "Pages/Lentil soup.html": "web-page" });
    expect(found).toMatchObject([
      {
        recipe: {
          name: "Lentil soup",
          recipeIngredient: INGREDIENTS,
          recipeInstructions: STEPS.map((text) => ({ text })),
          recipeYield: "4 bowls",
          performTime: "25 Minutes",
          author: "Ada",
          orgURL: ADDRESS,
        },
        pictures: [{ file: "Pages/Lentil soup_files/soup-300x200.jpg" }],
      },
    ]);
  });

  test("without data is read as it's shown, with a picture in any folder", async () => {
    const { found } = await readFiles({
      "soup.htm": shown(`<img src="images/soup%201.jpg" width="800" height="600" alt="Lentil soup">`),
      "images/soup 1.jpg": PICTURE,
    });
    expect(found).toMatchObject([
      { recipe: { name: "Lentil soup", recipeIngredient: INGREDIENTS, orgURL: null } },
    ]);
    expect(found[0]?.pictures).toEqual([{ file: "images/soup 1.jpg" }]);
  });

  test("keeps the address of a picture that wasn't saved", async () => {
    const { found } = await readFiles({ "soup.html": declared("https://cdn.example.com/soup.jpg") });
    expect(found[0]?.pictures).toEqual([{ address: "https://cdn.example.com/soup.jpg" }]);
  });

  test("may contain its pictures", async () => {
    const photo = Buffer.alloc(40_000, 1);
    const inlined = `<img src="data:image/jpeg;base64,${photo.toString("base64")}" width="800" alt="Lentil soup">`;
    const { found } = await readFiles({
      "soup.html": shown(inlined).replace(
        "<html>",
        `<html><!--\n Page saved with SingleFile \n url: ${ADDRESS} \n-->`,
      ),
    });
    expect(found.map(({ recipe: { orgURL }, pictures }) => ({ orgURL, pictures }))).toEqual([
      { orgURL: ADDRESS, pictures: [{ bytes: photo }] },
    ]);
  });

  test("has no recipe if it's about something else, and is reported if its data promises one", async () => {
    const plain = (title: string) =>
      `<html><head><title>${title}</title></head><body><p>Hello</p></body></html>`;
    const { formats, found } = await readFiles({
      "about.html": plain("About us"),
      "links.html": plain("My favorite recipes"),
    });
    expect({ formats, found }).toEqual({ formats: { "links.html": "web-page" }, found: [] });
    const broken = `<html><head><script type="application/ld+json">{"@type":"Recipe","name":"Soup"}</script></head></html>`;
    await expect(readFiles({ "broken.html": broken })).rejects.toMatchObject({
      problem: "file-import-no-recipe",
    });
  });

  test("keeps its videos and the values that have no field", async () => {
    const data = {
      ...recipe(),
      video: { "@type": "VideoObject", contentUrl: "https://videos.example/soup.mp4" },
      recipeInstructions: STEPS.map((text, at) => ({
        "@type": "HowToStep",
        text,
        video: `https://videos.example/step-${at}.mp4`,
      })),
      cookingMethod: "Boiling",
      suitableForDiet: "https://schema.org/VeganDiet",
      isBasedOn: "https://example.org/old-soup",
    };
    const html = declared(undefined, SAVED_FROM).replace(JSON.stringify(recipe()), JSON.stringify(data));
    const { found } = await readFiles({ "soup.html": html });
    expect(found[0]?.recipe.notes).toEqual([
      {
        title: "Video",
        text: "https://videos.example/soup.mp4\nhttps://videos.example/step-0.mp4\nhttps://videos.example/step-1.mp4",
      },
    ]);
    expect(found[0]?.recipe.extras).toEqual({
      cookingMethod: "Boiling",
      suitableForDiet: "VeganDiet",
      url: "https://example.org/old-soup",
    });
    expect(found[0]?.recipe.orgURL).toBe(ADDRESS);
  });

  test("without an address has the one in its data", async () => {
    const html = declared().replace(`"author":"Ada"`, `"author":"Ada","url":"${ADDRESS}"`);
    const { found } = await readFiles({ "soup.html": html });
    expect(found.map(({ recipe: { orgURL, extras } }) => ({ orgURL, extras }))).toEqual([
      { orgURL: ADDRESS, extras: {} },
    ]);
  });
});

describe("a short page that someone wrote", () => {
  const lists = (ingredients = "Ingredients", steps = "Instructions") =>
    `<h2>${ingredients}</h2><ul><li>1 kg tomatoes</li><li>1 onion</li></ul>
    <h2>${steps}</h2><ol><li>Chop onion.</li><li>Boil 20 minutes.</li></ol>`;
  const LISTS = {
    recipeIngredient: ["1 kg tomatoes", "1 onion"],
    recipeInstructions: [{ text: "Chop onion." }, { text: "Boil 20 minutes." }],
  };

  test.each([
    ["its heading", `<head><title>Soups</title></head><body><h1>Grandma Soup</h1>${lists()}</body>`],
    ["its title", `<head><title>Grandma Soup</title></head><body>${lists()}</body>`],
    ["its file", `<body>${lists()}</body>`],
  ])("is read with the name of %s", async (_where, html) => {
    const { found } = await readFiles({ "Grandma Soup.html": `<html>${html}</html>` });
    expect(found).toMatchObject([{ recipe: { name: "Grandma Soup", orgURL: null, ...LISTS } }]);
  });

  test("keeps its yield and its picture", async () => {
    const { found } = await readFiles({
      "Soup.html": `<html><body><h1>Grandma Soup</h1><img src="soup%201.jpg"><p>Serves 4</p>${lists()}</body></html>`,
      "soup 1.jpg": PICTURE,
    });
    expect(found).toMatchObject([
      { recipe: { recipeYield: "Serves 4", ...LISTS }, pictures: [{ file: "soup 1.jpg" }] },
    ]);
  });

  test("may have several recipes, whose pictures aren't guessed", async () => {
    const body = `<h1>Tomato soup</h1><img src="soup.jpg">${lists()}<h1>Onion tart</h1>${lists()}`;
    const { found } = await readFiles({
      "Ours.html": `<html><body>${body}</body></html>`,
      "soup.jpg": PICTURE,
    });
    expect(found).toMatchObject([
      { recipe: { name: "Tomato soup", ...LISTS }, pictures: [] },
      { recipe: { name: "Onion tart", ...LISTS }, pictures: [] },
    ]);
  });

  test("isn't a recipe without headings for both lists", async () => {
    const html = `<html><body><h1>My trip</h1>${lists("Ingredients", "Photos")}</body></html>`;
    await expect(readFiles({ "trip.html": html })).rejects.toMatchObject({
      problem: "file-import-no-recipe",
    });
  });
});

describe("a page saved as MHTML", () => {
  const quoted = (text: string) =>
    text
      .replaceAll("=", "=3D")
      .replaceAll("é", "=C3=A9")
      .replace(/(.{70})/g, "$1=\r\n");
  const mhtml = (html: string, location: string) =>
    [
      "From: <Saved by Blink>",
      `Snapshot-Content-Location: ${ADDRESS}`,
      "Subject: Lentil soup",
      "MIME-Version: 1.0",
      `Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----Boundary--x----"`,
      "",
      "",
      "------Boundary--x----",
      "Content-Type: text/html",
      "Content-ID: <frame-1@mhtml.blink>",
      "Content-Transfer-Encoding: quoted-printable",
      `Content-Location: ${ADDRESS}`,
      "",
      quoted(html),
      "------Boundary--x----",
      "Content-Type: image/jpeg",
      "Content-Transfer-Encoding: base64",
      location,
      "",
      Buffer.from(PICTURE).toString("base64"),
      "------Boundary--x------",
      "",
    ].join("\r\n");

  test("has its picture in a part with the picture's address", async () => {
    const html = shown(`<img src="https://cdn.example.com/soup.jpg" width="800" alt="Lentil soup">`);
    const file = mhtml(
      html.replace("chopped", "purée"),
      "Content-Location: https://cdn.example.com/soup.jpg",
    );
    const { formats, found } = await readFiles({ "soup.mhtml": file });
    expect(formats).toEqual({ "soup.mhtml": "web-page" });
    expect(found).toMatchObject([{ recipe: { name: "Lentil soup", orgURL: ADDRESS } }]);
    expect(found[0]?.recipe.recipeIngredient?.[1]).toBe("1 onion, purée");
    expect(found[0]?.pictures).toEqual([{ bytes: Buffer.from(PICTURE) }]);
  });

  test("has its picture in a part with an ID", async () => {
    const html = shown(`<img src="cid:photo@x" width="800" alt="Lentil soup">`);
    const { found } = await readFiles({ "soup.mht": mhtml(html, "Content-ID: <photo@x>") });
    expect(found[0]?.pictures).toEqual([{ bytes: Buffer.from(PICTURE) }]);
  });

  test("is reported without a recipe", async () => {
    const file = mhtml("<html><body><p>Hello</p></body></html>", "Content-ID: <x>");
    await expect(readFiles({ "page.mht": file })).rejects.toMatchObject({ problem: "file-import-no-recipe" });
  });
});

describe("a web archive of Safari", () => {
  const archive = (html: string) =>
    makeBinaryPlist({
      WebMainResource: {
        WebResourceURL: ADDRESS,
        WebResourceMIMEType: "text/html",
        WebResourceTextEncodingName: "UTF-8",
        WebResourceData: Buffer.from(html),
      },
      WebSubresources: [
        {
          WebResourceURL: "https://cdn.example.com/söup.jpg",
          WebResourceMIMEType: "image/jpeg",
          WebResourceData: PICTURE,
        },
      ],
    });

  test("has its page and its pictures", async () => {
    const { formats, found } = await readFiles({
      "soup.webarchive": archive(declared("https://cdn.example.com/söup.jpg")),
    });
    expect(formats).toEqual({ "soup.webarchive": "web-page" });
    expect(found).toMatchObject([
      { recipe: { name: "Lentil soup", recipeIngredient: INGREDIENTS, orgURL: ADDRESS } },
    ]);
    expect(found[0]?.pictures.map((picture) => "bytes" in picture && [...picture.bytes])).toEqual([
      [...PICTURE],
    ]);
  });

  test("that is damaged is reported", async () => {
    const whole = archive(declared());
    for (const length of [whole.length - 1, whole.length - 40, 200])
      await expect(readFiles({ "x.webarchive": whole.subarray(0, length) })).rejects.toMatchObject({
        problem: "archive-file-not-recipe",
      });
  });
});

test("other files aren't taken for pages", async () => {
  const { formats } = await readFiles({
    "mail.eml":
      "From: ada@example.com\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x",
    "settings.plist": makeBinaryPlist({ recipes: ["Soup"] }),
    "App.tsx": `export const App = () => <div className="recipe">Ingredients</div>;`,
  });
  expect(formats).toEqual({});
});
