import { afterEach, describe, expect, test } from "bun:test";
import { overflows, type Page, type Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { dialog } from "../support/managing.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

afterEach(async () => {
  for (const { id } of (await cook.get("imports/files")).body)
    await cook.send("DELETE", `imports/files/${id}`);
});

const headline = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const headlineHasFocus = (page: Page) => page.waitForFunction(() => document.activeElement?.tagName === "H1");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openImport(name: string, content: string, size: Size, dark: boolean): Promise<Page> {
  const form = new FormData();
  form.set("files", new File([content], name), name);
  const { id } = (await cook.send("POST", "imports/files", form)).body;
  return browser.visit(`${tagine.address}imports/files/${id}`, { size, dark, as: ADMIN_EMAIL });
}

describe.each(looks<[Size, boolean]>([["desk", true]], [["phone", false]]))("%s, dark: %p", (size, dark) => {
  test("the columns of a table are corrected with the keyboard", async () => {
    const rows = "Kol 1;Kol 2;\nSuppe;200 g Linsen|1 Zwiebel;x\nBrot;500 g Mehl;y\n";
    const page = await openImport("liste.csv", rows, size, dark);
    await page.getByText("Tagine doesn't know the columns of liste.csv.").waitFor();
    await expectLooksRight(page);
    await button(page, "Check columns").focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByLabel("Kol 1").waitFor();
    await expectLooksRight(page);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.activeElement?.textContent === "Check columns");
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await dialog(page).getByText("Choose the column with the recipe names.").waitFor();
    await expectLooksRight(page);
    await page.keyboard.type("Name");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ingr");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await headline(page, "Spreadsheet: 2 recipes").waitFor();
    await headlineHasFocus(page);
    await page.getByText("Columns of liste.csv").waitFor();
  });

  test("a text is divided at the cursor, and the line can be undone", async () => {
    const soup = "Lentil soup\n\nIngredients\n200 g lentils\n1 onion\n\nMethod\nChop the onion.\nSimmer it.";
    const page = await openImport("mine.txt", soup, size, dark);
    await headline(page, "Plain text: 1 recipe").waitFor();
    await button(page, "Correct where recipes begin").click();
    const area = dialog(page).getByLabel("Text of mine.txt");
    await area.fill("Soup\n\n1 onion\n\nChop it.\n\nBread\n\n500 g flour\n\nBake it.");
    await page.keyboard.press("Control+Home");
    for (let line = 0; line < 6; line++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog(page).getByText("2 recipes").waitFor();
    expect(await area.inputValue()).toContain("Chop it.\n\n----------\n\nBread");
    await expectLooksRight(page);
    await page.keyboard.press("Control+z");
    await dialog(page).getByText("1 recipe", { exact: true }).waitFor();
    await page.keyboard.press("Control+Shift+z");
    await dialog(page).getByText("2 recipes").waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await overflows(page)).toBe(false);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await headline(page, "Plain text: 2 recipes").waitFor();
    await headlineHasFocus(page);
  });
});
