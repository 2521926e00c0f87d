import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import { dropFormerPictures, emptyTrash } from "../../../src/scheduler.ts";
import { metadataOf, pictureOf, recipeWith, upload } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

const HOUR_MS = 60 * 60_000;

let at: Tagine;
/** 60 × 40 (the first picture), 50 × 80, and 30 × 30. */
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

describe("undoing a picture change", () => {
  test("brings back the replaced picture under a new label", async () => {
    const slug = await recipeWith(at, first, "Soup");
    await put(slug, second);
    const { status, body, headers } = await restore(slug);
    expect([status, body]).toEqual([200, "soup.3.jpg"]);
    expect(headers.get("Content-Type")).toContain("application/json");
    expect(await labelOf(slug)).toBe("soup.3.jpg");
    expect(await widthOf(slug)).toBe(60);
    expect(await metadataOf(await pictureOf(at, slug, "tiny"))).toMatchObject({ width: 300 });
  });

  test("brings back a removed picture", async () => {
    const slug = await recipeWith(at, first, "Removed");
    await remove(slug);
    expect((await restore(slug)).body).toBe("removed.2.jpg");
    expect(await widthOf(slug)).toBe(60);
  });

  test("removes a first picture", async () => {
    const slug = at.app.recipes.add(recipeContent({ name: "Bare" }));
    await put(slug, first);
    const { status, body } = await restore(slug);
    expect([status, body]).toEqual([200, null]);
    expect((await pictureOf(at, slug)).status).toBe(404);
  });

  test("can be undone in turn, any number of times", async () => {
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

  test("restores only the last picture, and older ones leave the disk", async () => {
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

  test("works by the recipe's label, and doesn't make an open edit stale", async () => {
    const slug = await recipeWith(at, first, "Labelled");
    await put(slug, second);
    const etag = async () => (await at.visitor.get(`recipes/${slug}`)).headers.get("ETag");
    const before = await etag();
    expect((await restore("labelled.2.jpg", at.admin)).body).toBe("labelled.3.jpg");
    expect(await etag()).toBe(before);
  });

  test("works under the recipe's new name", async () => {
    const slug = await recipeWith(at, first, "Plain name");
    await put(slug, second);
    await at.user.send("PUT", `recipes/${slug}`, { name: "Fine name" });
    expect((await restore("fine-name")).body).toBe("fine-name.2.jpg");
    expect(await widthOf("fine-name")).toBe(60);
    const old = await restore(slug);
    expect([old.status, old.body.code, old.body.movedTo]).toEqual([404, "recipe-not-found", "fine-name"]);
  });
});

describe("undoing a picture change has limits", () => {
  test("without a change there is nothing to undo", async () => {
    const slug = await recipeWith(at, first, "Untouched");
    const { status, body } = await restore(slug);
    expect([status, body.code]).toEqual([404, "no-former-picture"]);
    expect(body.snackbar.text).toBe("This picture change can no longer be undone.");
    expect(await labelOf(slug)).toBe("untouched.jpg");
    expect((await restore("none")).body.code).toBe("recipe-not-found");
  });

  test("visitors can't undo", async () => {
    const slug = await recipeWith(at, first, "Guarded");
    await put(slug, second);
    expect((await restore(slug, at.visitor)).status).toBe(401);
    expect(await labelOf(slug)).toBe("guarded.2.jpg");
  });

  test("removing a missing picture doesn't lose the former one", async () => {
    const slug = await recipeWith(at, first, "Twice");
    await remove(slug);
    expect((await remove(slug)).body.code).toBe("recipe-without-picture");
    expect((await restore(slug)).body).toBe("twice.2.jpg");
  });

  test("after a day the former picture is deleted", async () => {
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

describe("the former picture", () => {
  test("isn't removed as a leftover", async () => {
    const slug = await recipeWith(at, first, "Swept");
    await put(slug, second);
    sweep();
    await restore(slug);
    expect(await widthOf(slug)).toBe(60);
  });

  test("goes to the trash with its recipe and comes back with it", async () => {
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
  ])("is deleted with its recipe: %s", async (how, empty) => {
    const before = folders();
    const slug = await recipeWith(at, first, `Gone ${how}`);
    await put(slug, second);
    const { id } = (await at.user.send("DELETE", `recipes/${slug}`)).body;
    await empty(id);
    expect(folders()).toBe(before);
    expect(at.app.db.query("SELECT 1 FROM former_picture WHERE recipe_id = ?").get(id)).toBeNull();
  });
});
