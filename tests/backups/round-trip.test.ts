import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import type { ReportRow } from "../../src/contract/backups.ts";
import { fillKitchen } from "../support/full-kitchen.ts";
import { allKept } from "../support/kept.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

/** The archive that a call made, as a file to be sent. */
async function archiveOf(at: Tagine, wish: object = {}): Promise<File> {
  const made = await at.admin.send("POST", "backups/export/database", wish);
  expect([made.status, made.body]).toMatchObject([201, { code: "backup-created" }]);
  const { name } = made.body.params;
  expect(made.body.snackbar.text).toBe(`Backup Created at ${name}`);
  return new File([readFileSync(at.app.backups.path(name))], name);
}

async function uploaded(at: Tagine, archive: File): Promise<string> {
  const form = new FormData();
  form.set("archive", archive);
  const sent = await at.admin.send("POST", "backups/upload", form);
  expect([sent.status, sent.body]).toMatchObject([200, { snackbar: { text: "Backup uploaded" } }]);
  return archive.name;
}

test("what a backup holds comes back whole in an empty Tagine", async () => {
  using from = await tagine();
  await fillKitchen(from);
  from.app.jobs.begin();
  const archive = await archiveOf(from);
  using to = await tagine();
  to.app.jobs.begin();
  const name = await uploaded(to, archive);
  const report = (await to.admin.send("POST", `backups/${name}/import`, { name, rebase: true })).body;
  const rows = Object.values<ReportRow[]>(report).flat();
  expect(rows.filter(({ status }) => !status)).toEqual([]);
  expect(await allKept(to)).toEqual(await allKept(from));
}, 60_000);
