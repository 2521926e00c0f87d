import { afterEach, expect, test } from "bun:test";
import type { Locator } from "playwright-core";
import { DEFAULT_DARK_COLORS, DEFAULT_LIGHT_COLORS } from "../../src/contract/rules.ts";
import { getHoverColor } from "../../web/state/contrast.ts";
import { hasFocus, type Page, type Visit } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { waitForHeadlineFocus, waitUntilClosed, dialog, pressInDialog } from "../support/managing.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();
const SEA = { ...DEFAULT_LIGHT_COLORS, primary: "#0E7490" };

afterEach(async () => {
  for (const { name } of (await cook.get("themes")).body)
    await cook.send("DELETE", `themes/${encodeURIComponent(name)}`);
  await cook.send("PUT", "themes/default", { colors: DEFAULT_LIGHT_COLORS });
});

async function openThemes(visit: Visit = {}): Promise<Page> {
  const page = await browser.visit(`${tagine.address}admin/themes`, { as: ADMIN_EMAIL, ...visit });
  await theme(page, "Default").waitFor();
  return page;
}

const theme = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => dialog(page).getByRole("textbox", { name, exact: true });
const primary = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue("--color-primary"));
const shows = (page: Page, color: string) => eventually(async () => (await primary(page)) === color);

/** A color of an element, as the browser writes it. */
const shownColor = (element: Locator, property: "backgroundColor" | "outlineColor") =>
  element.evaluate((found, name) => getComputedStyle(found)[name], property);
const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(", ")})`;

/** Records every primary color of a page from its first paint on. */
async function recordColors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const note = () => {
      const color = document.documentElement?.style.getPropertyValue("--color-primary");
      if (color && seen.at(-1) !== color) seen.push(color);
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
    Object.assign(globalThis, { seen });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

test("a theme can be created, chosen and deleted with the keyboard, with a live preview", async () => {
  const page = await openThemes();
  const { keyboard } = page;
  await button(page, "New theme").focus();
  await keyboard.press("Enter");
  await eventually(() => hasFocus(field(page, "Theme name")));
  expect(await dialog(page).getByRole("button", { name: "Create" }).isDisabled()).toBe(true);
  await keyboard.type(" ");
  await dialog(page).getByText("Enter a name").waitFor();
  expect(await dialog(page).getByRole("button", { name: "Create" }).isDisabled()).toBe(true);
  await keyboard.type(" Deep Sea");
  for (const name of ["Pick a color for Primary", "Primary"]) {
    await keyboard.press("Tab");
    expect(
      await dialog(page)
        .getByLabel(name, { exact: true })
        .evaluate((at) => at.matches(":focus")),
    ).toBe(true);
  }
  await keyboard.type("#0e74");
  await keyboard.press("Enter");
  await dialog(page).getByText("Enter a color like #E58325").waitFor();
  expect(await primary(page)).toBe(DEFAULT_LIGHT_COLORS.primary);
  await keyboard.type("90");
  await shows(page, SEA.primary);
  expect(await dialog(page).getByText("Enter a color like #E58325").count()).toBe(0);

  // Canceling changes nothing.
  await keyboard.press("Escape");
  await waitUntilClosed(page);
  await shows(page, DEFAULT_LIGHT_COLORS.primary);
  expect((await cook.get("themes")).body).toHaveLength(1);

  await eventually(() => hasFocus(button(page, "New theme")));
  await keyboard.press("Enter");
  await eventually(() => hasFocus(field(page, "Theme name")));
  await keyboard.type("Deep Sea");
  await field(page, "Primary").focus();
  await keyboard.press("Control+A");
  await keyboard.type("0e7490");
  await keyboard.press("Enter");
  await page.getByText("Theme created").waitFor();
  await theme(page, "Deep Sea").waitFor();
  expect(await theme(page, "Deep Sea").isChecked()).toBe(true);
  expect(await primary(page)).toBe(SEA.primary);
  const { body } = await cook.get("themes/Deep Sea");
  expect(body.colors).toMatchObject({ primary: "#0E7490", success: "#5AB1BB", info: "#4990BA" });

  await button(page, "New theme").hover();
  expect(await shownColor(button(page, "New theme"), "backgroundColor")).toBe(
    rgb(getHoverColor(SEA.primary)),
  );

  await theme(page, "Deep Sea").focus();
  await keyboard.press("ArrowUp");
  await shows(page, DEFAULT_LIGHT_COLORS.primary);
  await keyboard.press("ArrowDown");
  await shows(page, SEA.primary);

  await button(page, "Delete theme Deep Sea").focus();
  await keyboard.press("Enter");
  await dialog(page).getByRole("heading", { name: "Delete theme “Deep Sea”?" }).waitFor();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await page.getByText("Theme deleted").waitFor();
  await waitForHeadlineFocus(page);
  await shows(page, DEFAULT_LIGHT_COLORS.primary);
  expect(await theme(page, "Default").isChecked()).toBe(true);
});

test("every theme name and color is readable in light and dark on a phone", async () => {
  const names = ["white", "gray", `Long ${"Donaudampfschifffahrt".repeat(4)}`];
  const colors = ["#FFFDFA", "#808080", "#1B1816"];
  for (const [at, name] of names.entries()) {
    const all = Object.fromEntries(Object.keys(SEA).map((one) => [one, colors[at]]));
    await cook.send("POST", "themes/create", { name, colors: all });
  }
  const page = await openThemes({ size: "phone" });
  for (const dark of [false, true]) {
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    for (const name of names) {
      await theme(page, name).check();
      await expectLooksRight(page);
    }
  }
  // Even an almost invisible button shows its focus.
  await theme(page, "white").check();
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("Tab");
  await button(page, "New theme").focus();
  expect(await shownColor(button(page, "New theme"), "outlineColor")).toBe("rgb(35, 29, 24)");

  await page.setViewportSize({ width: 390, height: 640 });
  await button(page, "Edit theme gray").click();
  await field(page, "Error").scrollIntoViewIfNeeded();
  await expectLooksRight(page);
  // The preview is visible at any scroll position.
  const preview = dialog(page).getByRole("img", { name: "Preview in dark mode" });
  const { y = -1, height = 0 } = (await preview.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  await field(page, "Secondary").focus();
  const above = await field(page, "Secondary").boundingBox();
  expect(above?.y).toBeGreaterThan(y + height);
});

test("the default theme can be changed and reset, but not deleted", async () => {
  const page = await browser.visit(`${tagine.address}api/health`, { dark: true, as: ADMIN_EMAIL });
  const seen = await recordColors(page);
  await page.goto(`${tagine.address}admin/themes`);
  await theme(page, "Default").waitFor();
  const remove = button(page, "Delete theme Default");
  expect(await remove.isDisabled()).toBe(true);
  await page.getByText("The default theme can't be deleted.").waitFor();
  expect(await primary(page)).toBe(DEFAULT_DARK_COLORS.primary);
  await button(page, "Edit theme Default").click();
  await dialog(page).getByText("Editing these colors applies them to light and dark").waitFor();
  await dialog(page).getByLabel("Pick a color for Accent").fill("#123456");
  expect(await field(page, "Accent").inputValue()).toBe("#123456");
  // Edited colors apply in dark mode, too.
  await shows(page, DEFAULT_LIGHT_COLORS.primary);
  await pressInDialog(page, "Save");
  await page.getByText("Theme saved").waitFor();
  await waitUntilClosed(page);
  expect(await seen()).toEqual([DEFAULT_DARK_COLORS.primary, DEFAULT_LIGHT_COLORS.primary]);
  expect((await cook.get("themes/default")).body.colors.accent).toBe("#123456");

  // Only changed colors can be restored, and the list that's shown may still be the one from before.
  await page.reload();
  await theme(page, "Default").waitFor();
  await button(page, "Edit theme Default").click();
  await pressInDialog(page, "Restore original colors");
  await pressInDialog(page, "Save");
  await waitUntilClosed(page);
  await shows(page, DEFAULT_DARK_COLORS.primary);
});

test("the chosen theme is painted before the app runs, and updated without other flashes", async () => {
  await cook.send("POST", "themes/create", { name: "Sea", colors: SEA });
  const page = await openThemes();
  await theme(page, "Sea").check();
  await shows(page, SEA.primary);
  const seen = await recordColors(page);
  await page.route("**/assets/main-*.js", (route) => route.abort());
  await page.goto(tagine.address);
  expect(await primary(page)).toBe(SEA.primary);
  browser.takeErrors();
  await page.unroute("**/assets/main-*.js");
  const fresh = page.waitForResponse(/\/api\/themes\/Sea$/);
  await page.goto(`${tagine.address}admin/themes`);
  await theme(page, "Sea").waitFor();
  await fresh;
  expect(await theme(page, "Sea").isChecked()).toBe(true);
  expect(await seen()).toEqual([SEA.primary]);

  // Themes changed or deleted elsewhere are updated at the next start.
  await cook.send("PUT", "themes/Sea", { colors: { ...SEA, primary: "#155E75" } });
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/themes/Sea", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(tagine.address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await primary(page)).toBe(SEA.primary);
  answer.resolve();
  await shows(page, "#155E75");
  expect(await seen()).toEqual([SEA.primary, "#155E75"]);

  await cook.send("DELETE", "themes/Sea");
  await page.goto(tagine.address);
  await shows(page, DEFAULT_LIGHT_COLORS.primary);
  expect(await seen()).toEqual(["#155E75", DEFAULT_LIGHT_COLORS.primary]);

  await cook.send("PUT", "themes/default", { colors: { ...DEFAULT_LIGHT_COLORS, primary: "#7C2D12" } });
  await page.goto(tagine.address);
  await shows(page, "#7C2D12");
  expect(await seen()).toEqual([DEFAULT_LIGHT_COLORS.primary, "#7C2D12"]);
});
