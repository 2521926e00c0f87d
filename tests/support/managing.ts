import { afterEach } from "bun:test";
import { type Page, type Size } from "./browser.ts";
import { journey, type Journey } from "./journey.ts";
import { ADMIN_EMAIL, PASSWORD } from "./sign-ins.ts";

interface Person {
  id: number;
  email: string;
  group: string;
  admin: boolean;
}

interface Visit {
  /** Users by default. */
  part?: string;
  email?: string;
  dark?: boolean;
}

interface Managing extends Journey {
  at: (size: Size, visit?: Visit) => Promise<Page>;
  addUser: (fullName: string, email: string, more?: object) => Promise<void>;
  person: (email: string) => Promise<Person | undefined>;
}

export async function startUserManagement(): Promise<Managing> {
  const begun = await journey();
  const { browser, tagine, cook } = begun;
  const people = async (): Promise<Person[]> => (await cook.get("users")).body;

  afterEach(async () => {
    for (const { id } of await people()) if (id !== 1) await cook.send("DELETE", `users/${id}`);
    for (const { id } of (await cook.get("groups")).body.slice(1)) await cook.send("DELETE", `groups/${id}`);
    for (const { token } of (await cook.get("users/sign-ups")).body)
      await cook.send("DELETE", `users/sign-ups/${token}`);
  });

  return {
    ...begun,
    async at(size, { part = "", email = ADMIN_EMAIL, dark = false } = {}) {
      const page = await browser.visit(`${tagine.address}admin/manage-users${part && `?tab=${part}`}`, {
        size,
        dark,
        as: email,
      });
      await page.getByRole("heading", { level: 1 }).waitFor();
      return page;
    },
    async addUser(fullName, email, more = {}) {
      await cook.send("POST", "users", { fullName, email, password: PASSWORD, ...more });
    },
    person: async (email) => (await people()).find((one) => one.email === email),
  };
}

export const dialog = (page: Page) => page.getByRole("dialog");
export const alert = (page: Page) => dialog(page).getByRole("alert");
export const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name });

export async function pressInDialog(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole("button", { name, exact: true }).click();
}

export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("button", { name: action, exact: true }).click();
  await dialog(page).waitFor();
}

export async function waitUntilClosed(page: Page): Promise<void> {
  await dialog(page).waitFor({ state: "detached" });
}

export async function waitForHeadlineFocus(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
}
