import { expect, test } from "bun:test";
import { choosePreferredLanguage } from "../../web/state/preferred-language.ts";
import { dom, screen, waitFor, within } from "../support/dom.tsx";

const { open, readStorage } = await dom();

const helpDialog = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a question mark shows which keys do what, and keys that are pressed alone can be turned off", async () => {
  const page = await open("recipes/all");
  await screen.findByRole("heading", { level: 1 });
  await page.keyboard("?");
  const help = within(await helpDialog());
  await help.findByText("Show shortcuts");
  const single = help.getByRole("checkbox", { name: "Single-key shortcuts" });
  expect(document.activeElement).toBe(single);
  await page.keyboard(" ");
  expect(readStorage("page-keys")).toBe("off");
  await page.press("Close");
  await closed();
  await page.keyboard("?");
  await page.keyboard("/");
  await page.press("Menu");
  await page.press("Keyboard shortcuts");
  await helpDialog();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);

  await page.click(await screen.findByRole("checkbox", { name: "Single-key shortcuts" }));
  await page.press("Close");
  await closed();
  await page.keyboard("/");
  const field = await within(await screen.findByRole("dialog")).findByRole("searchbox");
  // In a field it is a sign like any other.
  field.focus();
  await page.keyboard("?/");
  expect(field).toHaveProperty("value", "?/");
});

test("languages follow the browser, else are English", () => {
  const { languages } = navigator;
  const choose = (...preferred: string[]) => {
    Object.defineProperty(navigator, "languages", { value: preferred, configurable: true });
    return choosePreferredLanguage("en");
  };
  localStorage.clear();
  try {
    expect(choose("sv-FI")).toBe("sv-SE");
    expect(choose("fi-FI", "de-AT")).toBe("de-DE");
    expect(choose("fi-FI")).toBe("en-US");
  } finally {
    Object.defineProperty(navigator, "languages", { value: languages, configurable: true });
  }
});
