import { expect, test } from "bun:test";
import type { Page } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";

const { browser, tagine, cook } = await journey();

const slug = (
  await cook.send("POST", "recipes/create", {
    name: "Lentil soup",
    recipeIngredient: ["200 g lentils", "1 l stock"],
    recipeInstructions: [{ text: "Boil the lentils in the stock for ½ h." }, { text: "Serve it." }],
  })
).body;

/** The browser of the tests has no voices. It notes what it should say. */
async function speakSilently(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const getVoices = () => [{ lang: "en-US", localService: true, default: true }];
    const speak = ({ text }: { text: string }) => said.push(text);
    const engine = Object.assign(new EventTarget(), { said, getVoices, speak, cancel: () => undefined });
    Object.defineProperty(globalThis, "speechSynthesis", { value: engine });
    class SpeechSynthesisUtterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    Object.assign(globalThis, { SpeechSynthesisUtterance });
  });
}

const readSaid = (page: Page) =>
  page.evaluate(() => (speechSynthesis as unknown as { said: string[] }).said.splice(0));

test("steps are read aloud on a phone, in a menu that fits, by keyboard", async () => {
  const page = await browser.visit(`${tagine.address}recipe/${slug}/cook`, {
    size: "phone",
    dark: true,
    before: speakSilently,
  });
  await page.getByRole("group", { name: "Ingredients for this step" }).waitFor();
  await page.getByRole("button", { name: "Text size and voice" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Read aloud" }).waitFor();
  await expectLooksRight(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await readSaid(page)).toEqual([]);
  await page.keyboard.press("Space");
  expect(await readSaid(page)).toEqual([
    "Boil the lentils in the stock for one half hour.",
    "200 grams lentils",
    "1 liter stock",
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await expectLooksRight(page);
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { name: "Step 2 of 2" }).waitFor();
  expect(await readSaid(page)).toEqual(["Serve it."]);
});

test("leaving twice in a hurry goes back one page, and a closed dialog leaves no empty page", async () => {
  const page = await browser.visit(`${tagine.address}recipe/${slug}`);
  const openCookMode = async () => {
    await page.getByRole("link", { name: "Cook", exact: true }).click();
    await page.getByRole("heading", { name: "Step 1 of 2" }).waitFor();
  };
  const seesRecipe = async () => {
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Lentil soup" }).waitFor();
    expect(page.url()).toBe(`${tagine.address}recipe/${slug}`);
  };
  await openCookMode();
  await page.getByRole("button", { name: "Close cook mode" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await seesRecipe();
  await openCookMode();
  await page.locator("dialog").evaluate((dialog: HTMLDialogElement) => dialog.close());
  await seesRecipe();
});
