import { afterEach, expect, test } from "bun:test";
import { archive, uploadArchive } from "../support/archives.ts";
import { dom, findListItem, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { hurryPolls } from "../support/page-time.ts";

const { admin, app, open } = await dom();
app.jobs.begin();

afterEach(async () => {
  for (const { id } of (await admin.get("archive-imports")).body)
    await admin.send("DELETE", `archive-imports/${id}`);
  for (const { type, files } of (await admin.get("migrations")).body)
    for (const { name } of files) await admin.send("DELETE", `migrations/${type}/${name}/delete`);
  const recipes = (await admin.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug);
  if (recipes.length > 0) await admin.send("POST", "recipe-bin", { recipes });
});

/** What Nextcloud makes of its folder of recipes: a folder for each. */
function recipeFolder(...names: string[]): Promise<File> {
  const folders = names.map((name) => [
    `Recipes/${name}/recipe.json`,
    { "@type": "Recipe", name, recipeIngredient: [`${name.length} figs`], recipeInstructions: ["Stir."] },
  ]);
  return archive("Recipes.zip", Object.fromEntries(folders));
}

const atMigrations = () => open("admin/migrations", { as: admin });
const dialog = () => screen.findByRole("dialog");
const section = async (name: string) => within(await screen.findByRole("region", { name }));
const upload = async (page: OpenApp, program: string, file: File) =>
  page.upload(await screen.findByLabelText(`Upload a file from ${program}`), file);
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });
const count = async (): Promise<number> => (await admin.get("recipes/summary")).body.length;

async function ends(page: OpenApp, name: string): Promise<void> {
  await page.waitForAddress(/migrations\/imports\/\d+$/);
  await headline(`Import from ${name}`);
  await screen.findByText(/^(?:All imported|\d+ couldn't be imported)/);
}

test("archives uploaded for a program are imported, and the second time each recipe says it exists", async () => {
  await uploadArchive(admin, "migrations/nextcloud/upload", await recipeFolder("Bread"));
  const page = await atMigrations();
  await headline("Import recipes");
  await section("Nextcloud Cookbook");
  expect(screen.queryByRole("region", { name: "Chowdown" })).toBeNull();
  await page.press("Delete Recipes.zip");
  await page.press("Delete", await dialog());
  await waitFor(() => expect(screen.queryByRole("region", { name: "Nextcloud Cookbook" })).toBeNull());
  await uploadArchive(admin, "migrations/nextcloud/upload", await recipeFolder("Fig Jam", "Plum Cake"));
  await page.go("/admin/migrations?again");
  await screen.findByRole("row", { name: /Recipes\.zip/ });
  hurryPolls();

  await page.press("Import Recipes.zip");
  await ends(page, "Recipes.zip");
  await screen.findByText("2 of 2");
  expect(screen.queryByRole("button", { name: "Undo this import" })).toBeNull();
  within(await findListItem("Plum Cake")).getByText("Imported");
  await page.follow("Fig Jam", await findListItem("Fig Jam"));
  await headline("Fig Jam");
  await screen.findByRole("checkbox", { name: "7 figs" });

  await page.go("/admin/migrations");
  await screen.findByRole("heading", { level: 2, name: "Import history" });
  await page.press("Import Recipes.zip");
  await ends(page, "Recipes.zip");
  const failed = await findListItem("Fig Jam");
  await page.click(within(failed).getByText("Failed"));
  within(failed).getByText(/A recipe named “Fig Jam” already exists/);
  within(failed).getByText(/To keep both, rename it/);
  await page.follow("Open the existing one", failed);
  await headline("Fig Jam");

  await page.go("/admin/migrations");
  await page.press("Delete Recipes.zip");
  const question = await dialog();
  await within(question).findByRole("heading", { name: "Delete “Recipes.zip”?" });
  await page.press("Delete", question);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("region", { name: "Nextcloud Cookbook" })).toBeNull();
  expect(await count()).toBe(2);
});

test("a file that isn't an archive is refused where it was uploaded, and one without recipes says so", async () => {
  const site = await archive("site.zip", { "notes.txt": "none" });
  await uploadArchive(admin, "migrations/chowdown/upload", site);
  const page = await atMigrations();
  await upload(page, "Chowdown", new File(["Dear aunt"], "letter.zip", { type: "application/zip" }));
  const chowdown = await section("Chowdown");
  const refused = within(await chowdown.findByRole("alert"));
  await refused.findByText("Couldn't upload “letter.zip”");
  await refused.findByText("This isn't a zip archive, or it's incomplete.");
  await upload(page, "Chowdown", await archive("other.zip", { "notes.txt": "none" }));
  await screen.findByRole("row", { name: /other\.zip/ });
  await within(screen.getByRole("status", { name: "Messages" })).findByText("File uploaded");
  expect(chowdown.queryByRole("alert")).toBeNull();
  await page.press("Import site.zip");
  await within(await chowdown.findByRole("alert")).findByText(
    "No recipes from this app found in the archive.",
  );
  expect(await count()).toBe(0);
});
