import { afterAll, afterEach, beforeEach, expect, test } from "bun:test";
import { deleteRecipes } from "../support/delete-recipes.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { upload } from "../support/pictured.ts";
import { LOOPBACK, picture, pictureAnswer, testSite } from "../support/test-site.ts";

const { admin, answer, handle, open } = await dom({ allowPrivateAddresses: LOOPBACK });
const site = testSite();
afterAll(() => site.close());

/** 600 × 400, which the recipe starts with, and 500 × 800. */
const [first, second] = [await picture(600, 400), await picture(500, 800)];

beforeEach(async () => {
  await admin.send("POST", "recipes/create", { name: "Lentil Soup", recipeIngredient: ["1 lemon"] });
  await admin.send("PUT", "recipes/lentil-soup/image", upload(first));
});
afterEach(() => deleteRecipes(admin));

/** The width of the stored picture; null without one. */
async function width(slug = "lentil-soup"): Promise<number | null> {
  const stored = await handle(new Request(`http://localhost/api/recipes/${slug}/image`));
  return stored.ok ? (await new Bun.Image(await stored.bytes()).metadata()).width : null;
}

const jpeg = (bytes: Uint8Array, name = "dish.jpg") =>
  new File([bytes.slice()], name, { type: "image/jpeg" });
const dialog = () => screen.findByRole("dialog");
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const bar = () => screen.getByRole("status", { name: "Undo" });
const pictures = () => document.querySelectorAll("main header img").length;

async function atRecipe(): Promise<OpenApp> {
  const page = await open("recipe/lentil-soup", { as: admin });
  await screen.findByRole("heading", { level: 1, name: "Lentil Soup" });
  return page;
}

async function openDialog(page: OpenApp): Promise<HTMLElement> {
  await page.press("More actions");
  await page.press("Picture");
  return dialog();
}

const choose = async (page: OpenApp, file: File) =>
  page.upload(within(await dialog()).getByLabelText("Choose file"), file);

async function get(page: OpenApp, address: string): Promise<void> {
  await page.fill("Picture link", address);
  await page.press("Get", await dialog());
}

async function changed(sentence = "Picture changed"): Promise<void> {
  await isClosed();
  await within(bar()).findByText(sentence);
}

async function undo(page: OpenApp): Promise<void> {
  await page.press("Undo", bar());
  await waitFor(() => expect(within(bar()).queryByRole("button")).toBeNull());
}

test("a picture is loaded from a link, and an invalid link is reported at the field", async () => {
  const page = await atRecipe();
  await openDialog(page);
  const field = await screen.findByLabelText("Picture link");
  await page.fill(field, "soup");
  await page.tab();
  await screen.findByText("That doesn't look like a web address");
  await page.press("Get", await dialog());
  expect(document.activeElement).toBe(field);
  expect(await width()).toBe(600);
  const arrived = Promise.withResolvers<void>();
  site.on("/late.jpg", async () => {
    await arrived.promise;
    return pictureAnswer(second);
  });
  await get(page, `${site.origin}/late.jpg`);
  await within(await dialog()).findByText("Getting the picture…");
  arrived.resolve();
  await changed();
  expect(await width()).toBe(500);
});

test("a picture is removed and restored; a first one is added and removed again", async () => {
  const page = await atRecipe();
  await page.press("Remove picture", await openDialog(page));
  await changed("Picture removed");
  await waitFor(() => expect(pictures()).toBe(0));
  expect(await width()).toBeNull();
  await undo(page);
  expect(document.activeElement?.tagName).toBe("H1");
  expect(await width()).toBe(600);
  await waitFor(() => expect(pictures()).toBe(1));

  await admin.send("DELETE", "recipes/lentil-soup/image");
  const again = await atRecipe();
  const adding = within(await openDialog(again));
  await adding.findByRole("heading", { name: "Add picture" });
  await adding.findByText("No picture yet");
  expect(adding.queryByRole("button", { name: "Remove picture" })).toBeNull();
  await choose(again, jpeg(second));
  await changed("Picture added");
  await waitFor(() => expect(pictures()).toBe(1));
  await undo(again);
  await waitFor(() => expect(pictures()).toBe(0));
  expect(await width()).toBeNull();
});

test("refused pictures are reported in the dialog, and the picture stays", async () => {
  const page = await atRecipe();
  await openDialog(page);
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  site.page("/page", "<p>Log in first</p>");
  const refusals: [() => Promise<void>, RegExp][] = [
    [() => choose(page, jpeg(Buffer.from("Soup"))), /can't read this picture/],
    [() => choose(page, jpeg(heic, "dish.heic")), /HEIC/],
    [() => choose(page, jpeg(new Uint8Array())), /The file “dish.jpg” is empty/],
    [() => choose(page, jpeg(first.slice(0, 900))), /is incomplete/],
    [() => choose(page, jpeg(new Uint8Array(26_000_000))), /\(25 MB limit\)/],
    [() => get(page, "http://127.0.0.1:9/dish.jpg"), /Couldn't reach/],
    [() => get(page, `${site.origin}/none.jpg`), /an error \(404\)/],
    [() => get(page, `${site.origin}/page`), /can't read this picture/],
    [() => get(page, "http://10.0.0.9/dish.jpg"), /private network/],
  ];
  for (const [fail, sentence] of refusals) {
    await fail();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(sentence));
  }
  await page.press("Close", await dialog());
  await isClosed();
  expect(await width()).toBe(600);
  expect(bar().textContent).toBe("");
  await openDialog(page);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("closing the dialog during an upload tells the outcome, which can be undone on another page", async () => {
  const page = await atRecipe();
  /** Closes the dialog while the picture is being sent. */
  async function closeWhileSending(file: File): Promise<void> {
    const arrived = Promise.withResolvers<void>();
    const answerAtOnce = answer(/^PUT .*image$/, async (request) => {
      await arrived.promise;
      return handle(request);
    });
    const sending = await openDialog(page);
    await choose(page, file);
    await within(sending).findByRole("progressbar", { name: "Uploading…" });
    await page.press("Close", sending);
    await isClosed();
    arrived.resolve();
    answerAtOnce();
  }
  await closeWhileSending(jpeg(Buffer.from("Soup")));
  await within(screen.getByRole("status", { name: "Messages" })).findByText(/can't read this picture/);
  await closeWhileSending(jpeg(second));
  await changed();
  await page.follow("Tagine, home");
  const { image } = (await admin.get("recipes/lentil-soup")).body;
  await waitFor(() => expect(document.querySelector(`main img[src*="/${image}/"]`)).not.toBeNull());
  await admin.send("PUT", "recipes/lentil-soup", { name: "Stew" });
  await undo(page);
  await waitFor(() => expect(document.querySelector("main a img[src*='/stew.']")).not.toBeNull());
  expect(await width("stew")).toBe(600);
});
