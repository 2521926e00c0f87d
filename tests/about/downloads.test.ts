import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { attachment } from "../../src/platform/downloads.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
});
afterEach(() => at.close());

const MINUTE_MS = 60_000;
const FOUND = { url: "https://kitchen.example/soup", recipe: { name: "Soup" } };
const keepFound = () => writeFileSync(at.app.lastReadFile, JSON.stringify(FOUND));
const tokenFor = async (path: string): Promise<string> => (await at.admin.get(path)).body.fileToken;
const download = (token: string) => at.visitor.get(`utils/download?token=${encodeURIComponent(token)}`);

test("a token downloads the log up to its last line", async () => {
  at.app.log.info("the pot boils");
  const { status, body, headers } = await download(await tokenFor("debug/log"));
  expect(status).toBe(200);
  expect(body).toContain("INFO  the pot boils\n");
  expect(headers.get("Content-Disposition")).toBe(
    `attachment; filename="tagine.log"; filename*=UTF-8''tagine.log`,
  );
  expect(headers.get("Content-Type")).toBe("text/plain;charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("the content of the last page is downloaded as JSON, once there is any", async () => {
  expect((await at.admin.get("debug/last-recipe-json")).body.code).toBe("nothing-read-yet");
  keepFound();
  const { body, headers } = await download(await tokenFor("debug/last-recipe-json"));
  expect(body).toEqual(FOUND);
  expect(headers.get("Content-Disposition")).toContain('filename="last-recipe.json"');
});

test("the token is enough on a closed site", async () => {
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  at.app.log.info("closed");
  expect((await download(await tokenFor("debug/log"))).status).toBe(200);
});

test("a token is valid for thirty minutes", async () => {
  at.app.log.info("on time");
  const token = await tokenFor("debug/log");
  const issuedAt = Date.now();
  at.setNow(new Date(issuedAt + 29 * MINUTE_MS));
  expect((await download(token)).status).toBe(200);
  at.setNow(new Date(issuedAt + 31 * MINUTE_MS));
  const over = await download(token);
  expect([over.status, over.body.code]).toEqual([401, "download-over"]);
});

test("an invalid token gets 401, and a missing one 422", async () => {
  for (const token of ["x", "", "a.b.c", "log", "../secret", "tagine.log"])
    expect([token, (await download(token)).status]).toEqual([token, 401]);
  expect((await at.visitor.get("utils/download")).status).toBe(422);
});

test("a deleted file gets 404", async () => {
  keepFound();
  const token = await tokenFor("debug/last-recipe-json");
  rmSync(at.app.lastReadFile);
  const deleted = await download(token);
  expect([deleted.status, deleted.body.code]).toEqual([404, "file-not-found"]);
});

test("session tokens, API tokens and picture passes don't open files", async () => {
  at.app.log.info("there is a log");
  const session = (await at.admin.get("auth/refresh")).body.access_token;
  const script = (await at.admin.send("POST", "auth/api-tokens", { name: "Script" })).body.token;
  const { pass } = (await at.admin.get("auth/picture-pass")).body;
  for (const token of [session, script, pass]) expect((await download(token)).status).toBe(401);
});

test("a token for a file opens nothing else", async () => {
  at.app.log.info("there is a log");
  const token = await tokenFor("debug/log");
  const holder = at.withToken(token);
  for (const path of ["users/self", "debug", "debug/log", "debug/log/5", "auth/refresh"])
    expect([path, (await holder.get(path)).status]).toEqual([path, 401]);
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  expect((await holder.get("recipes/summary")).status).toBe(401);
  expect((await at.visitor.get(`recipes/x/image?pass=${token}`)).status).toBe(401);
});

test("a token signed with another secret is refused", async () => {
  using other = await tagine();
  other.app.log.info("another log");
  const token = (await other.admin.get("debug/log")).body.fileToken;
  expect((await other.visitor.get(`utils/download?token=${token}`)).status).toBe(200);
  at.app.log.info("there is a log here, too");
  expect((await download(token)).status).toBe(401);
});

describe("a file is saved under its name", () => {
  test.each([
    ["tagine.log", `attachment; filename="tagine.log"; filename*=UTF-8''tagine.log`],
    ["Été 1.zip", `attachment; filename="_t_ 1.zip"; filename*=UTF-8''%C3%89t%C3%A9%201.zip`],
    [`a"b\\c.zip`, `attachment; filename="a_b_c.zip"; filename*=UTF-8''a%22b%5Cc.zip`],
    ["it's (1)*.zip", `attachment; filename="it's (1)*.zip"; filename*=UTF-8''it%27s%20%281%29%2a.zip`],
    ["a\r\nX: y", `attachment; filename="a__X: y"; filename*=UTF-8''a%0D%0AX%3A%20y`],
  ])("%p", (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});
