import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { PANTRY_MOST } from "../../src/contract/ingredient-rules.ts";
import { archivedPantry } from "../../src/groups/archived-pantry.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const put = (body: object) => at.user.send("PUT", "groups/self/pantry", body);
const get = async () => (await at.user.get("groups/self/pantry")).body;

test("a new group has no foods and the default staples", async () => {
  expect(await get()).toEqual({ foods: [], staples: null });
});

test("a repeated name is stored once, in its first spelling", async () => {
  const { status, body } = await put({ foods: [" Eggs", "eggs", "Käse", "", "\u200b"], staples: ["salt"] });
  expect([status, body]).toEqual([200, { foods: ["Eggs", "Käse"], staples: ["salt"] }]);
  expect(await get()).toEqual(body);
});

test("only members of the group see its pantry", async () => {
  await put({ foods: ["rice"], staples: null });
  const { groupId } = at.app.users.list()[0] ?? {};
  expect(at.app.pantries.get(groupId ?? 0).foods).toEqual(["rice"]);
  at.app.groups.add("Neighbors");
  expect(at.app.pantries.get(at.app.groups.findId("Neighbors") ?? 0)).toEqual({ foods: [], staples: null });
});

test.each([
  [{}],
  [{ foods: "eggs", staples: null }],
  [{ foods: ["eggs"] }],
  [{ foods: Array.from({ length: PANTRY_MOST.foods + 1 }, String), staples: null }],
  [{ foods: ["x".repeat(PANTRY_MOST.characters + 1)], staples: null }],
])("an invalid pantry changes nothing: %#", async (body) => {
  await put({ foods: ["rice"], staples: null });
  expect((await put(body)).status).toBe(422);
  expect(await get()).toEqual({ foods: ["rice"], staples: null });
});

describe("from an archive", () => {
  const long = "x".repeat(PANTRY_MOST.characters + 1);
  const group = { name: "Archived", pantry: { foods: ["rice", long, 7], staples: null } };

  function restore(force: boolean) {
    const { app } = at;
    const context = {
      into: app,
      inside: null,
      force,
      rebase: false,
      position: 0,
      caller: null,
      now: app.clock(),
      restorePicture: () => Promise.resolve({ picture: null }),
      removePicture() {},
      onAccountRemoved() {},
      onPasswordChanged() {},
    };
    return archivedPantry.prepareRow(0, group, context).store();
  }
  const find = () => at.app.pantries.find(at.app.groups.findId("Archived") ?? 0);

  test("a pantry is restored without names that are too long", () => {
    expect(restore(false)).toEqual([{ value: long }]);
    expect(find()).toEqual({ foods: ["rice", "7"], staples: null });
  });

  test("an existing pantry is only replaced on request", () => {
    at.app.pantries.put(at.app.groups.findId("Archived") ?? 0, { foods: [], staples: ["oil"] });
    restore(false);
    expect(find()).toEqual({ foods: [], staples: ["oil"] });
    restore(true);
    expect(find()).toEqual({ foods: ["rice", "7"], staples: null });
  });

  test("a group without a pantry gets none", () => {
    expect(archivedPantry.getRows({ name: "Archived" })).toEqual([]);
    expect(archivedPantry.getRows({ name: "Archived", pantry: null })).toEqual([]);
  });
});
