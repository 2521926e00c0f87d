import { afterEach, describe, expect, test } from "bun:test";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { archive, readArchive, uploadArchive } from "../support/archives.ts";
import { goWithin, hasFocus, type Page, type Size, type Visit, readDownload } from "../support/browser.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { alert, waitUntilClosed, dialog, pressInDialog, row } from "../support/managing.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

afterEach(async () => {
  for (const { id } of (await cook.get("archive-imports")).body)
    await cook.send("DELETE", `archive-imports/${id}`);
  for (const { name } of await listBackups()) await cook.send("DELETE", `backups/${name}/delete`);
  await deleteAllRecipes(cook);
});

async function listBackups(): Promise<{ name: string; provedAt: string | null }[]> {
  return (await cook.get("backups/available")).body.imports;
}

/** Resolves to the backup's name. */
async function createBackup(tag: string): Promise<string> {
  return (await cook.send("POST", "backups/export/database", { tag })).body.params.name;
}

async function addRecipes(...names: string[]): Promise<void> {
  for (const name of names) await cook.send("POST", "recipes/create", { name, recipeIngredient: ["salt"] });
}

const at = (size: Size, visit: Visit = {}, path = "admin/backups"): Promise<Page> =>
  browser.visit(tagine.address + path, { size, as: ADMIN_EMAIL, ...visit });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const check = (page: Page, name: string) => dialog(page).getByRole("checkbox", { name, exact: true });
const item = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

/** Waits on the report until everything is restored. */
async function waitForRestore(page: Page, name: string, title = `Restore from ${name}`): Promise<void> {
  await page.waitForURL(/backups\/imports\/\d+$/);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText(/^(?:All imported|\d+ couldn't be imported)/).waitFor();
}

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await hasFocus(button(page, name))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No tab leads to ${name}`);
}

/** Fakes the list of backups until the returned function is called. */
function telling(status: object): { before: (page: Page) => Promise<unknown>; end: () => void } {
  let isOver = false;
  return {
    before: (page) =>
      page.route("**/api/backups/status", async (route) => {
        if (isOver) return route.continue();
        const { body } = await cook.get("backups/status");
        return route.fulfill({ json: { ...body, ...status } });
      }),
    end: () => void (isOver = true),
  };
}

describe.each(looks<[Size, boolean]>([["phone", true]], [["desk", false]]))("%s, dark: %p", (size, dark) => {
  test("a backup can be created, downloaded, deleted and uploaded with the keyboard", async () => {
    await addRecipes("Lentil Soup");
    const { before, end } = telling({ running: { step: "proving", done: 812, total: 2391 } });
    const page = await at(size, { dark, before });
    await page.getByRole("heading", { name: "No backups yet" }).waitFor();
    await page.getByText("812 of 2,391 files").waitFor();
    await expectLooksRight(page);
    end();
    await page.getByText("812 of 2,391 files").waitFor({ state: "detached" });

    await button(page, "Create backup").focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await waitUntilClosed(page);
    expect(await hasFocus(button(page, "Create backup"))).toBe(true);
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await check(page, "recipes.md").check();
    const kinds = ["Recipes", "Settings", "Custom pages", "Themes", "Groups", "Users"];
    for (const kind of kinds) await check(page, kind).uncheck();
    await pressInDialog(page, "Create backup");
    await alert(page).getByText("Select at least one").waitFor();
    await expectLooksRight(page);
    for (const kind of kinds) await check(page, kind).check();
    await dialog(page).getByLabel("Label").focus();
    await page.keyboard.type("keys");
    await page.keyboard.press("Enter");
    await row(page, "keys_").getByText("Verified", { exact: true }).waitFor();

    const [{ name } = { name: "" }] = await listBackups();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, `Download ${name}`).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    const bytes = await readDownload(download);
    const held = await readArchive(new File([bytes], name));
    expect(held.has("recipes/lentil-soup.json")).toBe(true);
    expect(held.get("templates/recipes.md/lentil-soup.md")).toContain("# Lentil Soup");

    await button(page, "Create backup").focus();
    await tabTo(page, `Restore ${name}`);
    await page.keyboard.press("Enter");
    await check(page, "Recipes").waitFor();
    await page.keyboard.press("Escape");
    await waitUntilClosed(page);
    expect(await hasFocus(button(page, `Restore ${name}`))).toBe(true);

    await tabTo(page, `Delete ${name}`);
    await page.keyboard.press("Enter");
    await dialog(page).getByText("This is your only verified full backup").waitFor();
    await expectLooksRight(page);
    // An extra Enter deletes nothing.
    await page.keyboard.press("Enter");
    await waitUntilClosed(page);
    expect(await hasFocus(button(page, `Delete ${name}`))).toBe(true);
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await row(page, name).waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");

    const upload = page.getByLabel("Upload backup");
    await upload.setInputFiles({ name: "brought.zip", mimeType: "application/zip", buffer: bytes });
    await row(page, "brought.zip").getByText("Not verified").waitFor();
    const letter = { name: "letter.zip", mimeType: "application/zip", buffer: Buffer.from("Dear aunt") };
    await upload.setInputFiles(letter);
    await page.getByRole("alert").getByText("Couldn't upload “letter.zip”").waitFor();
    await expectLooksRight(page);
  });

  test("a backup can be restored, its report downloaded, and the restore undone", async () => {
    await addRecipes("Lentil Soup", "Plum Cake");
    const name = await createBackup("shown");
    await uploadArchive(cook, "backups/upload", await archive("strange.zip", { "notes.txt": "nothing" }));
    const page = await at(size, { dark });
    await button(page, "Restore strange.zip").click();
    await alert(page).getByText("This archive isn't a Tagine backup.").waitFor();
    await expectLooksRight(page);
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await waitUntilClosed(page);

    await button(page, `Restore ${name}`).click();
    await dialog(page).getByRole("heading", { name: "Contents" }).waitFor();
    const [notices] = await dialog(page).getByText("Conflicts and damage").all();
    await notices?.click();
    await dialog(page).getByText("Lentil Soup").waitFor();
    for (const kind of ["Settings", "Themes", "Groups", "Users"]) await check(page, kind).uncheck();
    await check(page, "Replace everything").check();
    await dialog(page).getByText("Your current data is backed up first").waitFor();
    await expectLooksRight(page);
    await check(page, "Replace everything").uncheck();
    await pressInDialog(page, "Restore");
    await waitForRestore(page, name);
    await item(page, "Lentil Soup").getByText("Failed").click();
    await item(page, "Lentil Soup")
      .getByText("restore again and choose “Overwrite existing items”")
      .waitFor();
    await expectLooksRight(page);
    await page.getByRole("link", { name: "Failed (2)" }).click();
    await page.waitForURL(/status=failed$/);
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download report").click(),
    ]);
    expect(download.suggestedFilename()).toEndWith(".csv");
    const report = (await readDownload(download)).toString();
    expect(report).toContain("Plum Cake");
    expect(report).toContain("A recipe named “Lentil Soup” already exists");

    // The damaged entries, and the undo.
    const faded = { name: "Faded", colors: { primary: "red", accent: "tan", secondary: "sky" } };
    const damaged = await archive("damaged.zip", { "themes/themes.json": [faded] });
    await uploadArchive(cook, "backups/upload", damaged);
    const other = { recipes: false, settings: false, pages: false, groups: false, users: false };
    const wish = { name: damaged.name, rebase: true, ...other };
    await cook.send("POST", `backups/${damaged.name}/import`, wish);
    const [job] = (await cook.get("archive-imports")).body;
    await goWithin(page, `admin/backups/imports/${job.id}`);
    await item(page, "Faded").locator("summary").click();
    await expectLooksRight(page);
    await button(page, "Undo this import").click();
    await dialog(page).getByText("Before-restore_").waitFor();
    await expectLooksRight(page);
    await cook.send("DELETE", "themes/Faded");
  });
});

test("long backup lists are paged, with failures on top", async () => {
  const failed = {
    at: "2026-11-23T03:00:00.000Z",
    automatic: true,
    code: "backup-folder-missing",
    params: { folder: "/not-mounted" },
    text: "The backup was created but not copied: the folder /not-mounted doesn't exist.",
  };
  const name = await createBackup("many");
  const folder = join(tagine.dataDir, "backups");
  for (let number = 100; number < 205; number++)
    copyFileSync(join(folder, name), join(folder, `copy-${number}.zip`));
  const { before } = telling({ failed, secondFolder: "/not-mounted" });
  const page = await at("phone", { dark: true, before });
  await page.getByRole("alert").getByText("the folder /not-mounted doesn't exist").waitFor();
  await page.getByText("1–100 of 106").waitFor();
  expect(await page.getByRole("row").count()).toBe(101);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await page.getByText("101–106 of 106").waitFor();
  // The next part begins at its top.
  await page.waitForFunction(() => {
    const top = document.querySelector("[role=row]")?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < innerHeight;
  });
  expect(await page.getByRole("row").count()).toBe(7);
  // With a hundred rows, a check takes seconds.
  await expectLooksRight(page);
  await page.goBack();
  await page.getByText("1–100 of 106").waitFor();
  const size = page.getByLabel("Rows per page");
  expect(await size.getByRole("option").allInnerTexts()).toEqual(["100", "200", "300", "400", "All"]);
  await size.selectOption("All");
  await page.getByText("1–106 of 106").waitFor();
  expect(await page.getByRole("row").count()).toBe(107);
});
