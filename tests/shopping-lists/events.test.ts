import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { eventStreams } from "../../src/http/event-stream.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { addition, device, listenTo } from "../support/shopping.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
let list: number;

beforeEach(async () => {
  at = await tagine();
  list = at.app.shoppingLists.add(1, { name: "Weekly" }).id;
});
afterEach(() => at.close());

const path = () => `shopping-lists/${list}`;
const phone = () => device(at.user, path(), "phone-of-ann");
const listen = (query = "") => listenTo(at, `${path()}/events${query}`, at.user.token);

describe("a listening device", () => {
  test("hears each change of another device", async () => {
    const ann = phone();
    await ann.send(addition("milk-0001", "milk"));
    const stream = await listen();
    expect(stream.response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(stream.response.headers.get("Cache-Control")).toBe("no-store");
    expect(stream.response.headers.get("X-Accel-Buffering")).toBe("no");
    const { update } = await ann.send({ type: "check", ids: ["milk-0001"] });
    expect(await stream.next()).toMatchObject({
      epoch: update.epoch,
      from: update.version - 1,
      version: update.version,
      isComplete: false,
      entries: [{ id: "milk-0001", checked: { by: "A User" } }],
    });
    await ann.send(addition("eggs-0001", "eggs"));
    expect((await stream.next())?.entries.map(({ text }) => text)).toEqual(["eggs"]);
  });

  test("hears changes of single items, names, and aisles", async () => {
    const stream = await listen();
    await at.user.send("POST", `${path()}/items`, { text: "milk" });
    expect((await stream.next())?.entries.map(({ text }) => text)).toEqual(["milk"]);
    await at.user.send("PUT", path(), { name: "Party" });
    expect((await stream.next())?.list.name).toBe("Party");
    await phone().send({ type: "arrange-aisles", aisles: ["dairy"] });
    expect((await stream.next())?.list.aisles).toEqual(["dairy"]);
  });

  test("gets what it missed when it connects again", async () => {
    const ann = phone();
    const { update } = await ann.send(addition("milk-0001", "milk"));
    await ann.send(addition("eggs-0001", "eggs"));
    const missed = await listen(`?since=${update.version}&epoch=${update.epoch}`);
    expect((await missed.next())?.entries.map(({ text }) => text)).toEqual(["eggs"]);
    const restored = await listen(`?since=${update.version}&epoch=another`);
    expect(await restored.next()).toMatchObject({ isComplete: true, from: 0, version: update.version + 1 });
    const current = await listen(`?since=${update.version + 1}&epoch=${update.epoch}`);
    await ann.send(addition("rice-0001", "rice"));
    expect((await current.next())?.entries.map(({ text }) => text)).toEqual(["rice"]);
  });

  test("hears nothing of other lists", async () => {
    const { id } = at.app.shoppingLists.add(1, { name: "Other" });
    const stream = await listen();
    await device(at.user, `shopping-lists/${id}`, "phone-of-ann").send(addition("wine-0001", "wine"));
    await phone().send(addition("milk-0001", "milk"));
    expect((await stream.next())?.entries.map(({ text }) => text)).toEqual(["milk"]);
  });

  test("gets a heartbeat, so that proxies keep the connection", async () => {
    const stream = await listen();
    at.app.listEvents.beat();
    at.app.listEvents.beat();
    await phone().send(addition("milk-0001", "milk"));
    await stream.next();
    expect(stream.heartbeats()).toBe(3);
  });

  test("catches up within a heartbeat after changes that no call made", async () => {
    const stream = await listen();
    const getList = () => at.app.shoppingLists.get(1, list);
    at.app.shoppingEntries.change(getList, [addition("milk-0001", "milk")], { by: "Ann", device: "server" });
    at.app.listEvents.beat();
    expect((await stream.next())?.entries.map(({ text }) => text)).toEqual(["milk"]);
  });
});

describe("a stream ends", () => {
  test("after 15 minutes", async () => {
    at.setNow(new Date(2026, 10, 26, 12));
    const stream = await listen();
    at.setNow(new Date(2026, 10, 26, 12, 14));
    at.app.listEvents.beat();
    const later = await listen();
    at.setNow(new Date(2026, 10, 26, 12, 16));
    at.app.listEvents.beat();
    expect(await stream.next()).toBeNull();
    await phone().send(addition("milk-0001", "milk"));
    expect(await later.next()).not.toBeNull();
  });

  test("when its list is deleted", async () => {
    const stream = await listen();
    await at.user.send("DELETE", path());
    expect(await stream.next()).toBeNull();
    expect((await listen()).response.status).toBe(404);
  });

  test("before the next change after someone signs out", async () => {
    const other = await at.as(USER_EMAIL);
    const stream = await listenTo(at, `${path()}/events`, other.token);
    await other.send("DELETE", "auth/sessions/current");
    await phone().send(addition("milk-0001", "milk"));
    expect(await stream.next()).toBeNull();
  });

  test("before the next change after someone moves to another group", async () => {
    const stream = await listen();
    const user = at.app.users.withEmail(USER_EMAIL);
    at.app.groups.add("Neighbors");
    at.app.db.run("UPDATE user SET group_id = 2 WHERE id = ?", [user?.id ?? 0]);
    await device(at.admin, path(), "phone-of-bob").send(addition("milk-0001", "milk"));
    expect(await stream.next()).toBeNull();
  });

  test("at shutdown", async () => {
    const stream = await listen();
    at.app.listEvents.close();
    expect(await stream.next()).toBeNull();
    expect(await (await listen()).next()).toBeNull();
  });

  test("when the client goes away, without leaving anything behind", async () => {
    const streams = [];
    for (let count = 0; count < 500; count++) streams.push(await listen());
    for (const stream of streams) await stream.cancel();
    const next = await listen();
    await phone().send(addition("milk-0001", "milk"));
    expect(await next.next()).not.toBeNull();
  });
});

test("a client that goes away is forgotten once", async () => {
  let ended = 0;
  const streams = eventStreams(
    () => new Date(),
    () => {},
  );
  const stream = streams.open(() => ended++);
  await stream.response.body?.cancel();
  expect(ended).toBe(1);
  stream.send(new Uint8Array(1));
  streams.close();
  expect(ended).toBe(1);
});

test("a client that reads nothing is dropped", async () => {
  let ended = 0;
  const streams = eventStreams(
    () => new Date(),
    () => {},
  );
  const stream = streams.open(() => ended++);
  const reads = streams.open(() => ended++);
  const reader = reads.response.body?.getReader();
  const chunk = new Uint8Array(100_000);
  for (let sent = 0; sent < 10; sent++) {
    stream.send(chunk);
    reads.send(chunk);
    await reader?.read();
  }
  expect(ended).toBe(1);
  await expect(stream.response.text()).rejects.toThrow();
  streams.close();
  expect(ended).toBe(2);
});

test("at most 500 devices listen to a list, so that a link can't fill the memory", async () => {
  const streams = [];
  for (let count = 0; count <= 500; count++) streams.push(await listen());
  expect(await streams.at(-1)?.next()).toBeNull();
  await phone().send(addition("milk-0001", "milk"));
  for (const stream of streams.slice(0, 500)) expect(await stream.next()).not.toBeNull();
});

test("visitors and other groups can't listen", async () => {
  expect((await listenTo(at, `${path()}/events`, null)).response.status).toBe(401);
  at.app.groups.add("Neighbors");
  const { id } = at.app.shoppingLists.add(2, { name: "Theirs" });
  expect((await listenTo(at, `shopping-lists/${id}/events`, at.user.token)).response.status).toBe(404);
});

test("API tokens can listen", async () => {
  const { body } = await at.user.send("POST", "auth/api-tokens", { name: "Script" });
  const stream = await listenTo(at, `${path()}/events`, body.token);
  await phone().send(addition("milk-0001", "milk"));
  expect(await stream.next()).not.toBeNull();
});
