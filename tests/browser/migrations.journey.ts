import { afterEach, describe, expect, test } from "bun:test";
import { archive, uploadArchive } from "../support/archives.ts";
import { hasFocus, SIZES, type Page, type Size, type Visit } from "../support/browser.ts";
import { deleteAllRecipes, journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { waitUntilClosed, dialog, pressInDialog, row } from "../support/managing.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

afterEach(async () => {
  for (const { id } of (await cook.get("archive-imports")).body)
    await cook.send("DELETE", `archive-imports/${id}`);
  for (const { type, files } of (await cook.get("migrations")).body)
    for (const { name } of files)
      await cook.send("DELETE", `migrations/${type}/${encodeURIComponent(name)}/delete`);
  await deleteAllRecipes(cook);
});

/** What Nextcloud makes of its folder of recipes: a folder for each. */
function recipeFolder(...names: string[]): Promise<File> {
  const folders = names.map((name) => [
    `Recipes/${name}/recipe.json`,
    { "@type": "Recipe", name, recipeIngredient: [`${name.length} figs`], recipeInstructions: ["Stir."] },
  ]);
  return archive("Recipes.zip", Object.fromEntries(folders));
}

/** A file as somebody picks it. */
async function picked(file: File) {
  return { name: file.name, mimeType: "application/zip", buffer: Buffer.from(await file.arrayBuffer()) };
}

const at = (size: Size, visit: Visit = {}): Promise<Page> =>
  browser.visit(`${tagine.address}admin/migrations`, { size, as: ADMIN_EMAIL, ...visit });
const section = (page: Page, name: string) => page.getByRole("region", { name });
const item = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });
const upload = (page: Page, program: string) => page.getByLabel(`Upload a file from ${program}`);

async function throughWith(page: Page, name: string): Promise<void> {
  await page.waitForURL(/migrations\/imports\/\d+$/);
  await page.getByRole("heading", { level: 1, name: `Import of ${name}` }).waitFor();
  await page.getByText(/^(?:Everything came in|\d+ could not be brought in)/).waitFor();
}

describe.each(looks<[Size, boolean]>([["desk", false]], [["phone", true]]))("%s, dark: %p", (size, dark) => {
  test("recipes of Nextcloud come in, and a second time each says that it is here", async () => {
    const page = await at(size, { dark });
    for (const program of ["Nextcloud Cookbook", "Chowdown", "Mealie (up to 0.5)"])
      await section(page, program).getByText("No migration data available").waitFor();
    await expectLooksRight(page);
    await upload(page, "Nextcloud Cookbook").setInputFiles(
      await picked(await recipeFolder("Fig Jam", "Plum Cake")),
    );
    await row(page, "Recipes.zip").waitFor();
    await page.getByRole("status", { name: "Messages" }).getByText("Migration data uploaded").waitFor();
    await expectLooksRight(page);

    await page.getByRole("button", { name: "Import Recipes.zip" }).click();
    await throughWith(page, "Recipes.zip");
    await page.getByText("2 of 2").waitFor();
    expect(await page.getByRole("button", { name: "Bring back what was there before" }).count()).toBe(0);
    await item(page, "Plum Cake").getByText("Imported").waitFor();
    await expectLooksRight(page);
    await item(page, "Fig Jam").getByRole("link", { name: "Fig Jam" }).click();
    await page.getByRole("heading", { level: 1, name: "Fig Jam" }).waitFor();
    await page.getByText("7 figs").waitFor();

    await page.goto(`${tagine.address}admin/migrations`);
    await page.getByRole("heading", { level: 2, name: "Earlier imports" }).waitFor();
    await page.getByRole("button", { name: "Import Recipes.zip" }).click();
    await throughWith(page, "Recipes.zip");
    const failed = item(page, "Fig Jam");
    await failed.getByText("Failed").click();
    await failed.getByText("There is a recipe “Fig Jam” here already").waitFor();
    await failed.getByText("rename the one that is here").waitFor();
    await expectLooksRight(page);
    await failed.getByRole("link", { name: "Open the one that is here" }).click();
    await page.getByRole("heading", { level: 1, name: "Fig Jam" }).waitFor();

    await page.goto(`${tagine.address}admin/migrations`);
    await page.getByRole("button", { name: "Delete Recipes.zip" }).click();
    await dialog(page).getByRole("heading", { name: "Delete “Recipes.zip”?" }).waitFor();
    await expectLooksRight(page);
    await pressInDialog(page, "Delete");
    await waitUntilClosed(page);
    await section(page, "Nextcloud Cookbook").getByText("No migration data available").waitFor();
    expect((await cook.get("recipes/summary")).body.length).toBe(2);
  });

  test("a file that is none is refused where it was picked, and one without recipes says so", async () => {
    const page = await at(size, { dark });
    const letter = new File(["Dear aunt"], "letter.zip");
    await upload(page, "Chowdown").setInputFiles(await picked(letter));
    const told = section(page, "Chowdown").getByRole("alert");
    await told.getByText("“letter.zip” was not taken").waitFor();
    await told.getByText("This is no zip archive, or not a whole one.").waitFor();
    await expectLooksRight(page);
    await upload(page, "Chowdown").setInputFiles(
      await picked(await archive("site.zip", { "notes.txt": "none" })),
    );
    await row(page, "site.zip").waitFor();
    expect(await told.count()).toBe(0);
    await page.getByRole("button", { name: "Import site.zip" }).click();
    await told.getByText("There is no recipe of this kind in the archive.").waitFor();
    await expectLooksRight(page);
    expect((await cook.get("recipes/summary")).body).toEqual([]);
  });
});

test.each(["de-DE", "sv-SE", "pt-PT"])("no button sticks out on a phone in %s", async (locale) => {
  const page = await at("phone", { locale });
  await section(page, "Nextcloud Cookbook").waitFor();
  const edges = await page
    .locator("main label.btn")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
  expect(edges).toHaveLength(3);
  const margin = 16;
  expect(Math.max(...edges)).toBeLessThanOrEqual(SIZES.phone.width - margin);
});

test("how much of a large file has been sent is told, and it arrives when the page is left", async () => {
  const page = await at("phone");
  const slow = await page.context().newCDPSession(page);
  const bandwidth = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await slow.send("Network.enable");
  await slow.send("Network.emulateNetworkConditions", bandwidth);
  const noise = crypto.getRandomValues(new Uint8Array(65_000));
  const large = await archive("large.zip", {
    "Recipes/Fig Jam/recipe.json": { "@type": "Recipe", name: "Fig Jam", recipeIngredient: ["figs"] },
    "Recipes/Fig Jam/full.jpg": Buffer.concat(Array.from({ length: 20 }, () => noise)),
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, number) => [
        `Recipes/${number}.bin`,
        crypto.getRandomValues(new Uint8Array(65_000)),
      ]),
    ),
  });
  await upload(page, "Nextcloud Cookbook").setInputFiles(await picked(large));
  await page.getByText("Sending large.zip …").waitFor();
  await page.getByRole("progressbar", { name: "Progress of the upload" }).waitFor();
  await expectLooksRight(page);
  await page.getByRole("link", { name: "Tagine, home" }).first().click();
  await page.waitForURL(tagine.address);
  await page.getByRole("status", { name: "Messages" }).getByText("Migration data uploaded").waitFor();
});

test("all of it can be done by keyboard alone", async () => {
  await uploadArchive(cook, "migrations/nextcloud/upload", await recipeFolder("Fig Jam"));
  const page = await at("desk");
  const tabTo = async (role: "button" | "link", name: string) => {
    const wanted = page.getByRole(role, { name, exact: true });
    await wanted.waitFor();
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await hasFocus(wanted)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`No tab leads to ${name}`);
  };
  await tabTo("button", "Import Recipes.zip");
  await page.keyboard.press("Enter");
  await throughWith(page, "Recipes.zip");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await tabTo("button", "Delete the report");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${tagine.address}admin/migrations`);
  await tabTo("button", "Delete Recipes.zip");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await row(page, "Recipes.zip").waitFor({ state: "detached" });
});
