import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { encode } from "fast-png";
import { readAddressList, NO_ADDRESSES } from "../../src/platform/addresses.ts";
import { picture, pictureAnswer, recipePage, testSite, type TestSite } from "../support/test-site.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

const LOOPBACK = readAddressList("127.0.0.1") ?? NO_ADDRESSES;

let site: TestSite;
let at: Tagine;

beforeEach(async () => {
  site = testSite();
  at = await tagine({ allowPrivateAddresses: LOOPBACK, fetchTimeoutMs: 700 });
});

afterEach(async () => {
  at.close();
  await site.close();
});

const bring = (path: string) => at.user.send("POST", "recipes/create-url", { url: site.origin + path });

test("a link becomes a recipe, with its picture, and 201 answers its slug", async () => {
  const photo = await picture();
  site.on("/soup.jpg", () => pictureAnswer(photo));
  site.page(
    "/soup",
    recipePage({ image: ["/soup.jpg"], aggregateRating: { ratingValue: 9, bestRating: 10 } }),
  );

  const reply = await bring("/soup");

  expect(reply.status).toBe(201);
  expect(reply.body).toBe("lemon-lentil-soup");
  const { body: recipe } = await at.visitor.get("recipes/lemon-lentil-soup");
  expect(recipe).toMatchObject({
    name: "Lemon Lentil Soup",
    description: "Bright and quick.",
    image: "lemon-lentil-soup.jpg",
    recipeYield: "4 servings",
    recipeIngredient: ["200 g red lentils", "1 lemon", "1 l vegetable stock"],
    recipeInstructions: [
      { text: "Rinse the lentils." },
      { text: "Simmer in the stock for 15 minutes." },
      { text: "Season with lemon." },
    ],
    prepTime: "10 Minutes",
    performTime: "20 Minutes",
    totalTime: "30 Minutes",
    recipeCategory: ["Soups"],
    tags: ["quick", "vegan"],
    nutrition: { calories: "240 kcal", proteinContent: "12 g", fatContent: null },
    orgURL: `${site.origin}/soup`,
    rating: 0,
    sourceRating: 4.5,
  });
  const tiny = await at.visitor.get("recipes/lemon-lentil-soup/image?image_type=tiny");
  expect(tiny.status).toBe(200);
  expect(tiny.headers.get("Content-Type")).toBe("image/webp");
});

test("the same page imported twice gives a second recipe", async () => {
  site.page("/soup", recipePage());
  expect((await bring("/soup")).body).toBe("lemon-lentil-soup");
  expect((await bring("/soup")).body).toBe("lemon-lentil-soup-2");
});

test("two imports of the same page at once both succeed", async () => {
  const photo = await picture();
  site.on("/soup.jpg", () => pictureAnswer(photo));
  site.page("/soup", recipePage({ image: "/soup.jpg" }));
  const replies = await Promise.all([bring("/soup"), bring("/soup"), bring("/soup")]);
  expect(replies.map((reply) => reply.body).toSorted()).toEqual([
    "lemon-lentil-soup",
    "lemon-lentil-soup-2",
    "lemon-lentil-soup-3",
  ]);
});

test("of several recipes on a page, the fullest is taken", async () => {
  const small = { "@type": "Recipe", name: "See also: Toast" };
  const whole = JSON.parse(/<script[^>]*>(.*?)<\/script>/s.exec(recipePage())?.[1] ?? "");
  site.page(
    "/soup",
    `<script type="application/ld+json">${JSON.stringify({ "@graph": [small, whole] })}</script>`,
  );
  expect((await bring("/soup")).body).toBe("lemon-lentil-soup");
});

test("a site that turns away programs but not browsers is read", async () => {
  site.on("/soup", (request) =>
    /Mozilla.*Chrome/.test(request.headers.get("User-Agent") ?? "")
      ? new Response(recipePage(), { headers: { "Content-Type": "text/html" } })
      : new Response("Go away", { status: 403 }),
  );
  expect((await bring("/soup")).status).toBe(201);
});

test("a redirect is followed, and the address that was asked for is kept", async () => {
  site.on("/short", () => Response.redirect(`${site.origin}/soup`, 302));
  site.page("/soup", recipePage());
  expect((await bring("/short")).status).toBe(201);
  expect((await at.visitor.get("recipes/lemon-lentil-soup")).body.orgURL).toBe(`${site.origin}/short`);
});

test("what was found on the last page is kept for the debug page", async () => {
  expect((await at.user.get("debug/last-recipe-json/text")).status).toBe(404);
  site.page("/soup", recipePage());
  await bring("/soup");
  const last = await at.user.get("debug/last-recipe-json/text");
  expect(last.body).toMatchObject({ url: `${site.origin}/soup`, recipe: { name: "Lemon Lentil Soup" } });
});

describe("an address that cannot be is refused with 422", () => {
  const bad = [
    "",
    "soup",
    "http://",
    "https:///soup",
    "http://localhost/soup",
    "http://nodot/soup",
    "ftp://example.org/soup",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://user:secret@example.org/",
    "http://exa mple.org/",
  ];
  test.each(bad)("%p", async (url) => {
    const reply = await at.user.send("POST", "recipes/create-url", { url });
    expect(reply.status).toBe(422);
    expect(reply.body.snackbar).toEqual({ text: "Must be a Valid URL", type: "error" });
    expect(reply.body.detail).toEqual([
      { loc: ["body", "url"], msg: "Must be a Valid URL", type: "value_error.url" },
    ]);
  });
});

describe("an address inside the private network is refused with 422", () => {
  const inside = [
    "http://10.0.0.1/",
    "http://192.168.1.1/admin",
    "http://169.254.169.254/latest/meta-data/",
    "http://0.0.0.0:9000/",
    "http://127.0.0.2/",
    "http://10.1/",
    "http://0177.0.0.3/",
    "http://100.100.100.200/",
  ];
  test.each(inside)("%p", async (url) => {
    const reply = await at.user.send("POST", "recipes/create-url", { url });
    expect(reply.body.code).toBe("address-private");
    expect(reply.status).toBe(422);
  });
});

test("a redirect into the private network is refused", async () => {
  site.on("/inside", () => new Response(null, { status: 302, headers: { Location: "http://10.1.2.3/" } }));
  const reply = await bring("/inside");
  expect(reply.body.code).toBe("address-private");
  expect(reply.status).toBe(422);
});

describe("a site that fails is 502, with a sentence that names it", () => {
  test("a page that is 404", async () => {
    const reply = await bring("/gone");
    expect(reply.status).toBe(502);
    expect(reply.body).toMatchObject({ code: "site-error-page", params: { host: "127.0.0.1", status: 404 } });
  });

  test("a page that is slow", async () => {
    site.on("/slow", async () => {
      await Bun.sleep(1500);
      return new Response(recipePage());
    });
    const started = performance.now();
    const reply = await bring("/slow");
    expect(reply.body.code).toBe("site-too-slow");
    expect(reply.status).toBe(502);
    expect(performance.now() - started).toBeLessThan(1400);
  });

  test("a page that drips for ever", async () => {
    const dripping = () =>
      new ReadableStream({ pull: async (drip) => (await Bun.sleep(100), drip.enqueue("x")) });
    site.on("/drip", () => new Response(dripping()));
    expect((await bring("/drip")).body.code).toBe("site-too-slow");
  });

  test("a page of 50 MB", async () => {
    site.on(
      "/huge",
      () => new Response(Buffer.alloc(50_000_000, 32), { headers: { "Content-Type": "text/html" } }),
    );
    const reply = await bring("/huge");
    expect(reply.body.code).toBe("site-too-large");
    expect(reply.status).toBe(502);
  });

  test("a small answer that unpacks to 50 MB", async () => {
    const bomb = Bun.gzipSync(Buffer.alloc(50_000_000, 32));
    const headers = { "Content-Type": "text/html", "Content-Encoding": "gzip" };
    site.on("/bomb", () => new Response(bomb, { headers }));
    expect((await bring("/bomb")).body.code).toBe("site-too-large");
  });

  test("nobody there", async () => {
    const reply = await at.user.send("POST", "recipes/create-url", { url: "http://127.0.0.1:1/" });
    expect(reply.body.code).toBe("site-unreachable");
    expect(reply.status).toBe(502);
  });

  test("redirects without end", async () => {
    site.on("/round", () => Response.redirect(`${site.origin}/round`, 302));
    expect((await bring("/round")).status).toBe(502);
  });
});

describe("a page that is no recipe is refused with 422", () => {
  test("not HTML", async () => {
    site.on("/file", () => new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } }));
    const reply = await bring("/file");
    expect(reply.body).toMatchObject({ code: "not-a-web-page", params: { contentType: "application/pdf" } });
    expect(reply.status).toBe(422);
  });

  test("HTML without a recipe", async () => {
    site.page("/news", "<!doctype html><title>News</title><p>Nothing to eat.</p>");
    const reply = await bring("/news");
    expect(reply.body.code).toBe("no-recipe-on-page");
    expect(reply.status).toBe(422);
  });
});

test("whatever fails leaves nothing behind", async () => {
  site.page("/news", "<p>Nothing to eat.</p>");
  await bring("/news");
  await bring("/gone");
  expect((await at.visitor.get("recipes/summary")).body).toEqual([]);
  expect((await at.visitor.get("tags")).body).toEqual([]);
});

describe("a picture that cannot be had never loses the recipe", () => {
  const cases: [string, () => Response | Promise<Response>][] = [
    ["404", () => new Response("no", { status: 404 })],
    [
      "HTML instead",
      () => new Response("<html>Log in first</html>", { headers: { "Content-Type": "image/jpeg" } }),
    ],
    ["nothing at all", () => new Response("", { headers: { "Content-Type": "image/jpeg" } })],
    ["truncated", async () => pictureAnswer((await picture()).slice(0, 4000))],
    ["more than 100 megapixels", () => pictureAnswer(headerOfHugePng(), "image/png")],
    ["more than 25 MB", () => new Response(Buffer.alloc(26_000_000, 1))],
    ["slow", async () => (await Bun.sleep(1200), new Response("late"))],
  ];
  test.each(cases)("%s", async (_, answer) => {
    site.on("/photo.jpg", answer);
    site.page("/soup", recipePage({ image: "/photo.jpg" }));
    expect((await bring("/soup")).status).toBe(201);
    expect((await at.visitor.get("recipes/lemon-lentil-soup")).body.image).toBeNull();
    expect((await at.visitor.get("recipes/lemon-lentil-soup/image")).status).toBe(404);
  });

  test("in the private network", async () => {
    site.page("/soup", recipePage({ image: "http://10.0.0.9/photo.jpg" }));
    expect((await bring("/soup")).status).toBe(201);
  });
});

test("a picture 30,000 pixels wide is taken and brought to its sizes", async () => {
  const wide = encode({
    width: 30_000,
    height: 200,
    data: new Uint8Array(30_000 * 200 * 3).fill(90),
    channels: 3,
  });
  site.on("/wide.png", () => pictureAnswer(wide, "image/png"));
  site.page("/soup", recipePage({ image: "/wide.png" }));
  await bring("/soup");
  const small = await at.handle(
    new Request("http://localhost/api/recipes/lemon-lentil-soup/image?image_type=small"),
  );
  expect((await new Bun.Image(await small.bytes()).metadata()).width).toBe(720);
  const tiny = await at.handle(
    new Request("http://localhost/api/recipes/lemon-lentil-soup/image?image_type=tiny"),
  );
  expect(await new Bun.Image(await tiny.bytes()).metadata()).toMatchObject({ width: 300, height: 300 });
});

test("visitors import nothing", async () => {
  site.page("/soup", recipePage());
  const reply = await at.visitor.send("POST", "recipes/create-url", { url: `${site.origin}/soup` });
  expect(reply.status).toBe(401);
});

/** A PNG that says it is 20,000 × 20,000 pixels; the bytes behind its header do not matter any more. */
function headerOfHugePng(): Uint8Array {
  const small = Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12), channels: 3 }));
  small.writeUInt32BE(20_000, 16);
  small.writeUInt32BE(20_000, 20);
  return small;
}
