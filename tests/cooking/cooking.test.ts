import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { emptyTrash } from "../../src/scheduler.ts";
import { createBackup, restoreArchive } from "../support/archives.ts";
import type { Caller } from "../support/caller.ts";
import { PASSWORD_HASH, USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

const DAY_MS = 24 * 60 * 60_000;
const MONDAY = new Date(2026, 10, 23, 12);

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  at.setNow(MONDAY);
  for (const name of ["Alpha", "Beta"]) await at.user.send("POST", "recipes/create", { name });
});
afterEach(() => at.close());

const favorites = async (of: Caller = at.user) => (await of.get("favorites")).body;
const cooked = async (of: Caller = at.user) => (await of.get("cooked")).body;
const history = async (slug: string, of: Caller = at.user) => (await of.get(`recipes/${slug}/cooked`)).body;
const like = (slug: string) => at.user.send("PUT", `favorites/${slug}`, {});
const cook = (slug: string, entry: object = {}) => at.user.send("POST", `recipes/${slug}/cooked`, entry);

function someoneOf(group: string): Promise<Caller> {
  at.app.users.add({
    fullName: "A Guest",
    email: "guest@example.org",
    passwordHash: PASSWORD_HASH,
    passwordGiven: false,
    admin: false,
    groupId: at.app.groups.findOrMake(group),
  });
  return at.as("guest@example.org");
}

describe("favorites", () => {
  test("are added and removed, any number of times", async () => {
    expect(await favorites()).toEqual([]);
    expect((await like("alpha")).body).toMatchObject({ code: "favorite-added" });
    at.setNow(new Date(MONDAY.getTime() + 1000));
    await like("beta");
    await like("alpha");
    expect(await favorites()).toEqual(["beta", "alpha"]);
    for (let times = 0; times < 2; times++) {
      const reply = await at.user.send("DELETE", "favorites/beta");
      expect([reply.status, reply.body.code]).toEqual([200, "favorite-removed"]);
    }
    expect(await favorites()).toEqual(["alpha"]);
  });

  test("belong to one person, also within a group", async () => {
    await like("alpha");
    expect(await favorites(await someoneOf("Home"))).toEqual([]);
    expect((await at.visitor.get("favorites")).status).toBe(401);
  });

  test("must be recipes", async () => {
    expect((await like("nothing")).status).toBe(404);
    expect((await at.user.send("DELETE", "favorites/nothing")).status).toBe(404);
  });

  test("are deleted with the account", async () => {
    const guest = await someoneOf("Home");
    await guest.send("PUT", "favorites/alpha", {});
    const { id } = at.app.users.withEmail("guest@example.org") ?? { id: 0 };
    await at.admin.send("DELETE", `users/${id}`);
    expect(at.app.db.query("SELECT * FROM favorite").all()).toEqual([]);
  });
});

describe("a cooked recipe", () => {
  test("gets today's date, or another one and a note", async () => {
    const first = await cook("alpha");
    expect([first.status, first.body]).toEqual([
      200,
      { id: 1, date: "2026-11-23", note: "", servings: null, stars: null, by: "A User" },
    ]);
    await cook("alpha", { date: "2026-11-3", note: "  Half the salt\nnext time " });
    await cook("beta", { date: "2026-11-24" });
    expect((await history("alpha")).map(({ date, note }: Record<string, string>) => [date, note])).toEqual([
      ["2026-11-23", ""],
      ["2026-11-03", "Half the salt\nnext time"],
    ]);
    expect(await cooked()).toEqual([
      { slug: "beta", lastDate: "2026-11-24", times: 1 },
      { slug: "alpha", lastDate: "2026-11-23", times: 2 },
    ]);
  });

  test("remembers servings and stars, which a backup restores", async () => {
    const { id } = (await cook("alpha", { servings: 6, stars: 4 })).body;
    await at.user.send("PUT", `cooked/${id}`, { stars: 5 });
    expect(await history("alpha")).toMatchObject([{ servings: 6, stars: 5 }]);
    await at.user.send("PUT", `cooked/${id}`, { servings: null });
    expect(await history("alpha")).toMatchObject([{ servings: null, stars: 5 }]);
    for (const wrong of [{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { servings: 0 }, { servings: 10_000 }])
      expect([wrong, (await cook("alpha", wrong)).status]).toEqual([wrong, 422]);
    const archive = await createBackup(at);
    at.app.jobs.begin();
    await at.user.send("DELETE", `cooked/${id}`);
    await restoreArchive(at, archive);
    expect(await history("alpha")).toMatchObject([{ servings: null, stars: 5 }]);
  });

  test("is corrected and deleted", async () => {
    const { id } = (await cook("alpha", { note: "Good" })).body;
    const moved = await at.user.send("PUT", `cooked/${id}`, { date: "2026-11-20" });
    expect(moved.body).toMatchObject({ id, date: "2026-11-20", note: "Good" });
    await at.user.send("PUT", `cooked/${id}`, { note: null });
    expect(await history("alpha")).toMatchObject([{ date: "2026-11-20", note: "" }]);
    expect((await at.user.send("DELETE", `cooked/${id}`)).body).toMatchObject({ code: "cooked-deleted" });
    expect(await history("alpha")).toEqual([]);
    expect((await at.user.send("DELETE", `cooked/${id}`)).status).toBe(404);
  });

  test("must have a day that exists and isn't ahead, and a short note", async () => {
    const refused: [entry: object, code: string | undefined][] = [
      [{ date: "2026-11-25" }, "cooked-day-ahead"],
      [{ date: "2026-02-30" }, "cooked-day-unknown"],
      [{ date: "1899-12-31" }, "cooked-day-unknown"],
      [{ date: "yesterday" }, "cooked-day-unknown"],
      [{ note: "x".repeat(1001) }, undefined],
    ];
    const { id } = (await cook("alpha")).body;
    for (const [entry, code] of refused)
      for (const reply of [await cook("alpha", entry), await at.user.send("PUT", `cooked/${id}`, entry)]) {
        expect([entry, reply.status]).toEqual([entry, 422]);
        if (code) expect(reply.body.code).toBe(code);
      }
    expect((await cook("alpha", { date: "2026-11-24", note: "x".repeat(1000) })).status).toBe(200);
    expect((await cook("nothing")).status).toBe(404);
    expect((await at.user.get("recipes/nothing/cooked")).status).toBe(404);
    expect(await history("alpha")).toHaveLength(2);
  });

  test("belongs to the group: members see it, others don't", async () => {
    const { id } = (await cook("alpha")).body;
    expect(await history("alpha", at.admin)).toHaveLength(1);
    const other = await someoneOf("Guests");
    expect(await cooked(other)).toEqual([]);
    expect(await history("alpha", other)).toEqual([]);
    expect((await other.send("PUT", `cooked/${id}`, { note: "Mine" })).status).toBe(404);
    expect((await other.send("DELETE", `cooked/${id}`)).status).toBe(404);
    expect((await at.visitor.get("cooked")).status).toBe(401);
    expect(await history("alpha")).toMatchObject([{ id, note: "" }]);
  });
});

describe("a recipe's favorites and history", () => {
  beforeEach(async () => {
    await like("alpha");
    await cook("alpha", { note: "Good" });
  });

  test("survive a new name", async () => {
    await at.user.send("PUT", "recipes/alpha", { name: "Omega" });
    expect(await favorites()).toEqual(["omega"]);
    expect(await cooked()).toMatchObject([{ slug: "omega" }]);
  });

  test("can be changed from a page that shows the former name", async () => {
    await at.user.send("PUT", "recipes/alpha", { name: "Omega" });
    expect((await cook("alpha", { note: "Better" })).status).toBe(200);
    expect(await history("alpha")).toHaveLength(2);
    expect((await at.user.send("DELETE", "favorites/alpha")).status).toBe(200);
    expect(await favorites()).toEqual([]);
    await like("alpha");
    expect(await favorites()).toEqual(["omega"]);
  });

  test("are out of sight in the trash, and return from it", async () => {
    const { id } = (await at.user.send("DELETE", "recipes/alpha")).body;
    expect([await favorites(), await cooked()]).toEqual([[], []]);
    await at.user.send("POST", `recipe-bin/${id}/restore`, {});
    expect(await favorites()).toEqual(["alpha"]);
    expect(await history("alpha")).toMatchObject([{ note: "Good" }]);
  });

  test("go with the recipe when the trash is emptied", async () => {
    await at.user.send("DELETE", "recipes/alpha");
    at.setNow(new Date(MONDAY.getTime() + 31 * DAY_MS));
    emptyTrash(at.app);
    for (const table of ["favorite", "cooked"])
      expect(at.app.db.query(`SELECT * FROM ${table}`).all()).toEqual([]);
  });

  test("are in a backup, also of a recipe in the trash", async () => {
    await like("beta");
    await cook("beta");
    const { id } = (await at.user.send("DELETE", "recipes/beta")).body;
    const archive = await createBackup(at);
    using to = await tagine();
    to.app.jobs.begin();
    await restoreArchive(to, archive, { rebase: true });
    const person = await to.as(USER_EMAIL);
    expect(await favorites(person)).toEqual(["alpha"]);
    expect(await history("alpha", person)).toEqual(await history("alpha"));
    await person.send("POST", `recipe-bin/${id}/restore`, {});
    expect((await favorites(person)).toSorted()).toEqual(["alpha", "beta"]);
    expect(await history("beta", person)).toHaveLength(1);
  });

  test("are added by a restore, which changes no others and adds nothing twice", async () => {
    await cook("alpha", { note: "Good" });
    const archive = await createBackup(at);
    at.app.jobs.begin();
    await cook("alpha", { note: "Since" });
    await at.user.send("DELETE", "favorites/alpha");
    await like("beta");
    const before = await history("alpha");
    await restoreArchive(at, archive);
    expect(await history("alpha")).toEqual(before);
    expect((await favorites()).toSorted()).toEqual(["alpha", "beta"]);
  });
});
