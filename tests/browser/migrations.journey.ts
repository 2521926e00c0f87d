import { afterEach, describe, expect, test } from "bun:test";
import { archive, uploadArchive } from "../support/archives.ts";
import { hasFocus, SIZES, type Page, type Size, type Visit } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { dialog, row } from "../support/managing.ts";
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

/** An export of Nextcloud: one folder per recipe. */
function recipeFolder(...names: string[]): Promise<File> {
  const folders = names.map((name) => [
    `Recipes/${name}/recipe.json`,
    { "@type": "Recipe", name, recipeIngredient: [`${name.length} figs`], recipeInstructions: ["Stir."] },
  ]);
  return archive("Recipes.zip", Object.fromEntries(folders));
}

/** A file as the file chooser takes it. */
async function toUpload(file: File) {
  return { name: file.name, mimeType: "application/zip", buffer: Buffer.from(await file.arrayBuffer()) };
}

const at = (size: Size, visit: Visit = {}): Promise<Page> =>
  browser.visit(`${tagine.address}admin/migrations`, { size, as: ADMIN_EMAIL, ...visit });
const section = (page: Page, name: string) => page.getByRole("region", { name });
const item = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });
const upload = (page: Page, program: string) => page.getByLabel(`Upload a file from ${program}`);

async function waitForImport(page: Page, name: string): Promise<void> {
  await page.waitForURL(/migrations\/imports\/\d+$/);
  await page.getByRole("heading", { level: 1, name: `Import from ${name}` }).waitFor();
  await page.getByText(/^(?:All imported|\d+ couldn't be imported)/).waitFor();
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, role: "button" | "link", name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await wanted.waitFor();
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No tab leads to ${name}`);
}

describe.each(looks<[Size, boolean]>([["desk", false]], [["phone", true]]))("%s, dark: %p", (size, dark) => {
  test("recipes from another app are imported with the keyboard, and reported as existing the second time", async () => {
    for (const program of ["chowdown", "nextcloud"])
      await uploadArchive(
        cook,
        `migrations/${program}/upload`,
        await archive("Old.zip", { "notes.txt": "" }),
      );
    const page = await at(size, { dark });
    await section(page, "Nextcloud Cookbook").waitFor();
    const letter = new File(["Dear aunt"], "letter.zip");
    await upload(page, "Chowdown").setInputFiles(await toUpload(letter));
    await section(page, "Chowdown").getByRole("alert").getByText("Couldn't upload “letter.zip”").waitFor();
    await upload(page, "Nextcloud Cookbook").setInputFiles(await toUpload(await recipeFolder("Fig Jam")));
    await row(page, "Recipes.zip").waitFor();
    await expectLooksRight(page);

    await tabTo(page, "button", "Import Recipes.zip");
    await page.keyboard.press("Enter");
    await waitForImport(page, "Recipes.zip");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await item(page, "Fig Jam").getByText("Imported").waitFor();
    await tabTo(page, "button", "Delete report");
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${tagine.address}admin/migrations`);

    await page.getByRole("button", { name: "Import Recipes.zip" }).click();
    await waitForImport(page, "Recipes.zip");
    const failed = item(page, "Fig Jam");
    await failed.getByText("Failed").click();
    await failed.getByText("To keep both, rename it").waitFor();
    await expectLooksRight(page);
    await page.goBack();
    await tabTo(page, "button", "Delete Recipes.zip");
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await row(page, "Recipes.zip").waitFor({ state: "detached" });
  });
});

test("no button overflows on a phone, upload progress is shown, and the upload continues after leaving the page", async () => {
  await uploadArchive(cook, "migrations/nextcloud/upload", await archive("Old.zip", { "notes.txt": "" }));
  const page = await at("phone");
  await section(page, "Nextcloud Cookbook").waitFor();
  const buttons = page.locator("main label.btn");
  for (const locale of ["de-DE", "sv-SE", "pt-PT", "en-US"]) {
    const before = await buttons.first().innerText();
    await page.evaluate((language) => {
      localStorage.setItem("tagine.language", language);
      dispatchEvent(new StorageEvent("storage", { key: "tagine.language" }));
    }, locale);
    await eventually(async () => (await buttons.first().innerText()) !== before);
    const edges = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(edges).toHaveLength(2);
    const margin = 16;
    expect(Math.max(...edges)).toBeLessThanOrEqual(SIZES.phone.width - margin);
  }

  const line = await page.context().newCDPSession(page);
  const carry = (uploadThroughput: number) =>
    line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await line.send("Network.enable");
  await carry(100_000);
  const noise = crypto.getRandomValues(new Uint8Array(65_000));
  const large = await archive("large.zip", {
    "Recipes/Fig Jam/recipe.json": { "@type": "Recipe", name: "Fig Jam", recipeIngredient: ["figs"] },
    "Recipes/Fig Jam/full.jpg": Buffer.concat(Array.from({ length: 20 }, () => noise)),
  });
  await upload(page, "Nextcloud Cookbook").setInputFiles(await toUpload(large));
  await page.getByText("Uploading large.zip…").waitFor();
  await page.getByRole("progressbar", { name: "Upload progress" }).waitFor();
  await expectLooksRight(page);
  await page.getByRole("link", { name: "Tagine, home" }).first().click();
  await page.waitForURL(tagine.address);
  await carry(-1);
  await page.getByRole("status", { name: "Messages" }).getByText("File uploaded").waitFor();
});
