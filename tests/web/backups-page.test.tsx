import { afterEach, expect, test } from "bun:test";
import { archive, uploadArchive } from "../support/archives.ts";
import { dom, findListItem, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { hurryPolls } from "../support/page-time.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";

const { admin, answer, app, as, calls, open } = await dom();
app.jobs.begin();

const KINDS = ["Recipes", "Settings", "Custom pages", "Themes", "Groups", "Users"];

afterEach(async () => {
  for (const { id } of (await admin.get("archive-imports")).body)
    await admin.send("DELETE", `archive-imports/${id}`);
  for (const { name } of await available()) await admin.send("DELETE", `backups/${name}/delete`);
  await deleteRecipes(await recipes());
});

async function available(): Promise<{ name: string }[]> {
  return (await admin.get("backups/available")).body.imports;
}

async function makeBackup(tag: string): Promise<string> {
  return (await admin.send("POST", "backups/export/database", { tag })).body.params.name;
}

async function addRecipes(...names: string[]): Promise<void> {
  for (const name of names) await admin.send("POST", "recipes/create", { name, recipeIngredient: ["salt"] });
}

/** For good, since a backup contains the trash, too. */
async function deleteRecipes(names: string[]): Promise<void> {
  const { body } = await admin.get("recipes/summary");
  const slugs = body
    .filter(({ name }: { name: string }) => names.includes(name))
    .map(({ slug }: { slug: string }) => slug);
  if (slugs.length > 0) await admin.send("POST", "recipe-bin", { recipes: slugs });
  for (const { id } of (await admin.get("recipe-bin")).body) await admin.send("DELETE", `recipe-bin/${id}`);
}

async function recipes(): Promise<string[]> {
  const { body } = await admin.get("recipes/summary");
  return body.map(({ name }: { name: string }) => name).toSorted();
}

const atBackups = () => open("admin/backups", { as: admin });
const dialog = () => screen.findByRole("dialog");
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
const check = async (name: string) => within(await dialog()).findByRole("checkbox", { name });
const expectMessage = async (text: RegExp) => {
  const messages = within(screen.getByRole("status", { name: "Messages" }));
  await waitFor(() => expect(messages.queryAllByText(text).length).toBeGreaterThan(0));
};

async function toggle(page: OpenApp, ...kinds: string[]): Promise<void> {
  for (const kind of kinds) await page.click(await check(kind));
}

async function upload(page: OpenApp, file: File): Promise<void> {
  await page.upload(await screen.findByLabelText("Upload backup"), file);
}

/** Waits on the page of an import until it has ended. */
async function ends(page: OpenApp, title: RegExp): Promise<void> {
  await page.waitForAddress(/backups\/imports\/\d+$/);
  await screen.findByRole("heading", { level: 1, name: title });
  await screen.findByText(/^(?:All imported|\d+ couldn't be imported)/);
}

test("a backup has a valid tag and at least one thing in it, and the list says what", async () => {
  await addRecipes("Lentil Soup", "Plum Cake");
  const page = await atBackups();
  await screen.findByRole("heading", { name: "No backups yet" });
  await page.press("Create backup");
  expect(await check("recipes.md")).toHaveProperty("checked", false);
  await page.fill("Label", "../mine");
  await page.press("Create backup", await dialog());
  await screen.findByText(/Use letters, digits, spaces, dots/);
  await page.fill("Label", "mine");
  await toggle(page, ...KINDS);
  await page.press("Create backup", await dialog());
  const alert = await within(await dialog()).findByRole("alert");
  await within(alert).findByText("Select at least one");
  await toggle(page, ...KINDS, "recipes.md");
  await page.press("Create backup", await dialog());
  await closed();
  await expectMessage(/Backup created: mine_/);
  const made = await row(/mine_/);
  await made.findByText("Verified");
  await made.findByText(/2 recipes/);
  await screen.findByText(/Last verified backup: /);
});

test("before a backup is deleted, you see what would be lost", async () => {
  const name = await makeBackup("only");
  const page = await atBackups();
  await page.press(`Delete ${name}`);
  const question = within(await dialog());
  await question.findByRole("heading", { name: `Delete “${name}”?` });
  await question.findByText(/This is your only verified full backup/);
  await page.press("Cancel", await dialog());
  await closed();
  expect(await available()).toHaveLength(1);
  await page.press(`Delete ${name}`);
  await page.press("Delete", await dialog());
  await screen.findByRole("heading", { name: "No backups yet" });
  expect(await available()).toEqual([]);
});

test("you see what an archive contains before it is imported, and a report says what happened", async () => {
  await addRecipes("Lentil Soup", "Plum Cake");
  const name = await makeBackup("shown");
  await deleteRecipes(["Plum Cake"]);
  const page = await atBackups();
  await page.press(`Restore ${name}`);
  const contents = within(await dialog());
  await contents.findByRole("heading", { name: "Contents" });
  await contents.findByText(/2 total · 1 new · 1 already exists/);
  await contents.findByText(/Tagine v/);
  const [notices] = contents.getAllByText(/Conflicts and damage/);
  if (notices) await page.click(notices);
  await contents.findByText(/Lentil Soup/);
  await toggle(page, "Settings", "Themes", "Groups", "Users");
  hurryPolls();
  await page.press("Restore", await dialog());
  await ends(page, new RegExp(`Restore from ${name}`));
  expect(await recipes()).toEqual(["Lentil Soup", "Plum Cake"]);

  const failed = within(await findListItem("Lentil Soup"));
  await page.click(failed.getByText("Failed"));
  failed.getByText(/A recipe named “Lentil Soup” already exists/);
  failed.getByText(/restore again and choose “Overwrite existing items”/);
  within(await findListItem("Plum Cake")).getByText("Imported");
  await page.follow("Failed (1)");
  await waitFor(() => expect(screen.queryByText("Plum Cake")).toBeNull());
  await findListItem("Lentil Soup");
  await page.follow(/^Imported \(/);
  await waitFor(() => expect(screen.queryByText("Lentil Soup")).toBeNull());
  await page.follow("Plum Cake", await findListItem("Plum Cake"));
  await screen.findByRole("heading", { level: 1, name: "Plum Cake" });

  await page.go("/admin/backups");
  await screen.findByRole("heading", { level: 2, name: "Import history" });
  await page.follow(new RegExp(name));
  await page.press("Delete report");
  await page.press("Delete report", await dialog());
  await page.waitForAddress("/admin/backups");
  await screen.findByRole("button", { name: `Restore ${name}` });
  expect(screen.queryByRole("heading", { name: "Import history" })).toBeNull();
});

test("replacing everything says what is deleted, and can be undone", async () => {
  await addRecipes("Lentil Soup");
  const name = await makeBackup("early");
  await addRecipes("Plum Cake", "Fig Jam");
  const page = await atBackups();
  await page.press(`Restore ${name}`);
  const contents = within(await dialog());
  await contents.findByText(/Deletes these first: 3 recipes/);
  await page.click(await check("Replace everything"));
  await contents.findByText(/Your current data is backed up first/);
  await toggle(page, "Settings", "Themes", "Groups", "Users");
  hurryPolls();
  await page.press("Replace everything", await dialog());
  await ends(page, new RegExp(`Restore from ${name}`));
  expect(await recipes()).toEqual(["Lentil Soup"]);
  await screen.findByText("All imported");

  const report = page.address();
  await page.press("Undo this import");
  await within(await dialog()).findByText(/Before-restore_/);
  await page.press("Undo import", await dialog());
  await waitFor(() => expect(page.address()).not.toBe(report));
  await ends(page, /Restore from Before-restore_/);
  expect(await recipes()).toEqual(["Fig Jam", "Lentil Soup", "Plum Cake"]);
  await page.go(report);
  await screen.findByText("This import was undone.");
  expect(screen.queryByRole("button", { name: "Undo this import" })).toBeNull();
  await page.follow("Tagine, home", screen.getByRole("banner"));
  await screen.findAllByRole("link", { name: /Fig Jam/ });
});

test("a file that isn't an archive is refused by name, with a reason", async () => {
  const page = await atBackups();
  await upload(page, new File(["Dear aunt"], "letter.zip", { type: "application/zip" }));
  const refused = within(await screen.findByRole("alert"));
  await refused.findByText("Couldn't upload “letter.zip”");
  await refused.findByText("This isn't a zip archive, or it's incomplete.");
  expect(await available()).toEqual([]);

  await upload(page, await archive("strange.zip", { "notes.txt": "nothing" }));
  await (await row(/strange\.zip/)).findByText("Not verified");
  expect(screen.queryByRole("alert")).toBeNull();
  await page.press("Restore strange.zip");
  const alert = await within(await dialog()).findByRole("alert");
  await within(alert).findByText("This archive isn't a Tagine backup.");
  const close = within(await dialog()).getAllByRole("button", { name: "Close" });
  if (close[1]) await page.click(close[1]);
  await closed();
});

test("you see how far a backup is that somebody else started", async () => {
  const { body } = await admin.get("backups/status");
  const isDone = answer(/backups\/status$/, () =>
    Response.json({ ...body, running: { step: "proving", done: 812, total: 2391 } }),
  );
  hurryPolls();
  await atBackups();
  await screen.findByText("Verifying the backup…");
  await screen.findByText("812 of 2,391 files");
  const progress = screen.getByRole("progressbar", { name: "Backup progress" });
  expect(progress.getAttribute("aria-valuenow")).toBe("34");
  isDone();
  await waitFor(() => expect(screen.queryByText("812 of 2,391 files")).toBeNull());
});

test("non-admins are told that the pages are for admins, and nothing is loaded", async () => {
  const user = await as(USER_EMAIL);
  for (const path of ["backups", "migrations/imports/1", "backups/imports/1"]) {
    await open(`admin/${path}`, { as: user });
    await screen.findByRole("heading", { name: "Admins only" });
  }
  expect(calls().filter((call) => /api\/(?:backups|migrations|archive-imports)/.test(call))).toEqual([]);
  expect(screen.queryByRole("link", { name: "Backups" })).toBeNull();
});

test("a restore lists only kinds with conflicts, and sums up what is only new in one line", async () => {
  await addRecipes("Lentil Soup", "Plum Cake");
  await admin.send("POST", "themes/create", { name: "Sea" });
  const name = await makeBackup("new");
  await deleteRecipes(["Lentil Soup", "Plum Cake"]);
  await admin.send("DELETE", "themes/Sea");
  const page = await atBackups();
  await page.press(`Restore ${name}`);
  const line = await within(await dialog()).findByText(/^New: 2 recipes/);
  const folded = within(line.closest("details") ?? document.body);
  expect(folded.getByRole("checkbox", { name: "Recipes" })).toHaveProperty("checked", true);
  expect(folded.queryByRole("checkbox", { name: "Users" })).toBeNull();
  await toggle(page, "Recipes");
  expect(line.textContent).not.toContain("recipes");
});

test("a row shows each of its notices, with lists in the reader's language", async () => {
  const file = await archive("parts.zip", {
    "users/users.json": [{ email: "both@example.com", password: "", group: "Nobody knows it" }],
    "themes/themes.json": [{ name: "Faded", colors: { primary: "red", accent: "tan", secondary: "sky" } }],
  });
  await uploadArchive(admin, "backups/upload", file);
  const { name } = (await available())[0] ?? { name: "" };
  const options = { name, recipes: false, settings: false, pages: false, groups: false };
  await admin.send("POST", `backups/${name}/import`, options);
  const [job] = (await admin.get("archive-imports")).body;
  const page = await open(`admin/backups/imports/${job.id}`, { as: admin, language: "de-DE" });
  const account = within(await findListItem("both@example.com"));
  await page.click(account.getByText("Unvollständig"));
  account.getByText(/ohne gültiges Passwort wiederhergestellt/);
  account.getByText(/weggelassen: group “Nobody knows it”\./);
  const theme = within(await findListItem("Faded"));
  await page.click(theme.getByText("Unvollständig"));
  theme.getByText(/primary “red”, accent “tan” und secondary “sky”\./);
  const { id } = (await admin.get("users")).body.find(
    ({ email }: { email: string }) => email === "both@example.com",
  );
  await admin.send("DELETE", `users/${id}`);
  await admin.send("DELETE", "themes/Faded");
});

test("a report that doesn't exist says so", async () => {
  await open("admin/backups/imports/4711", { as: admin });
  await screen.findByText("Import not found. Its report may have been deleted.");
});
