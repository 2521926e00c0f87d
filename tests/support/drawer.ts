import type { Locator } from "playwright-core";
import { type Page, SIZES } from "./browser.ts";

export async function openDrawer(page: Page): Promise<Locator> {
  const isPhone = page.viewportSize()?.width === SIZES.phone.width;
  if (isPhone) await page.getByRole("button", { name: "Navigation" }).click();
  return page.getByRole("navigation", { name: "Navigation" });
}
