import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Account } from "../../src/http/caller.ts";
import type { Role } from "../../src/contract/calls/call.ts";
import type { Caller } from "../support/caller.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

/** The role each call requires. Calls that are missing or differ fail. */
const TABLE: Record<string, Role> = {
  "DELETE archive-imports/{id}": "admin",
  "DELETE auth/api-tokens/{id}": "user",
  "DELETE auth/sessions": "user",
  "DELETE auth/sessions/current": "user",
  "DELETE auth/sessions/{id}": "user",
  "DELETE backups/{name}/delete": "admin",
  "DELETE categories/{slug}": "admin",
  "DELETE cooked/{id}": "user",
  "DELETE displays/{id}": "user",
  "DELETE empty-categories": "admin",
  "DELETE empty-tags": "admin",
  "DELETE favorites/{slug}": "user",
  "DELETE groups/self/calendar": "user",
  "DELETE groups/{id}": "admin",
  "DELETE imports/files/{id}": "user",
  "DELETE imports/{id}": "user",
  "DELETE ingredient-corrections/{id}": "user",
  "DELETE meal-plans/{uid}": "user",
  "DELETE migrations/{type}/{file}/delete": "admin",
  "DELETE recipe-bin/{id}": "admin",
  "DELETE recipes/{slug}": "user",
  "DELETE recipes/{slug}/doubts": "user",
  "DELETE recipes/{slug}/image": "user",
  "DELETE recipes/{slug}/pictures/{id}": "user",
  "DELETE sample-recipes": "admin",
  "DELETE share-links/{id}": "user",
  "DELETE shopping-links/{id}": "user",
  "DELETE shopping-lists/{id}": "user",
  "DELETE shopping-lists/{id}/items/{item}": "user",
  "DELETE shopping-lists/{id}/recipes/{slug}": "user",
  "DELETE site-settings/custom-pages/{id}": "admin",
  "DELETE tags/{slug}": "admin",
  "DELETE taught-foods/{id}": "admin",
  "DELETE themes/{name}": "user",
  "DELETE timers/{id}": "user",
  "DELETE users/sign-ups/{token}": "admin",
  "DELETE users/{id}": "self",
  "DELETE users/{id}/image": "self",
  "GET archive-imports": "admin",
  "GET archive-imports/{id}": "admin",
  "GET archive-imports/{id}/report": "admin",
  "GET archive-imports/{id}/rows": "admin",
  "GET auth/api-tokens": "user",
  "GET auth/picture-pass": "user",
  "GET auth/refresh": "user",
  "GET auth/sessions": "user",
  "GET backups/available": "admin",
  "GET backups/status": "admin",
  "GET backups/{name}/contents": "admin",
  "GET backups/{name}/download": "admin",
  "GET calendars/{token}": "anyone",
  "GET categories": "visitor",
  "GET categories/{slug}": "visitor",
  "GET cooked": "user",
  "GET debug": "user",
  "GET debug/is-demo": "anyone",
  "GET debug/last-recipe-json": "admin",
  "GET debug/last-recipe-json/text": "user",
  "GET debug/latest-release": "admin",
  "GET debug/log": "admin",
  "GET debug/log/{n}": "admin",
  "GET debug/version": "visitor",
  "GET displays": "user",
  "GET favorites": "user",
  "GET foods": "visitor",
  "GET groups": "admin",
  "GET groups/self": "user",
  "GET groups/self/calendar": "user",
  "GET groups/self/pantry": "user",
  "GET health": "anyone",
  "GET imports": "user",
  "GET imports/files": "user",
  "GET imports/files/{id}": "user",
  "GET imports/files/{id}/recipes": "user",
  "GET imports/files/{id}/recipes/{position}": "user",
  "GET imports/files/{id}/tables": "user",
  "GET imports/files/{id}/texts": "user",
  "GET imports/files/{id}/upload": "user",
  "GET imports/{id}": "user",
  "GET imports/{id}/items": "user",
  "GET ingredient-corrections": "visitor",
  "GET meal-plans/all": "user",
  "GET meal-plans/this-week": "user",
  "GET meal-plans/today": "user",
  "GET meal-plans/today/image": "visitor",
  "GET meal-plans/{uid}/shopping-list": "user",
  "GET migrations": "admin",
  "GET recipe-bin": "user",
  "GET recipe-exports/templates": "user",
  "GET recipe-library": "visitor",
  "GET recipes": "visitor",
  "GET recipes/search": "visitor",
  "GET recipes/summary": "visitor",
  "GET recipes/{slug}": "visitor",
  "GET recipes/{slug}/cooked": "user",
  "GET recipes/{slug}/export": "visitor",
  "GET recipes/{slug}/image": "visitor",
  "GET recipes/{slug}/ingredients": "visitor",
  "GET recipes/{slug}/pictures": "visitor",
  "GET recipes/{slug}/pictures/{id}/{type}": "visitor",
  "GET recipes/{slug}/share-links": "user",
  "GET recipes/{slug}/versions": "user",
  "GET recipes/{slug}/versions/{id}": "user",
  "GET sample-recipes": "admin",
  "GET share-links": "user",
  "GET shared-lists/{token}": "anyone",
  "GET shared-lists/{token}/changes": "anyone",
  "GET shared-lists/{token}/events": "anyone",
  "GET shared/{token}": "anyone",
  "GET shared/{token}/image": "anyone",
  "GET shared/{token}/pictures": "anyone",
  "GET shared/{token}/pictures/{id}/{type}": "anyone",
  "GET shopping-lists": "user",
  "GET shopping-lists/{id}": "user",
  "GET shopping-lists/{id}/changes": "user",
  "GET shopping-lists/{id}/events": "user",
  "GET shopping-lists/{id}/habits": "user",
  "GET shopping-lists/{id}/history": "user",
  "GET shopping-lists/{id}/links": "user",
  "GET site-settings": "visitor",
  "GET site-settings/custom-pages": "visitor",
  "GET site-settings/custom-pages/{id}": "visitor",
  "GET tags": "visitor",
  "GET tags/{slug}": "visitor",
  "GET themes": "visitor",
  "GET themes/{name}": "visitor",
  "GET timers": "user",
  "GET timers/events": "user",
  "GET unknown-foods": "admin",
  "GET users": "admin",
  "GET users/self": "user",
  "GET users/sign-ups": "admin",
  "GET users/sign-ups/{token}": "anyone",
  "GET users/{id}": "self",
  "GET users/{id}/image": "visitor",
  "GET utils/download": "anyone",
  "GET webhook-deliveries": "admin",
  "POST archive-imports/{id}/undo": "admin",
  "POST auth/api-tokens": "user",
  "POST auth/token": "anyone",
  "POST auth/token/long": "anyone",
  "POST backups/export/database": "admin",
  "POST backups/upload": "admin",
  "POST backups/{name}/import": "admin",
  "POST backups/{name}/restore": "admin",
  "POST categories": "user",
  "POST categories/{slug}/merge": "admin",
  "POST displays": "user",
  "POST displays/start": "anyone",
  "POST groups": "admin",
  "POST groups/self/calendar": "user",
  "POST imports": "user",
  "POST imports/files": "user",
  "POST imports/files/announce": "user",
  "POST imports/files/mealie": "user",
  "POST imports/files/{id}/parts": "user",
  "POST imports/files/{id}/whole-files": "user",
  "POST imports/files/{id}/resume": "user",
  "POST imports/files/{id}/start": "user",
  "POST imports/files/{id}/stop": "user",
  "POST imports/files/{id}/undo": "user",
  "POST imports/{id}/resume": "user",
  "POST imports/{id}/retry": "user",
  "POST imports/{id}/stop": "user",
  "POST ingredients/read": "visitor",
  "POST meal-plans/create": "user",
  "POST meal-plans/random": "user",
  "POST migrations/{type}/upload": "admin",
  "POST migrations/{type}/{file}/import": "admin",
  "POST migrations/{type}/{file}/start": "admin",
  "POST recipe-bin": "user",
  "POST recipe-bin/restore": "user",
  "POST recipe-bin/{id}/restore": "user",
  "POST recipe-changes": "user",
  "POST recipe-changes/undo": "user",
  "POST recipe-check": "user",
  "POST recipe-exports": "user",
  "POST recipe-library": "visitor",
  "POST recipes": "visitor",
  "POST recipes/category": "visitor",
  "POST recipes/cook-with": "visitor",
  "POST recipes/create": "user",
  "POST recipes/create-url": "user",
  "POST recipes/import": "user",
  "POST recipes/read-picture": "user",
  "POST recipes/read-url": "user",
  "POST recipes/tag": "visitor",
  "POST recipes/{slug}/cooked": "user",
  "POST recipes/{slug}/image": "user",
  "POST recipes/{slug}/image/restore": "user",
  "POST recipes/{slug}/pictures": "user",
  "POST recipes/{slug}/pictures/{id}/restore": "user",
  "POST recipes/{slug}/share-links": "user",
  "POST recipes/{slug}/versions/{id}/restore": "user",
  "POST sample-recipes": "admin",
  "POST shared-lists/{token}/changes": "anyone",
  "POST shopping-lists": "user",
  "POST shopping-lists/{id}/changes": "user",
  "POST shopping-lists/{id}/items": "user",
  "POST shopping-lists/{id}/links": "user",
  "POST shopping-lists/{id}/recipes": "user",
  "POST site-settings/custom-pages": "admin",
  "POST site-settings/webhooks/test": "user",
  "POST tags": "user",
  "POST tags/{slug}/merge": "admin",
  "POST themes/create": "user",
  "POST users": "admin",
  "POST users/sign-ups": "admin",
  "POST users/sign-ups/{token}": "anyone",
  "POST users/{id}/image": "self",
  "PUT categories/{slug}": "admin",
  "PUT cooked/{id}": "user",
  "PUT favorites/{slug}": "user",
  "PUT groups/self/calendar": "user",
  "PUT groups/self/pantry": "user",
  "PUT groups/{id}": "self",
  "PUT imports/files/{id}/tables": "user",
  "PUT imports/files/{id}/texts": "user",
  "PUT ingredient-corrections": "user",
  "PUT meal-plans/{uid}": "user",
  "PUT recipes/{slug}": "user",
  "PUT recipes/{slug}/image": "user",
  "PUT recipes/{slug}/pictures": "user",
  "PUT recipes/{slug}/pictures/{id}": "user",
  "PUT shopping-lists/{id}": "user",
  "PUT shopping-lists/{id}/items/{item}": "user",
  "PUT site-settings": "admin",
  "PUT site-settings/custom-pages": "admin",
  "PUT site-settings/custom-pages/{id}": "admin",
  "PUT tags/{slug}": "admin",
  "PUT taught-foods": "admin",
  "PUT themes/{name}": "user",
  "PUT timers/{id}": "user",
  "PUT users/{id}": "self",
  "PUT users/{id}/image": "self",
  "PUT users/{id}/password": "only-self",
  "PUT users/{id}/reset-password": "admin",
};

/** Calls that refuse all API tokens. */
const PERSONAL = [
  "DELETE auth/api-tokens/{id}",
  "DELETE auth/sessions",
  "DELETE auth/sessions/{id}",
  "DELETE displays/{id}",
  "GET auth/api-tokens",
  "GET displays",
  "GET recipes/{slug}/share-links",
  "GET share-links",
  "GET shopping-lists/{id}/links",
  "GET users/sign-ups",
  "POST archive-imports/{id}/undo",
  "POST auth/api-tokens",
  "POST displays",
  "POST recipes/{slug}/share-links",
  "POST shopping-lists/{id}/links",
  "POST users",
  "POST users/sign-ups",
  "PUT users/{id}/password",
  "PUT users/{id}/reset-password",
];

/** Calls that refuse API tokens for some actions, here deleting their owner and restoring accounts. */
const PARTLY_PERSONAL = ["DELETE users/{id}", "POST backups/{name}/import", "POST backups/{name}/restore"];

const OFF_IN_DEMO = [
  "DELETE auth/sessions",
  "DELETE auth/sessions/{id}",
  "DELETE users/{id}",
  "GET debug/last-recipe-json",
  "GET debug/last-recipe-json/text",
  "GET debug/log",
  "GET debug/log/{n}",
  "POST archive-imports/{id}/undo",
  "POST auth/api-tokens",
  "POST backups/upload",
  "POST backups/{name}/import",
  "POST backups/{name}/restore",
  "POST displays",
  "POST imports/files",
  "POST imports/files/announce",
  "POST imports/files/mealie",
  "POST imports/files/{id}/parts",
  "POST imports/files/{id}/start",
  "POST imports/files/{id}/whole-files",
  "POST migrations/{type}/upload",
  "POST site-settings/webhooks/test",
  "POST users",
  "POST users/sign-ups",
  "PUT users/{id}",
  "PUT users/{id}/password",
  "PUT users/{id}/reset-password",
];

/** All that a kitchen display may do as its person. */
const FOR_DISPLAYS = new Set([
  "DELETE auth/sessions/current",
  "DELETE timers/{id}",
  "GET auth/picture-pass",
  "GET categories",
  "GET categories/{slug}",
  "GET foods",
  "GET ingredient-corrections",
  "GET meal-plans/all",
  "GET meal-plans/this-week",
  "GET meal-plans/today",
  "GET meal-plans/today/image",
  "GET recipe-library",
  "GET recipes",
  "GET recipes/search",
  "GET recipes/summary",
  "GET recipes/{slug}",
  "GET recipes/{slug}/image",
  "GET recipes/{slug}/ingredients",
  "GET recipes/{slug}/pictures",
  "GET recipes/{slug}/pictures/{id}/{type}",
  "GET shopping-lists",
  "GET shopping-lists/{id}",
  "GET shopping-lists/{id}/changes",
  "GET shopping-lists/{id}/events",
  "GET site-settings",
  "GET site-settings/custom-pages",
  "GET tags",
  "GET tags/{slug}",
  "GET themes",
  "GET themes/{name}",
  "GET timers",
  "GET timers/events",
  "POST recipe-library",
  "POST shopping-lists/{id}/changes",
  "PUT timers/{id}",
]);

const COLUMNS = ["visitor", "user", "self", "admin"] as const;
type Column = (typeof COLUMNS)[number];

const REFUSED: Record<Role, Partial<Record<Column, 401 | 403>>> = {
  anyone: {},
  visitor: {},
  user: { visitor: 401 },
  self: { visitor: 401, user: 403 },
  "only-self": { visitor: 401, user: 403, admin: 403 },
  admin: { visitor: 401, user: 403, self: 403 },
};

const REFUSED_CLOSED: typeof REFUSED = { ...REFUSED, visitor: { visitor: 401 } };

let open: Tagine;
let closed: Tagine;
let demo: Tagine;
let accountCount = 0;

beforeAll(async () => {
  [open, closed, demo] = await Promise.all([tagine(), tagine(), tagine({ isDemo: true })]);
  await closed.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
});
afterAll(() => {
  open.close();
  closed.close();
  demo.close();
});

const NOBODY = { id: 0, groupId: 0 };

/** A new account in a new group, since some calls end sessions or delete accounts. */
async function addSomebody(
  at: Tagine,
  admin: boolean,
): Promise<{ caller: Caller; account: Account; id: number; groupId: number }> {
  const { app } = at;
  const groupId = app.groups.findOrMake(`Group ${++accountCount}`);
  const account = app.users.add({
    fullName: "Somebody",
    email: `somebody-${accountCount}@example.org`,
    passwordHash: app.users.passwordHash(1) ?? "",
    passwordGiven: false,
    admin,
    groupId,
  });
  const { access_token } = await app.sessions.token(app.sessions.begin(account, ""));
  return { caller: at.withToken(access_token), account, id: account.id, groupId };
}

function pathOf(call: string, about: { id: number; groupId: number }): string {
  const [, path = ""] = call.split(" ");
  const id = path.startsWith("groups/") ? about.groupId : path.startsWith("users/") ? about.id : "x";
  return path
    .replace("{id}", String(id))
    .replace("{n}", "5")
    .replace(/\{\w+\}/g, "x");
}

/** Making backups takes long, so that call gets an invalid body. */
function bodyOf(call: string): object | undefined {
  if (call.startsWith("GET ")) return undefined;
  return call === "POST backups/export/database" ? { options: "all" } : {};
}

async function statusOf(at: Tagine, call: string, column: Column): Promise<number> {
  const [method = ""] = call.split(" ");
  const body = bodyOf(call);
  const isAboutSomebody = /(?:users|groups)\/\{id\}/.test(call);
  const target = isAboutSomebody ? await addSomebody(at, false) : NOBODY;
  if (column === "visitor") return (await at.visitor.send(method, pathOf(call, target), body)).status;
  const { caller, ...own } = await addSomebody(at, column === "admin");
  return (await caller.send(method, pathOf(call, column === "self" ? own : target), body)).status;
}

test("every call requires the role in this table", async () => {
  const roles = (await listDocumentedCalls()).map(({ call, role }) => [call, role]);
  expect(Object.fromEntries(roles)).toEqual(TABLE);
});

test("every call that needs a person or is off in a demo is in these lists", async () => {
  const calls = await listDocumentedCalls();
  expect(calls.filter(({ isPersonal }) => isPersonal).map(({ call }) => call)).toEqual(PERSONAL);
  expect(calls.filter(({ isOffInDemo }) => isOffInDemo).map(({ call }) => call)).toEqual(OFF_IN_DEMO);
});

interface Documented {
  call: string;
  role: Role;
  isPersonal: boolean;
  isOffInDemo: boolean;
}

async function listDocumentedCalls(): Promise<Documented[]> {
  const { body } = await open.visitor.get("openapi.json");
  return Object.entries<Record<string, Record<string, unknown>>>(body.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path.replace("/api/", "")}`,
        role: operation["x-role"] as Role,
        isPersonal: operation["x-personal"] === true,
        isOffInDemo: operation["x-off-in-demo"] === true,
      })),
    )
    .toSorted((one, other) => (one.call < other.call ? -1 : 1));
}

describe.each(COLUMNS)("as a %s, on open and closed sites", (column) => {
  test.each(Object.entries(TABLE))("%s requires: %s", async (call, role) => {
    for (const [at, refusals] of [
      [open, REFUSED],
      [closed, REFUSED_CLOSED],
    ] as const) {
      const status = await statusOf(at, call, column);
      const refused = refusals[role][column];
      if (refused) expect(status).toBe(refused);
      // Here a wrong password is refused, not the role.
      else if (call.startsWith("POST auth/token")) expect(status).toBe(422);
      else expect([401, 403]).not.toContain(status);
    }
  });
});

async function answerOf(at: Tagine, call: string, { withApiToken }: { withApiToken: boolean }) {
  const [method = ""] = call.split(" ");
  const { caller, account, ...own } = await addSomebody(at, true);
  const { token } = await at.app.sessions.apiToken(account, "Script");
  const by = withApiToken ? at.withToken(token) : caller;
  return by.send(method, pathOf(call, own), bodyOf(call));
}

test.each(Object.keys(TABLE))("with an administrator's API token: %s", async (call) => {
  const { status, body } = await answerOf(open, call, { withApiToken: true });
  if ([...PERSONAL, ...PARTLY_PERSONAL].includes(call))
    expect([status, body.code]).toEqual([403, expect.stringMatching(/^api-token-/)]);
  else if (call.startsWith("POST auth/token")) expect(status).toBe(422);
  else expect([401, 403]).not.toContain(status);
});

test.each(Object.entries(TABLE))("with an administrator's kitchen display: %s", async (call, role) => {
  const [method = ""] = call.split(" ");
  const { account, ...own } = await addSomebody(closed, true);
  const session = closed.app.sessions.beginDisplay(account, { name: "Tablet", device: "" });
  const display = closed.withToken((await closed.app.sessions.token(session)).access_token);
  const { status, body } = await display.send(method, pathOf(call, own), bodyOf(call));
  if (call.startsWith("POST auth/token")) expect(status).toBe(422);
  else if (role === "anyone" || FOR_DISPLAYS.has(call)) expect([401, 403]).not.toContain(status);
  else expect([status, body.code]).toEqual([403, "display-not-allowed"]);
});

test.each(Object.keys(TABLE))("signed in to a demo: %s", async (call) => {
  const { status, body } = await answerOf(demo, call, { withApiToken: false });
  if (OFF_IN_DEMO.includes(call)) expect([status, body.code]).toEqual([403, "off-in-demo"]);
  else if (call.startsWith("POST auth/token")) expect(status).toBe(422);
  else expect([401, 403]).not.toContain(status);
});

test.each(OFF_IN_DEMO)("a demo asks visitors to sign in first: %s", async (call) => {
  const [method = ""] = call.split(" ");
  const { status } = await demo.visitor.send(method, pathOf(call, { id: 1, groupId: 1 }), bodyOf(call));
  expect(status).toBe(401);
});

test("the docs show who can make which call", async () => {
  const { description } = (await open.visitor.get("openapi.json")).body.info;
  expect(description).toContain("| Call | Visitor | User | Self | Administrator | API token | Demo |");
  for (const [call, row] of [
    ["GET users", "– | – | – | ✓ | ✓ | ✓"],
    ["PUT users/{id}/password", "– | – | ✓ | – | – | –"],
    ["PUT users/{id}", "– | – | ✓ | ✓ | ✓ | –"],
    ["GET recipes/summary", "✓* | ✓ | ✓ | ✓ | ✓ | ✓"],
    ["POST auth/token", "✓ | ✓ | ✓ | ✓ | ✓ | ✓"],
  ])
    expect(description).toContain(`| \`${call}\` | ${row} |`);
  for (const call of Object.keys(TABLE)) expect(description).toContain(`\`${call}\``);
});
