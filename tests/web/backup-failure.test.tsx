import { expect, test } from "bun:test";
import { dom, screen, within } from "../support/dom.tsx";

const NO_FOLDER = "/not-mounted/backups";
const { admin, open, user } = await dom({ backupCopyDir: NO_FOLDER });

test("a backup that couldn't be copied is reported on every page of the settings, but only to admins", async () => {
  await admin.send("POST", "backups/export/database", {});
  const page = await open("admin/themes", { as: admin });
  const alert = within(await screen.findByRole("alert"));
  await alert.findByText(`The backup was created but not copied: the folder ${NO_FOLDER} doesn't exist.`);
  await page.follow("Go to backups");
  await screen.findByRole("heading", { level: 1, name: "Backups" });
  await screen.findByText(new RegExp(`Backups are also copied to ${NO_FOLDER}\\.`));
  expect(screen.getAllByRole("alert")).toHaveLength(1);

  await page.go("/admin");
  await screen.findByRole("alert");
  await page.follow(/^Last verified backup: /);
  await page.waitForAddress("/admin/backups");

  await open("admin", { as: user });
  await screen.findByRole("heading", { level: 1, name: "Profile" });
  await screen.findAllByRole("heading", { level: 2 });
  expect(screen.queryByText(/backup/i)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
