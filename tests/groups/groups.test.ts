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

test("a group is returned with all its settings", async () => {
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

test("a new group has no webhooks and the time 00:00", async () => {
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

describe("creating a group", () => {
  test("returns the exact message that clients expect", async () => {
    expect((await make(" Guests ")).body).toEqual({
      snackbar: { text: "User Group Created", type: "success" },
      code: "group-created",
      created: true,
    });
  });

  test("is a conflict if the name is taken, and invalid without a name", async () => {
    for (const name of ["Home", " HOME ", "home"]) expect((await make(name)).status).toBe(409);
    for (const name of ["", "  ", null, 5]) expect((await make(name)).status).toBe(422);
    expect((await at.admin.get("groups")).body).toHaveLength(1);
  });
});

describe("editing a group", () => {
  test("clears omitted fields", async () => {
    await change({ webhookEnable: true, webhookUrls: ["https://x.y/"], webhookTime: "07:05" });
    const { body } = await change({});
    expect(body.snackbar).toEqual({ text: "Group Settings Updated", type: "success" });
    expect(await own()).toMatchObject({ webhookUrls: [], webhookTime: "00:00", webhookEnable: false });
  });

  test("is for its members, but only admins can rename it", async () => {
    await make("Guests");
    expect((await change({ name: "Guests" }, 2)).status).toBe(403);
    expect((await change({ name: "Ours" })).status).toBe(403);
    expect((await at.admin.send("PUT", "groups/1", { name: "Ours" })).status).toBe(200);
    expect(await own()).toMatchObject({ name: "Ours" });
    expect((await at.user.get("users/self")).body.group).toBe("Ours");
    expect((await at.admin.send("PUT", "groups/1", { name: "Guests" })).status).toBe(409);
    expect((await at.admin.send("PUT", "groups/9", HOME)).status).toBe(404);
  });

  test.each(["7:05", "24:00", "12:60", "noon", ""])("refuses %j as a time", async (webhookTime) => {
    const reply = await change({ webhookTime });
    expect(reply.status).toBe(422);
    expect(reply.body.detail[0].loc).toEqual(["body", "webhookTime"]);
  });

  test.each(["kitchen", "ftp://x.y/", "http://", "https://a b.org/", "javascript:alert(1)"])(
    "refuses %j as an address",
    async (url) => {
      const reply = await change({ webhookUrls: ["https://x.y/", url] });
      expect(reply.status).toBe(422);
      expect(reply.body.detail[0].loc).toEqual(["body", "webhookUrls", "1"]);
      expect((await own()).webhookUrls).toEqual([]);
    },
  );
});

test("each invalid group setting has its row", async () => {
  const broken = { name: " ", webhookTime: "noon", webhookUrls: ["kitchen"] };
  const { status, body } = await at.admin.send("PUT", "groups/1", broken);
  expect(status).toBe(422);
  const fields = body.detail.map(({ loc }: { loc: string[] }) => loc.slice(1).join("."));
  expect(fields.toSorted()).toEqual(["name", "webhookTime", "webhookUrls.0"]);
});

describe("deleting a group", () => {
  test("works if it's empty, but not with members", async () => {
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

  test("is refused for the default group, whatever its name", async () => {
    await at.admin.send("PUT", "groups/1", { name: "Family" });
    const { status, body } = await at.admin.send("DELETE", "groups/1");
    expect(status).toBe(409);
    expect(body.snackbar.text).toBe("Cannot delete default group");
  });

  test("while someone is added to it leaves nobody without a group", async () => {
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

test("merging or deleting categories updates groups too", async () => {
  for (const name of ["Lunch", "Dinner", "Supper"]) await at.user.send("POST", "categories", { name });
  await change({ categories: [{ slug: "lunch" }, { slug: "dinner" }, { slug: "supper" }] });
  const names = async () => (await own()).categories.map(({ slug }: { slug: string }) => slug);
  await at.admin.send("POST", "categories/supper/merge", { into: "lunch" });
  expect(await names()).toEqual(["lunch", "dinner"]);
  await at.admin.send("DELETE", "categories/dinner");
  expect(await names()).toEqual(["lunch"]);
});
