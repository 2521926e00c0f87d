import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import { FURTHER_PICTURES_MOST } from "../../../src/contract/rules.ts";
import { emptyTrash, tidyDaily } from "../../../src/scheduler.ts";
import { metadataOf, upload } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

const DAY_MS = 24 * 60 * 60_000;

let at: Tagine;
/** 60 × 40, and 50 × 80. */
let first: Uint8Array;
let second: Uint8Array;

beforeAll(async () => {
  at = await tagine();
  [first, second] = [await picture(60, 40), await picture(50, 80)];
});
afterAll(() => at.close());

const STEPS = ["Chop.", "Fry.", "Serve."];

async function create(name: string, steps = STEPS): Promise<string> {
  const recipe = { name, recipeInstructions: steps.map((text) => ({ text })) };
  return (await at.user.send("POST", "recipes/create", recipe)).body;
}

async function add(slug: string, bytes = first, step?: number): Promise<FurtherPicture> {
  const query = step === undefined ? "" : `?step=${step}`;
  const { status, body } = await at.user.send("POST", `recipes/${slug}/pictures${query}`, upload(bytes));
  expect(status).toBe(201);
  return body;
}

const list = async (slug: string): Promise<FurtherPicture[]> =>
  (await at.visitor.get(`recipes/${slug}/pictures`)).body;
const stepsOf = async (slug: string) => (await list(slug)).map(({ step }) => step);
const get = (path: string, headers: Record<string, string> = {}) =>
  at.handle(new Request(`http://localhost/api/recipes/${path}`, { headers }));
const isStored = (id: string) => existsSync(`${at.app.folder.images}/${id}`);

async function edit(slug: string, change: object): Promise<string> {
  const { body } = await at.user.get(`recipes/${slug}`);
  return (await at.user.send("PUT", `recipes/${slug}`, { ...body, ...change })).body;
}

describe("further pictures", () => {
  test("are added in order, listed, and shown in all sizes", async () => {
    const slug = await create("Soup");
    const [one, other] = [await add(slug), await add(slug, second, 1)];
    expect(await list(slug)).toEqual([one, other]);
    expect([one.step, other.step]).toEqual([null, 1]);
    expect(one.hash).toEqual(expect.stringMatching(/^[\w+/]+=*$/));
    expect((await metadataOf(await get(`soup/pictures/${other.id}/original`))).height).toBe(80);
    expect(await metadataOf(await get(`soup/pictures/${one.id}/tiny`))).toMatchObject({ width: 300 });
    expect((await get(`soup/pictures/${one.id}/large`)).status).toBe(422);
  });

  test("may be cached forever, and are JPEG for clients without WebP", async () => {
    const slug = await create("Cached");
    const { id } = await add(slug);
    const answer = await get(`${slug}/pictures/${id}/small`);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("Content-Type")).toBe("image/webp");
    const etag = answer.headers.get("ETag") ?? "";
    expect((await get(`${slug}/pictures/${id}/small`, { "If-None-Match": etag })).status).toBe(304);
    const jpeg = await get(`${slug}/pictures/${id}/small`, { Accept: "image/png,image/jpeg" });
    expect(jpeg.headers.get("Content-Type")).toBe("image/jpeg");
  });

  test("are announced in a header, and leave the recipe's answer and ETag as they were", async () => {
    const slug = await create("Announced");
    const before = await at.visitor.get(`recipes/${slug}`);
    expect(before.headers.get("Further-Pictures")).toBeNull();
    await add(slug);
    const after = await at.visitor.get(`recipes/${slug}`);
    expect(after.headers.get("Further-Pictures")).toBe("1");
    expect([after.body, after.headers.get("ETag")]).toEqual([before.body, before.headers.get("ETag")]);
  });

  test("get another step, and are removed", async () => {
    const slug = await create("Changed");
    const { id } = await add(slug);
    const put = await at.user.send("PUT", `recipes/${slug}/pictures/${id}`, { step: 2 });
    expect([put.status, put.body.step]).toEqual([200, 2]);
    expect(await stepsOf(slug)).toEqual([2]);
    await at.user.send("PUT", `recipes/${slug}/pictures/${id}`, { step: null });
    expect(await stepsOf(slug)).toEqual([null]);
    const removed = await at.user.send("DELETE", `recipes/${slug}/pictures/${id}`);
    expect([removed.status, removed.body.code]).toEqual([200, "recipe-image-deleted"]);
    expect(await list(slug)).toEqual([]);
    expect((await get(`${slug}/pictures/${id}/small`)).status).toBe(404);
    expect((await at.user.send("DELETE", `recipes/${slug}/pictures/${id}`)).status).toBe(404);
    expect((await at.visitor.get(`recipes/${slug}`)).headers.get("Further-Pictures")).toBeNull();
  });

  test("can be restored after they were removed, at their place and with their step", async () => {
    const slug = await create("Undone");
    const [one, two, three] = [await add(slug), await add(slug, second, 1), await add(slug)];
    const restore = () => at.user.send("POST", `recipes/${slug}/pictures/${two.id}/restore`);
    expect((await restore()).status).toBe(404);
    await at.user.send("DELETE", `recipes/${slug}/pictures/${two.id}`);
    const text = (...texts: string[]) => ({ recipeInstructions: texts.map((line) => ({ text: line })) });
    await edit(slug, text("Chop.", "Fry well.", "Serve."));
    const restored = await restore();
    expect([restored.status, restored.body]).toEqual([200, two]);
    expect(await list(slug)).toEqual([one, two, three]);
    expect((await get(`${slug}/pictures/${two.id}/small`)).status).toBe(200);
  });

  test("that were removed can be restored for a day; then their files are deleted", async () => {
    const slug = await create("Forgotten");
    const { id } = await add(slug);
    await at.user.send("DELETE", `recipes/${slug}/pictures/${id}`);
    at.setNow(new Date(Date.now() + DAY_MS - 60_000));
    tidyDaily(at.app);
    expect(isStored(id)).toBe(true);
    at.setNow(new Date(Date.now() + DAY_MS + 60_000));
    tidyDaily(at.app);
    at.setNow(null);
    expect([isStored(id), at.app.pictures.keys().has(id)]).toEqual([false, false]);
    expect((await at.user.send("POST", `recipes/${slug}/pictures/${id}/restore`)).status).toBe(404);
  });

  test("are put in order; unknown ones are ignored, and the others follow", async () => {
    const slug = await create("Sorted");
    const [one, two, three] = [await add(slug), await add(slug), await add(slug, second, 0)];
    const { id: foreign } = await add(await create("Elsewhere"));
    const arrange = (ids: string[]) => at.user.send("PUT", `recipes/${slug}/pictures`, { ids });
    const arranged = await arrange([three.id, foreign, "nothing", three.id, one.id]);
    expect([arranged.status, arranged.body]).toEqual([200, [three, one, two]]);
    expect(await list(slug)).toEqual([three, one, two]);
    const added = await add(slug);
    expect(await list(slug)).toEqual([three, one, two, added]);
    expect((await arrange([])).body).toEqual([three, one, two, added]);
    expect((await at.user.send("PUT", "recipes/nothing/pictures", { ids: [] })).status).toBe(404);
  });

  test("stay as they are when a former version is restored, and find their former step again", async () => {
    const slug = await create("Versioned");
    const { id } = await add(slug, first, 1);
    await edit(slug, { recipeInstructions: [{ text: "Boil." }] });
    expect(await stepsOf(slug)).toEqual([null]);
    const { body: history } = await at.user.get(`recipes/${slug}/versions`);
    const restored = await at.user.send("POST", `recipes/${slug}/versions/${history.versions[0].id}/restore`);
    expect(restored.status).toBe(200);
    expect(await list(slug)).toMatchObject([{ id, step: 1 }]);
  });

  test("stay with their step when steps change, and with the recipe when it's renamed", async () => {
    const slug = await create("Edited");
    const { id } = await add(slug, first, 1);
    const text = (...texts: string[]) => ({ recipeInstructions: texts.map((one) => ({ text: one })) });
    await edit(slug, text("Wash.", "Chop.", "Fry.", "Serve."));
    expect(await stepsOf(slug)).toEqual([2]);
    await edit(slug, text("Wash.", "Chop.", "Fry until golden.", "Serve."));
    expect(await stepsOf(slug)).toEqual([2]);
    await edit(slug, text("Wash.", "Serve."));
    expect(await stepsOf(slug)).toEqual([null]);
    await edit(slug, text("Fry until golden."));
    expect(await stepsOf(slug)).toEqual([0]);
    const renamed = await edit(slug, { name: "Renamed" });
    expect((await list(renamed)).map((one) => one.id)).toEqual([id]);
    expect((await get(`${renamed}/pictures/${id}/small`)).status).toBe(200);
    const former = await at.visitor.get(`recipes/${slug}/pictures`);
    expect([former.status, former.body.movedTo]).toEqual([404, renamed]);
  });

  test("are hidden while the recipe is in the trash, and come back with it", async () => {
    const slug = await create("Deleted");
    const { id } = await add(slug, first, 0);
    const { body } = await at.user.send("DELETE", `recipes/${slug}`);
    expect((await get(`${slug}/pictures/${id}/small`)).status).toBe(404);
    at.app.images.sweep(at.app.listReferencedPictures(), new Date(Date.now() + 9 * DAY_MS));
    await at.user.send("POST", `recipe-bin/${body.id}/restore`);
    expect((await list(slug)).map(({ step }) => step)).toEqual([0]);
    expect((await get(`${slug}/pictures/${id}/small`)).status).toBe(200);
  });

  test("are deleted with the recipe when the trash is emptied", async () => {
    const slug = await create("Gone");
    const [{ id }, { id: removed }] = [await add(slug), await add(slug)];
    await at.user.send("DELETE", `recipes/${slug}/pictures/${removed}`);
    await at.user.send("DELETE", `recipes/${slug}`);
    at.setNow(new Date(Date.now() + 31 * DAY_MS));
    emptyTrash(at.app);
    at.setNow(null);
    expect([id, removed].map(isStored)).toEqual([false, false]);
    expect([id, removed].filter((key) => at.app.pictures.keys().has(key))).toEqual([]);
  });

  test("are private on a closed site", async () => {
    using closed = await tagine();
    const { body: slug } = await closed.user.send("POST", "recipes/create", { name: "Secret" });
    const { body } = await closed.user.send("POST", `recipes/${slug}/pictures`, upload(first));
    await closed.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
    const path = `recipes/${slug}/pictures/${body.id}/small`;
    expect((await closed.visitor.get(path)).status).toBe(401);
    const { pass } = (await closed.user.get("auth/picture-pass")).body;
    const shown = await closed.handle(new Request(`http://localhost/api/${path}?pass=${pass}`));
    expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([
      200,
      "private, max-age=31536000, immutable",
    ]);
  });
});

describe("a further picture is refused", () => {
  test("with a sentence, and nothing is stored", async () => {
    const slug = await create("Refused");
    const before = readdirSync(at.app.folder.images).length;
    const post = (path: string, bytes: Uint8Array) => at.user.send("POST", path, upload(bytes));
    const text = await post(`recipes/${slug}/pictures`, Buffer.from("no picture"));
    expect([text.status, text.body.code]).toEqual([415, "not-a-picture"]);
    const step = await post(`recipes/${slug}/pictures?step=3`, first);
    expect([step.status, step.body.code]).toEqual([422, "not-valid"]);
    expect((await post("recipes/nothing/pictures", first)).body.code).toBe("recipe-not-found");
    expect(readdirSync(at.app.folder.images)).toHaveLength(before);
    expect(await list(slug)).toEqual([]);
  });

  test("if it belongs to another recipe or doesn't exist", async () => {
    const [slug, other] = [await create("Mine"), await create("Other")];
    const { id } = await add(slug);
    for (const path of [`${other}/pictures/${id}`, `${slug}/pictures/nothing`]) {
      const put = await at.user.send("PUT", `recipes/${path}`, { step: null });
      expect([put.status, put.body.code]).toEqual([404, "no-further-picture"]);
      expect((await at.user.send("DELETE", `recipes/${path}`)).status).toBe(404);
      expect((await get(`${path}/small`)).status).toBe(404);
    }
    expect(await list(slug)).toHaveLength(1);
  });

  test("if the recipe has as many as it can have", async () => {
    const slug = await create("Full");
    const { id } = at.app.recipes.getRow(slug);
    const stored = await at.app.images.store(first);
    for (let count = 0; count < FURTHER_PICTURES_MOST; count++)
      at.app.furtherPictures.add(id, { ...at.app.images.copy(stored), step: null });
    const full = await at.user.send("POST", `recipes/${slug}/pictures`, upload(first));
    expect([full.status, full.body.code]).toEqual([409, "too-many-pictures"]);
    const [removed] = await list(slug);
    await at.user.send("DELETE", `recipes/${slug}/pictures/${removed?.id}`);
    await add(slug);
    const restored = await at.user.send("POST", `recipes/${slug}/pictures/${removed?.id}/restore`);
    expect([restored.status, restored.body.code]).toEqual([409, "too-many-pictures"]);
  });
});
