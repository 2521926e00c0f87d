import { afterEach, describe, expect, test } from "bun:test";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { archive, readArchive, uploadArchive } from "../support/archives.ts";
import { hasFocus, type Page, type Size, type Visit, readDownload } from "../support/browser.ts";
import { deleteAllRecipes, journey, skipWelcomePage } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { alert, waitUntilClosed, dialog, pressInDialog, row } from "../support/managing.ts";
import { startTagine } from "../support/program.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

afterEach(async () => {
  for (const { id } of (await cook.get("archive-imports")).body)
    await cook.send("DELETE", `archive-imports/${id}`);
  for (const { name } of await available()) await cook.send("DELETE", `backups/${name}/delete`);
  await deleteAllRecipes(cook);
});

async function available(): Promise<{ name: string; provedAt: string | null }[]> {
  return (await cook.get("backups/available")).body.imports;
}

/** Makes a backup of what is here; its name. */
async function backedUp(tag: string): Promise<string> {
  return (await cook.send("POST", "backups/export/database", { tag })).body.params.name;
}

async function cooked(...names: string[]): Promise<void> {
  for (const name of names) await cook.send("POST", "recipes/create", { name, recipeIngredient: ["salt"] });
}

async function recipes(): Promise<string[]> {
  const { body } = await cook.get("recipes/summary");
  return body.map(({ name }: { name: string }) => name).toSorted();
}

const at = (size: Size, visit: Visit = {}, path = "admin/backups"): Promise<Page> =>
  browser.visit(tagine.address + path, { size, as: ADMIN_EMAIL, ...visit });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const check = (page: Page, name: string) => dialog(page).getByRole("checkbox", { name, exact: true });
const item = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

/** Looks into a backup, as far as what it holds is told. */
async function lookInto(page: Page, name: string): Promise<void> {
  await button(page, `Import ${name}`).click();
  await dialog(page).getByRole("heading", { name: "What is in it" }).waitFor();
}

/** Waits on the page of an import until it is through. */
async function throughWith(page: Page, name: string, title = `Import of ${name}`): Promise<void> {
  await page.waitForURL(/backups\/imports\/\d+$/);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText(/^(?:Everything came in|\d+ could not be brought in)/).waitFor();
}

describe.each(looks<[Size, boolean]>([["phone", true]], [["desk", false]]))("%s, dark: %p", (size, dark) => {
  test("a backup is made and proved, saved, deleted, and sent back", async () => {
    await cooked("Lentil Soup", "Plum Cake");
    const page = await at(size, { dark });
    await page.getByRole("heading", { name: "No backups yet" }).waitFor();
    await expectLooksRight(page);

    await button(page, "Create a backup").click();
    expect(await check(page, "recipes.md").isChecked()).toBe(false);
    await dialog(page).getByLabel("Tag").fill("../mine");
    await pressInDialog(page, "Create a backup");
    await dialog(page).getByText("Use letters, digits, spaces, dots").waitFor();
    await dialog(page).getByLabel("Tag").fill("mine");
    for (const kind of ["Recipes", "Settings", "Custom pages", "Themes", "Groups", "Users"])
      await check(page, kind).uncheck();
    await pressInDialog(page, "Create a backup");
    await alert(page).getByText("Choose at least one thing for it to hold").waitFor();
    await expectLooksRight(page);
    for (const kind of ["Recipes", "Settings", "Custom pages", "Themes", "Groups", "Users"])
      await check(page, kind).check();
    await check(page, "recipes.md").check();
    await pressInDialog(page, "Create a backup");
    await waitUntilClosed(page);
    await page.getByRole("status", { name: "Messages" }).getByText("Backup Created at mine_").waitFor();
    await row(page, "mine_").getByText("Proved", { exact: true }).waitFor();
    await row(page, "mine_").getByText("2 recipes").waitFor();
    await page.getByText("Last proved backup: ").waitFor();
    await expectLooksRight(page);

    const [{ name } = { name: "" }] = await available();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, `Download ${name}`).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    const bytes = await readDownload(download);
    const held = await readArchive(new File([bytes], name));
    expect(held.has("recipes/lentil-soup.json")).toBe(true);
    expect(held.get("templates/recipes.md/lentil-soup.md")).toContain("# Lentil Soup");

    await button(page, `Delete ${name}`).click();
    await dialog(page)
      .getByRole("heading", { name: `Delete “${name}”?` })
      .waitFor();
    await dialog(page).getByText("There is no other proved backup of everything.").waitFor();
    await expectLooksRight(page);
    await pressInDialog(page, "Cancel");
    await waitUntilClosed(page);
    expect(await hasFocus(button(page, `Delete ${name}`))).toBe(true);
    await button(page, `Delete ${name}`).click();
    await pressInDialog(page, "Delete");
    await page.getByRole("heading", { name: "No backups yet" }).waitFor();
    expect(await available()).toEqual([]);

    await page
      .getByLabel("Upload an archive")
      .setInputFiles({ name: "brought.zip", mimeType: "application/zip", buffer: bytes });
    await row(page, "brought.zip").getByText("Not proved here").waitFor();
    await expectLooksRight(page);
  });

  test("what an archive holds is seen before, and a report tells what became of it", async () => {
    await cooked("Lentil Soup", "Plum Cake");
    const name = await backedUp("shown");
    await cook.send("DELETE", "recipes/plum-cake");
    for (const { id } of (await cook.get("recipe-bin")).body) await cook.send("DELETE", `recipe-bin/${id}`);
    const page = await at(size, { dark });
    await lookInto(page, name);
    await dialog(page).getByText("2 in it · 1 new · 1 here already").waitFor();
    await dialog(page).getByText("Tagine v").waitFor();
    const [notices] = await dialog(page).getByText("What is here already or damaged").all();
    await notices?.click();
    await dialog(page).getByText("Lentil Soup").waitFor();
    await expectLooksRight(page);
    for (const kind of ["Settings", "Themes", "Groups", "Users"]) await check(page, kind).uncheck();
    await pressInDialog(page, "Import");
    await throughWith(page, name);
    expect(await recipes()).toEqual(["Lentil Soup", "Plum Cake"]);

    const failed = item(page, "Lentil Soup");
    await failed.getByText("Failed").click();
    await failed.getByText("There is a recipe “Lentil Soup” here already").waitFor();
    await failed.getByText("import again and overwrite").waitFor();
    await expectLooksRight(page);
    await item(page, "Plum Cake").getByText("Imported").waitFor();
    await page.getByRole("link", { name: "Failed (1)" }).click();
    await item(page, "Plum Cake").waitFor({ state: "detached" });
    await item(page, "Lentil Soup").waitFor();
    await page.getByRole("link", { name: /^Imported \(/ }).click();
    await item(page, "Lentil Soup").waitFor({ state: "detached" });
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download the report").click(),
    ]);
    const report = (await readDownload(download)).toString();
    expect(download.suggestedFilename()).toEndWith(".csv");
    expect(report).toContain("Plum Cake");
    expect(report).toContain("There is a recipe “Lentil Soup” here already");
    await item(page, "Plum Cake").getByRole("link", { name: "Plum Cake" }).click();
    await page.getByRole("heading", { level: 1, name: "Plum Cake" }).waitFor();

    // It is found again, and can be put away.
    await page.goto(`${tagine.address}admin/backups`);
    await page.getByRole("heading", { level: 2, name: "Earlier imports" }).waitFor();
    await page.getByRole("link", { name }).click();
    await button(page, "Delete the report").click();
    await expectLooksRight(page);
    await pressInDialog(page, "Delete the report");
    await page.waitForURL(`${tagine.address}admin/backups`);
    expect(await page.getByRole("heading", { name: "Earlier imports" }).count()).toBe(0);
  });

  test("what replaces everything says what goes, and one button brings it back", async () => {
    await cooked("Lentil Soup");
    const name = await backedUp("early");
    await cooked("Plum Cake", "Fig Jam");
    const page = await at(size, { dark });
    await lookInto(page, name);
    await dialog(page).getByText("that is here now goes first: 3 recipes").waitFor();
    await check(page, "Replace everything").check();
    await dialog(page).getByText("all that is here now is saved as a backup").waitFor();
    for (const kind of ["Settings", "Themes", "Groups", "Users"]) await check(page, kind).uncheck();
    await expectLooksRight(page);
    await dialog(page).getByRole("button", { name: "Replace everything" }).click();
    await throughWith(page, name);
    expect(await recipes()).toEqual(["Lentil Soup"]);
    await page.getByText("Everything came in.").waitFor();

    await button(page, "Bring back what was there before").click();
    await dialog(page).getByText("Before-restore_").waitFor();
    await expectLooksRight(page);
    const report = page.url();
    await pressInDialog(page, "Bring it back");
    await page.waitForURL((url) => /imports\/\d+$/.test(url.href) && url.href !== report);
    await throughWith(page, "Before-restore_", "Back to Before-restore_");
    expect(await recipes()).toEqual(["Fig Jam", "Lentil Soup", "Plum Cake"]);
    // The first report knows of it.
    await page.goto(report);
    await page.getByText("This import was undone.").waitFor();
    expect(await button(page, "Bring back what was there before").count()).toBe(0);
    // The list shows it without being asked anew.
    await page.getByRole("banner").getByRole("link", { name: "Tagine, home" }).click();
    await page
      .getByRole("link", { name: /Fig Jam/ })
      .first()
      .waitFor();
  });

  test("what is no archive is refused, with its name and a reason", async () => {
    const page = await at(size, { dark });
    const picked = { name: "letter.zip", mimeType: "application/zip", buffer: Buffer.from("Dear aunt") };
    await page.getByLabel("Upload an archive").setInputFiles(picked);
    const told = page.getByRole("alert");
    await told.getByText("“letter.zip” was not taken").waitFor();
    await told.getByText("This is no zip archive, or not a whole one.").waitFor();
    await expectLooksRight(page);
    expect(await available()).toEqual([]);

    await uploadArchive(cook, "backups/upload", await archive("strange.zip", { "notes.txt": "nothing" }));
    await page.reload();
    await button(page, "Import strange.zip").click();
    await alert(page).getByText("There is nothing in this archive that a backup holds.").waitFor();
    await expectLooksRight(page);
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await waitUntilClosed(page);
  });
});

test("all of it can be done by keyboard alone", async () => {
  await cooked("Lentil Soup");
  const page = await at("desk");
  const tabTo = async (name: string) => {
    for (let tabs = 0; tabs < 40; tabs++) {
      if (await hasFocus(button(page, name))) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`No tab leads to ${name}`);
  };
  await button(page, "Create a backup").focus();
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");
  await waitUntilClosed(page);
  expect(await hasFocus(button(page, "Create a backup"))).toBe(true);
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await page.keyboard.type("keys");
  await page.keyboard.press("Enter");
  await row(page, "keys_").getByText("Proved", { exact: true }).waitFor();
  const [{ name } = { name: "" }] = await available();

  await tabTo(`Import ${name}`);
  await page.keyboard.press("Enter");
  await check(page, "Recipes").waitFor();
  await page.keyboard.press("Escape");
  await waitUntilClosed(page);
  expect(await hasFocus(button(page, `Import ${name}`))).toBe(true);

  await tabTo(`Delete ${name}`);
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  // Whoever presses Enter once too often has deleted nothing.
  await page.keyboard.press("Enter");
  await waitUntilClosed(page);
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await row(page, name).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
});

test("whoever comes while a backup is being made sees how far it is", async () => {
  let looked = 0;
  const page = await at("desk", {
    before: (one) =>
      one.route("**/api/backups/status", async (route) => {
        looked++;
        const running = looked < 4 ? { step: "proving", done: 812, total: 2391 } : null;
        const status = await (await route.fetch()).json();
        await route.fulfill({ json: { ...status, running } });
      }),
  });
  await page.getByText("Restoring it on trial …").waitFor();
  await page.getByText("812 of 2,391 files").waitFor();
  await expectLooksRight(page);
  expect(
    await page.getByRole("progressbar", { name: "Progress of the backup" }).getAttribute("aria-valuenow"),
  ).toBe("34");
  await page.getByText("812 of 2,391 files").waitFor({ state: "detached" });
});

test("many backups are shown a hundred at a time, or as many as one likes", async () => {
  const name = await backedUp("many");
  const folder = join(tagine.dataDir, "backups");
  for (let number = 100; number < 230; number++)
    copyFileSync(join(folder, name), join(folder, `copy-${number}.zip`));
  const page = await at("phone");
  await page.getByText("1–100 of 131").waitFor();
  expect(await page.getByRole("row").count()).toBe(101);
  await expectLooksRight(page);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await page.getByText("101–131 of 131").waitFor();
  // The next part begins at its top.
  await page.waitForFunction(() => {
    const top = document.querySelector("[role=row]")?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < innerHeight;
  });
  expect(await page.getByRole("row").count()).toBe(32);
  await page.goBack();
  await page.getByText("1–100 of 131").waitFor();
  const size = page.getByLabel("Rows per page");
  expect(await size.getByRole("option").allInnerTexts()).toEqual(["100", "200", "300", "400", "All"]);
  await size.selectOption("All");
  await page.getByText("1–131 of 131").waitFor();
  expect(await page.getByRole("row").count()).toBe(132);
});

test("a failure is told on every page of settings, to administrators alone", async () => {
  const noFolder = join(tagine.dataDir, "not-mounted");
  await using other = await startTagine({ BACKUP_COPY_DIR: noFolder });
  await skipWelcomePage(other);
  const admin = await other.signIn();
  await admin.send("POST", "users", { fullName: "Ben", email: "ben@example.org", password: PASSWORD });
  await admin.send("POST", "backups/export/database", {});
  const page = await browser.visit(`${other.address}admin/themes`, {
    size: "phone",
    dark: true,
    as: ADMIN_EMAIL,
  });
  const told = page.getByRole("alert");
  await told.getByText(`The backup was made, but not copied: there is no folder ${noFolder}.`).waitFor();
  await expectLooksRight(page);
  await told.getByRole("link", { name: "Go to the backups" }).click();
  await page.getByRole("heading", { level: 1, name: "Backups" }).waitFor();
  await page.getByText(`Copies go to ${noFolder}.`).waitFor();
  expect(await told.count()).toBe(1);
  await expectLooksRight(page);

  // At home, when the last good one was made.
  await page.goto(`${other.address}admin`);
  await told.waitFor();
  await page.getByRole("link", { name: /^Last proved backup: / }).click();
  await page.waitForURL(`${other.address}admin/backups`);

  const visitor = await browser.visit(`${other.address}admin`, { as: "ben@example.org" });
  await visitor.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
  await visitor.getByRole("heading", { level: 2 }).first().waitFor();
  expect(await visitor.getByText(/backup/i).count()).toBe(0);
  expect(await visitor.getByRole("alert").count()).toBe(0);
});

test("other people are told that the pages are for administrators, and nothing is asked for them", async () => {
  await cook.send("POST", "users", { fullName: "Plain", email: "plain@example.org", password: PASSWORD });
  const page = await browser.visit(tagine.address, { as: "plain@example.org" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of ["backups", "migrations", "backups/imports/1"]) {
    await page.goto(`${tagine.address}admin/${path}`);
    await page.getByRole("heading", { name: "For administrators only" }).waitFor();
  }
  await expectLooksRight(page);
  expect(asked.filter((address) => /api\/(?:backups|migrations|archive-imports)/.test(address))).toEqual([]);
  expect(await page.getByRole("link", { name: "Backups" }).count()).toBe(0);
});

test("a row shows each of its notices, with lists in the reader's language", async () => {
  const file = await archive("parts.zip", {
    "users/users.json": [{ email: "both@example.com", password: "", group: "Nobody knows it" }],
    "themes/themes.json": [{ name: "Faded", colors: { primary: "red", accent: "tan", secondary: "sky" } }],
  });
  await uploadArchive(cook, "backups/upload", file);
  const { name } = (await available())[0] ?? { name: "" };
  const wish = { name, recipes: false, settings: false, pages: false, groups: false };
  await cook.send("POST", `backups/${name}/import`, wish);
  const [job] = (await cook.get("archive-imports")).body;
  const page = await at("desk", { locale: "de-DE" }, `admin/backups/imports/${job.id}`);
  await item(page, "both@example.com").getByText("Unvollständig").click();
  await item(page, "both@example.com").getByText("ohne gültiges Passwort wiederhergestellt").waitFor();
  await item(page, "both@example.com").getByText("weggelassen: group “Nobody knows it”.").waitFor();
  await item(page, "Faded").getByText("Unvollständig").click();
  await item(page, "Faded").getByText("primary “red”, accent “tan” und secondary “sky”.").waitFor();
  await expectLooksRight(page);
  const users = (await cook.get("users")).body;
  const { id } = users.find(({ email }: { email: string }) => email === "both@example.com");
  await cook.send("DELETE", `users/${id}`);
  await cook.send("DELETE", "themes/Faded");
});

test("a report that is not there is told of", async () => {
  const page = await at("desk", {}, "admin/backups/imports/4711");
  await page.getByText("There is no such import. Its report may have been deleted.").waitFor();
  await expectLooksRight(page);
});
