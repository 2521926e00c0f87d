import { describe, expect, test } from "bun:test";
import { hasFocus, SIZES, type Page, type Size } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { PASSWORD } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";
import { looks } from "../support/looks.ts";

const { browser, tagine, cook } = await journey();
const sizes = looks<Size>(["phone"], ["desk"]);
let people = 0;

/** Adds a person that no other journey changes. */
async function addPerson(fullName = "Ada"): Promise<string> {
  const email = `person-${++people}@example.org`;
  await cook.send("POST", "users", { fullName, email, password: PASSWORD });
  return email;
}

async function openProfile(email: string, visit: { size?: Size } = {}): Promise<Page> {
  const page = await browser.visit(`${tagine.address}admin/profile`, { ...visit, as: email });
  await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
  await section(page, "API tokens").waitFor();
  return page;
}

const section = (page: Page, name: string) => page.getByRole("region", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const toast = (page: Page, text: string) => page.getByRole("status", { name: "Messages" }).getByText(text);
const jpeg = async (name = "me.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await picture(600, 400)),
});

describe.each(sizes)("at the size of a %s", (size) => {
  test("long names fit, and a new picture is shown next to the name", async () => {
    const email = await addPerson("A".repeat(120));
    const elsewhere = await tagine.signIn(email);
    await elsewhere.send("POST", "auth/api-tokens", { name: "W".repeat(150) });
    const page = await openProfile(email, { size });
    await page.getByText("Technical details").click();
    if (size === "phone")
      for (const target of await page.locator("main").locator("button, a, label.btn").all()) {
        const box = await target.boundingBox();
        if (!box) continue;
        expect([await target.textContent(), Math.round(box.height) >= 44]).toEqual([
          await target.textContent(),
          true,
        ]);
        expect(box.x + box.width).toBeLessThanOrEqual(SIZES.phone.width);
      }

    await page.getByLabel("Choose file").setInputFiles({
      name: "letter.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Dear Tagine"),
    });
    await page.getByRole("alert").getByText("Tagine can't read this picture.").waitFor();
    await page.getByLabel("Choose file").setInputFiles(await jpeg());
    await toast(page, "Picture uploaded").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    // In the section and in the sidebar.
    const pictures = page.locator("main img[src*='/image?image_type=tiny']");
    await eventually(() =>
      pictures.evaluateAll(
        (images) =>
          images.length === 2 && images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
      ),
    );
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator("html[data-theme=dark]").waitFor();
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Menu" }).click();
    // On its button and in it.
    const inMenu = page.getByRole("banner").locator("img[src*='/image?image_type=tiny']");
    await eventually(async () => (await inMenu.count()) === 2);
  });
});

test("name, password and API tokens can be changed with the keyboard, and signing out shows no error", async () => {
  const email = await addPerson();
  await tagine.signIn(email);
  const page = await openProfile(email);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByLabel("Full name").focus();
  await press("Control+a");
  await page.keyboard.type("Grace");
  await press("Enter");
  await page.locator("aside").getByText("Grace").waitFor();

  // Email, group and its button are in between.
  await press("Tab", "Tab", "Tab", "Tab");
  expect(await hasFocus(page.getByLabel("Current password"))).toBe(true);
  await page.keyboard.type(PASSWORD);
  await press("Tab", "Tab");
  await page.keyboard.type("battery-staple");
  await press("Tab", "Tab");
  await page.keyboard.type("battery-staple");
  await press("Tab", "Tab", "Enter");
  await toast(page, "Password changed").waitFor();
  expect(await hasFocus(button(page, "Change password"))).toBe(true);

  // “Sign out everywhere” and “Add a display” are in between.
  await eventually(
    async () => (await page.getByRole("button", { name: /^Sign out (?!everywhere)/ }).count()) === 0,
  );
  await press("Tab", "Tab", "Tab");
  expect(await hasFocus(page.getByLabel("Token name"))).toBe(true);
  await page.keyboard.type("Script");
  await press("Enter");
  const field = page.getByLabel("Token “Script”");
  await field.waitFor();
  expect(await hasFocus(field)).toBe(true);
  await press("Tab", "Tab", "Enter");
  expect(await hasFocus(page.getByRole("heading", { name: "API tokens" }))).toBe(true);
  await press("Tab");
  expect(await hasFocus(button(page, "Revoke Script"))).toBe(true);
  await press("Enter");
  await dialog(page).waitFor();
  await press("Tab", "Enter");
  await eventually(async () => (await page.getByText("Script", { exact: true }).count()) === 0);
  expect(await hasFocus(page.getByRole("heading", { name: "API tokens" }))).toBe(true);

  // Signing out shows no error page.
  await page.route("**/login-page*.js", async (route) => {
    await Bun.sleep(100);
    await route.continue();
  });
  // Checks from outside the page could miss something shown briefly.
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const headline of document.querySelectorAll("h1")) seen.add(headline.textContent);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { seenHeadlines: seen });
  });
  await button(page, "Sign out everywhere").click();
  await dialog(page).getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await page.evaluate("[...seenHeadlines]")).toEqual(["Profile", "Sign in"]);
});
