import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { axeFindings, goWithin, hasFocus, type Page, type Size, undoBar } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { upload } from "../support/pictured.ts";
import { picture, pictureAnswer, testSite } from "../support/test-site.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { looks } from "../support/looks.ts";
import { expectLooksRight } from "../support/looks-right.ts";

const { browser, tagine, cook } = await journey({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
const site = testSite();
/** 600 × 400, the recipe's first picture, and 500 × 800. */
const [first, second] = [await picture(600, 400), await picture(500, 800)];

afterAll(() => site.close());
beforeEach(async () => {
  await cook.send("POST", "recipes/create", { name: "Lentil Soup", recipeIngredient: ["1 lemon"] });
  await cook.send("PUT", "recipes/lentil-soup/image", upload(first));
});
afterEach(() => deleteAllRecipes(cook));

/** In pixels; null without a picture. */
async function readStoredWidth(): Promise<number | null> {
  const answer = await fetch(`${tagine.address}api/recipes/lentil-soup/image`);
  return answer.ok ? (await new Bun.Image(await answer.bytes()).metadata()).width : null;
}

/** The visible picture with the recipe's current label. */
const shown = async (page: Page) =>
  page.locator(`img[src*="/${(await cook.send("GET", "recipes/lentil-soup")).body.image}/"]`);
const dialog = (page: Page) => page.getByRole("dialog");
const jpeg = (bytes: Uint8Array, name = "dish.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(bytes),
});

/** Opens the recipe as a signed-in person. */
async function openRecipe(size: Size = "desk"): Promise<Page> {
  const page = await browser.visit(`${tagine.address}recipe/lentil-soup`, { size, as: ADMIN_EMAIL });
  await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();
  return page;
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await dialog(page).waitFor();
}

/** Waits until the dialog is closed and the new picture is loaded. */
async function waitUntilChanged(page: Page, sentence = "Picture changed"): Promise<void> {
  await dialog(page).waitFor({ state: "detached" });
  await undoBar(page).getByText(sentence).waitFor();
  await eventually(() =>
    page
      .locator("header img")
      .evaluateAll((images) => images.length === 1 && (images[0] as HTMLImageElement).naturalWidth > 0),
  );
}

async function undo(page: Page): Promise<void> {
  await undoBar(page).getByRole("button", { name: "Undo" }).click();
  await undoBar(page).getByRole("button").first().waitFor({ state: "detached" });
}

/** Sends the events of a file that is dropped on an element or pasted. */
async function sendEvents(page: Page, selector: string, events: string[], text = ""): Promise<boolean> {
  const given = { selector, events, text, bytes: Buffer.from(second).toString("base64") };
  return page.evaluate(({ selector: of, events: types, text: words, bytes }) => {
    const data = new DataTransfer();
    const file = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
    data.items.add(new File([file], "dish.jpg", { type: "image/jpeg" }));
    if (words) data.items.add(words, "text/plain");
    const element = document.querySelector(of) ?? document.body;
    let taken = false;
    for (const type of types) {
      const how = { bubbles: true, cancelable: true };
      const event =
        type === "paste"
          ? new ClipboardEvent(type, { ...how, clipboardData: data })
          : new DragEvent(type, { ...how, dataTransfer: data });
      taken = !element.dispatchEvent(event);
    }
    return taken;
  }, given);
}

describe.each(looks<Size>(["desk"], ["phone"]))("%s", (size) => {
  test("a file can be chosen after a refused one and undone, and a link typed with the keyboard", async () => {
    const page = await openRecipe(size);
    await openDialog(page);
    await page.getByRole("heading", { name: "Change picture" }).waitFor();
    for (const name of ["Get", "Remove picture"]) {
      const { height } = (await dialog(page).getByRole("button", { name }).boundingBox()) ?? { height: 0 };
      expect([name, height >= 44]).toEqual([name, true]);
    }
    expect(await dialog(page).getByText("Take photo").isVisible()).toBe(size === "phone");
    const camera = dialog(page).getByLabel("Take photo");
    expect(await camera.getAttribute("capture")).toBe("environment");

    const address = page.getByLabel("Picture link");
    await address.fill("soup");
    await address.blur();
    await dialog(page).getByText("That doesn't look like a web address").waitFor();
    await page.getByLabel("Choose file").setInputFiles(jpeg(Buffer.from("Soup")));
    await dialog(page).getByRole("alert").getByText("read this picture").waitFor();
    await expectLooksRight(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await openDialog(page);
    await page.getByLabel("Choose file").setInputFiles(jpeg(second));
    await waitUntilChanged(page);
    expect(await readStoredWidth()).toBe(500);
    await undo(page);
    expect(await readStoredWidth()).toBe(600);
    await (await shown(page)).waitFor();

    // From now on the browser tells of choosers in place of showing them; asked for just before, it might be too late.
    page.on("filechooser", () => {});
    const opener = page.getByRole("button", { name: "More actions" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Picture", exact: true }).focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    expect(await hasFocus(page.getByLabel("Choose file"))).toBe(true);
    const chooser = page.waitForEvent("filechooser");
    await page.keyboard.press("Space");
    await (await chooser).setFiles([]);
    for (let tabs = 0; !(await hasFocus(address)) && tabs < 3; tabs++) await page.keyboard.press("Tab");
    const arrived = Promise.withResolvers<void>();
    site.on("/late.jpg", async () => {
      await arrived.promise;
      return pictureAnswer(second);
    });
    await page.keyboard.type(`${site.origin}/late.jpg`);
    await page.keyboard.press("Enter");
    await dialog(page).getByText("Getting the picture…").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    arrived.resolve();
    await waitUntilChanged(page);
    expect(await hasFocus(opener)).toBe(true);
    expect(await readStoredWidth()).toBe(500);
  });
});

test("lists and pages show a blur until their picture loads, and nothing moves", async () => {
  const page = await browser.visit(`${tagine.address}api/health`);
  for (const address of [tagine.address, `${tagine.address}recipe/lentil-soup`]) {
    const come = Promise.withResolvers<void>();
    await page.route("**/image?image_type=*", (route) => come.promise.then(() => route.continue()));
    // A page counts as loaded once its pictures are.
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const image = page.locator("main img").first();
    await image.waitFor({ state: "attached" });
    const box = await image.boundingBox();
    // Lists load what draws it after the app.
    await eventually(() =>
      image.evaluate((one) => one.style.backgroundImage.startsWith('url("data:image/png')),
    );
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(0);
    come.resolve();
    await eventually(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth > 0));
    expect(await image.boundingBox()).toEqual(box);
    await page.unroute("**/image?image_type=*");
  }
});

test("a picture can be dropped or pasted, and its upload shows progress", async () => {
  await cook.send("DELETE", "recipes/lentil-soup/image");
  const page = await openRecipe();
  await openDialog(page);
  await page.getByRole("heading", { name: "Add picture" }).waitFor();
  await sendEvents(page, "body", ["dragover"]);
  await dialog(page).getByText("Drop the picture here").waitFor();
  // Outside the dialog, a drop does nothing.
  expect(await sendEvents(page, "body", ["dragover", "drop"])).toBe(true);
  expect(await dialog(page).getByText("Drop the picture here").count()).toBe(0);
  expect(await readStoredWidth()).toBe(null);
  await sendEvents(page, "dialog form", ["dragover"]);
  expect(await axeFindings(page)).toEqual([]);
  await sendEvents(page, "dialog form", ["drop"]);
  await waitUntilChanged(page, "Picture added");
  expect(await readStoredWidth()).toBe(500);

  await cook.send("PUT", "recipes/lentil-soup/image", upload(first));
  await openDialog(page);
  expect(await sendEvents(page, "input[name=url]", ["paste"], "https://example.com/dish.jpg")).toBe(false);
  expect(await readStoredWidth()).toBe(600);
  expect(await sendEvents(page, "body", ["paste"])).toBe(true);
  await waitUntilChanged(page);
  expect(await readStoredWidth()).toBe(500);

  // A second upload is refused while the first one shows its progress.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const slowly = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await openDialog(page);
  await session.send("Network.emulateNetworkConditions", slowly);
  const large = Buffer.concat([first, Buffer.alloc(600_000)]);
  await page.getByLabel("Choose file").setInputFiles(jpeg(large));
  await dialog(page).getByText("Uploading…").waitFor();
  const progress = dialog(page).getByRole("progressbar", { name: "Uploading…" });
  await eventually(async () => Number(await progress.getAttribute("aria-valuenow")) > 20);
  expect(await axeFindings(page)).toEqual([]);
  await sendEvents(page, "body", ["paste"]);
  await dialog(page).getByRole("alert").getByText("Still working on the last picture change.").waitFor();
  await session.send("Network.emulateNetworkConditions", { ...slowly, uploadThroughput: -1 });
  await waitUntilChanged(page);
  expect(await readStoredWidth()).toBe(600);
});

/** In the open menu, from its button to its last entry. */
async function tabToDelete(page: Page): Promise<void> {
  const entry = page.getByRole("button", { name: "Delete recipe" });
  await entry.waitFor();
  for (let tabs = 0; !(await hasFocus(entry)) && tabs < 20; tabs++) await page.keyboard.press("Tab");
}

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("deleting a recipe with the keyboard asks first and can be undone, here and in the trash", async () => {
    const page = await openRecipe(size);
    if (size === "phone") await page.getByRole("button", { name: "Rate", exact: true }).click();
    const star = page.getByRole("radio", { name: "4 out of 5 stars" });
    const target = (await star.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(size === "phone" ? 44 : 24);
    await star.click();
    if (size === "phone") await page.getByRole("button", { name: "4 out of 5 stars" }).waitFor();
    else expect(await star.isChecked()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    const opener = page.getByRole("button", { name: "More actions" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await tabToDelete(page);
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Delete this recipe?" });
    await question.waitFor();
    expect(await hasFocus(question.getByRole("button", { name: "Cancel" }))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    const box = await question.locator(".modal-box").boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    // An extra Enter deletes nothing.
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    expect((await cook.send("GET", "recipes/lentil-soup")).body.name).toBe("Lentil Soup");
    expect(await hasFocus(opener)).toBe(true);
    await page.keyboard.press("Enter");
    await tabToDelete(page);
    await page.keyboard.press("Enter");
    await question.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(tagine.address);
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    const undoButton = undoBar(page).getByRole("button", { name: "Undo" });
    await undoButton.waitFor();
    await expectLooksRight(page);
    const bar = await undoBar(page).locator("> div").boundingBox();
    const add = await page.getByRole("button", { name: "Add a recipe", exact: true }).boundingBox();
    const apart =
      !bar ||
      !add ||
      bar.x + bar.width <= add.x ||
      bar.y + bar.height <= add.y ||
      add.y + add.height <= bar.y;
    expect(apart).toBe(true);

    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(undoButton)).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${tagine.address}recipe/lentil-soup`);
    await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();

    // The trash is accessible when it's empty, too.
    await cook.send("DELETE", "recipes/lentil-soup");
    await goWithin(page, "recipes/bin");
    await page.getByRole("button", { name: "Restore Lentil Soup" }).click();
    await page.getByRole("heading", { level: 1, name: "The trash is empty" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
