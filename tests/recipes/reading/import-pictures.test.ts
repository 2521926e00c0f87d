import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { encode } from "fast-png";
import { startImportTest, neverAnswer, type ImportTest } from "../../support/importing.ts";
import { headerOfHugePng } from "../../support/made-pictures.ts";
import type { Tagine } from "../../support/tagine.ts";
import { picture, pictureAnswer, recipePage, type TestSite } from "../../support/test-site.ts";

let at: Tagine;
let site: TestSite;
let importFrom: ImportTest["importFrom"];
let close: ImportTest["close"];

beforeEach(async () => {
  ({ at, site, importFrom, close } = await startImportTest());
});
afterEach(() => close());

describe("a failing picture never loses the recipe", () => {
  const cases: [string, () => Response | Promise<Response>][] = [
    ["not there", () => new Response("no", { status: 404 })],
    ["HTML", () => new Response("<html>Log in first</html>", { headers: { "Content-Type": "image/jpeg" } })],
    ["empty", () => new Response("", { headers: { "Content-Type": "image/jpeg" } })],
    ["truncated", async () => pictureAnswer((await picture()).slice(0, 4000))],
    ["more than 100 megapixels", () => pictureAnswer(headerOfHugePng(), "image/png")],
    ["more than 25 MB", () => new Response(Buffer.alloc(26_000_000, 1))],
    ["never answered", neverAnswer],
  ];
  test.each(cases)("if it is %s", async (_, answer) => {
    site.on("/photo.jpg", answer);
    site.page("/soup", recipePage({ image: "/photo.jpg" }));
    expect((await importFrom("/soup")).status).toBe(201);
    expect((await at.visitor.get("recipes/lemon-lentil-soup")).body.image).toBeNull();
    expect((await at.visitor.get("recipes/lemon-lentil-soup/image")).status).toBe(404);
  });

  test("if it's in the private network", async () => {
    site.page("/soup", recipePage({ image: "http://10.0.0.9/photo.jpg" }));
    expect((await importFrom("/soup")).status).toBe(201);
    expect((await at.visitor.get("recipes/lemon-lentil-soup")).body.image).toBeNull();
  });
});

test("a picture 30,000 pixels wide is accepted and resized", async () => {
  const wide = encode({
    width: 30_000,
    height: 200,
    data: new Uint8Array(30_000 * 200 * 3).fill(90),
    channels: 3,
  });
  site.on("/wide.png", () => pictureAnswer(wide, "image/png"));
  site.page("/soup", recipePage({ image: "/wide.png" }));
  await importFrom("/soup");
  const small = await at.handle(
    new Request("http://localhost/api/recipes/lemon-lentil-soup/image?image_type=small"),
  );
  expect((await new Bun.Image(await small.bytes()).metadata()).width).toBe(720);
  const tiny = await at.handle(
    new Request("http://localhost/api/recipes/lemon-lentil-soup/image?image_type=tiny"),
  );
  expect(await new Bun.Image(await tiny.bytes()).metadata()).toMatchObject({ width: 300, height: 300 });
});
