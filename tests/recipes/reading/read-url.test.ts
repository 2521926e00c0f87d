import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ReadAnswer } from "../../../src/contract/reading.ts";
import { startImportTest, neverAnswer, type ImportTest } from "../../support/importing.ts";
import { shapeFaults } from "../../support/shape-faults.ts";
import type { Tagine } from "../../support/tagine.ts";
import { picture, pictureAnswer, recipePage, type TestSite } from "../../support/test-site.ts";

let at: Tagine;
let site: TestSite;
let close: ImportTest["close"];

beforeEach(async () => {
  ({ at, site, close } = await startImportTest());
});
afterEach(() => close());

const read = (input: object) => at.user.send("POST", "recipes/read-url", input);
const CHECK =
  "<!doctype html><title>Just a moment...</title><h1>Verify you are human</h1><p>Enable JavaScript and cookies to continue.</p>";
const SIGN_IN = "<!doctype html><title>Sign in</title><h1>Sign in</h1><form><input type=password></form>";
const TEXT = `Apple Crumble

Serves 4

Ingredients
4 apples
100 g butter
150 g flour
80 g sugar

Method
1. Peel the apples and cut them into pieces.
2. Rub butter, flour and sugar to crumbs and strew them on.
3. Bake for 40 minutes.`;

test("a page is read and nothing is stored", async () => {
  site.page("/soup", recipePage({ image: "/soup.jpg", aggregateRating: { ratingValue: 9, bestRating: 10 } }));
  const { status, body } = await read({ url: `${site.origin}/soup` });
  expect(status).toBe(200);
  expect(shapeFaults(ReadAnswer, body)).toEqual([]);
  expect(body.existing).toEqual([]);
  expect(body.recipes).toHaveLength(1);
  expect(body.recipes[0]).toMatchObject({
    name: "Lemon Lentil Soup",
    image: `${site.origin}/soup.jpg`,
    recipeIngredient: ["200 g red lentils", "1 lemon", "1 l vegetable stock"],
    recipeInstructions: [
      { text: "Rinse the lentils." },
      { text: "Simmer in the stock for 15 minutes." },
      { text: "Season with lemon." },
    ],
    performTime: "20 Minutes",
    nutrition: { calories: "240 kcal", fatContent: null },
    notes: [],
    sourceRating: 4.5,
    orgURL: `${site.origin}/soup`,
    sourceText: null,
    preview: null,
  });
  expect((await at.visitor.get("recipes/summary")).body).toEqual([]);
  expect((await at.visitor.get("tags")).body).toEqual([]);
});

test("the site's name is removed from the dish's", async () => {
  const html = recipePage({ name: "Lemon Lentil Soup | Anna Cooks" });
  const { body } = await read({ html, url: "https://www.annacooks.example/soup" });
  expect(body.recipes[0].name).toBe("Lemon Lentil Soup");
});

test("machine-made numbers are tidied, in sections too", async () => {
  const recipeIngredient = ["500.0 g flour", "0.333 cup oil", "0.5 tsp salt"];
  site.page("/bread", recipePage({ recipeIngredient }));
  const { body } = await read({ url: `${site.origin}/bread` });
  expect(body.recipes[0].recipeIngredient).toEqual(["500 g flour", "1/3 cup oil", "1/2 tsp salt"]);
});

describe("a page with several recipes", () => {
  beforeEach(() => {
    const graph = ["Soup", "Bread"].map((name) => ({
      "@type": "Recipe",
      name,
      recipeIngredient: [`200 g flour of ${name}`, "1 l water", "2 pinches salt"],
      recipeInstructions: `Cook the ${name} until it is done. Serve it hot.`,
    }));
    site.page("/two", `<script type="application/ld+json">${JSON.stringify({ "@graph": graph })}</script>`);
  });

  test("returns all of them", async () => {
    const { body } = await read({ url: `${site.origin}/two` });
    expect(body.recipes.map(({ name }: { name: string }) => name).toSorted()).toEqual(["Bread", "Soup"]);
  });

  test("marks which of them already exist", async () => {
    const { recipes } = (await read({ url: `${site.origin}/two` })).body;
    const second = recipes[1];
    await at.user.send("POST", "recipes/import", { recipe: second });
    const { existing } = (await read({ url: `${site.origin}/two#top` })).body;
    expect(existing).toEqual([
      { slug: second.name.toLowerCase(), name: second.name, recipe: 1, by: "address" },
    ]);
  });
});

test("of many tags, those used here are suggested, and the recipe still lists them all", async () => {
  const keywords = ["quick", "vegan", "winter", "easy", "lentils", "best ever"];
  site.page("/soup", recipePage({ keywords: keywords.join(", ") }));
  await at.user.send("POST", "tags", { name: "Vegan" });
  const url = `${site.origin}/soup`;
  const { body } = await read({ url });
  expect(body.recipes[0]).toMatchObject({ recipeCategory: ["Soups"], tags: keywords });
  expect(body.suggested).toEqual([{ recipeCategory: ["Soups"], tags: ["vegan"] }]);
  await at.admin.send("PUT", "site-settings", { importedOrganizers: "none" });
  expect((await read({ url })).body.suggested).toEqual([{ recipeCategory: [], tags: [] }]);
});

test("API clients that import a link get all tags, whatever the setting", async () => {
  const keywords = ["quick", "vegan", "winter", "easy", "lentils", "best ever"];
  site.page("/soup", recipePage({ keywords: keywords.join(", ") }));
  await at.admin.send("PUT", "site-settings", { importedOrganizers: "none" });
  await at.user.send("POST", "recipes/create-url", { url: `${site.origin}/soup` });
  expect((await at.user.get("recipes/lemon-lentil-soup")).body).toMatchObject({
    recipeCategory: ["Soups"],
    tags: keywords,
  });
});

describe("existing recipes are pointed out", () => {
  test("by the address of their page, however it's written", async () => {
    site.page("/soup", recipePage());
    await at.user.send("POST", "recipes/create", { name: "Our soup", orgURL: `${site.origin}/soup/` });
    const { body } = await read({ url: `${site.origin}/soup?utm_source=mail#recipe` });
    expect(body.existing).toEqual([{ slug: "our-soup", name: "Our soup", recipe: 0, by: "address" }]);
  });

  test("by the address a redirect leads to, and the page's canonical address", async () => {
    await at.user.send("POST", "recipes/create", { name: "Our soup", orgURL: `${site.origin}/soup` });
    site.page("/soup", recipePage());
    site.on("/short", () => Response.redirect(`${site.origin}/soup`, 302));
    expect((await read({ url: `${site.origin}/short` })).body.existing).toHaveLength(1);
    site.page("/amp", recipePage().replace("<title>", '<link rel="canonical" href="/soup"><title>'));
    expect((await read({ url: `${site.origin}/amp` })).body.existing).toHaveLength(1);
  });

  test("by their ingredients, in any amounts", async () => {
    await at.user.send("POST", "recipes/create", {
      name: "Linsensuppe",
      recipeIngredient: ["2 lemon", "400 g red lentils", "2 l vegetable stock"],
    });
    site.page("/soup", recipePage());
    const { body } = await read({ url: `${site.origin}/soup` });
    expect(body.existing).toEqual([
      { slug: "linsensuppe", name: "Linsensuppe", recipe: 0, by: "ingredients" },
    ]);
  });

  test("after an import, also under a new name", async () => {
    site.page("/soup", recipePage());
    await at.user.send("POST", "recipes/create-url", { url: `${site.origin}/soup` });
    const { body } = await read({ url: `${site.origin}/soup` });
    expect(body.existing).toEqual([
      { slug: "lemon-lentil-soup", name: "Lemon Lentil Soup", recipe: 0, by: "address" },
    ]);
  });
});

describe("pasted page source is read without fetching anything", () => {
  test("with its address", async () => {
    const { status, body } = await read({
      url: "https://example.org/soup",
      html: recipePage({ image: "/a.jpg" }),
    });
    expect(status).toBe(200);
    expect(body.recipes[0]).toMatchObject({
      orgURL: "https://example.org/soup",
      image: "https://example.org/a.jpg",
      sourceText: null,
    });
  });

  test("with the page's own address", async () => {
    const html = recipePage().replace(
      "<title>",
      '<link rel="canonical" href="https://example.org/soup"><title>',
    );
    expect((await read({ html })).body.recipes[0].orgURL).toBe("https://example.org/soup");
  });

  test("without an address, and then without relative pictures", async () => {
    const { body } = await read({ html: recipePage({ image: "/a.jpg" }) });
    expect(body.recipes[0]).toMatchObject({ orgURL: null, image: null, name: "Lemon Lentil Soup" });
  });
});

describe("pasted text is parsed", () => {
  test("and stored with the recipe", async () => {
    const { status, body } = await read({ text: TEXT });
    expect(status).toBe(200);
    expect(shapeFaults(ReadAnswer, body)).toEqual([]);
    expect(body.recipes[0]).toMatchObject({
      name: "Apple Crumble",
      recipeIngredient: ["4 apples", "100 g butter", "150 g flour", "80 g sugar"],
      sourceText: TEXT,
      orgURL: null,
    });
    expect(body.recipes[0].recipeInstructions).toHaveLength(3);
    expect((await at.user.send("POST", "recipes/import", { recipe: body.recipes[0] })).body).toBe(
      "apple-crumble",
    );
    expect((await at.visitor.get("recipes/apple-crumble")).body.sourceText).toBe(TEXT);
  });

  test("as several recipes if it has several dishes", async () => {
    const soup = "Leek soup\n\nIngredients\n3 leeks\n1 l stock\n\nMethod\nSimmer the leeks in the stock.";
    const rolls = "Rolls\n\nIngredients\n500 g flour\n300 ml water\n\nMethod\nKnead and bake for 20 minutes.";
    const { body } = await read({ text: `${soup}\n\n${rolls}\n` });
    expect(shapeFaults(ReadAnswer, body)).toEqual([]);
    expect(body.recipes).toMatchObject([
      { name: "Leek soup", recipeIngredient: ["3 leeks", "1 l stock"], sourceText: soup },
      { name: "Rolls", recipeIngredient: ["500 g flour", "300 ml water"], sourceText: rolls },
    ]);
    expect(body.suggested).toHaveLength(2);
  });

  test("including the address it names as its source", async () => {
    const from = async (source: string) =>
      (await read({ text: TEXT.replace("Serves 4", `Source: ${source}`) })).body;
    await at.user.send("POST", "recipes/create", { name: "Crumble", orgURL: "https://example.org/crumble" });
    expect((await from("https://www.example.org/crumble/")).existing).toMatchObject([
      { slug: "crumble", by: "address" },
    ]);
  });

  test("and refused if it isn't a recipe", async () => {
    const { status, body } = await read({ text: "Grandma's cake was the best of all." });
    expect([status, body.code]).toEqual([422, "no-recipe-in-text"]);
  });

  test("even if it has neither units nor words of cooking", async () => {
    const { status } = await read({ text: "Fruit\n\nIngredients\n1 plum\n2 figs\n\nSteps\nEat it." });
    expect(status).toBe(200);
  });

  test("and refused beyond 100,000 characters", async () => {
    const cake = "Cake\n\n200 g flour\n2 eggs\n\nMix and bake.\n";
    expect((await read({ text: cake.padEnd(100_000, "x") })).status).toBe(200);
    const reply = await read({ text: "x".repeat(100_001) });
    expect(reply.status).toBe(413);
    expect(reply.body.code).toBe("text-too-long");
  });
});

describe("a picture preview", () => {
  const previewOf = async (input: object) =>
    (await read({ ...input, previews: true })).body.recipes[0].preview;

  test("is included on request: a small WebP of a few kilobytes", async () => {
    const photo = await picture(1600, 1200);
    site.on("/a.jpg", () => pictureAnswer(photo));
    site.page("/soup", recipePage({ image: "/a.jpg" }));
    const preview: string = await previewOf({ url: `${site.origin}/soup` });
    expect(preview).toStartWith("data:image/webp;base64,");
    const bytes = Buffer.from(preview.split(",")[1] ?? "", "base64");
    expect(await new Bun.Image(bytes).metadata()).toMatchObject({ width: 160, height: 120, format: "webp" });
    expect(bytes.length).toBeLessThan(10_000);
    expect((await read({ url: `${site.origin}/soup` })).body.recipes[0].preview).toBeNull();
  });

  test("is left out without an error if it can't be loaded", async () => {
    site.on("/html.jpg", () => new Response("<html>"));
    site.on("/never.jpg", neverAnswer);
    for (const image of [
      "/gone.jpg",
      "/html.jpg",
      "/never.jpg",
      "http://10.0.0.9/a.jpg",
      "data:image/png;base64,AA",
    ]) {
      site.page("/soup", recipePage({ image }));
      expect([image, await previewOf({ url: `${site.origin}/soup` })]).toEqual([image, null]);
    }
  });
});

describe("reading is refused", () => {
  test("for visitors", async () => {
    expect((await at.visitor.send("POST", "recipes/read-url", { text: TEXT })).status).toBe(401);
  });

  const notOneWay: [string, object][] = [
    ["nothing", {}],
    ["nulls", { url: null, html: null, text: null }],
    ["an empty text", { text: " \n " }],
    ["an empty source", { html: "" }],
    ["an address and a text", { url: "https://example.org/", text: TEXT }],
    ["a source and a text", { html: "<p>Hi</p>", text: TEXT }],
  ];
  test.each(notOneWay)("without exactly one source: %s", async (_, input) => {
    const reply = await read(input);
    expect([reply.status, reply.body.code]).toEqual([422, "read-one-way"]);
  });

  test.each(["", "soup", "ftp://example.org/", "http://nodot/", "javascript:alert(1)"])(
    "for an invalid address: %p",
    async (url) => {
      expect((await read({ url })).body.code).toBe("url-not-valid");
      if (url) expect((await read({ url, html: recipePage() })).body.code).toBe("url-not-valid");
    },
  );

  test.each([{ url: 7 }, { text: ["a"] }, { html: {} }, { text: "a", previews: "often" }])(
    "for the wrong shape: %p",
    async (input) => {
      const reply = await read(input);
      expect([reply.status, reply.body.code]).toEqual([422, "not-valid"]);
    },
  );

  test("for an address in the private network", async () => {
    expect((await read({ url: "http://192.168.1.1/" })).body.code).toBe("address-private");
  });

  test("for more than 10 MB of source", async () => {
    expect((await read({ html: "x".repeat(10_100_000) })).status).toBe(413);
  });
});

describe("a page without a recipe says why", () => {
  const readAndImport = async (path: string) => {
    const url = site.origin + path;
    const one = await read({ url });
    const other = await at.user.send("POST", "recipes/create-url", { url });
    expect([other.status, other.body.code]).toEqual([one.status, one.body.code]);
    return [one.status, one.body.code];
  };

  test("a robot check, whatever its status", async () => {
    for (const status of [200, 403, 429, 503]) {
      site.on("/check", () => new Response(CHECK, { status, headers: { "Content-Type": "text/html" } }));
      expect([status, ...(await readAndImport("/check"))]).toEqual([status, 422, "robot-check"]);
    }
    const { body } = await read({ url: `${site.origin}/check` });
    expect(body.snackbar.text).toStartWith("The site asked for proof that you're human.");
  });

  test("a sign-in form", async () => {
    for (const status of [200, 401, 403]) {
      site.on("/wall", () => new Response(SIGN_IN, { status, headers: { "Content-Type": "text/html" } }));
      expect([status, ...(await readAndImport("/wall"))]).toEqual([status, 422, "sign-in-wall"]);
    }
  });

  test("any other error stays an error", async () => {
    for (const [status, html] of [
      [404, CHECK],
      [403, "<h1>Forbidden</h1>"],
      [503, "x".repeat(2_000_000)],
      [403, ""],
    ] as const) {
      site.on("/error", () => new Response(html, { status, headers: { "Content-Type": "text/html" } }));
      expect([status, ...(await readAndImport("/error"))]).toEqual([status, 502, "site-error-page"]);
    }
  });

  test("the same for pasted source", async () => {
    expect((await read({ html: CHECK })).body.code).toBe("robot-check");
    expect((await read({ html: SIGN_IN })).body.code).toBe("sign-in-wall");
    expect((await read({ html: "<p>Nothing to eat.</p>" })).body.code).toBe("no-recipe-in-source");
    const withAddress = await read({ html: "<p>Nothing to eat.</p>", url: "https://example.org/news" });
    expect(withAddress.body).toMatchObject({ code: "no-recipe-on-page", params: { host: "example.org" } });
  });
});

describe("a page without a complete recipe", () => {
  const EMPTY = "<h1>Soup</h1><p>Loading…</p>";

  test.each([
    ["for printing", `${EMPTY}<a href="/soup/print">Print</a>`],
    ["in a frame", `${EMPTY}<iframe src="/soup/print"></iframe>`],
    ["as AMP", `<html><head><link rel="amphtml" href="/soup/print"></head><body>${EMPTY}</body></html>`],
  ])("is read from its version %s", async (_, html) => {
    site.page("/soup", html);
    site.page("/soup/print", recipePage({ name: "Soup" }));
    const { status, body } = await read({ url: `${site.origin}/soup` });
    expect([status, body.recipes[0]?.name]).toEqual([200, "Soup"]);
    expect(body.recipes[0].orgURL).toBe(`${site.origin}/soup`);
  });

  test("keeps its refusal if other versions fail", async () => {
    site.page("/soup", `${EMPTY}<iframe src="/gone"></iframe>`);
    const { status, body } = await read({ url: `${site.origin}/soup` });
    expect([status, body.code]).toEqual([422, "no-recipe-on-page"]);
  });

  test("but a complete one is fetched only once", async () => {
    let prints = 0;
    site.page("/soup", recipePage({}) + `<a href="/soup/print">Print</a>`);
    site.on("/soup/print", () => {
      prints++;
      return new Response("");
    });
    expect((await read({ url: `${site.origin}/soup` })).status).toBe(200);
    expect(prints).toBe(0);
  });
});
