import { afterEach, expect, spyOn, test } from "bun:test";
import { archive } from "../support/archives.ts";
import { deleteRecipes } from "../support/delete-recipes.ts";
import { dom, findListItem, fireEvent, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { deleteImports } from "../support/import-files.ts";
import { hurryPolls } from "../support/page-time.ts";
import { named, recipe, zipRecipes } from "../support/nextcloud-recipes.ts";
import { picture as makePicture } from "../support/test-site.ts";

const { admin, answer, app, calls, open, user } = await dom();
app.jobs.begin();

afterEach(async () => {
  await deleteImports(admin, user);
  await deleteRecipes(admin);
});

const picture = await makePicture(80, 60);

const headline = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const list = () => screen.findByRole("list", { name: "Results" });
const rows = async () => within(await list()).getAllByRole("listitem");
const messages = () => screen.getByRole("status", { name: "Messages" }).textContent;
const summary = async () =>
  (await admin.get("recipes/summary")).body.map(({ name }: { name: string }) => name).toSorted();

async function upload(page: OpenApp, ...files: File[]): Promise<void> {
  await page.upload(await screen.findByLabelText("Choose files"), files);
  await page.waitForAddress(/^\/imports\/files\/[0-9a-f]{16}$/);
}

async function start(): Promise<OpenApp> {
  hurryPolls();
  return open("imports/files", { as: admin });
}

test("files are read first, then what was selected is imported with tags, and everything can be undone", async () => {
  const page = await start();
  await upload(page, await zipRecipes(named("Fig Jam", "Plum Cake", "Bread")));
  await headline("Nextcloud Cookbook: 3 recipes");
  expect(await summary()).toEqual([]);
  expect(await rows()).toHaveLength(3);
  expect(screen.queryByText("Recipes/Bread/recipe.json")).not.toBeNull();

  await page.click(screen.getByLabelText("Select Bread"));
  await screen.findByRole("button", { name: "Import 2 recipes" });
  await page.press("Select all");
  await screen.findByRole("button", { name: "Import 3 recipes" });
  await page.press("Select none");
  await screen.findByText("Select at least one recipe.");
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  await page.press("Select all");
  await page.click(screen.getByLabelText("Select Bread"));

  await page.press("Plum Cake");
  const preview = within(await screen.findByRole("dialog", { name: "Plum Cake" }));
  await preview.findByText("9 figs");
  await preview.findByText("Stir.");
  await page.press("Close", screen.getByRole("dialog"));

  await page.type(screen.getByLabelText("Add tags to all"), "moved,");
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");
  expect(await summary()).toEqual(["Fig Jam", "Plum Cake"]);
  expect((await admin.get("recipes/fig-jam")).body.tags).toEqual(["moved"]);
  const link = within(await findListItem("Fig Jam")).getByRole("link", { name: "Fig Jam" });
  expect(link.getAttribute("href")).toBe("/recipe/fig-jam");

  await page.press("Undo this import");
  const question = await screen.findByRole("dialog", { name: "Undo this import?" });
  within(question).getByText("2 recipes go to the trash.");
  await page.press("Undo import", question);
  await headline("Import undone");
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  const what = within(screen.getByRole("main")).getAllByRole("listitem");
  expect(what.map(({ textContent }) => textContent)).toEqual(["Moved 2 recipes to the trash"]);
  screen.getByRole("link", { name: "Open trash" });
  expect(messages()).toBe("");
  expect(await summary()).toEqual([]);
  expect((await admin.get("recipe-bin")).body).toHaveLength(2);

  await page.press("Delete import");
  const deletion = await screen.findByRole("dialog");
  within(deletion).getByText("Only its report will be deleted.");
  await page.press("Delete import", deletion);
  await page.waitForAddress("/imports/files");
  expect(screen.queryByRole("heading", { name: "Import history" })).toBeNull();
});

test("existing recipes can be replaced, and undo keeps later changes", async () => {
  const page = await start();
  await upload(page, await zipRecipes(named("Fig Jam", "Bread")));
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");

  await page.go("/imports/files");
  const changed = { ...named("Fig Jam", "Plum Cake"), Bread: recipe("Bread", "500 g flour") };
  await upload(page, await zipRecipes(changed));
  await headline("Nextcloud Cookbook: 3 recipes");
  const shown = within(screen.getByRole("navigation", { name: "Show" }));
  shown.getByRole("link", { name: "New 1" });
  shown.getByRole("link", { name: "Already in Tagine 1" });
  await page.follow("Changed 1");
  const row = await findListItem("Bread");
  await within(row).findByRole("link", { name: "In Tagine: Bread" });
  await screen.findByRole("button", { name: "Import 1 recipe" });
  within(row).getByRole("button", { name: "Bread" });
  screen.getByText("These recipes are skipped for now.");
  expect(screen.queryByLabelText("Select Bread")).toBeNull();
  await page.selectOptions(screen.getByLabelText("Recipes you already have"), "replace");
  expect(await screen.findByLabelText("Select Bread")).toHaveProperty("checked", true);
  expect(screen.queryByText("These recipes are skipped for now.")).toBeNull();
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");
  await page.follow("Replaced 1");
  await screen.findByText("You'll find the previous version under Versions in each recipe.");
  expect((await admin.get("recipes/bread")).body.recipeIngredient[0]).toBe("500 g flour");

  const stored = (await admin.get("recipes/plum-cake")).body;
  await admin.send("PUT", "recipes/plum-cake", { ...stored, name: "Plum Cake", recipeYield: "12" });
  await page.go("/imports/files");
  await page.follow("Recipes.zip", await findListItem("Imported 2 recipes"));
  await page.press("Undo this import");
  const question = await screen.findByRole("dialog");
  within(question).getByText("1 recipe gets its previous version back.");
  expect(within(question).queryByText(/trash/)).toBeNull();
  const asked = within(question).getByRole("group", { name: "1 recipe was changed after the import" });
  within(asked).getByText("Plum Cake");
  await page.click(within(asked).getByLabelText("Undo anyway"));
  within(question).getByText("1 recipe goes to the trash.");
  await page.click(within(asked).getByLabelText("Keep the changes"));
  await page.press("Undo import", question);
  await headline("Import undone");
  screen.getByText("Restored the previous version of 1 recipe");
  screen.getByText("Kept 1 recipe that was changed after the import");
  expect(screen.queryByRole("link", { name: "Open trash" })).toBeNull();
  expect(await summary()).toEqual(["Bread", "Fig Jam", "Plum Cake"]);
  expect((await admin.get("recipes/bread")).body.recipeIngredient[0]).toBe("5 figs");
});

test("what can't be read says why, and the rest is imported", async () => {
  const page = await start();
  const damaged = new File([(await (await zipRecipes(named("Old"))).arrayBuffer()).slice(0, 60)], "old.zip");
  const bad = { "Recipes/Broken/recipe.json": `{ "@type" none`, "Recipes/notes.css": "body {}" };
  await upload(page, await zipRecipes(named("Bread", "Fig Jam"), bad), damaged);
  await headline("Nextcloud Cookbook: 2 recipes");
  await page.follow("Unreadable 2");
  await screen.findByText(/The rest can be imported/);
  await within(await findListItem("old.zip")).findByText(/is damaged or incomplete/);
  await findListItem("Broken");
  await waitFor(() => expect(screen.queryByRole("checkbox")).toBeNull());
  await page.follow("Other items 1");
  await findListItem("notes.css");
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");
  await page.follow("Unreadable 2");
  await within(await findListItem("old.zip")).findByText(/is damaged or incomplete/);
  expect(screen.queryByText("Unnamed recipe")).toBeNull();
});

test("recipes repeated in the files have a list of their own, before and after the import", async () => {
  const page = await start();
  const files = { ...named("Bread", "Fig Jam"), "Bread again": recipe("Bread") };
  await upload(page, await zipRecipes(files));
  await headline("Nextcloud Cookbook: 3 recipes");
  await screen.findByRole("button", { name: "Import 2 recipes" });
  await page.follow("Repeated 1");
  await screen.findByText("These are in your files more than once. The first of each is imported.");
  screen.getByText("These recipes are imported only if you choose “Add a copy”.");
  await page.selectOptions(
    await screen.findByLabelText("Recipes you already have, and repeated ones"),
    "copy",
  );
  await page.click(await screen.findByLabelText("Select Bread"));
  await screen.findByRole("button", { name: "Import 3 recipes" });
  await page.click(screen.getByLabelText("Select Bread"));
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");
  await page.follow("Repeated 1");
  await within(await findListItem("Bread")).findByText("This recipe is in your files more than once.");
});

test("repeated recipes that were added as copies are among the added ones in the report", async () => {
  const page = await start();
  await upload(page, await zipRecipes({ ...named("Bread"), "Bread again": recipe("Bread") }));
  await page.follow("Repeated 1");
  await page.selectOptions(
    await screen.findByLabelText("Recipes you already have, and repeated ones"),
    "copy",
  );
  await page.click(await screen.findByLabelText("Select Bread"));
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");
  expect(await rows()).toHaveLength(2);
  expect(screen.queryByText(/Repeated/)).toBeNull();
  expect(screen.queryByText(/more than once/)).toBeNull();
});

test("a row has its path once, without the name of the only upload", async () => {
  const page = await start();
  const bad = { "Recipes/Broken/recipe.json": `{ "@type" none` };
  await upload(page, await zipRecipes(named("Bread", "Fig Jam"), bad));
  await page.follow("Unreadable 1");
  const sentence = /^“Recipes\/Broken\/recipe\.json” isn.t a recipe/;
  expect((await findListItem("Broken")).textContent).toMatch(sentence);
  expect((await findListItem("Broken")).textContent.split("recipe.json")).toHaveLength(2);
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");
  await page.follow("Unreadable 1");
  expect((await findListItem("Broken")).textContent).toMatch(sentence);
  expect((await findListItem("Broken")).textContent.split("recipe.json")).toHaveLength(2);
});

test("a picture beside a single recipe that doesn't use it is one tap away", async () => {
  const page = await start();
  const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2)], "photo.jpg");
  await upload(page, await zipRecipes(named("Bread")), photo);
  await headline("Nextcloud Cookbook: 1 recipe");
  await page.follow("Other items 1");
  await within(await findListItem("photo.jpg")).findByText(
    "No recipe uses this picture. To keep it, add it to a recipe in Tagine.",
  );
});

test("an empty file beside others has a row, unless it only keeps a folder in an archive", async () => {
  const page = await start();
  const kept = await archive("kept.zip", { "data/.placeholder": new Uint8Array() });
  await upload(page, await zipRecipes(named("Bread", "Fig Jam")), new File([], "nothing.txt"), kept);
  await headline("Nextcloud Cookbook: 2 recipes");
  await page.follow("Other items 1");
  await within(await findListItem("nothing.txt")).findByText("This file is empty. Export it again.");
});

test("files without recipes say so: a picture, an empty archive, and a damaged one", async () => {
  const page = await start();
  const empty = await archive("empty.zip", {});
  const damaged = new File([(await (await zipRecipes(named("Old"))).arrayBuffer()).slice(0, 60)], "old.zip");
  const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2)], "photo.jpg");
  for (const file of [photo, empty, damaged]) {
    await upload(page, file);
    await headline("No recipes found");
    await screen.findByText(/Choose other files, or add the recipe from a link or text/);
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
    if (file === photo)
      await within(await findListItem("photo.jpg")).findByText(/add it to a recipe in Tagine/);
    await page.follow("Choose other files");
    await page.waitForAddress("/imports/files");
  }
  await page.upload(await screen.findByLabelText("Choose files"), new File([], "nothing.txt"));
  await within(await screen.findByRole("alert")).findByText("This file is empty. Choose another.");
});

test("a single recipe is shown at once, and one that exists is replaced or copied", async () => {
  const page = await start();
  await upload(page, await zipRecipes(named("Bread")));
  await headline("Nextcloud Cookbook: 1 recipe");
  await screen.findByRole("heading", { level: 2, name: "Bread" });
  screen.getByText("5 figs");
  await page.type(screen.getByLabelText("Add tags"), "moved,");
  await page.press("Import 1 recipe");
  await headline("Imported 1 recipe");
  expect((await admin.get("recipes/bread")).body.tags).toEqual(["moved"]);

  await page.go("/imports/files");
  await upload(page, await zipRecipes({ Bread: recipe("Bread", "500 g flour") }));
  await screen.findByRole("link", { name: "In Tagine: Bread" });
  await page.selectOptions(await screen.findByLabelText("You already have this recipe"), "copy");
  await page.press("Import 1 recipe");
  await headline("Imported 1 recipe");
  expect(await summary()).toHaveLength(2);
});

test("what was selected stays when Tagine can't be reached at the start", async () => {
  const page = await start();
  await upload(page, await zipRecipes(named("Bread", "Fig Jam")));
  await headline("Nextcloud Cookbook: 2 recipes");
  await page.click(screen.getByLabelText("Select Bread"));
  const comeBack = answer(/imports\/files/);
  await page.press("Import 1 recipe");
  await within(await screen.findByRole("alert")).findByText(/Can't reach Tagine/);
  await headline("Nextcloud Cookbook: 2 recipes");
  comeBack();
  await page.press("Import 1 recipe");
  await headline("Imported 1 recipe");
  expect(await summary()).toEqual(["Fig Jam"]);
});

test("an upload survives a lost connection, and continues with the same files after a reload", async () => {
  hurryPolls();
  const page = await open("imports/files", { as: admin });
  const file = await zipRecipes(named("Bread", "Fig Jam"));
  const comeBack = answer(/^POST .*\/whole-files/);
  await page.upload(await screen.findByLabelText("Choose files"), file);
  await page.waitForAddress(/^\/imports\/files\//);
  await screen.findByText("Connection lost. The upload will continue by itself.");
  comeBack();
  await headline("Nextcloud Cookbook: 2 recipes");
  expect(calls().filter((call) => call.includes("/whole-files")).length).toBeGreaterThan(1);

  const announced = { files: [{ path: "Recipes.zip", bytes: file.size }] };
  const { id } = (await admin.send("POST", "imports/files/announce", announced)).body;
  const again = await open(`imports/files/${id}`, { as: admin });
  await screen.findByText("Upload interrupted");
  await again.upload(await screen.findByLabelText("Choose files"), new File(["another"], "other.zip"));
  await within(await screen.findByRole("alert")).findByText(/These aren't the same files/);
  await again.upload(screen.getByLabelText("Choose files"), file);
  await headline("Nextcloud Cookbook: 2 recipes");
});

test("many recipes are searched and loaded page by page", async () => {
  const page = await start();
  const names = Array.from({ length: 205 }, (_, number) => `Dish ${number}`);
  await upload(page, await zipRecipes(named(...names)));
  await headline("Nextcloud Cookbook: 205 recipes");
  const second = () => calls().filter((call) => call.includes("after=199")).length;
  await waitFor(() => expect(second()).toBe(1));
  await page.fill("Search this import", "dish 204");
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await page.fill("Search this import", "goulash");
  await screen.findByText("No matches");
  expect(page.address()).toContain("q=goulash");
  screen.getByRole("button", { name: "Import 205 recipes" });

  await page.go(`${page.address().split("?")[0]}?q=${"x".repeat(300)}`);
  await screen.findByText("No matches");
});

test("a search that someone typed just before is kept with the chosen filter", async () => {
  const page = await start();
  const names = Array.from({ length: 9 }, (_, number) => `Dish ${number}`);
  await upload(page, await zipRecipes(named(...names), { "Recipes/notes.css": "body {}" }));
  await headline("Nextcloud Cookbook: 9 recipes");
  await page.fill("Search this import", "notes");
  await page.follow("Other items 1");
  await waitFor(() => expect(page.address()).toContain("q=notes"));
  expect(page.address()).toContain("show=ignored");
  await findListItem("notes.css");
});

test("people who aren't administrators import, too, and see only their own imports", async () => {
  hurryPolls();
  const page = await open("admin/migrations", { as: user });
  await headline("Import recipes");
  expect(calls().filter((call) => /api\/(?:migrations|archive-imports)/.test(call))).toEqual([]);
  await upload(page, await zipRecipes(named("Bread")));
  await page.press("Import 1 recipe");
  await headline("Imported 1 recipe");
  const path = page.address().slice(1);
  await open(path, { as: admin });
  await screen.findByText("Import not found. It may have been deleted.");
});

test("files can be dropped on any page, but not where the page takes files itself", async () => {
  hurryPolls();
  const page = await open("recipes/all", { as: admin });
  const file = await zipRecipes(named("Bread"));
  const dataTransfer = { types: ["Files"], items: [], files: [file] };
  const overlay = () => screen.queryByText("Drop to import recipes");
  await waitFor(() => {
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(overlay()).not.toBeNull();
  });
  fireEvent.dragLeave(document.body, { dataTransfer, relatedTarget: null });
  await waitFor(() => expect(overlay()).toBeNull());
  fireEvent.dragOver(document.body, { dataTransfer: { ...dataTransfer, types: ["text/plain"] } });
  await waitFor(() => expect(overlay()).toBeNull());
  fireEvent.drop(document.body, { dataTransfer });
  await page.waitForAddress(/^\/imports\/files\//);
  await headline("Nextcloud Cookbook: 1 recipe");

  await page.go("/imports");
  fireEvent.dragOver(await screen.findByLabelText("Links"), { dataTransfer });
  expect(overlay()).toBeNull();
});

test("the menu for adding a recipe opens the file picker", async () => {
  hurryPolls();
  const page = await open("", { as: admin });
  await page.press("Add a recipe");
  await page.press("From files");
  const picker = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("body > input[type=file]");
    if (!found) throw new Error("No file picker");
    return found;
  });
  await page.upload(picker, await zipRecipes(named("Bread")));
  await page.waitForAddress(/^\/imports\/files\//);
  await headline("Nextcloud Cookbook: 1 recipe");
});

test("a stopped import resumes in every tab, and is undone to its plan", async () => {
  const page = await start();
  await upload(page, await zipRecipes(named("Bread", "Soup"), { "Recipes/Bread/full.jpg": picture }));
  await headline("Nextcloud Cookbook: 2 recipes");
  const id = page.address().split("/").at(-1) ?? "";
  const { store } = app.images;
  const storing = spyOn(app.images, "store").mockImplementation(async (...input) => {
    await admin.send("POST", `imports/files/${id}/stop`);
    return store(...input);
  });
  await page.press("Import 2 recipes");
  await headline("Import stopped");
  await waitFor(async () => expect(await summary()).toEqual(["Bread"]));
  await page.press("Undo this import");
  const question = await screen.findByRole("dialog");
  within(question).getByText("1 recipe goes to the trash.");
  within(question).getByText("After that, you can start the import again.");
  await page.press("Undo import", question);
  await headline("Nextcloud Cookbook: 2 recipes");
  await waitFor(() => expect(messages()).toContain("Import undone"));
  expect(await summary()).toEqual([]);

  await page.press("Import 2 recipes");
  await headline("Import stopped");
  storing.mockRestore();
  // As in another tab.
  await admin.send("POST", `imports/files/${id}/resume`);
  await headline("Imported 2 recipes");
}, 15_000);

test("an import says that the disk is full, and continues by itself", async () => {
  const page = await start();
  await upload(page, await zipRecipes(named("Bread"), { "Recipes/Bread/full.jpg": picture }));
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  let isFull = true;
  const { store } = app.images;
  const storing = spyOn(app.images, "store").mockImplementation(async (...input) => {
    if (isFull) throw full;
    return store(...input);
  });
  await page.press("Import 1 recipe");
  await screen.findByText("The disk is full. The import continues as soon as there's room.");
  await headline("Importing…");
  isFull = false;
  await headline("Imported 1 recipe");
  storing.mockRestore();
});

test("an upload waits while the server's disk is full", async () => {
  hurryPolls();
  const page = await open("imports/files", { as: admin });
  const full = spyOn(app.fileImports.uploads, "receiveWhole").mockRejectedValue(
    Object.assign(new Error("no space left on device"), { code: "ENOSPC" }),
  );
  await page.upload(await screen.findByLabelText("Choose files"), await zipRecipes(named("Bread")));
  await screen.findByText("The disk is full. The import continues as soon as there's room.");
  full.mockRestore();
  await headline("Nextcloud Cookbook: 1 recipe");
});

test("the home page of an empty Tagine links to the file import, for everyone", async () => {
  for (const as of [admin, user]) {
    const page = await open("", { as });
    await headline("No recipes yet");
    await page.follow("Import recipes");
    await page.waitForAddress("/imports/files");
  }
});
