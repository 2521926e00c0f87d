import { expect, test } from "bun:test";
import { DEMO_SIGN_IN } from "../../src/contract/home-rules.ts";
import { dom, screen, within } from "../support/dom.tsx";

const { admin, open } = await dom({ isDemo: true });
const OFF_IN_DEMO = "This is turned off in the demo.";

test("the demo shows how to sign in", async () => {
  await open("");
  const banner = await screen.findByText(new RegExp(DEMO_SIGN_IN.email));
  expect(banner.textContent).toContain(DEMO_SIGN_IN.password);
});

test("a demo names the features that are turned off, and offers none of them", async () => {
  const page = await open("admin/profile", { as: admin });
  for (const name of ["About you", "Password", "Signed-in devices", "API tokens"]) {
    const section = within(await screen.findByRole("region", { name }));
    await section.findByText(OFF_IN_DEMO);
    expect(section.queryByRole("button")).toBeNull();
  }
  await page.go("/admin/about");
  await screen.findByRole("heading", { level: 1, name: "About" });
  await screen.findByText(OFF_IN_DEMO);
  expect(screen.queryByRole("button", { name: "Download log" })).toBeNull();
  await page.go("/debug");
  await screen.findByRole("heading", { level: 1, name: "Debug" });
  await screen.findByText(OFF_IN_DEMO);
  await page.go("/admin/migrations");
  await screen.findByRole("heading", { level: 1, name: "Import recipes" });
  await screen.findByText(OFF_IN_DEMO);
  expect(screen.queryByLabelText("Choose files")).toBeNull();
  await page.go("/admin/backups");
  await screen.findByRole("heading", { name: "No backups yet" });
  expect(screen.queryByLabelText(/^Upload/)).toBeNull();
});
