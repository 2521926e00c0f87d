import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import type { Reply } from "../../support/caller.ts";
import { avif, tinyBmp, tinyGif } from "../../support/made-pictures.ts";
import { metadataOf, encodeForm, pictureOf, recipeWith, upload } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

const FAR_AHEAD = "9999";

let at: Tagine;
/** 60 × 40 (the first picture) and 50 × 80. */
let first: Uint8Array;
let second: Uint8Array;

beforeAll(async () => {
  at = await tagine();
  first = await picture(60, 40);
  second = await picture(50, 80);
});
afterAll(() => at.close());

const put = (slug: string, body: unknown, headers?: Record<string, string>) =>
  at.user.send("PUT", `recipes/${slug}/image`, body, headers);
const remove = (slug: string) => at.user.send("DELETE", `recipes/${slug}/image`);
const bare = (name: string) => at.app.recipes.add(recipeContent({ name }));
const labelOf = async (slug: string) => (await at.visitor.get(`recipes/${slug}`)).body.image;
const sizeOf = async (slug: string, size: string) => metadataOf(await pictureOf(at, slug, size));
function folders(): string[] {
  at.app.pictures.forgetOld(FAR_AHEAD).forEach(at.app.images.remove);
  return readdirSync(at.app.folder.images);
}

/** Sends a picture in chunks, and does something once the first one is requested. */
async function putInChunks(slug: string, happens: () => Promise<unknown>): Promise<Reply> {
  const { bytes, headers } = await encodeForm(upload(second));
  const pieces = new ReadableStream(
    {
      async pull(controller) {
        await happens();
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return put(slug, pieces, headers);
}

describe("an uploaded picture", () => {
  test("becomes the recipe's, in all sizes", async () => {
    const slug = bare("Bare");
    const reply = await put(slug, upload(second));
    expect([reply.status, reply.body]).toEqual([200, "bare.jpg"]);
    expect(reply.headers.get("Content-Type")).toContain("application/json");
    expect(await labelOf(slug)).toBe("bare.jpg");
    expect(await sizeOf(slug, "original")).toEqual({ width: 50, height: 80, format: "jpeg" });
    expect(await sizeOf(slug, "small")).toEqual({ width: 50, height: 80, format: "webp" });
    expect(await sizeOf(slug, "tiny")).toEqual({ width: 300, height: 300, format: "webp" });
    const { body: rows } = await at.visitor.get("recipes/summary");
    expect(rows[0]).toMatchObject({ slug, image: "bare.jpg", imageHash: expect.any(String) });
  });

  test("replaces the previous one under a label of its own", async () => {
    const slug = await recipeWith(at, first, "Replaced");
    const [before, former] = [folders(), at.app.pictures.current(slug)?.key];
    const tiny = await pictureOf(at, slug, "tiny");
    expect((await put(slug, upload(second))).body).toBe("replaced.2.jpg");
    expect(await labelOf(slug)).toBe("replaced.2.jpg");
    expect(await sizeOf(slug, "original")).toMatchObject({ width: 50, height: 80 });
    expect(await sizeOf(slug, "small")).toMatchObject({ width: 50, height: 80 });
    const current = await pictureOf(at, slug, "tiny");
    expect(current.headers.get("ETag")).not.toBe(tiny.headers.get("ETag"));
    expect(Buffer.from(await current.bytes()).equals(await tiny.bytes())).toBe(false);
    expect(folders()).toHaveLength(before.length);
    expect(folders()).not.toContain(former);
    // Browsers may have cached the first picture forever by its label, so the second needs another.
    expect((await pictureOf(at, "replaced.jpg")).headers.get("Cache-Control")).toBe("no-cache");
  });

  test("finds its recipe by a current or older label", async () => {
    const slug = await recipeWith(at, first, "Labelled");
    expect((await put("labelled.jpg", upload(second))).body).toBe("labelled.2.jpg");
    expect((await put("labelled.jpg", upload(first))).body).toBe("labelled.3.jpg");
    expect((await put("labelled.whatever", upload(second))).body).toBe("labelled.4.jpg");
    expect(await labelOf(slug)).toBe("labelled.4.jpg");
  });

  test("has the type its bytes say, whatever its file name", async () => {
    const slug = bare("Formats");
    const png = await new Bun.Image(first).png().bytes();
    const webp = await new Bun.Image(first).webp().bytes();
    const formats = { jpg: first, png, webp, gif: tinyGif(), bmp: tinyBmp(), avif: await avif(64, 48) };
    for (const [extension, bytes] of Object.entries(formats)) {
      expect((await put(slug, upload(bytes, { name: "a.txt" }))).body).toEndWith(`.${extension}`);
      expect(await sizeOf(slug, "tiny")).toMatchObject({ width: 300, height: 300 });
    }
    const unnamed = upload(png, { name: "" });
    unnamed.delete("extension");
    expect((await put(slug, unnamed)).body).toBe("formats.7.png");
  });

  test("can have a content length or be chunked", async () => {
    const slug = bare("Lengths");
    const { bytes, headers } = await encodeForm(upload(first));
    const length = { "Content-Length": String(bytes.length) };
    expect((await put(slug, new Blob([bytes]), { ...headers, ...length })).body).toBe("lengths.jpg");
    expect((await putInChunks(slug, async () => undefined)).body).toBe("lengths.2.jpg");
  });

  test("can have almost 25 MB", async () => {
    const padded = Buffer.concat([first, Buffer.alloc(24_999_000 - first.length)]);
    expect((await put(bare("Large"), upload(padded))).status).toBe(200);
  });
});

describe("a removed picture", () => {
  test("is gone, and so are its files once it can't be restored", async () => {
    const before = folders();
    const slug = await recipeWith(at, first, "Removed");
    const { status, body } = await remove(slug);
    expect([status, body]).toEqual([
      200,
      { snackbar: { text: "Recipe Image Deleted", type: "success" }, code: "recipe-image-deleted" },
    ]);
    expect(await labelOf(slug)).toBeNull();
    expect((await pictureOf(at, slug)).status).toBe(404);
    expect(folders()).toEqual(before);
    expect((await remove(slug)).body.code).toBe("recipe-without-picture");
    expect((await remove("none")).body.code).toBe("recipe-not-found");
  });

  test("never passes on its label", async () => {
    const slug = await recipeWith(at, first, "Once more");
    expect((await remove("once-more.jpg")).status).toBe(200);
    expect((await put(slug, upload(second))).body).toBe("once-more.2.jpg");
  });
});

test("changing a picture doesn't make an open edit of the recipe stale", async () => {
  const slug = await recipeWith(at, first, "Edited");
  const changedAt = at.app.db.query("SELECT changed_at FROM recipe WHERE slug = ?");
  const state = async () => [
    (await at.visitor.get(`recipes/${slug}`)).headers.get("ETag"),
    changedAt.get(slug),
  ];
  const before = await state();
  at.setNow(new Date(Date.now() + 60_000));
  await put(slug, upload(second));
  expect(await state()).toEqual(before);
  await remove(slug);
  expect(await state()).toEqual(before);
  at.setNow(null);
});

describe("simultaneous changes", () => {
  test("the last of several pictures wins, and the others leave no files", async () => {
    const before = folders();
    const slug = await recipeWith(at, first, "Wanted");
    const sizes = [30, 31, 32, 33, 34];
    const replies = await Promise.all(
      sizes.map(async (width) => ({ width, ...(await put(slug, upload(await picture(width, 40)))) })),
    );
    const labels = replies.map(({ body }) => body);
    expect(labels.toSorted()).toEqual([2, 3, 4, 5, 6].map((number) => `wanted.${number}.jpg`));
    const last = replies.find(({ body }) => body === "wanted.6.jpg");
    expect(await sizeOf(slug, "original")).toMatchObject({ width: last?.width });
    expect(folders()).toHaveLength(before.length + 1);
    expect(folders()).toContain(at.app.pictures.current(slug)?.key ?? "none");
  });

  test("a new picture is dropped if its recipe is deleted", async () => {
    const slug = await recipeWith(at, first, "Going");
    const before = folders();
    const reply = await putInChunks(slug, () => at.user.send("DELETE", `recipes/${slug}`));
    expect([reply.status, reply.body.code]).toEqual([404, "recipe-not-found"]);
    expect(folders()).toEqual(before);
  });

  test("a new picture follows its recipe if it's renamed", async () => {
    const slug = bare("Old name");
    const rename = () => at.user.send("PUT", `recipes/${slug}`, { name: "New name" });
    expect((await putInChunks(slug, rename)).body).toBe("new-name.jpg");
    expect(await labelOf("new-name")).toBe("new-name.jpg");
    expect((await put("old-name.jpg", upload(second))).body.movedTo).toBe("new-name");
  });
});
