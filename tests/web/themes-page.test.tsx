import { expect, test } from "bun:test";
import { DEFAULT_LIGHT_COLORS } from "../../src/contract/rules.ts";
import { dom, screen, waitFor } from "../support/dom.tsx";
import { ADMIN_EMAIL, PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";

const { admin, open, user } = await dom();

const SEA = { ...DEFAULT_LIGHT_COLORS, primary: "#0E7490" };
const choice = (name: string) => screen.findByRole("radio", { name });

test("a ready-made theme is a choice of this device, and its copy is a theme like any other", async () => {
  const before = (await admin.get("themes")).body;
  const page = await open("admin/themes", { as: user });
  await page.click(await choice("Olive"));
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue("--color-primary")).toBe("#77893B"));
  expect((await admin.get("themes")).body).toEqual(before);

  await open("admin/themes", { as: user, again: true });
  expect(await choice("Olive")).toHaveProperty("checked", true);
  expect(style.getPropertyValue("--color-primary")).toBe("#77893B");

  const again = await open("admin/themes", { as: user, again: true });
  await again.press("Edit a copy of Olive");
  await again.fill("Theme name", "My olive");
  await again.press("Create");
  expect(await choice("My olive")).toHaveProperty("checked", true);
  expect((await admin.get("themes/My olive")).body.colors.primary).toBe("#77893B");
  expect(screen.queryByRole("button", { name: "Delete theme Olive" })).toBeNull();
});

test("people who share a device each get their own theme back, also light or dark", async () => {
  await admin.send("PUT", "users/1/password", { currentPassword: PASSWORD, newPassword: PASSWORD });
  await admin.send("POST", "themes/create", { name: "Sea", colors: SEA });
  const page = await open("admin/themes", { as: user });
  await page.click(await choice("Sea"));
  await page.click(await choice("Dark"));
  const signIn = async (email: string) => {
    await page.go("/logout");
    await page.waitForAddress("/");
    await page.go("/login?redirect=/admin/themes");
    await page.fill("Email", email);
    await page.fill("Password", PASSWORD);
    await page.press("Sign in", screen.getByRole("main"));
    await choice("Default");
  };
  await signIn(ADMIN_EMAIL);
  // Without a choice of their own, people keep what is there.
  expect(await choice("Sea")).toHaveProperty("checked", true);
  await page.click(await choice("Default"));
  await page.click(await choice("Light"));
  await signIn(USER_EMAIL);
  const { style, dataset } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue("--color-primary")).toBe(SEA.primary));
  expect(await choice("Dark")).toHaveProperty("checked", true);
  expect(dataset["theme"]).toBe("dark");
});
