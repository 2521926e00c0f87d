import { afterEach, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { archive } from "../support/archives.ts";
import { hasFocus, overflows, type Page, type Size, type Visit } from "../support/browser.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { dialog } from "../support/managing.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

afterEach(async () => {
  for (const { id } of (await cook.get("imports/files")).body)
    await cook.send("DELETE", `imports/files/${id}`);
  await deleteAllRecipes(cook);
});

/** An export of Nextcloud: one folder per recipe. */
function recipeFolder(names: string[], more: Record<string, unknown> = {}): Promise<File> {
  const folders = names.map((name) => [
    `Recipes/${name}/recipe.json`,
    { "@type": "Recipe", name, recipeIngredient: [`${name.length} figs`], recipeInstructions: ["Stir."] },
  ]);
  return archive("Recipes.zip", { ...Object.fromEntries(folders), ...more });
}

/** A file as the file chooser takes it. */
async function toUpload(file: File) {
  return { name: file.name, mimeType: "application/zip", buffer: Buffer.from(await file.arrayBuffer()) };
}

const at = (path: string, size: Size, visit: Visit = {}): Promise<Page> =>
  browser.visit(tagine.address + path, { size, as: ADMIN_EMAIL, ...visit });
const headline = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const headlineHasFocus = (page: Page) => page.waitForFunction(() => document.activeElement?.tagName === "H1");
const start = (page: Page, count: number) =>
  page.getByRole("button", { name: `Import ${count} recipe${count === 1 ? "" : "s"}` });

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, role: "button" | "link" | "checkbox", name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await wanted.waitFor();
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No tab leads to ${name}`);
}

const pressEnter = (page: Page) => page.keyboard.press("Enter");

describe.each(looks<[Size, boolean]>([["desk", false]], [["phone", true]]))("%s, dark: %p", (size, dark) => {
  test("a zip is read, looked at, imported, and undone with the keyboard", async () => {
    const page = await at("imports/files", size, { dark });
    await page.getByLabel("Choose files").waitFor({ state: "attached" });
    await expectLooksRight(page);
    const more = { "Recipes/Broken/recipe.json": `{ "@type" none` };
    const file = await recipeFolder(["Fig Jam", "Plum Cake", "Bread"], more);
    await page.getByLabel("Choose files").setInputFiles(await toUpload(file));
    await headline(page, "Nextcloud Cookbook: 3 recipes").waitFor();
    await expectLooksRight(page);

    await tabTo(page, "checkbox", "Select Bread");
    await page.keyboard.press("Space");
    await start(page, 2).waitFor();
    await tabTo(page, "button", "Bread");
    await pressEnter(page);
    await dialog(page).getByText("5 figs").waitFor();
    await expectLooksRight(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Unreadable 1" }).click();
    await page.getByText("The rest can be imported").waitFor();
    await expectLooksRight(page);
    if (size === "phone") await page.getByRole("button", { name: "Add tags" }).click();
    await page.getByLabel("Add tags to all").fill("moved");
    await pressEnter(page);
    await expectLooksRight(page);
    await tabTo(page, "button", "Import 2 recipes");
    await pressEnter(page);

    await headline(page, "Imported 2 recipes").waitFor();
    await headlineHasFocus(page);
    await expectLooksRight(page);
    await page.getByRole("link", { name: "Fig Jam" }).click();
    await headline(page, "Fig Jam").waitFor();
    expect((await cook.get("recipes/fig-jam")).body.tags).toEqual(["moved"]);
    await page.goBack();
    await tabTo(page, "button", "Undo this import");
    await pressEnter(page);
    await dialog(page).getByText("2 recipes go to the trash.").waitFor();
    await expectLooksRight(page);
    await dialog(page).getByRole("button", { name: "Undo import" }).click();
    await headline(page, "Import undone").waitFor();
    await headlineHasFocus(page);
    expect((await cook.get("recipes/summary")).body).toEqual([]);
    await expectLooksRight(page);
    await page.reload();
    await headline(page, "Import undone").waitFor();
  });
});

test("an upload waits for the connection, and continues after a reload with the same file", async () => {
  const page = await at("imports/files", "phone");
  const noise = crypto.getRandomValues(new Uint8Array(65_000));
  const file = await recipeFolder(["Fig Jam", "Bread"], {
    "Recipes/Fig Jam/full.jpg": Buffer.concat(Array.from({ length: 300 }, () => noise)),
  });
  let parts = 0;
  await page.route("**/parts?*", (route) => (++parts === 2 ? route.abort() : route.continue()));
  const isLate = (url: URL) =>
    url.pathname.endsWith("/parts") && Number(url.searchParams.get("offset")) > 5_000_000;
  await page.route(isLate, (route) => route.abort());
  await page.getByLabel("Choose files").setInputFiles(await toUpload(file));
  await page.getByText("Connection lost. The upload will continue by itself.").first().waitFor();
  await page.getByText(/^(?:[5-9]|1\d)(?:\.\d)? MB of/).waitFor();
  await expectLooksRight(page);
  page.on("dialog", (question) => void question.accept());
  await page.unrouteAll();
  await page.route("**/parts?*", (route) => route.abort());
  await page.reload();
  await page.getByText("Upload interrupted").waitFor();
  await expectLooksRight(page);
  await page.unrouteAll();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const [{ received }] = (await cook.get(`imports/files/${id}/upload`)).body;
  expect(received).toBeGreaterThan(5_000_000);
  const offsets: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/parts")) offsets.push(searchParams.get("offset") ?? "");
  });
  await page.getByLabel("Choose files").setInputFiles(await toUpload(file));
  await headline(page, "Nextcloud Cookbook: 2 recipes").waitFor();
  expect(offsets[0]).toBe(String(received));
  browser.takeErrors();
});

test("a file dragged over the page reaches the area that continues an upload", async () => {
  const file = await recipeFolder(["Fig Jam", "Bread"]);
  const path = join(mkdtempSync(join(tmpdir(), "drag-")), file.name);
  writeFileSync(path, await file.bytes());
  const announced = { files: [{ path: file.name, bytes: file.size }] };
  const { id } = (await cook.send("POST", "imports/files/announce", announced)).body;
  const page = await at(`imports/files/${id}`, "desk");
  const area = page.getByText("Choose Recipes.zip again to continue where the upload stopped.");
  const { x, y } = (await area.boundingBox()) ?? { x: 0, y: 0 };
  const pointer = await page.context().newCDPSession(page);
  const drag = (type: "dragEnter" | "dragOver" | "drop", to: { x: number; y: number }) =>
    pointer.send("Input.dispatchDragEvent", {
      type,
      ...to,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  /** Repeats it, as browsers do while someone drags. */
  const dragUntil = (to: { x: number; y: number }, isCovered: boolean) =>
    eventually(async () => {
      await drag("dragOver", to);
      return (await page.getByText("Drop to import recipes").isVisible()) === isCovered;
    });
  await drag("dragEnter", { x: 5, y: 300 });
  await dragUntil({ x: 5, y: 300 }, true);
  // Otherwise, it would take the files from the area that it covers.
  const pointerEvents = await page
    .getByText("Drop to import recipes")
    .evaluate((text) => getComputedStyle(text).pointerEvents);
  expect(pointerEvents).toBe("none");
  await dragUntil({ x, y }, false);
  await drag("drop", { x, y });
  await headline(page, "Nextcloud Cookbook: 2 recipes").waitFor();
  expect(page.url()).toEndWith(id);
  rmSync(dirname(path), { recursive: true });
});

test("an import that was started in another tab shows its report", async () => {
  const form = new FormData();
  form.set("files", await recipeFolder(["Fig Jam", "Bread"]));
  const { id } = (await cook.send("POST", "imports/files", form)).body;
  const page = await at(`imports/files/${id}`, "phone");
  await start(page, 2).waitFor();
  expect((await cook.send("POST", `imports/files/${id}/start`, { existing: "skip" })).status).toBe(201);
  await start(page, 2).click();
  await headline(page, "Imported 2 recipes").waitFor();
});

test("10,000 recipes scroll, and the page fits a narrow screen with large text", async () => {
  const names = Array.from({ length: 10_000 }, (_, number) => `Dish ${number}`);
  const form = new FormData();
  form.set("files", await recipeFolder(names));
  const { id } = (await cook.send("POST", "imports/files", form)).body;
  const page = await at(`imports/files/${id}`, "desk");
  await headline(page, "Nextcloud Cookbook: 10,000 recipes").waitFor();
  await page.getByText("Dish 5", { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByText("Dish 9999", { exact: true }).waitFor();
  expect(await page.getByRole("listitem").count()).toBeLessThan(60);
  await page.getByRole("button", { name: "Import 10,000 recipes" }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  expect(await overflows(page)).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByText("Dish 5", { exact: true }).waitFor();
  expect(await overflows(page)).toBe(false);
});
