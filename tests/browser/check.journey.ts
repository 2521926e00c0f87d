import { afterAll, afterEach, describe, expect, test } from "bun:test";
import { hasFocus, type Page, type Size } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { listItems, pageWithData } from "../support/reading.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { testSite } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
const site = testSite();
afterAll(() => site.close());
afterEach(() => deleteAllRecipes(cook));

const INGREDIENTS = ["500 g carrots", "2 tbsp olive oil", "1 tsp caraway seeds", "Follow us on Instagram"];
const STEPS = ["Slice the carrots.", "Roast them with the oil and caraway for 25 minutes."];
const carrotPage = (name: string) =>
  pageWithData(
    { "@type": "Recipe", name, recipeIngredient: INGREDIENTS, recipeInstructions: STEPS },
    `<main><h1>${name}</h1><h2>Ingredients</h2><ul>${listItems(INGREDIENTS)}</ul>
     <h2>Method</h2><ol>${listItems(STEPS)}</ol></main>`,
  );
site.page("/carrots", carrotPage("Caraway carrots"));
const CARROTS = `${site.origin}/carrots`;

const waitForDoubt = (page: Page) => page.getByText("1 line may not be an ingredient:").waitFor();

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("a doubtful page is checked before it's saved, beside its text", async () => {
    const page = await browser.visit(tagine.address, { as: ADMIN_EMAIL, size });
    await page.getByRole("button", { name: "Add a recipe", exact: true }).click();
    await page.getByRole("button", { name: "From a link", exact: true }).click();
    await page.getByLabel("Recipe link").fill(CARROTS);
    await page.getByRole("button", { name: "Add recipe" }).click();

    const dialog = page.getByRole("dialog", { name: "Check the recipe" });
    await dialog.getByText("1 line may not be an ingredient:").waitFor();
    await dialog.getByRole("region", { name: "Original text" }).getByText("Slice the carrots").waitFor();
    await expectLooksRight(page);
    await dialog.getByLabel("Ingredients").fill(INGREDIENTS.slice(0, 3).join("\n"));
    await dialog.getByRole("button", { name: "Save recipe" }).click();
    await page.waitForURL(`${tagine.address}recipe/caraway-carrots`);
    await page.getByText("1 tsp caraway seeds").waitFor();
    expect(await page.getByRole("heading", { name: "Check this recipe" }).count()).toBe(0);
    expect((await cook.get("recipes/caraway-carrots")).body.doubts).toEqual([]);
  });

  test("a recipe imported by a script is marked until someone has checked it", async () => {
    await cook.send("POST", "recipes/create-url", { url: CARROTS });
    const page = await browser.visit(`${tagine.address}search?toCheck=true`, { as: ADMIN_EMAIL, size });
    await page.getByRole("link", { name: /Caraway carrots.*To check/s }).click();
    await waitForDoubt(page);
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Looks right" }).click();
    await page.getByRole("heading", { name: "Check this recipe" }).waitFor({ state: "detached" });
    await eventually(() => hasFocus(page.getByRole("heading", { level: 1 })));
    await page.goto(`${tagine.address}search?toCheck=true`);
    await page.getByText("No matching recipes").waitFor();
  });
});

test("visitors aren't asked to check", async () => {
  await cook.send("POST", "recipes/create-url", { url: CARROTS });
  const page = await browser.visit(`${tagine.address}recipe/caraway-carrots`);
  await page.getByText("1 tsp caraway seeds").waitFor();
  // The notice is loaded separately.
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("heading", { name: "Check this recipe" }).count()).toBe(0);
});

test("a correction doesn't reach another recipe of the same page", async () => {
  const page = await browser.visit(tagine.address, { as: ADMIN_EMAIL });
  await page.getByRole("button", { name: "Add a recipe", exact: true }).click();
  await page.getByRole("button", { name: "From a link", exact: true }).click();
  await page.getByLabel("Recipe link").fill(CARROTS);
  const read = () => page.getByRole("button", { name: "Add recipe" }).click();
  const name = page.getByRole("dialog", { name: "Check the recipe" }).getByLabel("Name");
  await read();
  await name.fill("Our carrots");
  await page.keyboard.press("Escape");
  await read();
  expect(await name.inputValue()).toBe("Our carrots");
  await page.keyboard.press("Escape");
  site.page("/carrots", carrotPage("Roasted carrots"));
  await read();
  expect(await name.inputValue()).toBe("Roasted carrots");
  site.page("/carrots", carrotPage("Caraway carrots"));
});
