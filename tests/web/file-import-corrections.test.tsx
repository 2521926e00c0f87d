import { afterEach, expect, test } from "bun:test";
import { findDividerPlace } from "../../web/imports/files/corrections/insert-dividing-line.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { hurryPolls } from "../support/page-time.ts";

const { admin, app, open } = await dom();
app.jobs.begin();

afterEach(async () => {
  for (const { id } of (await admin.get("imports/files")).body)
    await admin.send("DELETE", `imports/files/${id}`);
});

const headline = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const findDialog = (name: string) => screen.findByRole("dialog", { name });
const headlineHasFocus = () => waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));

async function upload(name: string, content: string): Promise<OpenApp> {
  hurryPolls();
  const page = await open("imports/files", { as: admin });
  await page.upload(await screen.findByLabelText("Choose files"), new File([content], name));
  await page.waitForAddress(/^\/imports\/files\/[0-9a-f]{16}$/);
  return page;
}

const soup =
  "Lentil soup\n\nIngredients\n200 g lentils\n1 onion\n\nMethod\nChop the onion.\nSimmer for 20 minutes.";
const bread = soup.replaceAll("entil", "ea");

test("someone says what the columns of an unknown table are, and corrects it", async () => {
  const page = await upload(
    "liste.csv",
    "Kol 1;Kol 2;Kol 3\nSuppe;200 g Linsen|1 Zwiebel;Kochen.\nBrot;500 g Mehl;Backen.\n",
  );
  await headline("No recipes found");
  await screen.findByText("Tagine doesn't know the columns of liste.csv.");
  await page.press("Check columns");
  const dialog = await findDialog("Columns of liste.csv");
  within(dialog).getByText("200 g Linsen|1 Zwiebel");
  const choose = (column: string, field: string) =>
    page.selectOptions(within(dialog).getByLabelText(column), field);

  await page.press("Save", dialog);
  await within(dialog).findByText("Choose the column with the recipe names.");
  expect(document.activeElement).toBe(within(dialog).getByLabelText("Kol 1"));
  await choose("Kol 1", "Name");
  await page.press("Save", dialog);
  await within(dialog).findByText("Choose a column for the ingredients or the steps.");
  await choose("Kol 2", "Ingredients");
  await choose("Kol 3", "Name");
  await page.press("Save", dialog);
  await within(dialog).findByText("Another column already has this.");
  expect(document.activeElement).toBe(within(dialog).getByLabelText("Kol 3"));
  await choose("Kol 3", "Steps");
  await page.press("Save", dialog);
  await headline("Spreadsheet: 2 recipes");
  await headlineHasFocus();

  await screen.findByText("Columns of liste.csv");
  await page.click(screen.getByLabelText("Select Brot"));
  await screen.findByRole("button", { name: "Import 1 recipe" });
  await page.type(screen.getByLabelText("Add tags to all"), "moved,");
  await page.press("Check columns");
  const again = await findDialog("Columns of liste.csv");
  expect(within(again).getByLabelText("Kol 3")).toHaveProperty("value", "steps");
  await page.selectOptions(within(again).getByLabelText("Kol 3"), "Keep as an extra");
  await page.press("Save", again);
  await headlineHasFocus();
  // Other rows may be at the positions of those selected.
  await screen.findByRole("button", { name: "Import 2 recipes" });
  // Everything else that someone chose is kept.
  await screen.findByText("moved");
});

test("a table with names, but neither ingredients nor steps, has unknown columns", async () => {
  await upload("liste.csv", "Name;Kol 2\nSuppe;200 g Linsen|1 Zwiebel\nBrot;500 g Mehl\n");
  await headline("No recipes found");
  await screen.findByText("Tagine doesn't know the columns of liste.csv.");
});

test("the choice for existing recipes is kept when the files are read again", async () => {
  await admin.send("POST", "recipes/create", { name: "Brot", recipeIngredient: ["1 kg Mehl"] });
  const page = await upload(
    "liste.csv",
    "name;ingredients;steps;Kol 4\nSuppe;200 g Linsen;Kochen.;4\nBrot;500 g Mehl;Backen.;2\n",
  );
  await headline("Spreadsheet: 2 recipes");
  await page.follow("Changed 1");
  await page.selectOptions(await screen.findByLabelText("Recipes you already have"), "replace");
  await screen.findByRole("button", { name: "Import 2 recipes" });
  await page.press("Check columns");
  const dialog = await findDialog("Columns of liste.csv");
  await page.selectOptions(within(dialog).getByLabelText("Kol 4"), "Servings");
  await page.press("Save", dialog);
  await headlineHasFocus();
  expect(await screen.findByLabelText("Recipes you already have")).toHaveProperty("value", "replace");
  await screen.findByRole("button", { name: "Import 2 recipes" });
  await admin.send("DELETE", "recipes/brot");
});

test("files that may be tables are offered among the other items", async () => {
  hurryPolls();
  const page = await open("imports/files", { as: admin });
  const files = ["a", "b", "c", "d", "e"].map(
    (name) => new File([`No;Place;Note\n1;${name};x\n2;there;y\n`], `${name}.csv`),
  );
  const texts = [new File([soup], "soup.txt"), new File([bread], "bread.txt")];
  await page.upload(await screen.findByLabelText("Choose files"), [...files, ...texts]);
  await headline("Plain text: 2 recipes");
  expect(screen.queryByRole("button", { name: "Check columns" })).toBeNull();
  await page.follow("Other items 5");
  await screen.findByText("Tagine doesn't know the columns of c.csv.");
  expect(screen.getAllByRole("button", { name: "Check columns" })).toHaveLength(3);
  await page.press("2 more files");
  expect(screen.getAllByRole("button", { name: "Check columns" })).toHaveLength(5);
});

test("someone corrects where the recipes of a text begin", async () => {
  const page = await upload("mine.txt", `${soup}\n\n${bread}`);
  await headline(/^Plain text/);
  await screen.findByText("Recipes in mine.txt");
  await page.press("Correct where recipes begin");
  const dialog = await findDialog("Correct where recipes begin");
  const area = await within(dialog).findByLabelText<HTMLTextAreaElement>("Text of mine.txt");
  expect(document.activeElement).toBe(area);
  await page.fill(area, "Soup\n\n1 onion\n\nChop.\nBread\n\n500 g flour\n\nBake.");
  await within(dialog).findByText("1 recipe");
  area.setSelectionRange(area.value.indexOf("read"), area.value.indexOf("read"));
  await page.press("Insert dividing line", dialog);
  await within(dialog).findByText("2 recipes");
  expect(area.value).toContain("Chop.\n\n----------\n\nBread");

  await page.press("Cancel", dialog);
  const question = await findDialog("Leave without saving?");
  await page.press("Keep editing", question);
  await page.press("Save", dialog);
  await headline("Plain text: 2 recipes");
  await headlineHasFocus();
  await screen.findByText("Bread");
  await page.press("Soup");
  await page.press("Correct where recipes begin", await findDialog("Soup"));
  await within(await findDialog("Correct where recipes begin")).findByText("2 recipes");
  await page.press("Cancel", screen.getByRole("dialog"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

const places: [text: string, cursor: number, result: string][] = [
  ["Soup\nBread", 7, "Soup\n\n----------\n\nBread"],
  ["Soup\n\nBread", 6, "Soup\n\n----------\n\nBread"],
  ["Soup\n\nBread", 5, "Soup\n\n----------\n\nBread"],
  ["Soup", 2, "----------\n\nSoup"],
];
test.each(places)("in %j with the cursor at %d, a line is inserted: %j", (text, cursor, result) => {
  const { at, inserted } = findDividerPlace(text, cursor);
  expect(text.slice(0, at) + inserted + text.slice(at)).toBe(result);
});
