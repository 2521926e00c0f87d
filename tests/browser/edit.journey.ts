import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import {
  axeFindings,
  hasFocus,
  type Page,
  type Size,
  pressUntil,
  waitForClicks,
} from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { isProving, looks } from "../support/looks.ts";
import { picture } from "../support/test-site.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();
const dish = { name: "dish.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await picture(600, 400)) };

const STEW = {
  name: "Bean Stew",
  description: "For *cold* days.",
  recipeYield: "4",
  prepTime: "1 Hour 30 Minutes",
  recipeIngredient: ["200 g beans", "1 onion", "2 carrots"],
  recipeInstructions: [{ text: "Soak the beans." }, { text: "Cook all." }],
  tags: ["winter"],
  extras: { wine: "red" },
};

beforeEach(async () => {
  await cook.send("POST", "recipes/create", STEW);
});
afterEach(() => deleteAllRecipes(cook));

const readStored = async (slug = "bean-stew") => (await cook.send("GET", `recipes/${slug}`)).body;
const lines = (page: Page, list: "Ingredients" | "Steps") =>
  page.getByRole("region", { name: list, exact: true }).locator("textarea");
const texts = (page: Page, list: "Ingredients" | "Steps") =>
  lines(page, list).evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
const name = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

const signedIn = (size: Size, path = "") => browser.visit(tagine.address + path, { size, as: ADMIN_EMAIL });

/** Waits until the browser has what was typed. */
const draftStored = (page: Page, text: string) =>
  page.waitForFunction((typed) => JSON.stringify(localStorage).includes(typed), text);

/** Waits until the recipe is shown again. */
async function waitUntilSaved(page: Page, slug = "bean-stew"): Promise<void> {
  await page.waitForURL(`${tagine.address}recipe/${slug}`);
  await page.getByRole("link", { name: "Edit", exact: true }).waitFor();
}

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("a recipe can be created and edited as JSON with the keyboard", async () => {
    const page = await signedIn(size);
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    /** Tabs on until the focus is there. */
    async function tabTo(role: "button" | "link" | "textbox" | "combobox", label: string): Promise<void> {
      const target = page.getByRole(role, { name: label, exact: true }).first();
      await target.waitFor();
      for (let tabs = 0; !(await hasFocus(target)) && tabs < 120; tabs++) await press("Tab");
      expect([label, await hasFocus(target)]).toEqual([label, true]);
    }

    await tabTo("button", "Add a recipe");
    await press("Enter");
    await tabTo("link", "By hand");
    await press("Enter");
    await page.waitForURL(`${tagine.address}new/`);
    await name(page).waitFor();
    expect(await hasFocus(name(page))).toBe(true);
    await page.keyboard.type("Keyboard Pie");
    await tabTo("button", "Add ingredient");
    await press("Enter");
    await page.keyboard.type("flour");
    await press("Enter");
    await page.keyboard.type("apples");
    await press("Alt+ArrowUp");
    await tabTo("combobox", "Tags");
    await page.keyboard.type("winter");
    await press("Enter", "Control+s");
    await waitUntilSaved(page, "keyboard-pie");
    expect(await readStored("keyboard-pie")).toMatchObject({
      recipeIngredient: ["apples", "flour"],
      tags: ["winter"],
    });

    await tabTo("button", "More actions");
    await press("Enter");
    await tabTo("link", "Edit as JSON");
    await press("Enter");
    await tabTo("textbox", "Recipe as JSON");
    await press("Control+a");
    await page.keyboard.insertText('{ "name": "Keyboard Pie Two" }');
    await press("Control+s");
    await waitUntilSaved(page, "keyboard-pie-two");
    expect(await readStored("keyboard-pie-two")).toMatchObject({
      name: "Keyboard Pie Two",
      recipeIngredient: [],
    });
  });

  test("a new recipe gets its picture, even if the first upload failed", async () => {
    const page = await signedIn(size, "new/");
    const choosePicture = async () => {
      await page.getByRole("button", { name: "Add picture" }).click();
      await page.getByRole("dialog").locator("input[type=file]").first().setInputFiles(dish);
      await page.getByRole("button", { name: "Change picture" }).waitFor();
    };
    await name(page).fill("Soup with a View");
    await choosePicture();
    expect(await axeFindings(page)).toEqual([]);
    // A reload keeps the text and says that the picture is lost.
    await draftStored(page, "Soup with a View");
    page.once("dialog", (question) => void question.accept());
    await page.reload();
    await page.getByText("Choose the picture again.").waitFor();
    await choosePicture();
    await page.getByText("Choose the picture again.").waitFor({ state: "detached" });
    await page.route("**/image", (route) => route.abort());
    await save(page).click();
    await page.getByRole("heading", { name: "The recipe was saved, but not its picture" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute("**/image");
    browser.takeErrors();
    await page.getByRole("button", { name: "Try again" }).click();
    await waitUntilSaved(page, "soup-with-a-view");
    expect((await readStored("soup-with-a-view")).image).toMatch(/^soup-with-a-view\..*jpg$/);
    expect((await cook.send("GET", "recipes/summary")).body).toHaveLength(2);
  });

  test("lines can be moved, leaving asks about unsaved changes, and drafts survive a closed tab", async () => {
    const page = await signedIn(size, "recipe/bean-stew");
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await name(page).waitFor();
    const handle = (line: string) => page.getByRole("button", { name: `Move ${line}`, exact: true });
    /** A handle in the middle of the screen, since a bar covers the lower end on phones. */
    async function placeOf(line: string) {
      const box = await handle(line).boundingBox();
      if (!box) throw new Error(`There is no handle of ${line} on the page`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    await handle("2 carrots").focus();
    await page.keyboard.press("Space");
    await page.getByText("Picked up 2 carrots. Position 3 of 3.").waitFor({ state: "attached" });
    await pressUntil(page, "ArrowUp", page.getByText("2 carrots: position 2 of 3."));
    await page.keyboard.press("ArrowUp");
    await page.getByText("2 carrots: position 1 of 3.").waitFor({ state: "attached" });
    await page.keyboard.press("Space");
    await page.getByText("Moved 2 carrots to position 1 of 3.").waitFor({ state: "attached" });
    expect(await texts(page, "Ingredients")).toEqual(["2 carrots", "200 g beans", "1 onion"]);

    await handle("2 carrots").evaluate((element) => void element.scrollIntoView({ block: "center" }));
    const [from, to] = [await placeOf("2 carrots"), await placeOf("200 g beans")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 3, { steps: 5 });
    await page.mouse.move(to.x, to.y + 3, { steps: 5 });
    await page.mouse.up();
    await eventually(async () => (await texts(page, "Ingredients"))[0] === "200 g beans");
    expect(await texts(page, "Ingredients")).toEqual(["200 g beans", "2 carrots", "1 onion"]);

    if (size === "phone") {
      const [first, last] = [await placeOf("200 g beans"), await placeOf("1 onion")];
      const devtools = await page.context().newCDPSession(page);
      const at = (y: number) => [{ x: first.x, y }];
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(first.y) });
      for (let step = 1; step <= 10; step++) {
        const touchPoints = at(first.y + ((last.y - first.y) * step) / 10);
        await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
      }
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await eventually(async () => (await texts(page, "Ingredients"))[2] === "200 g beans");
      expect(await texts(page, "Ingredients")).toEqual(["2 carrots", "1 onion", "200 g beans"]);
    }

    await waitForClicks(page);
    await page.getByRole("region", { name: "Steps" }).getByRole("button", { name: "Paste a list" }).click();
    const pasting = page.getByRole("dialog", { name: "Paste a list: Steps" });
    await pasting.getByRole("textbox").fill("Season.\nServe.");
    expect(await axeFindings(page)).toEqual([]);
    await pasting.getByRole("button", { name: "Add 2 lines" }).click();
    const typed = ["Soak the beans.", "Cook all.", "Season.", "Serve."];
    await page.goBack();
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await texts(page, "Steps")).toEqual(typed);
    // Closing the tab makes the browser ask.
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe("beforeunload");
    await (await asked).dismiss();
    expect(await texts(page, "Steps")).toEqual(typed);

    await draftStored(page, "Serve.");
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto(`${tagine.address}recipe/bean-stew`);
    await again.getByText("You have unsaved changes").waitFor();
    expect(await axeFindings(again)).toEqual([]);
    await again.getByRole("link", { name: "Keep editing" }).click();
    await again.getByText("Restored your unsaved changes").waitFor();
    expect(await texts(again, "Steps")).toEqual(typed);
  });
});

// It takes half a minute.
test.if(isProving)("a recipe of two thousand lines can be edited without delay", async () => {
  const recipeIngredient = Array.from({ length: 2000 }, (_, grams) => `${grams} g of something`);
  await cook.send("POST", "recipes/create", { name: "Long", recipeIngredient });
  const page = await signedIn("desk", "recipe/long?edit=form");
  await name(page).waitFor({ timeout: 8000 });
  await lines(page, "Ingredients").nth(1000).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("in the middle");
  await save(page).click();
  await waitUntilSaved(page, "long");
  expect((await readStored("long")).recipeIngredient[1001]).toBe("in the middle");
});
