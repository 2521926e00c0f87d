import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
});
afterEach(() => at.close());

const HOME = { id: 1, name: "Home" };
const make = (name: unknown) => at.admin.send("POST", "groups", { name });
const change = (settings: object, id = 1) => at.user.send("PUT", `groups/${id}`, { ...HOME, ...settings });
const own = async () => (await at.user.get("groups/self")).body;

test("a group is read with all that it has", async () => {
  await at.user.send("POST", "categories", { name: "Dinner Time" });
  await change({
    webhookEnable: true,
    webhookUrls: ["https://hook.example/a", " ", "http://kitchen:8123/b"],
    webhookTime: "07:05",
    categories: [{ slug: "dinner-time" }, { slug: "gone" }],
  });
  const { body } = await at.user.get("groups/self");
  expect(body).toEqual({
    id: 1,
    name: "Home",
    categories: [{ id: 1, name: "Dinner Time", slug: "dinner-time" }],
    webhookUrls: ["https://hook.example/a", "http://kitchen:8123/b"],
    webhookTime: "07:05",
    webhookEnable: true,
    users: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2, email: USER_EMAIL })],
    mealplans: [],
  });
  expect((await at.admin.get("groups")).body).toEqual([body]);
});

test("a group at first has no webhooks, and 00:00", async () => {
  await make("Guests");
  expect((await at.admin.get("groups")).body[1]).toEqual({
    id: 2,
    name: "Guests",
    categories: [],
    webhookUrls: [],
    webhookTime: "00:00",
    webhookEnable: false,
    users: [],
    mealplans: [],
  });
});

describe("making a group", () => {
  test("says that it is created, in the words that clients look for", async () => {
    expect((await make(" Guests ")).body).toEqual({
      snackbar: { text: "User Group Created", type: "success" },
      code: "group-created",
      created: true,
    });
  });

  test("of a name that is taken is a conflict, without a name it is not valid", async () => {
    for (const name of ["Home", " HOME ", "home"]) expect((await make(name)).status).toBe(409);
    for (const name of ["", "  ", null, 5]) expect((await make(name)).status).toBe(422);
    expect((await at.admin.get("groups")).body).toHaveLength(1);
  });
});

describe("changing a group", () => {
  test("empties what is left out", async () => {
    await change({ webhookEnable: true, webhookUrls: ["https://x.y/"], webhookTime: "07:05" });
    const { body } = await change({});
    expect(body.snackbar).toEqual({ text: "Group Settings Updated", type: "success" });
    expect(await own()).toMatchObject({ webhookUrls: [], webhookTime: "00:00", webhookEnable: false });
  });

  test("is for its members, but its name is for administrators", async () => {
    await make("Guests");
    expect((await change({ name: "Guests" }, 2)).status).toBe(403);
    expect((await change({ name: "Ours" })).status).toBe(403);
    expect((await at.admin.send("PUT", "groups/1", { name: "Ours" })).status).toBe(200);
    expect(await own()).toMatchObject({ name: "Ours" });
    expect((await at.user.get("users/self")).body.group).toBe("Ours");
    expect((await at.admin.send("PUT", "groups/1", { name: "Guests" })).status).toBe(409);
    expect((await at.admin.send("PUT", "groups/9", HOME)).status).toBe(404);
  });

  test.each(["7:05", "24:00", "12:60", "noon", ""])("does not take %j for a time", async (webhookTime) => {
    const reply = await change({ webhookTime });
    expect(reply.status).toBe(422);
    expect(reply.body.detail[0].loc).toEqual(["body", "webhookTime"]);
  });

  test.each(["kitchen", "ftp://x.y/", "http://", "https://a b.org/", "javascript:alert(1)"])(
    "does not take %j for an address",
    async (url) => {
      const reply = await change({ webhookUrls: ["https://x.y/", url] });
      expect(reply.status).toBe(422);
      expect(reply.body.detail[0].loc).toEqual(["body", "webhookUrls", "1"]);
      expect((await own()).webhookUrls).toEqual([]);
    },
  );
});

test("each rule that a group's settings break has its row", async () => {
  const broken = { name: " ", webhookTime: "noon", webhookUrls: ["kitchen"] };
  const { status, body } = await at.admin.send("PUT", "groups/1", broken);
  expect(status).toBe(422);
  const fields = body.detail.map(({ loc }: { loc: string[] }) => loc.slice(1).join("."));
  expect(fields.toSorted()).toEqual(["name", "webhookTime", "webhookUrls.0"]);
});

describe("deleting a group", () => {
  test("works for one that is empty, and not for one with users", async () => {
    await make("Guests");
    await at.admin.send("PUT", "users/2", { fullName: "A User", email: USER_EMAIL, group: "Guests" });
    const refused = await at.admin.send("DELETE", "groups/2");
    expect(refused.status).toBe(409);
    expect(refused.body.snackbar.text).toBe("Cannot delete group with users");
    await at.admin.send("PUT", "users/2", { fullName: "A User", email: USER_EMAIL, group: "Home" });
    const { status, body } = await at.admin.send("DELETE", "groups/2");
    expect({ status, type: body.snackbar.type }).toEqual({ status: 200, type: "success" });
    expect((await at.admin.send("DELETE", "groups/2")).status).toBe(404);
  });

  test("does not work for the default one, whatever it is called", async () => {
    await at.admin.send("PUT", "groups/1", { name: "Family" });
    const { status, body } = await at.admin.send("DELETE", "groups/1");
    expect(status).toBe(409);
    expect(body.snackbar.text).toBe("Cannot delete default group");
  });

  test("while somebody is put into it leaves nobody without a group", async () => {
    await make("Guests");
    const move = { fullName: "A User", email: USER_EMAIL, group: "Guests" };
    const replies = await Promise.all([
      at.admin.send("PUT", "users/2", move),
      at.admin.send("DELETE", "groups/2"),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await at.user.get("groups/self")).status).toBe(200);
  });
});

test("categories that are merged or deleted are so in groups, too", async () => {
  for (const name of ["Lunch", "Dinner", "Supper"]) await at.user.send("POST", "categories", { name });
  await change({ categories: [{ slug: "lunch" }, { slug: "dinner" }, { slug: "supper" }] });
  const names = async () => (await own()).categories.map(({ slug }: { slug: string }) => slug);
  await at.admin.send("POST", "categories/supper/merge", { into: "lunch" });
  expect(await names()).toEqual(["lunch", "dinner"]);
  await at.admin.send("DELETE", "categories/dinner");
  expect(await names()).toEqual(["lunch"]);
});
