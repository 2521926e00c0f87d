import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine({ port: 9123, apiDocs: false });
});
afterAll(() => at.close());

test("signed-in people see how this Tagine is configured", async () => {
  const info = {
    production: false,
    version: expect.stringMatching(/^v\d+\.\d+\.\d+$/),
    demoStatus: false,
    apiPort: 9123,
    apiDocs: false,
    dbType: "sqlite",
    sqliteFile: join(at.app.folder.path, "tagine.db"),
    defaultGroup: "Home",
  };
  expect((await at.user.get("debug")).body).toEqual(info);
  await at.admin.send("PUT", "groups/1", { name: "Kitchen" });
  expect((await at.admin.get("debug")).body).toEqual({ ...info, defaultGroup: "Kitchen" });
});
