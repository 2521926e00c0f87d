import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { decode, encode } from "fast-png";
import { PICTURE_MOST_PIXELS } from "../../../src/contract/rules.ts";
import { MAX_PIXELS } from "../../../src/platform/pictures/formats.ts";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import { avif, tinyBmp, tinyGif } from "../../support/made-pictures.ts";
import { metadataOf, pictureOf, recipeWith } from "../../support/pictured.ts";
import { picture } from "../../support/test-site.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

describe("sizes of a picture", () => {
  test("small is at most 720 wide, tiny is 300 × 300, the original is unchanged", async () => {
    const slug = await recipeWith(at, await picture(1200, 900));
    expect(await metadataOf(await pictureOf(at, slug, "original"))).toEqual({
      width: 1200,
      height: 900,
      format: "jpeg",
    });
    expect(await metadataOf(await pictureOf(at, slug, "small"))).toEqual({
      width: 720,
      height: 540,
      format: "webp",
    });
    expect(await metadataOf(await pictureOf(at, slug, "tiny"))).toEqual({
      width: 300,
      height: 300,
      format: "webp",
    });
  });

  test("small is never enlarged, tiny is", async () => {
    const slug = await recipeWith(at, await picture(120, 200));
    expect(await metadataOf(await pictureOf(at, slug, "small"))).toMatchObject({ width: 120, height: 200 });
    expect(await metadataOf(await pictureOf(at, slug, "tiny"))).toMatchObject({ width: 300, height: 300 });
  });

  test("tiny is cropped to the center", async () => {
    const thirds = new Uint8Array(900 * 300 * 3);
    for (let pixel = 0; pixel < 900 * 300; pixel++) thirds[pixel * 3 + Math.floor((pixel % 900) / 300)] = 255;
    const slug = await recipeWith(at, encode({ width: 900, height: 300, data: thirds, channels: 3 }));
    const tiny = await (await pictureOf(at, slug, "tiny")).bytes();
    const { data, channels } = decode(await new Bun.Image(tiny).png().bytes());
    for (const x of [10, 150, 290]) {
      const pixel = (150 * 300 + x) * channels;
      expect(data[pixel + 1]).toBeGreaterThan(220);
      expect(data[pixel]).toBeLessThan(40);
    }
  });

  test.each([
    [3000, 4],
    [4, 3000],
    [2, 20_000],
    [1, 1],
  ])("%d × %d works", async (width, height) => {
    const bytes = encode({ width, height, data: new Uint8Array(width * height * 3).fill(120), channels: 3 });
    const slug = await recipeWith(at, bytes);
    expect(await metadataOf(await pictureOf(at, slug, "tiny"))).toMatchObject({ width: 300, height: 300 });
  });
});

describe("formats", () => {
  test.each(["png", "webp"] as const)("a %s picture is kept as it is", async (format) => {
    const bytes = await new Bun.Image(await picture())[format]().bytes();
    const answer = await pictureOf(at, await recipeWith(at, bytes), "original");
    expect(answer.headers.get("Content-Type")).toBe(`image/${format}`);
    expect((await metadataOf(answer)).format).toBe(format);
  });

  test("GIF and BMP are read", async () => {
    for (const [bytes, mime] of [
      [tinyGif(), "image/gif"],
      [tinyBmp(), "image/bmp"],
    ] as const) {
      const slug = await recipeWith(at, bytes);
      expect((await pictureOf(at, slug, "original")).headers.get("Content-Type")).toBe(mime);
      expect(await metadataOf(await pictureOf(at, slug, "tiny"))).toMatchObject({ width: 300, height: 300 });
    }
  });

  test("AVIF is read", async () => {
    const slug = await recipeWith(at, await avif(640, 400));
    expect((await pictureOf(at, slug, "original")).headers.get("Content-Type")).toBe("image/avif");
    expect(await metadataOf(await pictureOf(at, slug, "small"))).toMatchObject({ width: 640, height: 400 });
  });

  test("clients without WebP get JPEG", async () => {
    const slug = await recipeWith(at, await picture());
    const refusing = { Accept: "image/webp;q=0,image/jpeg" };
    expect((await pictureOf(at, slug, "tiny", refusing)).headers.get("Content-Type")).toBe("image/jpeg");
    const answer = await pictureOf(at, slug, "tiny", { Accept: "image/jpeg,image/png" });
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
    expect(await metadataOf(answer)).toMatchObject({ width: 300, format: "jpeg" });
    for (const Accept of ["*/*", "image/*", "image/avif,image/webp,*/*;q=0.8", "application/json"]) {
      expect((await pictureOf(at, slug, "tiny", { Accept })).headers.get("Content-Type")).toBe("image/webp");
    }
  });
});

describe("caching", () => {
  test("is permanent by the recipe's label, and revalidates by its slug", async () => {
    const slug = await recipeWith(at, await picture(), "Kept");
    const { image: label } = (await at.visitor.get(`recipes/${slug}`)).body;
    expect(label).toBe("kept.jpg");
    expect((await pictureOf(at, label, "tiny")).headers.get("Cache-Control")).toContain("immutable");
    expect((await pictureOf(at, slug, "tiny")).headers.get("Cache-Control")).toBe("no-cache");
    expect((await pictureOf(at, "kept.png", "tiny")).headers.get("Cache-Control")).toBe("no-cache");
  });

  test("a matching ETag gets 304", async () => {
    const slug = await recipeWith(at, await picture(), "Tagged");
    const first = await pictureOf(at, slug, "small");
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^".+"$/);
    const again = await pictureOf(at, slug, "small", { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect((await again.bytes()).length).toBe(0);
    expect((await pictureOf(at, slug, "small", { "If-None-Match": `"other", W/${etag}` })).status).toBe(304);
    expect((await pictureOf(at, slug, "tiny", { "If-None-Match": etag })).status).toBe(200);
  });
});

test("the web app's pixel limit is the server's", () => {
  expect(PICTURE_MOST_PIXELS).toBe(MAX_PIXELS);
});

test("an unknown size gets 422, a missing picture 404", async () => {
  const slug = await recipeWith(at, await picture(), "Sizes");
  expect((await pictureOf(at, slug, "medium")).status).toBe(422);
  const bare = at.app.recipes.add(recipeContent({ name: "Bare" }));
  expect((await at.visitor.get(`recipes/${bare}/image`)).body.code).toBe("recipe-without-picture");
  expect((await pictureOf(at, "nobody")).status).toBe(404);
});
