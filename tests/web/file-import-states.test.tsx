import { afterEach, expect, spyOn, test } from "bun:test";
import { archive } from "../support/archives.ts";
import { eventually } from "../support/eventually.ts";
import { deleteRecipes } from "../support/delete-recipes.ts";
import { dom, findListItem, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { deleteImports, reachState, runImport, uploadFiles } from "../support/import-files.ts";
import { hurryPolls } from "../support/page-time.ts";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";
import { picture as makePicture } from "../support/test-site.ts";

const { admin, answer, app, as, calls, open, user } = await dom();
app.jobs.begin();
const { announceEnd } = await import("../../web/imports/files/announce-end.ts");
const { stored } = await import("../../web/state/stored.ts");

afterEach(async () => {
  await deleteImports(admin, user);
  await deleteRecipes(admin);
});

const headline = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const messages = () => screen.getByRole("status", { name: "Messages" }).textContent ?? "";
const picture = await makePicture(80, 60);

const recipe = (name: string) => ({ "@type": "Recipe", name, recipeIngredient: [`${name.length} figs`] });

function folder(file: string, names: string[], more: Record<string, unknown> = {}): Promise<File> {
  const entries = names.map((name) => [`Recipes/${name}/recipe.json`, recipe(name)]);
  return archive(file, { ...Object.fromEntries(entries), ...more });
}

async function expectDeletion(page: OpenApp, help: string): Promise<void> {
  await page.press("Delete import");
  const question = await screen.findByRole("dialog", { name: "Delete this import?" });
  within(question).getByText(help);
  await page.press("Cancel", question);
}

/** Stops an import after its first recipe. */
async function stopEarly(id: string): Promise<void> {
  const { store } = app.images;
  const storing = spyOn(app.images, "store").mockImplementation(async (...input) => {
    await admin.send("POST", `imports/files/${id}/stop`);
    return store(...input);
  });
  await admin.send("POST", `imports/files/${id}/start`, { existing: "skip" });
  await reachState(admin, id, "stopped");
  await eventually(async () => (await admin.get(`imports/files/${id}`)).body.counts.running === 0);
  storing.mockRestore();
}

test("deleting an import says what gets lost, in each of its states", async () => {
  const announced = { files: [{ path: "later.zip", bytes: 9 }] };
  const { id: receiving } = (await admin.send("POST", "imports/files/announce", announced)).body;
  await expectDeletion(
    await open(`imports/files/${receiving}`, { as: admin }),
    "Its files will be deleted from Tagine. Your recipes stay as they are.",
  );

  const file = await folder("two.zip", ["Bread", "Soup"], { "Recipes/Bread/full.jpg": picture });
  const { id } = await uploadFiles(admin, file);
  const page = await open(`imports/files/${id}`, { as: admin });
  await headline("Nextcloud Cookbook: 2 recipes");
  await expectDeletion(page, "Its files will be deleted from Tagine. Your recipes stay as they are.");
  await stopEarly(id);
  const stopped = await open(`imports/files/${id}`, { as: admin });
  await headline("Import stopped");
  await screen.findByText("1 of 2");
  expect(screen.queryByText("Stopped")).toBeNull();
  await expectDeletion(
    stopped,
    "Everything imported so far is kept. You can't resume or undo the import anymore.",
  );

  await admin.send("POST", `imports/files/${id}/resume`);
  await reachState(admin, id, "done");
  const done = await open(`imports/files/${id}`, { as: admin });
  await headline("Imported 2 recipes");
  await expectDeletion(done, "Everything imported is kept. You can't undo the import anymore.");
  await admin.send("POST", "recipe-bin", { recipes: ["bread", "soup"] });
  const emptied = await open(`imports/files/${id}`, { as: admin });
  await headline("Imported 2 recipes");
  await expectDeletion(emptied, "Only its report will be deleted.");
  await emptied.press("Delete import");
  await emptied.press("Delete import", await screen.findByRole("dialog"));
  await waitFor(() => expect(messages()).toContain("Import deleted"));
  expect(messages()).not.toContain("kept");
}, 20_000);

/** Resolves once it has lost the connection, and ends its session. */
async function endSessionOfUpload(): Promise<{ page: OpenApp; comeBack: () => void; reach: () => void }> {
  hurryPolls();
  const session = await as(USER_EMAIL);
  const page = await open("imports/files", { as: session });
  const comeBack = answer(/^POST .*\/whole-files/);
  await page.upload(await screen.findByLabelText("Choose files"), await folder("Recipes.zip", ["Bread"]));
  await screen.findByText("Connection lost. The upload will continue by itself.");
  const reach = answer(/^GET .*imports\/files\/[0-9a-f]{16}$/);
  await session.send("DELETE", "auth/sessions/current");
  return { page, comeBack, reach };
}

test("an upload whose session has ended asks to sign in again, and continues", async () => {
  const { page, comeBack, reach } = await endSessionOfUpload();
  comeBack();
  const dialog = await screen.findByRole("dialog", { name: "Sign in" });
  reach();
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.press("Sign in", dialog);
  await headline("Nextcloud Cookbook: 1 recipe");
  expect(screen.queryAllByRole("alert")).toHaveLength(0);
});

test("an upload continues by itself after someone signs in again on the sign-in page", async () => {
  const { page, comeBack, reach } = await endSessionOfUpload();
  reach();
  await page.waitForAddress(/^\/login\?redirect=\/imports\/files\//);
  expect(messages()).not.toContain("Sign in first");
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.press("Sign in");
  comeBack();
  await headline("Nextcloud Cookbook: 1 recipe");
  expect(screen.queryAllByRole("alert")).toHaveLength(0);
});

test("earlier imports begin with the unfinished ones, and show all on demand", async () => {
  const { id: stopped } = await uploadFiles(
    admin,
    await folder("stopped.zip", ["Bread", "Soup"], { "Recipes/Bread/full.jpg": picture }),
  );
  await stopEarly(stopped);
  await uploadFiles(admin, new File(["MZ\u0000\u0001"], "setup.exe"));
  for (let number = 1; number <= 11; number++) {
    const { id } = await uploadFiles(admin, await folder(`done ${number}.zip`, [`Dish ${number}`]));
    await runImport(admin, id);
  }
  await uploadFiles(admin, await folder("one new.zip", ["Bread", "Jam"]));
  await uploadFiles(admin, await folder("nothing new.zip", ["Bread"]));
  const other = { ...recipe("Bread"), recipeIngredient: ["1 fig"] };
  await uploadFiles(admin, await archive("changed.zip", { "Bread/recipe.json": other }));

  const page = await open("imports/files", { as: admin });
  const section = within(await screen.findByRole("region", { name: "Import history" }));
  const names = () => section.getAllByRole("link").map(({ textContent }) => textContent);
  expect(names().slice(0, 4)).toEqual(["changed.zip", "nothing new.zip", "one new.zip", "stopped.zip"]);
  expect(names()).toHaveLength(10);
  within(await findListItem("nothing new.zip")).getByText("No new recipes");
  within(await findListItem("changed.zip")).getByText("No new recipes, 1 changed");
  within(await findListItem("one new.zip")).getByText("Ready to import: 1 recipe");
  await page.press("Show all 16");
  expect(names()).toHaveLength(16);
  expect(names().at(-1)).toBe("setup.exe");
  within(await findListItem("setup.exe")).getByText("No recipes found");
  expect(document.activeElement).toHaveProperty("textContent", names()[10]);
  expect(section.queryByRole("button")).toBeNull();

  await page.follow("done 1.zip");
  await headline("Imported 1 recipe");
  await page.back();
  const again = within(await screen.findByRole("region", { name: "Import history" }));
  expect(again.getAllByRole("link")).toHaveLength(16);
  expect(document.activeElement).toHaveProperty("textContent", "done 1.zip");
}, 20_000);

test("the end of an import is a message on any page but its own, whose headline says the same", async () => {
  hurryPolls();
  const { id } = await uploadFiles(admin, await folder("done.zip", ["Bread"]));
  await runImport(admin, id);
  const page = await open(`imports/files/${id}`, { as: admin });
  await headline("Imported 1 recipe");
  const looks = () => calls().filter((call) => call === `GET /api/imports/files/${id}`).length;
  const before = looks();
  const changes = stored.value;
  announceEnd(id);
  await waitFor(() => expect([looks() > before, stored.value > changes]).toEqual([true, true]));
  expect(messages()).toBe("");

  await page.go("/imports/files");
  announceEnd(id);
  await waitFor(() => expect(messages()).toContain("Imported 1 recipe"));
});

test("the plan and the report count values that became extras, unless the import is undone", async () => {
  const table = (...rows: string[]) =>
    new File([["name,ingredients,steps,difficulty,shelf", ...rows, ""].join("\n")], "list.csv");
  const { id } = await uploadFiles(admin, table("Soup,1 onion,Cook.,easy,2", "Bread,1 fig,Bake.,hard,"));
  const count = "3 values without a matching field are kept as extras (2 recipes).";
  await open(`imports/files/${id}`, { as: admin });
  await headline("Spreadsheet: 2 recipes");
  await screen.findByText(count);
  await runImport(admin, id);
  const page = await open(`imports/files/${id}`, { as: admin });
  await headline("Imported 2 recipes");
  await screen.findByText(count);
  await page.press("Undo this import");
  await page.press("Undo import", await screen.findByRole("dialog", { name: "Undo this import?" }));
  await headline("Import undone");
  expect(screen.queryByText(/extra/)).toBeNull();

  const { id: single } = await uploadFiles(admin, table("Tart,1 plum,Bake.,easy,"));
  await open(`imports/files/${single}`, { as: admin });
  await screen.findByText("1 value without a matching field is kept as an extra (1 recipe).");
  const { id: plain } = await uploadFiles(admin, table("Cake,1 pear,Bake.,,"));
  await open(`imports/files/${plain}`, { as: admin });
  await screen.findByRole("button", { name: "Import 1 recipe" });
  expect(screen.queryByText(/extra/)).toBeNull();
});
