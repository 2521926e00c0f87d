import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { startImportTest, neverAnswer, type ImportTest } from "../../support/importing.ts";
import type { Tagine } from "../../support/tagine.ts";
import { recipePage, type TestSite } from "../../support/test-site.ts";

let at: Tagine;
let site: TestSite;
let importFrom: ImportTest["importFrom"];
let close: ImportTest["close"];

beforeEach(async () => {
  ({ at, site, importFrom, close } = await startImportTest());
});
afterEach(() => close());

describe("an address that isn't on the web gets 422", () => {
  const bad = [
    "",
    "soup",
    "http://",
    "https:///soup",
    "http://localhost/soup",
    "http://nodot/soup",
    "ftp://example.org/soup",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://user:secret@example.org/",
    "http://exa mple.org/",
  ];
  test.each(bad)("%p", async (url) => {
    const reply = await at.user.send("POST", "recipes/create-url", { url });
    expect(reply.status).toBe(422);
    expect(reply.body.snackbar).toEqual({ text: "Must be a Valid URL", type: "error" });
    expect(reply.body.detail).toEqual([
      { loc: ["body", "url"], msg: "Must be a Valid URL", type: "value_error.url" },
    ]);
  });
});

describe("an address inside the private network gets 422", () => {
  const inside = [
    "http://10.0.0.1/",
    "http://192.168.1.1/admin",
    "http://169.254.169.254/latest/meta-data/",
    "http://0.0.0.0:9000/",
    "http://127.0.0.2/",
    "http://10.1/",
    "http://0177.0.0.3/",
    "http://100.100.100.200/",
  ];
  test.each(inside)("%p", async (url) => {
    const reply = await at.user.send("POST", "recipes/create-url", { url });
    expect(reply.body.code).toBe("address-private");
    expect(reply.status).toBe(422);
  });
});

test("a redirect into the private network is refused", async () => {
  site.on("/inside", () => new Response(null, { status: 302, headers: { Location: "http://10.1.2.3/" } }));
  const reply = await importFrom("/inside");
  expect(reply.body.code).toBe("address-private");
  expect(reply.status).toBe(422);
});

/** 50 MB take longer than the usual timeout on a busy machine. */
const PATIENT_MS = 20_000;

describe("a failing site gets 502 and a message that names it", () => {
  test("if the page is 404", async () => {
    const reply = await importFrom("/gone");
    expect(reply.status).toBe(502);
    expect(reply.body).toMatchObject({ code: "site-error-page", params: { host: "127.0.0.1", status: 404 } });
  });

  test("if it never answers", async () => {
    site.on("/slow", neverAnswer);
    const reply = await importFrom("/slow");
    expect(reply.body.code).toBe("site-too-slow");
    expect(reply.status).toBe(502);
  });

  test("if the page trickles forever", async () => {
    const dripping = () =>
      new ReadableStream({ pull: async (drip) => (await Bun.sleep(100), drip.enqueue("x")) });
    site.on("/drip", () => new Response(dripping()));
    expect((await importFrom("/drip")).body.code).toBe("site-too-slow");
  });

  test("if the page has 50 MB", async () => {
    const patient = await startImportTest(PATIENT_MS);
    patient.site.on(
      "/huge",
      () => new Response(Buffer.alloc(50_000_000, 32), { headers: { "Content-Type": "text/html" } }),
    );
    const reply = await patient.importFrom("/huge");
    await patient.close();
    expect(reply.body.code).toBe("site-too-large");
    expect(reply.status).toBe(502);
  });

  test("if a small response unpacks to 50 MB", async () => {
    const bomb = Bun.gzipSync(Buffer.alloc(50_000_000, 32));
    const headers = { "Content-Type": "text/html", "Content-Encoding": "gzip" };
    const patient = await startImportTest(PATIENT_MS);
    patient.site.on("/bomb", () => new Response(bomb, { headers }));
    const { body } = await patient.importFrom("/bomb");
    await patient.close();
    expect(body.code).toBe("site-too-large");
  });

  test("if no server is there", async () => {
    const reply = await at.user.send("POST", "recipes/create-url", { url: "http://127.0.0.1:1/" });
    expect(reply.body.code).toBe("site-unreachable");
    expect(reply.status).toBe(502);
  });

  test("if it redirects endlessly", async () => {
    site.on("/round", () => Response.redirect(`${site.origin}/round`, 302));
    expect((await importFrom("/round")).status).toBe(502);
  });
});

describe("a page without a recipe gets 422", () => {
  test("if it isn't HTML", async () => {
    site.on("/file", () => new Response("PK", { headers: { "Content-Type": "application/zip" } }));
    const reply = await importFrom("/file");
    expect(reply.body).toMatchObject({ code: "not-a-web-page", params: { contentType: "application/zip" } });
    expect(reply.status).toBe(422);
  });

  test("if it has no recipe", async () => {
    site.page("/news", "<!doctype html><title>News</title><p>Nothing to eat.</p>");
    const reply = await importFrom("/news");
    expect(reply.body.code).toBe("no-recipe-on-page");
    expect(reply.status).toBe(422);
  });
});

test("a failed import leaves nothing behind", async () => {
  site.page("/news", "<p>Nothing to eat.</p>");
  await importFrom("/news");
  await importFrom("/gone");
  expect((await at.visitor.get("recipes/summary")).body).toEqual([]);
  expect((await at.visitor.get("tags")).body).toEqual([]);
});

test("visitors can't import", async () => {
  site.page("/soup", recipePage());
  const reply = await at.visitor.send("POST", "recipes/create-url", { url: `${site.origin}/soup` });
  expect(reply.status).toBe(401);
});
