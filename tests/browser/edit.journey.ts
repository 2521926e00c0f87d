import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import {
  axeFindings,
  hasFocus,
  overflows,
  undoBar,
  type Page,
  type Size,
  pressUntil,
} from "../support/browser.ts";
import { deleteAllRecipes, journey } from "../support/journey.ts";
import { isProving, looks } from "../support/looks.ts";
import { upload } from "../support/pictured.ts";
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

const stored = async (slug = "bean-stew") => (await cook.send("GET", `recipes/${slug}`)).body;
const lines = (page: Page, list: "Ingredients" | "Steps") =>
  page.getByRole("region", { name: list, exact: true }).locator("textarea");
const texts = (page: Page, list: "Ingredients" | "Steps") =>
  lines(page, list).evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
const name = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

const signedIn = (size: Size, path = "") => browser.visit(tagine.address + path, { size, as: ADMIN_EMAIL });

/** Somebody signed in, at a recipe's form. */
async function atForm(size: Size): Promise<Page> {
  const page = await signedIn(size, "recipe/bean-stew");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await name(page).waitFor();
  return page;
}

/** Waits until it is looked at again. */
async function saved(page: Page, slug = "bean-stew"): Promise<void> {
  await page.waitForURL(`${tagine.address}recipe/${slug}`);
  await page.getByRole("link", { name: "Edit", exact: true }).waitFor();
}

/** What a clipboard with a text does to the field that has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("a recipe is written by hand, from the button to its page", async () => {
    const page = await signedIn(size);
    await page.getByRole("button", { name: "Add a recipe" }).click();
    await page.getByRole("link", { name: "By hand" }).click();
    await page.waitForURL(`${tagine.address}new/`);
    await name(page).waitFor();
    expect(await hasFocus(name(page))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await save(page).click();
    await page.getByText("A Name is Required").waitFor();
    expect(await hasFocus(name(page))).toBe(true);
    await name(page).fill("Lemon Cake");
    expect(await page.getByText("A Name is Required").count()).toBe(0);
    await page.getByRole("button", { name: "Add an ingredient" }).click();
    await page.keyboard.type("3 eggs");
    await page.keyboard.press("Enter");
    await page.keyboard.type("1 lemon");
    await page.keyboard.press("Enter");
    await page
      .getByRole("region", { name: "Ingredients" })
      .getByRole("button", { name: "Add a section" })
      .click();
    await page.keyboard.type("Icing");
    await page.keyboard.press("Enter");
    await page.keyboard.type("sugar");
    await page.getByRole("button", { name: "Add a step" }).click();
    await page.keyboard.type("Mix.");
    await page.getByRole("button", { name: "Add a note" }).click();
    await page.keyboard.type("Keeps three days");
    await page.getByRole("radio", { name: "4 of 5 stars" }).click();
    await save(page).click();
    await saved(page, "lemon-cake");
    await page.getByRole("heading", { level: 1, name: "Lemon Cake" }).waitFor();
    expect(await stored("lemon-cake")).toMatchObject({
      name: "Lemon Cake",
      rating: 4,
      recipeIngredient: ["3 eggs", "1 lemon", "sugar"],
      ingredientGroups: [
        { title: "", items: ["3 eggs", "1 lemon"] },
        { title: "Icing", items: ["sugar"] },
      ],
      recipeInstructions: [{ text: "Mix." }],
      notes: [{ title: "", text: "Keeps three days" }],
    });
    // The empty form is not where one comes back to.
    await page.goBack();
    await page.waitForURL(tagine.address);
    await page.getByRole("link", { name: "Lemon Cake" }).first().waitFor();
  });

  test("by keyboard alone a recipe is written, renamed, and changed as JSON", async () => {
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
    await page.keyboard.type("Keyboard Pie");
    await tabTo("button", "Add an ingredient");
    await press("Enter");
    await page.keyboard.type("flour");
    await press("Enter");
    await page.keyboard.type("apples");
    await press("Alt+ArrowUp");
    await tabTo("combobox", "Tags");
    await page.keyboard.type("winter");
    await press("Enter", "Control+s");
    await saved(page, "keyboard-pie");
    expect(await stored("keyboard-pie")).toMatchObject({
      recipeIngredient: ["apples", "flour"],
      tags: ["winter"],
    });

    await tabTo("link", "Edit");
    await press("Enter");
    await tabTo("textbox", "Name");
    await press("End");
    await page.keyboard.type(" Two");
    await press("Control+s");
    await saved(page, "keyboard-pie-two");

    await tabTo("button", "More actions");
    await press("Enter");
    await tabTo("link", "Edit as JSON");
    await press("Enter");
    await tabTo("textbox", "The recipe as JSON");
    await press("Control+a");
    await page.keyboard.insertText('{ "name": "Keyboard Pie Three" }');
    await press("Control+s");
    await saved(page, "keyboard-pie-three");
    expect(await stored("keyboard-pie-three")).toMatchObject({
      name: "Keyboard Pie Three",
      recipeIngredient: [],
    });
  });

  test("a change is saved, and what nobody touched stays as it was", async () => {
    const before = await stored();
    const page = await atForm(size);
    expect(await page.title()).toBe("Edit Bean Stew 🍲 Tagine");
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.getByRole("textbox", { name: "Servings" }).fill("6");
    await save(page).click();
    await saved(page);
    await page.getByText("6 servings").waitFor();
    expect(await stored()).toEqual({ ...before, recipeYield: "6" });
    const { versions } = (await cook.send("GET", "recipes/bean-stew/versions")).body;
    expect(versions).toHaveLength(1);
  });

  test("a new name leads to a new address, and the old one follows", async () => {
    const page = await atForm(size);
    await name(page).fill("White Bean Stew");
    await page.keyboard.press("Control+s");
    await saved(page, "white-bean-stew");
    await page.goto(`${tagine.address}recipe/bean-stew`);
    await page.waitForURL(`${tagine.address}recipe/white-bean-stew`);
  });

  test("lines are removed, taken back, moved and pasted", async () => {
    const page = await atForm(size);
    await page.getByRole("button", { name: "Remove: 1 onion" }).click();
    expect(await texts(page, "Ingredients")).toEqual(["200 g beans", "2 carrots"]);
    await undoBar(page).getByRole("button", { name: "Undo", exact: true }).click();
    expect(await texts(page, "Ingredients")).toEqual(["200 g beans", "1 onion", "2 carrots"]);

    await lines(page, "Ingredients").nth(0).focus();
    await page.keyboard.press("Alt+ArrowDown");
    expect(await texts(page, "Ingredients")).toEqual(["1 onion", "200 g beans", "2 carrots"]);
    expect(await hasFocus(lines(page, "Ingredients").nth(1))).toBe(true);

    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await paste(page, "salt\n\n  pepper  \n");
    const dialog = page.getByRole("dialog", { name: "Paste many: Ingredients" });
    await dialog.getByRole("button", { name: "Add 2 lines" }).click();
    expect(await texts(page, "Ingredients")).toEqual([
      "1 onion",
      "200 g beans",
      "salt",
      "pepper",
      "2 carrots",
    ]);
    expect(await hasFocus(lines(page, "Ingredients").nth(3))).toBe(true);

    await page.getByRole("region", { name: "Steps" }).getByRole("button", { name: "Paste many" }).click();
    const more = page.getByRole("dialog", { name: "Paste many: Steps" });
    expect(await more.getByRole("button", { name: /^Add/ }).isDisabled()).toBe(true);
    await more.getByRole("textbox").fill("Season.\r\n\r\nServe.");
    expect(await axeFindings(page)).toEqual([]);
    await more.getByRole("button", { name: "Add 2 lines" }).click();
    expect(await texts(page, "Steps")).toEqual(["Soak the beans.", "Cook all.", "Season.", "Serve."]);

    // An empty line goes with one more stroke, and the one before has the focus.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Backspace");
    expect(await hasFocus(lines(page, "Steps").nth(3))).toBe(true);
    await save(page).click();
    await saved(page);
    expect(await stored()).toMatchObject({
      recipeIngredient: ["1 onion", "200 g beans", "salt", "pepper", "2 carrots"],
      recipeInstructions: [
        { text: "Soak the beans." },
        { text: "Cook all." },
        { text: "Season." },
        { text: "Serve." },
      ],
    });
  });

  test("a handle moves a line by keyboard, and says where it is", async () => {
    const page = await atForm(size);
    await page.getByRole("button", { name: "Move: 2 carrots", exact: true }).focus();
    await page.keyboard.press("Space");
    await page.getByText("Lifted: 2 carrots. It is row 3 of 3.").waitFor({ state: "attached" });
    await pressUntil(page, "ArrowUp", page.getByText("2 carrots is row 2 of 3 now."));
    await page.keyboard.press("ArrowUp");
    await page.getByText("2 carrots is row 1 of 3 now.").waitFor({ state: "attached" });
    await page.keyboard.press("Space");
    await page.getByText("Put down: 2 carrots.").waitFor({ state: "attached" });
    expect(await texts(page, "Ingredients")).toEqual(["2 carrots", "200 g beans", "1 onion"]);
  });

  test("a handle moves a line by pointer", async () => {
    const page = await atForm(size);
    const handle = page.getByRole("button", { name: "Move: 200 g beans", exact: true });
    // On a phone, the lower end of the screen is the bar's.
    await handle.evaluate((element) => void element.scrollIntoView({ block: "center" }));
    const from = await handle.boundingBox();
    const to = await page.getByRole("button", { name: "Move: 1 onion", exact: true }).boundingBox();
    if (!from || !to) throw new Error("The handles are not on the page");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + to.height / 2 - 3, { steps: 5 });
    await page.mouse.move(to.x + 10, to.y + to.height / 2 + 3, { steps: 5 });
    await page.mouse.up();
    expect(await texts(page, "Ingredients")).toEqual(["1 onion", "200 g beans", "2 carrots"]);
  });

  if (size === "phone")
    test("a handle moves a line by touch", async () => {
      const page = await atForm(size);
      const handle = page.getByRole("button", { name: "Move: 200 g beans", exact: true });
      await handle.evaluate((element) => void element.scrollIntoView({ block: "center" }));
      const from = await handle.boundingBox();
      const to = await page.getByRole("button", { name: "Move: 2 carrots", exact: true }).boundingBox();
      if (!from || !to) throw new Error("The handles are not on the page");
      const devtools = await page.context().newCDPSession(page);
      const at = (y: number) => [{ x: from.x + from.width / 2, y }];
      const [start, end] = [from.y + from.height / 2, to.y + to.height / 2];
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(start) });
      for (let step = 1; step <= 10; step++) {
        const touchPoints = at(start + ((end - start) * step) / 10);
        await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
      }
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await page.waitForFunction(
        () => [...document.querySelectorAll("textarea[data-line]")].at(2)?.textContent === "200 g beans",
      );
      expect(await texts(page, "Ingredients")).toEqual(["1 onion", "2 carrots", "200 g beans"]);
    });

  test("a picture that could not be sent is not lost, and no second recipe is made", async () => {
    const page = await signedIn(size);
    await page.goto(`${tagine.address}new/`);
    await name(page).fill("Soup in the dark");
    await page.getByRole("button", { name: "Add a picture" }).click();
    await page.getByRole("dialog").locator("input[type=file]").first().setInputFiles(dish);
    await page.getByRole("button", { name: "Change picture" }).waitFor();
    await page.route("**/image", (route) => route.abort());
    await save(page).click();
    await page.getByRole("heading", { name: "The recipe is saved, its picture is not" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute("**/image");
    browser.takeErrors();
    await page.getByRole("button", { name: "Try again" }).click();
    await saved(page, "soup-in-the-dark");
    expect((await stored("soup-in-the-dark")).image).toBeString();
    expect((await cook.send("GET", "recipes/summary")).body).toHaveLength(2);
  });

  test("a new recipe comes with its picture", async () => {
    const page = await signedIn(size);
    await page.goto(`${tagine.address}new/`);
    await name(page).fill("Soup with a View");
    await page.getByRole("button", { name: "Add a picture" }).click();
    await page.getByRole("dialog").locator("input[type=file]").first().setInputFiles(dish);
    await page.getByRole("button", { name: "Change picture" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // A reload keeps what is typed, and says that it does not keep the picture.
    await page.waitForFunction(() => JSON.stringify(localStorage).includes("Soup with a View"));
    page.once("dialog", (question) => void question.accept());
    await page.reload();
    await page.getByText("The picture has to be chosen again.").waitFor();
    await page.getByRole("button", { name: "Add a picture" }).click();
    await page.getByRole("dialog").locator("input[type=file]").first().setInputFiles(dish);
    await page.getByText("The picture has to be chosen again.").waitFor({ state: "detached" });
    await save(page).click();
    await saved(page, "soup-with-a-view");
    expect((await stored("soup-with-a-view")).image).toMatch(/^soup-with-a-view\..*jpg$/);
  });

  test("a picture that was chosen for a new recipe is not left without asking", async () => {
    const page = await signedIn(size);
    await page.goto(`${tagine.address}new/`);
    await page.getByRole("button", { name: "Add a picture" }).click();
    await page.getByRole("dialog").locator("input[type=file]").first().setInputFiles(dish);
    await page.getByRole("button", { name: "Change picture" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Go on editing" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // Who stays goes on where they were, and saves.
    await name(page).fill("Soup after all");
    await save(page).click();
    await saved(page, "soup-after-all");
    expect((await stored("soup-after-all")).image).toBeString();
    await page.goto(`${tagine.address}new/`);
    await page.getByRole("button", { name: "Add a picture" }).click();
    await page.getByRole("dialog").locator("input[type=file]").first().setInputFiles(dish);
    await page.getByRole("button", { name: "Change picture" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(tagine.address);
  });

  test("another picture is the recipe's at once, and what is typed stays", async () => {
    await cook.send("PUT", "recipes/bean-stew/image", upload(new Uint8Array(dish.buffer)));
    const page = await atForm(size);
    const { image } = await stored();
    await name(page).fill("Typed before");
    await page.getByRole("button", { name: "Change picture" }).click();
    await page.getByRole("dialog").locator("input[type=file]").first().setInputFiles(dish);
    await undoBar(page).getByText("picture", { exact: false }).waitFor();
    expect((await stored()).image).not.toBe(image);
    expect(await name(page).inputValue()).toBe("Typed before");
    await undoBar(page).getByRole("button", { name: "Undo", exact: true }).click();
    await undoBar(page).getByRole("button").first().waitFor({ state: "detached" });
    expect(await name(page).inputValue()).toBe("Typed before");
    await save(page).click();
    await saved(page, "typed-before");
    expect(await stored("typed-before")).toMatchObject({ image: expect.any(String), rating: 0 });
  });

  test("leaving with unsaved changes asks, and who stays finds them", async () => {
    const page = await atForm(size);
    // With nothing typed, nothing is asked.
    await page.getByRole("button", { name: "Cancel" }).click();
    await saved(page);
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await name(page).fill("Other");
    await page.getByRole("link", { name: "Tagine, home" }).click();
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Go on editing" }).click();
    expect(await name(page).inputValue()).toBe("Other");
    await page.goBack();
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await name(page).inputValue()).toBe("Other");
    // Who closes the tab is asked by the browser.
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe("beforeunload");
    await (await asked).dismiss();
    expect(await name(page).inputValue()).toBe("Other");
    await page.getByRole("button", { name: "Cancel" }).click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await saved(page);
    expect(await page.getByText("have not saved it").count()).toBe(0);
    expect((await stored()).name).toBe("Bean Stew");
  });

  test("what was typed survives a closed tab, on the page of the recipe and on that for a new one", async () => {
    const page = await atForm(size);
    await lines(page, "Steps").nth(1).fill("Cook all for an hour.");
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith("tagine.draft.")),
    );
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto(`${tagine.address}recipe/bean-stew`);
    await again.getByText("You began to change this recipe and have not saved it.").waitFor();
    expect(await axeFindings(again)).toEqual([]);
    await again.getByRole("link", { name: "Go on editing" }).click();
    await again.getByText("What you had not saved is here again").waitFor();
    expect(await texts(again, "Steps")).toEqual(["Soak the beans.", "Cook all for an hour."]);
    await again.getByRole("button", { name: "Discard it" }).click();
    expect(await texts(again, "Steps")).toEqual(["Soak the beans.", "Cook all."]);
    await again.getByRole("button", { name: "Cancel" }).click();
    await saved(again);
    expect(await again.getByText("have not saved it").count()).toBe(0);

    await again.goto(`${tagine.address}new/`);
    await name(again).fill("Half a recipe");
    await again.waitForFunction(
      () => localStorage.length > 0 && JSON.stringify(localStorage).includes("Half a recipe"),
    );
    const third = await again.context().newPage();
    await again.close({ runBeforeUnload: false });
    await third.goto(`${tagine.address}new/`);
    await name(third).waitFor();
    expect(await name(third).inputValue()).toBe("Half a recipe");
    await save(third).click();
    await saved(third, "half-a-recipe");
    await third.goto(`${tagine.address}new/`);
    await name(third).waitFor();
    expect(await name(third).inputValue()).toBe("");
  });
});

// It takes half a minute.
test.if(isProving)("a recipe of two thousand lines is edited without waiting", async () => {
  const recipeIngredient = Array.from({ length: 2000 }, (_, grams) => `${grams} g of something`);
  await cook.send("POST", "recipes/create", { name: "Long", recipeIngredient });
  const page = await signedIn("desk");
  await page.goto(`${tagine.address}recipe/long?edit=form`);
  await name(page).waitFor({ timeout: 8000 });
  await lines(page, "Ingredients").nth(1000).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("in the middle");
  await save(page).click();
  await saved(page, "long");
  expect((await stored("long")).recipeIngredient[1001]).toBe("in the middle");
});
