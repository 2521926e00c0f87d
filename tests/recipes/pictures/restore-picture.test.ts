import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import { dropFormerPictures, emptyTrash } from "../../../src/scheduler.ts";
import { metadataOf, pictureOf, recipeWith, upload } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

const HOUR_MS = 60 * 60_000;

let at: Tagine;
/** 60 × 40, with which recipes begin, 50 × 80, and 30 × 30. */
let first: Uint8Array;
let second: Uint8Array;
let third: Uint8Array;

beforeAll(async () => {
  at = await tagine();
  first = await picture(60, 40);
  second = await picture(50, 80);
  third = await picture(30, 30);
});
afterEach(() => at.setNow(null));
afterAll(() => at.close());

const put = (slug: string, bytes: Uint8Array) => at.user.send("PUT", `recipes/${slug}/image`, upload(bytes));
const remove = (slug: string) => at.user.send("DELETE", `recipes/${slug}/image`);
const restore = (slug: string, who = at.user) => who.send("POST", `recipes/${slug}/image/restore`);
const labelOf = async (slug: string) => (await at.visitor.get(`recipes/${slug}`)).body.image;
const widthOf = async (slug: string) => (await metadataOf(await pictureOf(at, slug))).width;
const folders = () => readdirSync(at.app.folder.images).length;
const later = (hours: number) => at.setNow(new Date(Date.now() + hours * HOUR_MS));
const sweep = () => at.app.images.sweep(at.app.pictures.keys(), new Date(Date.now() + 9000 * HOUR_MS));

describe("a change of a picture is taken back:", () => {
  test("the picture that was replaced counts again, under a label of its own", async () => {
    const slug = await recipeWith(at, first, "Soup");
    await put(slug, second);
    const { status, body, headers } = await restore(slug);
    expect([status, body]).toEqual([200, "soup.3.jpg"]);
    expect(headers.get("Content-Type")).toContain("application/json");
    expect(await labelOf(slug)).toBe("soup.3.jpg");
    expect(await widthOf(slug)).toBe(60);
    expect(await metadataOf(await pictureOf(at, slug, "tiny"))).toMatchObject({ width: 300 });
  });

  test("the picture that was removed is there again", async () => {
    const slug = await recipeWith(at, first, "Removed");
    await remove(slug);
    expect((await restore(slug)).body).toBe("removed.2.jpg");
    expect(await widthOf(slug)).toBe(60);
  });

  test("a first picture is gone again", async () => {
    const slug = at.app.recipes.add(recipeContent({ name: "Bare" }));
    await put(slug, first);
    const { status, body } = await restore(slug);
    expect([status, body]).toEqual([200, null]);
    expect((await pictureOf(at, slug)).status).toBe(404);
  });

  test("taking it back can be taken back, as often as one likes", async () => {
    const slug = await recipeWith(at, first, "Swapped");
    await put(slug, second);
    for (const width of [60, 50, 60, 50]) {
      await restore(slug);
      expect(await widthOf(slug)).toBe(width);
    }
    await remove(slug);
    for (const label of ["swapped.7.jpg", null, "swapped.8.jpg"])
      expect((await restore(slug)).body).toBe(label);
    expect(await widthOf(slug)).toBe(50);
  });

  test("only the last one, and the pictures before that are gone from the disk", async () => {
    const before = folders();
    const slug = await recipeWith(at, first, "Often");
    await put(slug, second);
    await put(slug, third);
    expect(folders()).toBe(before + 2);
    await restore(slug);
    expect(await widthOf(slug)).toBe(50);
    await restore(slug);
    expect(await widthOf(slug)).toBe(30);
    expect(folders()).toBe(before + 2);
  });

  test("by the recipe's label, too, and the recipe's state stays as it is", async () => {
    const slug = await recipeWith(at, first, "Labelled");
    await put(slug, second);
    const etag = async () => (await at.visitor.get(`recipes/${slug}`)).headers.get("ETag");
    const before = await etag();
    expect((await restore("labelled.2.jpg", at.admin)).body).toBe("labelled.3.jpg");
    expect(await etag()).toBe(before);
  });

  test("also under the name that the recipe got meanwhile", async () => {
    const slug = await recipeWith(at, first, "Plain name");
    await put(slug, second);
    await at.user.send("PUT", `recipes/${slug}`, { name: "Fine name" });
    expect((await restore("fine-name")).body).toBe("fine-name.2.jpg");
    expect(await widthOf("fine-name")).toBe(60);
    const old = await restore(slug);
    expect([old.status, old.body.code, old.body.movedTo]).toEqual([404, "recipe-not-found", "fine-name"]);
  });
});

describe("nothing is taken back, and nothing changes,", () => {
  test("where nothing was changed", async () => {
    const slug = await recipeWith(at, first, "Untouched");
    const { status, body } = await restore(slug);
    expect([status, body.code]).toEqual([404, "no-former-picture"]);
    expect(body.snackbar.text).toContain("“untouched”");
    expect(await labelOf(slug)).toBe("untouched.jpg");
    expect((await restore("none")).body.code).toBe("recipe-not-found");
  });

  test("by a visitor", async () => {
    const slug = await recipeWith(at, first, "Guarded");
    await put(slug, second);
    expect((await restore(slug, at.visitor)).status).toBe(401);
    expect(await labelOf(slug)).toBe("guarded.2.jpg");
  });

  test("because somebody removed a picture that is not there", async () => {
    const slug = await recipeWith(at, first, "Twice");
    await remove(slug);
    expect((await remove(slug)).body.code).toBe("recipe-without-picture");
    expect((await restore(slug)).body).toBe("twice.2.jpg");
  });

  test("when the time is over, and then nothing is left of it", async () => {
    at.app.pictures.forgetOld("9999").forEach(at.app.images.remove);
    const before = folders();
    const replaced = await recipeWith(at, first, "Replaced in time");
    const bare = await recipeWith(at, first, "Removed in time");
    await put(replaced, second);
    await remove(bare);
    later(23);
    dropFormerPictures(at.app);
    expect(folders()).toBe(before + 3);
    later(25);
    dropFormerPictures(at.app);
    expect(folders()).toBe(before + 1);
    expect(await widthOf(replaced)).toBe(50);
    for (const slug of [replaced, bare]) expect((await restore(slug)).body.code).toBe("no-former-picture");
  });
});

describe("the picture before", () => {
  test("is not swept away", async () => {
    const slug = await recipeWith(at, first, "Swept");
    await put(slug, second);
    sweep();
    await restore(slug);
    expect(await widthOf(slug)).toBe(60);
  });

  test("goes to the bin with the recipe, and comes back with it", async () => {
    const slug = await recipeWith(at, first, "Binned");
    await put(slug, second);
    const { id } = (await at.user.send("DELETE", `recipes/${slug}`)).body;
    sweep();
    expect((await restore(slug)).body.code).toBe("recipe-not-found");
    await at.user.send("POST", `recipe-bin/${id}/restore`);
    expect(await labelOf(slug)).toBe("binned.2.jpg");
    expect((await restore(slug)).body).toBe("binned.3.jpg");
    expect(await widthOf(slug)).toBe(60);
  });

  test.each([
    ["by hand", async (id: number) => void (await at.admin.send("DELETE", `recipe-bin/${id}`))],
    [
      "by time",
      () => {
        later(31 * 24);
        emptyTrash(at.app);
      },
    ],
  ])("goes for good with a recipe that does: %s", async (how, empty) => {
    const before = folders();
    const slug = await recipeWith(at, first, `Gone ${how}`);
    await put(slug, second);
    const { id } = (await at.user.send("DELETE", `recipes/${slug}`)).body;
    await empty(id);
    expect(folders()).toBe(before);
    expect(at.app.db.query("SELECT 1 FROM former_picture WHERE recipe_id = ?").get(id)).toBeNull();
  });
});
