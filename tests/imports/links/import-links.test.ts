import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ImportItem, ImportJob } from "../../../src/contract/imports.ts";
import type { Reply } from "../../support/caller.ts";
import { forgetOldReports } from "../../../src/scheduler.ts";
import { eventually } from "../../support/eventually.ts";
import { startImportTest, neverAnswer, type ImportTest } from "../../support/importing.ts";
import { runPending } from "../../support/fake-time.ts";
import { shapeFaults } from "../../support/shape-faults.ts";
import type { Tagine } from "../../support/tagine.ts";
import { recipePage, testSite, type TestSite } from "../../support/test-site.ts";

let at: Tagine;
let site: TestSite;
let close: ImportTest["close"];

beforeEach(async () => {
  ({ at, site, close } = await startImportTest());
});
afterEach(async () => {
  await at.app.jobs.close(0);
  await close();
});

const begin = (input: object): Promise<Reply> => at.user.send("POST", "imports", input);
const items = async (id: number, query = "") => (await at.user.get(`imports/${id}/items${query}`)).body;
const control = (id: number, what: string) => at.user.send("POST", `imports/${id}/${what}`);
const waitForEnd = (id: number) =>
  eventually(async () => {
    const { body } = await at.user.get(`imports/${id}`);
    return body.state === "done" && body;
  }, 8000);
const links = (count: number) => Array.from({ length: count }, (_, number) => `${site.origin}/${number}`);

const recipeNames = async () =>
  (await at.visitor.get("recipes/summary?order=name")).body.map(({ name }: { name: string }) => name);

/** Imports from the same site, which gets one request at a time, so the earlier request is over by then. */
async function importAnother(): Promise<void> {
  site.page("/another", recipePage({ name: "Another", recipeIngredient: ["1 other thing"] }));
  const { body: job } = await begin({ urls: [`${site.origin}/another`] });
  await waitForEnd(job.id);
}

test("links become recipes, each with a row that shows its result", async () => {
  site.page("/soup", recipePage());
  site.page("/news", "<p>Nothing to eat.</p>");
  await at.user.send("POST", "recipes/create", { name: "Our bread", orgURL: `${site.origin}/bread` });
  const { status, body: job } = await begin({
    urls: [`${site.origin}/soup`, `${site.origin}/news`, `${site.origin}/bread/`],
  });
  expect(status).toBe(201);
  expect(shapeFaults(ImportJob, job)).toEqual([]);
  expect(job).toMatchObject({
    state: "running",
    finishedAt: null,
    counts: { total: 3, waiting: 3, done: 0 },
  });

  at.app.jobs.begin();
  const done = await waitForEnd(job.id);

  expect(shapeFaults(ImportJob, done)).toEqual([]);
  expect(done.counts).toEqual({ total: 3, waiting: 0, running: 0, done: 2, failed: 1 });
  const rows = await items(job.id);
  for (const row of rows) expect(shapeFaults(ImportItem, row)).toEqual([]);
  const nothing = { slug: null, name: null, toCheck: false, refusal: null, existing: null };
  const bread = { slug: "our-bread", name: "Our bread" };
  expect(rows).toEqual([
    {
      ...nothing,
      position: 0,
      url: `${site.origin}/soup`,
      state: "done",
      slug: "lemon-lentil-soup",
      name: "Lemon Lentil Soup",
    },
    {
      ...nothing,
      position: 1,
      url: `${site.origin}/news`,
      state: "failed",
      refusal: {
        code: "no-recipe-on-page",
        params: { host: "127.0.0.1" },
        text: "No recipe found on this page (127.0.0.1).",
      },
    },
    { ...nothing, position: 2, url: `${site.origin}/bread/`, state: "done", ...bread, existing: bread },
  ]);
  expect((await at.visitor.get("recipes/summary")).body).toHaveLength(2);
}, 15_000);

test("a page already imported through another link is skipped", async () => {
  const named = (name: string) =>
    recipePage({ name, recipeIngredient: [`200 g of ${name}`, "1 l water", "salt"] });
  const canonical = (html: string) => html.replace("<title>", '<link rel="canonical" href="/soup"><title>');
  site.page("/soup", named("Soup"));
  site.page("/amp", canonical(named("Soup")));
  // Another recipe on a site that names one canonical address on all pages.
  site.page("/bread", canonical(named("Bread")));
  const { body } = await begin({ urls: ["/soup", "/amp", "/bread"].map((path) => site.origin + path) });
  at.app.jobs.begin();
  await waitForEnd(body.id);
  expect(
    (await items(body.id)).map((row: { slug: string; existing: unknown }) => [row.slug, row.existing]),
  ).toEqual([
    ["soup", null],
    ["soup", { slug: "soup", name: "Soup" }],
    ["bread", null],
  ]);
}, 15_000);

test("a site gets one request at a time with a second in between, while other sites go on", async () => {
  await using other = testSite();
  const requests: { site: string; at: number }[] = [];
  let open = 0;
  let most = 0;
  for (const [name, one] of [
    ["one", site],
    ["other", other],
  ] as const) {
    for (const path of ["/1", "/2"]) {
      one.on(path, async () => {
        requests.push({ site: name, at: at.app.clock().getTime() });
        if (name === "one") most = Math.max(most, ++open);
        await runPending();
        if (name === "one") open--;
        return new Response(recipePage({ name: name + path }), { headers: { "Content-Type": "text/html" } });
      });
    }
  }
  const urls = [`${site.origin}/1`, `${site.origin}/2`, `${other.origin}/1`, `${other.origin}/2`];
  const { body } = await begin({ urls });
  at.app.jobs.begin();
  await waitForEnd(body.id);
  const times = (name: string) => requests.filter((one) => one.site === name).map((one) => one.at);
  for (const name of ["one", "other"]) {
    const [first = 0, second = 0] = times(name);
    expect(second - first).toBeGreaterThanOrEqual(1000);
  }
  expect(most).toBe(1);
  expect(Math.abs((times("one")[0] ?? 0) - (times("other")[0] ?? 0))).toBeLessThan(900);
}, 15_000);

describe("of the tags of a site, a bulk import keeps", () => {
  const KEYWORDS = ["quick", "vegan", "winter", "easy", "lentils", "best ever"];
  const rows: [choice: string, keywords: string[], tags: string[]][] = [
    ["useful", KEYWORDS, ["vegan"]],
    ["useful", KEYWORDS.slice(0, 5), KEYWORDS.slice(0, 5)],
    ["all", KEYWORDS, KEYWORDS],
    ["known", KEYWORDS.slice(0, 5), ["vegan"]],
    ["none", KEYWORDS.slice(0, 5), []],
  ];
  test.each(rows)("with the setting %p, of %p: %p", async (importedOrganizers, keywords, tags) => {
    await at.admin.send("PUT", "site-settings", { importedOrganizers });
    await at.user.send("POST", "tags", { name: "Vegan" });
    site.page("/0", recipePage({ name: "Zero", keywords: keywords.join(", "), recipeCategory: [] }));
    const { body: job } = await begin({ urls: links(1) });
    at.app.jobs.begin();
    await waitForEnd(job.id);
    const { body } = await at.user.get("recipes/zero");
    expect(body.tags.map((tag: string) => tag.toLowerCase())).toEqual(tags);
  });
});

test("an import can be stopped, resumed and retried", async () => {
  site.on("/0", neverAnswer);
  site.page("/1", recipePage({ name: "One" }));
  const { body: job } = await begin({ urls: links(2) });
  at.app.jobs.begin();
  await eventually(async () => (await items(job.id))[0].state === "running");

  expect((await control(job.id, "stop")).body).toEqual({
    snackbar: { text: "Import stopped. Recipes already imported are kept.", type: "success" },
    code: "import-stopped",
  });
  await eventually(async () => (await items(job.id, "?state=stopped")).length === 2);
  expect((await at.user.get(`imports/${job.id}`)).body.state).toBe("stopped");
  expect(await items(job.id, "?state=waiting")).toEqual([]);

  expect((await control(job.id, "resume")).body.code).toBe("import-resumed");
  const done = await waitForEnd(job.id);
  expect(done.counts).toMatchObject({ done: 1, failed: 1 });
  expect((await items(job.id, "?state=failed"))[0]).toMatchObject({
    position: 0,
    refusal: { code: "site-too-slow" },
  });

  site.page("/0", recipePage({ name: "Zero" }));
  expect((await control(job.id, "retry")).body.code).toBe("import-retried");
  const again = await eventually(async () => {
    const { body } = await at.user.get(`imports/${job.id}`);
    return body.counts.done === 2 && body;
  }, 8000);
  expect(again.counts.failed).toBe(0);
}, 20_000);

test("deleting a running import keeps its recipes and adds no more", async () => {
  site.page("/0", recipePage({ name: "Zero" }));
  site.on("/1", neverAnswer);
  const { body: job } = await begin({ urls: links(3) });
  at.app.jobs.begin();
  await eventually(async () => (await items(job.id))[1].state === "running", 8000);
  expect((await at.user.send("DELETE", `imports/${job.id}`)).body.code).toBe("import-deleted");
  expect((await at.user.get(`imports/${job.id}`)).status).toBe(404);
  await importAnother();
  expect(await recipeNames()).toEqual(["Another", "Zero"]);
}, 15_000);

test("no recipe is stored if its import item can't be settled", async () => {
  const requested = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  site.on("/0", () => (requested.resolve(), answer.promise));
  const { body: job } = await begin({ urls: links(1) });
  at.app.jobs.begin();
  await requested.promise;
  at.app.db.run("DELETE FROM job WHERE id = ?", [job.id]);
  answer.resolve(new Response(recipePage(), { headers: { "Content-Type": "text/html" } }));
  await importAnother();
  expect(await recipeNames()).toEqual(["Another"]);
});

describe("links can come", () => {
  test("from text or bookmarks, once each", async () => {
    const text = `Soup: ${site.origin}/1, again ${site.origin}/1#top and ${site.origin}/2.`;
    const { body } = await begin({ text });
    expect((await items(body.id)).map((row: { url: string }) => row.url)).toEqual(links(3).slice(1));
    const bookmarks = `<DL><DT><A HREF="${site.origin}/1">Soup</A><DT><A HREF="place:x">x</A></DL>`;
    expect((await begin({ text: bookmarks })).body.counts.total).toBe(1);
  });

  test("in thousands, and are shown page by page", async () => {
    const { body } = await begin({ urls: links(5000) });
    expect(body.counts).toEqual({ total: 5000, waiting: 5000, running: 0, done: 0, failed: 0 });
    expect(await items(body.id)).toHaveLength(100);
    const page = await items(body.id, "?after=4989&limit=1000");
    expect(page.map((row: { position: number }) => row.position)).toEqual([
      4990, 4991, 4992, 4993, 4994, 4995, 4996, 4997, 4998, 4999,
    ]);
    expect(await items(body.id, "?state=waiting&after=4997")).toHaveLength(2);
    expect(await items(body.id, "?state=done")).toEqual([]);
  });
});

describe("an import is refused", () => {
  test.each([
    [{}],
    [{ urls: [] }],
    [{ text: "" }],
    [{ text: "no link" }],
    [{ urls: ["soup", "javascript:1"] }],
  ])("without a link: %p", async (input) => {
    const reply = await begin(input);
    expect([reply.status, reply.body.code]).toEqual([422, "import-without-links"]);
  });

  test("with more than 5000", async () => {
    const reply = await begin({ urls: links(5001) });
    expect([reply.status, reply.body.code]).toEqual([422, "import-too-many-links"]);
    expect(reply.body.params).toEqual({ count: 5001, most: 5000 });
    expect((await at.user.get("imports")).body).toEqual([]);
  });

  test.each([{ urls: "https://example.org/" }, { urls: [7] }, { text: {} }])(
    "with the wrong shape: %p",
    async (input) => {
      expect((await begin(input)).status).toBe(422);
    },
  );

  test("for an invalid page of rows", async () => {
    const { body } = await begin({ urls: links(1) });
    for (const query of ["?state=lost", "?limit=0", "?limit=1001", "?after=x", "?limit=many"]) {
      expect([query, (await at.user.get(`imports/${body.id}/items${query}`)).status]).toEqual([query, 422]);
    }
  });

  test("for anyone but its owner, as if it didn't exist", async () => {
    const { body } = await begin({ urls: links(1) });
    expect((await at.admin.get("imports")).body).toEqual([]);
    expect((await at.user.get("imports")).body).toHaveLength(1);
    for (const id of [body.id, "0", "-1", "x", "1e3", "99999999999999999999", "9".repeat(15)]) {
      for (const [method, path] of [
        ["GET", ""],
        ["GET", "/items"],
        ["POST", "/stop"],
        ["POST", "/resume"],
        ["POST", "/retry"],
        ["DELETE", ""],
      ] as const) {
        const reply = await at.admin.send(method, `imports/${id}${path}`);
        expect([method, id, path, reply.status]).toEqual([method, id, path, 404]);
        expect((await at.visitor.send(method, `imports/${id}${path}`)).status).toBe(401);
      }
    }
    expect((await at.user.get(`imports/${body.id}`)).status).toBe(200);
  });
});

test("an invalid address fails in its own row", async () => {
  const { body } = await begin({ urls: ["http://nodot/soup", "http://10.0.0.1/soup"] });
  at.app.jobs.begin();
  await waitForEnd(body.id);
  expect((await items(body.id)).map((row: { refusal: { code: string } }) => row.refusal.code)).toEqual([
    "url-not-valid",
    "address-private",
  ]);
});

test("the newest import is first", async () => {
  const first = (await begin({ urls: links(1) })).body.id;
  const second = (await begin({ urls: links(2) })).body.id;
  expect((await at.user.get("imports")).body.map((job: { id: number }) => job.id)).toEqual([second, first]);
});

test("a report is kept for thirty days after its end", async () => {
  site.page("/soup", recipePage());
  const { body: job } = await begin({ urls: [`${site.origin}/soup`] });
  at.app.jobs.begin();
  const { finishedAt } = await waitForEnd(job.id);
  const tidyAfter = (days: number) => {
    at.setNow(new Date(new Date(finishedAt).getTime() + days * 24 * 60 * 60_000));
    forgetOldReports(at.app);
    at.setNow(null);
  };
  tidyAfter(29);
  expect((await at.user.get(`imports/${job.id}`)).status).toBe(200);
  tidyAfter(31);
  expect((await at.user.get(`imports/${job.id}`)).status).toBe(404);
  expect((await at.visitor.get("recipes/summary")).body).toHaveLength(1);
});
