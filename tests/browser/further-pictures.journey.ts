import { beforeEach, describe, expect, test } from "bun:test";
import { axeFindings, goToPage, pressUntil, type Page, type Size } from "../support/browser.ts";
import type { FurtherPicture } from "../../src/contract/further-pictures.ts";
import { eventually } from "../support/eventually.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey();

const photo = async (name: string, width: number, height: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await picture(width, height)),
});
const [first, second] = [await photo("first.jpg", 600, 400), await photo("second.jpg", 400, 600)];

beforeEach(async () => {
  await deleteAllRecipes(cook);
  await cook.send("POST", "recipes/create", {
    name: "Lentil Soup",
    recipeIngredient: ["1 leek"],
    recipeInstructions: [{ text: "Chop the leek." }, { text: "Simmer for 20 minutes." }],
  });
});

const list = async (): Promise<FurtherPicture[]> => (await cook.get("recipes/lentil-soup/pictures")).body;
const listIds = async () => (await list()).map(({ id }) => id);

/** Whether the browser has decoded it, too. */
const isShown = (page: Page, name: string) =>
  page.waitForFunction(
    (alt) => [...document.images].some((image) => image.alt === alt && image.naturalWidth > 1),
    name,
  );

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("pictures are added to a recipe and its step, looked through, and shown while cooking", async () => {
    const page = await browser.visit(`${tagine.address}recipe/lentil-soup?edit=form`, {
      size,
      as: ADMIN_EMAIL,
    });
    const section = page.getByRole("region", { name: "More pictures" });
    await section.locator("input[type=file]").setInputFiles([second, first]);
    await section.getByRole("img", { name: "Picture 2 of 2" }).waitFor();
    const added = await listIds();
    await section.getByRole("button", { name: "Move Picture 1 of 2", exact: true }).focus();
    await page.keyboard.press("Space");
    await page.getByText(/^Picked up Picture 1 of 2/).waitFor({ state: "attached" });
    await pressUntil(page, "ArrowDown", page.getByText("Picture 1 of 2: position 2 of 2."));
    await page.keyboard.press("Space");
    await eventually(async () => Bun.deepEquals(await listIds(), added.toReversed()));
    await section.getByLabel("Belongs to").last().selectOption("2. Simmer for 20 minutes.");
    await eventually(async () => (await list())[1]?.step === 1);
    await section.getByRole("button", { name: "Remove Picture 2 of 2" }).click();
    await section.getByRole("img", { name: "Picture 1 of 1" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await section.getByRole("img", { name: "Picture 2 of 2" }).waitFor();
    expect(await list()).toMatchObject([{ step: null }, { step: 1 }]);
    await expectLooksRight(page);

    await goToPage(page, "recipe/lentil-soup");
    await page.getByRole("region", { name: "More pictures" }).getByRole("img").click();
    await page.getByRole("heading", { name: "Picture 1 of 2" }).waitFor();
    await isShown(page, "Picture 1 of 2");
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await isShown(page, "Picture 2 of 2");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    // On phones, steps and their pictures are in a tab that isn't shown.
    await page.evaluate(() => {
      window.print = () => {
        const printed = [...document.querySelectorAll<HTMLImageElement>("article img")];
        document.title = `printed ${printed.filter((image) => image.naturalWidth > 0).length}`;
      };
    });
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: "Print" }).click();
    await page.getByRole("checkbox", { name: "With picture" }).check();
    await page.getByRole("dialog").getByRole("button", { name: "Print" }).click();
    await page.waitForFunction(() => document.title === "printed 2");

    await goToPage(page, "recipe/lentil-soup/cook");
    await page.getByRole("button", { name: "Next step" }).click();
    await page.getByRole("img", { name: "Picture 2 of 2" }).click();
    await page.getByRole("heading", { name: "Picture 2 of 2" }).waitFor();
    // Only the picture is closed, and arrow keys change no step.
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("heading", { name: "Picture 1 of 2" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Step 2 of 2" }).waitFor();
  });
});
