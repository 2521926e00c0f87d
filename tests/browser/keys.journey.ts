import { expect, test } from "bun:test";
import { axeFindings, hasFocus } from "../support/browser.ts";
import { journey } from "../support/journey.ts";

const { browser, tagine } = await journey();

test("a question mark shows which keys do what, and keys that are pressed alone can be turned off", async () => {
  const page = await browser.visit(`${tagine.address}recipes/all`, { dark: true });
  const headline = page.getByRole("heading", { level: 1 });
  await headline.waitFor();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await help.getByText("Show these shortcuts").waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const single = help.getByRole("checkbox", { name: "Shortcuts of a single key" });
  expect(await hasFocus(single)).toBe(true);
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.reload();
  await headline.waitFor();
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  // The menu opens a moment later than a dialog would have.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await help.waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);

  await single.check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("searchbox").waitFor();
  // In a field it is a sign like any other.
  await page.keyboard.type("?/");
  expect(await page.getByRole("searchbox").inputValue()).toBe("?/");
});
