import { looksRight } from "./looks-right.ts";
import type { Page } from "./browser.ts";
import { caller } from "./caller.ts";
import { ADMIN_EMAIL, PASSWORD } from "./sign-ins.ts";

/** Ends the session that a page goes by, as the server does, once the page has asked for all that it starts with. */
export async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const token = await page.evaluate(() => localStorage.getItem("tagine.token"));
  await caller(`${new URL(page.url()).origin}/`, fetch, token).send("DELETE", "auth/sessions/current");
}

/** The administrator signs in over what they are at, and it goes on. */
export async function signInOver(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Login" });
  await dialog.getByText("Your session has ended. Sign in again, then go on.").waitFor();
  await looksRight(page);
  await dialog.getByLabel("E-mail").fill(ADMIN_EMAIL);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
}
