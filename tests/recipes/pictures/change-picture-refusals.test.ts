import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { startImportTest, neverAnswer } from "../../support/importing.ts";
import { headerOfHugePng, pngChunk } from "../../support/made-pictures.ts";
import { encodeForm, recipeWith, upload } from "../../support/pictured.ts";
import type { Tagine } from "../../support/tagine.ts";
import { picture, pictureAnswer, type TestSite } from "../../support/test-site.ts";

/** For 25 MB on a busy machine. */
const LONG_ENOUGH_MS = 3000;

let at: Tagine;
let site: TestSite;
let close: () => Promise<void>;
let photo: Uint8Array;
let slug: string;
let folders: string[];

beforeAll(async () => {
  ({ at, site, close } = await startImportTest(LONG_ENOUGH_MS));
  photo = await picture(60, 40);
  slug = await recipeWith(at, photo, "Soup");
  folders = readdirSync(at.app.folder.images);
});
afterAll(() => close());

async function expectUnchanged(): Promise<void> {
  expect((await at.visitor.get(`recipes/${slug}`)).body.image).toBe("soup.jpg");
  expect(readdirSync(at.app.folder.images)).toEqual(folders);
}

describe("an unusable uploaded picture is reported, and nothing changes", () => {
  interface Sent {
    body: unknown;
    headers?: Record<string, string>;
  }
  const file = (bytes: Uint8Array, name?: string): Sent => ({ body: upload(bytes, { name }) });
  const wire = async (cut: number, more: Record<string, string> = {}): Promise<Sent> => {
    const { bytes, headers } = await encodeForm(upload(photo));
    return { body: new Blob([bytes.slice(0, bytes.length - cut)]), headers: { ...headers, ...more } };
  };
  const broken = () => Buffer.concat([photo.slice(0, 20), Buffer.alloc(500, 7)]);
  const empty = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), pngChunk("IEND", "")]);
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  const text = new FormData();
  text.set("image", "a picture");

  const cases: [string, () => Sent | Promise<Sent>, number, string][] = [
    ["JSON", () => ({ body: { image: "abc" } }), 422, "upload-without-file"],
    ["no body", () => ({ body: undefined }), 422, "upload-without-file"],
    ["a form without files", () => ({ body: new URLSearchParams() }), 422, "upload-without-file"],
    ["text instead of a file", () => ({ body: text }), 422, "upload-without-file"],
    [
      "a file in another field",
      () => ({ body: upload(photo, { field: "file" }) }),
      422,
      "upload-without-file",
    ],
    ["no selected file", () => file(new Uint8Array(), ""), 422, "upload-without-file"],
    ["an interrupted upload", () => wire(300), 422, "upload-without-file"],
    ["an upload without its last bytes", () => wire(3), 422, "upload-without-file"],
    ["text with a picture's name", () => file(Buffer.from("Soup"), "soup.jpg"), 415, "not-a-picture"],
    ["a PNG without pixels", () => file(empty), 415, "not-a-picture"],
    ["a broken JPEG", () => file(broken()), 415, "picture-truncated"],
    ["half a JPEG", () => file(photo.slice(0, -40)), 415, "picture-truncated"],
    ["HEIC", () => file(heic, "soup.heic"), 415, "picture-heic"],
    ["more than 100 megapixels", () => file(headerOfHugePng()), 413, "picture-too-large"],
    ["one byte more than 25 MB", () => file(Buffer.alloc(25_000_001, 1)), 413, "body-too-large"],
    ["far more than 25 MB", () => file(Buffer.alloc(27_000_000, 1)), 413, "body-too-large"],
    ["an announced size over 25 MB", () => wire(0, { "Content-Length": "26000000" }), 413, "body-too-large"],
  ];
  test.each(cases)("%s", async (_, sent, status, code) => {
    const { body, headers } = await sent();
    const reply = await at.user.send("PUT", `recipes/${slug}/image`, body, headers);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    await expectUnchanged();
  });
});

describe("a picture from a link", () => {
  const post = (url: unknown) => at.user.send("POST", `recipes/${slug}/image`, { url });
  const says = (path: string, answer: () => Response | Promise<Response>) => {
    site.on(path, answer);
    return site.origin + path;
  };
  const html = () => new Response("<html>Log in first</html>", { headers: { "Content-Type": "image/jpeg" } });
  const redirectTo = (url: string) => () => Response.redirect(url, 302);

  const cases: [string, () => unknown, number, string][] = [
    ["no address", () => "soup", 422, "url-not-valid"],
    ["nothing", () => "", 422, "url-not-valid"],
    ["no text", () => 7, 422, "not-valid"],
    ["a file on the server", () => "file:///etc/passwd", 422, "url-not-valid"],
    ["inline data", () => "data:image/png;base64,AAAA", 422, "url-not-valid"],
    ["a private address", () => "http://10.0.0.9/soup.jpg", 422, "address-private"],
    [
      "a redirect to a private address",
      () => says("/in", redirectTo("http://10.0.0.9/")),
      422,
      "address-private",
    ],
    ["an unreachable site", () => "http://127.0.0.1:9/soup.jpg", 502, "site-unreachable"],
    ["a missing file", () => `${site.origin}/none.jpg`, 502, "site-error-page"],
    ["a file that never arrives", () => says("/late.jpg", neverAnswer), 502, "site-too-slow"],
    ["a page", () => says("/page.jpg", html), 415, "not-a-picture"],
    ["half", () => says("/half.jpg", () => pictureAnswer(photo.slice(0, 900))), 415, "picture-truncated"],
    [
      "too many pixels",
      () => says("/wide.png", () => pictureAnswer(headerOfHugePng())),
      413,
      "picture-too-large",
    ],
    [
      "more than 25 MB",
      () => says("/large.jpg", () => pictureAnswer(Buffer.alloc(26_000_000, 1))),
      413,
      "picture-too-heavy",
    ],
  ];
  test.each(cases)("can't be %s, and nothing changes", async (_, url, status, code) => {
    const reply = await post(url());
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    await expectUnchanged();
  });
});

describe("permissions and unknown recipes", () => {
  const calls = (of: string): [string, string, unknown][] => [
    ["PUT", `recipes/${of}/image`, upload(photo)],
    ["POST", `recipes/${of}/image`, { url: `${site.origin}/asked.jpg` }],
    ["DELETE", `recipes/${of}/image`, undefined],
  ];
  let requests = 0;
  beforeAll(() => {
    site.on("/asked.jpg", () => {
      requests++;
      return pictureAnswer(photo);
    });
  });

  test("a visitor is asked to sign in before anything is read or fetched", async () => {
    const unread = new ReadableStream({ pull: () => expect.unreachable() }, { highWaterMark: 0 });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    expect((await at.visitor.send("PUT", "recipes/none/image", unread, headers)).status).toBe(401);
    for (const [method, path, body] of [...calls(slug), ...calls("none")]) {
      const reply = await at.visitor.send(method, path, body);
      expect([method, reply.status, reply.body.code]).toEqual([method, 401, "not-signed-in"]);
    }
    expect(requests).toBe(0);
    await expectUnchanged();
  });

  test("nothing is read or fetched for an unknown recipe", async () => {
    for (const [method, path, body] of calls("none")) {
      const reply = await at.user.send(method, path, body);
      expect([method, reply.status, reply.body.code]).toEqual([method, 404, "recipe-not-found"]);
    }
    expect((await at.user.send("PUT", "recipes/none/image", {})).status).toBe(404);
    expect(requests).toBe(0);
    await expectUnchanged();
  });

  test("a user may import a picture from a link, also by the recipe's label", async () => {
    const lent = await recipeWith(at, photo, "Lent");
    const body = { url: ` ${site.origin}/asked.jpg ` };
    const reply = await at.user.send("POST", "recipes/lent.jpg/image", body);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      snackbar: { text: "Recipe Image Updated", type: "success" },
      code: "recipe-image-updated",
    });
    expect(requests).toBe(1);
    expect((await at.visitor.get(`recipes/${lent}`)).body.image).toBe("lent.2.jpg");
    expect(readdirSync(at.app.folder.images)).toHaveLength(folders.length + 2);
  });
});
