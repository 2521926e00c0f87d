import { afterEach, beforeEach, expect, test } from "bun:test";
import type { FoundRow } from "../../../../src/contract/file-imports.ts";
import { eventually } from "../../../support/eventually.ts";
import { fakeMealie, TOKEN, type FakeMealie } from "../../../support/fake-mealie.ts";
import { tagine, type Tagine } from "../../../support/tagine.ts";
import { LOOPBACK } from "../../../support/test-site.ts";

let at: Tagine;
let mealie: FakeMealie;

beforeEach(async () => {
  at = await tagine({ allowPrivateAddresses: LOOPBACK, fetchTimeoutMs: 2000 });
  mealie = await fakeMealie(2);
});
afterEach(async () => {
  at.close();
  await mealie.site.close();
});

const connect = (token: string) =>
  at.admin.send("POST", "imports/files/mealie", { address: mealie.address, token });

test.each([
  "/api/groups/self",
  "/api/admin/users",
  "/api/foods",
  "/api/units",
  "/api/recipes/timeline/events",
  "/api/users/self/favorites",
  "/api/households/mealplans",
  "/api/households/shopping/lists",
  "/api/households/shopping/lists/l1",
  "/api/households/cookbooks",
])("if %s fails, it has a row, and the rest is fetched", async (path) => {
  mealie.breakPath(path, 418);
  const { id } = (await connect(TOKEN)).body;
  const { found } = await eventually(async () => {
    const { body } = await at.admin.get(`imports/files/${id}`);
    return (body.state === "ready" || body.fetch?.problem) && body;
  });
  expect(found).toMatchObject({ new: 2, unreadable: 1 });
  const { body } = await at.admin.get(`imports/files/${id}/recipes?state=unreadable`);
  expect(body.map(({ file, problem }: FoundRow) => [file, problem?.code])).toEqual([
    [new URL(mealie.address).host + path, "site-error-page"],
  ]);
});

test.each([
  ["with a line break", `${TOKEN.slice(0, 5)}\n${TOKEN.slice(5)}`, 201],
  ["with a sign that no token has", `${TOKEN}\u200b`, 422],
])("a copied token %s is understood or refused", async (_, token, status) => {
  const answer = await connect(token);
  expect([answer.status, answer.body.code]).toEqual([
    status,
    status === 422 ? "mealie-wrong-token" : undefined,
  ]);
});
