import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FileImport, FoundRow } from "../../../../src/contract/file-imports.ts";
import { FIRST_USER_ID } from "../../../../src/contract/rules.ts";
import { listBaseAddresses } from "../../../../src/imports/files/mealie/base-addresses.ts";
import { eventually } from "../../../support/eventually.ts";
import { runImport } from "../../../support/import-files.ts";
import { fakeMealie, SOUP, TOKEN, type FakeMealie } from "../../../support/fake-mealie.ts";
import { tagine, type Tagine } from "../../../support/tagine.ts";
import { LOOPBACK, testSite } from "../../../support/test-site.ts";

let at: Tagine;
const opened: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  at = await tagine({ allowPrivateAddresses: LOOPBACK, fetchTimeoutMs: 2000 });
  at.app.jobs.begin();
});
afterEach(async () => {
  at.close();
  await Promise.all(opened.splice(0).map((site) => site.close()));
});

async function open(version: 1 | 2 | 3 = 2): Promise<FakeMealie> {
  const mealie = await fakeMealie(version);
  opened.push(mealie.site);
  return mealie;
}

const connect = (address: string, token = TOKEN) =>
  at.admin.send("POST", "imports/files/mealie", { address, token });

async function fetchAll(address: string): Promise<FileImport> {
  const { status, body } = await connect(address);
  expect(status).toBe(201);
  return eventually(async () => {
    const { body: now } = await at.admin.get(`imports/files/${body.id}`);
    return (now.state === "ready" || now.fetch?.problem) && now;
  });
}

describe.each([1, 2, 3] as const)("Mealie %d", (version) => {
  test("is fetched like its backup, and imported with everything", async () => {
    const mealie = await open(version);
    const ready = await fetchAll(`${mealie.address}/g/home/`);
    expect(ready).toMatchObject({
      state: "ready",
      fetch: null,
      formats: [{ format: "mealie-backup", recipes: 2 }],
      found: { new: 2, changed: 0, same: 0, unreadable: 0 },
      also: [
        { kind: "foods", count: 1, added: 0 },
        { kind: "pantry", count: 1, added: 0 },
        { kind: "users", count: 2, added: 0 },
        { kind: "cookbooks", count: 1, added: 0 },
        { kind: "meal-plans", count: 2, added: 0 },
        { kind: "shopping-lists", count: 1, added: 0 },
      ],
    });
    const done = await runImport(at.admin, ready.id, { also: ready.also.map(({ kind }) => kind) });
    expect(done.counts).toMatchObject({ done: 10, failed: 0 });
    expect(at.app.pantries.get(1).foods).toEqual(["salt"]);
    const [page] = at.app.customPages.list();
    expect([page?.name, page?.categories.map(({ name }) => name)]).toEqual(["Warm", ["Soups"]]);
    expect((await at.admin.get("recipes/lentil-soup")).body).toMatchObject({
      recipeYield: version === 3 ? "4 servings" : "4 bowls",
      recipeIngredient: ["200 g red lentils", "1 onion, chopped"],
      recipeInstructions: [
        { text: "Chop the onion.", ingredients: ["1 onion, chopped"] },
        { text: "Simmer." },
      ],
      recipeCategory: ["Soups"],
      tags: ["Vegan"],
      tools: ["Pot"],
      notes: [{ title: "Tip", text: "Freezes well." }],
      extras: { origin: "Turkey" },
      nutrition: { calories: "310" },
      orgURL: "https://food.example/soup",
      dateAdded: "2024-01-01",
      image: "lentil-soup.jpg",
      rating: 4,
    });
    expect((await at.admin.get("favorites")).body).toEqual(["lentil-soup"]);
    const [plan] = (await at.admin.get("meal-plans/all")).body;
    expect(plan).toMatchObject({
      startDate: "2024-01-01",
      endDate: "2024-01-07",
      meals: [
        { date: "2024-01-03", slug: "lentil-soup" },
        { date: "2024-01-04", slug: null, name: "Out", note: "Lunch: with Ben" },
      ],
    });
  });
});

test("requests are few at a time, and pages follow one another", async () => {
  const mealie = await open();
  await fetchAll(mealie.address);
  expect(mealie.atOnce).toBeLessThanOrEqual(2);
  expect(mealie.requests.filter((path) => path.startsWith("/api/recipes?"))).toEqual([
    "/api/recipes?page=1&perPage=100&orderBy=name&orderDirection=asc",
    "/api/recipes?page=2&perPage=100&orderBy=name&orderDirection=asc",
  ]);
});

test("the token is stored nowhere", async () => {
  const mealie = await open();
  const { id } = await fetchAll(mealie.address);
  await runImport(at.admin, id);
  at.app.log.flush();
  const folder = at.app.folder.path;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
  const holding = files.filter((path) => statSync(path).isFile() && readFileSync(path).includes(TOKEN));
  expect(files.length).toBeGreaterThan(5);
  expect(holding).toEqual([]);
});

test("a redirect to another site doesn't get the token", async () => {
  const mealie = await open();
  const other = testSite();
  opened.push(other);
  const seen: (string | null)[] = [];
  other.on("/stolen", (request) => {
    seen.push(request.headers.get("Authorization"));
    return Response.json({ id: "g1", name: "Home" });
  });
  mealie.site.on("/api/groups/self", () => Response.redirect(`${other.origin}/stolen`, 302));
  expect((await fetchAll(mealie.address)).state).toBe("ready");
  expect(seen).toEqual([null]);
});

test("items that can't be fetched have a row, and the others are imported", async () => {
  const mealie = await open();
  mealie.breakPath("/api/recipes/bread", 418);
  mealie.breakPath(`/api/media/recipes/${SOUP}/assets/plate.jpg`, 418);
  const { id, found } = await fetchAll(mealie.address);
  expect(found).toMatchObject({ new: 1, unreadable: 2 });
  const { body } = await at.admin.get(`imports/files/${id}/recipes?state=unreadable`);
  expect(body.map((row: FoundRow) => [row.name, row.problem?.code]).toSorted()).toEqual([
    ["Bread", "site-error-page"],
    ["Lentil soup", "site-error-page"],
  ]);
});

describe("connecting is refused with a clear message", () => {
  const cases: [
    what: string,
    connect: () => Promise<{ status: number; body: { code: string } }>,
    status: number,
    code: string,
  ][] = [
    ["with a wrong token", async () => connect((await open()).address, "wrong"), 422, "mealie-wrong-token"],
    ["to another site", async () => connect(openOther()), 502, "mealie-not-found"],
    ["to an address without a server", () => connect("http://127.0.0.1:1"), 502, "site-unreachable"],
    ["to text that isn't an address", () => connect("not an address"), 422, "url-not-valid"],
    ["to an old Mealie", async () => connect(openOld()), 502, "mealie-too-old"],
    ["to a private address", () => connect("http://10.0.0.1"), 422, "address-private"],
  ];
  test.each(cases)("%s", async (_, ask, status, code) => {
    const { status: answered, body } = await ask();
    expect([answered, body.code]).toEqual([status, code]);
    expect((await at.admin.get("imports/files")).body).toEqual([]);
  });

  function openOther(): string {
    const site = testSite();
    opened.push(site);
    site.page("/", "<h1>A blog</h1>");
    return site.origin;
  }

  function openOld(): string {
    const site = testSite();
    opened.push(site);
    site.on("/api/app/about", () => Response.json({ production: true, version: "v0.5.6" }));
    return site.origin;
  }

  test("with a token that expires while recipes are fetched", async () => {
    const mealie = await open();
    mealie.breakPath("/api/recipes/bread", 401);
    const failed = await fetchAll(mealie.address);
    expect(failed).toMatchObject({ state: "receiving", fetch: { problem: { code: "mealie-wrong-token" } } });
    expect(failed.files.names).toEqual([new URL(mealie.address).host]);
    expect((await at.admin.send("DELETE", `imports/files/${failed.id}`)).status).toBe(200);
  });
});

test("an import that a restart interrupted says so", async () => {
  const draft = at.app.fileImports.drafts.create(FIRST_USER_ID, [], new Date().toISOString());
  at.app.fileImports.drafts.save({ ...draft, fetching: { host: "mealie.example", problem: null } });
  at.app.fileImports.begin();
  expect((await at.admin.get(`imports/files/${draft.id}`)).body).toMatchObject({
    state: "receiving",
    fetch: { problem: { code: "mealie-interrupted" } },
  });
});

const typed: [address: string, bases: string[]][] = [
  ["https://mealie.example", ["https://mealie.example"]],
  [" mealie.example:9000/ ", ["https://mealie.example:9000", "http://mealie.example:9000"]],
  ["https://mealie.example/g/home/r/soup?tab=1#top", ["https://mealie.example"]],
  ["https://example.com/food/login", ["https://example.com/food", "https://example.com"]],
  ["https://me:secret@mealie.example/", ["https://mealie.example"]],
];
test.each(typed)("the address %p is understood", (address, bases) => {
  expect(listBaseAddresses(address)).toEqual(bases);
});
