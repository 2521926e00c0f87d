import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { startImportTest, neverAnswer } from "../../support/importing.ts";
import { withExif } from "../../support/made-pictures.ts";
import type { Tagine } from "../../support/tagine.ts";
import { picture, pictureAnswer, type TestSite } from "../../support/test-site.ts";

let at: Tagine;
let site: TestSite;
let close: () => Promise<void>;
let photo: Buffer;

beforeAll(async () => {
  ({ at, site, close } = await startImportTest());
  photo = Buffer.from(await picture(60, 40));
  site.on("/dish.jpg", () => pictureAnswer(withExif(photo, 1)));
});
afterAll(() => close());

async function read(url: string): Promise<Response> {
  const { app } = at;
  const account = app.users.withEmail(app.config.defaultEmail);
  const token = account && (await app.sessions.token(app.sessions.begin(account, ""))).access_token;
  return at.handle(
    new Request("http://localhost/api/recipes/read-picture", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ url }),
    }),
  );
}

test("a picture from the web can be previewed before its recipe exists, and nothing is stored", async () => {
  const answer = await read(` ${site.origin}/dish.jpg `);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  const bytes = Buffer.from(await answer.bytes());
  expect(await new Bun.Image(bytes).metadata()).toMatchObject({ width: 60, height: 40 });
  expect(bytes.includes("SECRET PLACE")).toBe(false);
  expect(readdirSync(at.app.folder.images)).toEqual([]);
});

test("only signed-in users can fetch a picture", async () => {
  let requests = 0;
  site.on("/asked.jpg", () => {
    requests++;
    return pictureAnswer(photo);
  });
  const url = `${site.origin}/asked.jpg`;
  const statuses = [at.visitor, at.user, at.admin].map(
    async (who) => (await who.send("POST", "recipes/read-picture", { url })).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
  expect(requests).toBe(2);
});

describe("an unusable picture is refused", () => {
  const cases: [string, () => string, number, string][] = [
    ["no address", () => "dish", 422, "url-not-valid"],
    ["a private address", () => "http://10.0.0.9/dish.jpg", 422, "address-private"],
    ["a missing file", () => `${site.origin}/none.jpg`, 502, "site-error-page"],
    ["a file that never arrives", () => says("/late.jpg", neverAnswer), 502, "site-too-slow"],
    ["a page", () => says("/page", () => new Response("<p>Log in first</p>")), 415, "not-a-picture"],
    ["half", () => says("/half.jpg", () => pictureAnswer(photo.subarray(0, 900))), 415, "picture-truncated"],
  ];
  const says = (path: string, answer: () => Response | Promise<Response>) => {
    site.on(path, answer);
    return site.origin + path;
  };
  test.each(cases)("%s", async (_, url, status, code) => {
    const answer = await read(url());
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });
});
