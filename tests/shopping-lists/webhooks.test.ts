import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readConfig } from "../../src/config.ts";
import type { ShoppingItem } from "../../src/contract/shopping-lists.ts";
import { openListWebhooks } from "../../src/groups/list-webhooks.ts";
import { sendDueWebhooks } from "../../src/groups/send-webhooks.ts";
import { schedule } from "../../src/scheduler.ts";
import type { StoredList } from "../../src/shopping-lists/shopping-list-store.ts";
import { eventually } from "../support/eventually.ts";
import { addition, device } from "../support/shopping.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

interface Heard {
  path: string;
  text: string;
  headers: Headers;
}

const LOOPBACK = readConfig([], { ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" }).allowPrivateAddresses;

const CLOSED = "http://127.0.0.1:9/closed";

let at: Tagine;
let list: number;
let stop: () => Promise<void>;
let heard: Heard[];
let sink: Bun.Server<undefined>;

beforeEach(async () => {
  heard = [];
  sink = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const path = new URL(request.url).pathname;
      heard.push({ path, text: await request.text(), headers: request.headers });
      return new Response();
    },
  });
  await open({});
});
afterEach(async () => {
  await stop();
  at.close();
  await sink.stop(true);
});

async function open(settings: object): Promise<void> {
  at = await tagine({ allowPrivateAddresses: LOOPBACK, ...settings });
  list = at.app.shoppingLists.add(1, { name: "Weekly" }).id;
  stop = schedule(at.app);
}
const url = (path: string) => `http://127.0.0.1:${sink.port}${path}`;
const setUrls = (...paths: string[]) =>
  at.user.send("PUT", "groups/1", { name: "Home", webhookEnable: false, webhookUrls: paths.map(url) });
const sendWebhooks = (sendsWebhooks: boolean) =>
  at.user.send("PUT", `shopping-lists/${list}`, { name: "Weekly", sendsWebhooks });
const phone = () => device(at.user, `shopping-lists/${list}`, "phone-of-ann");
const omitPicture = (item: ShoppingItem) => {
  const { picture: _, ...rest } = item;
  return rest;
};
const log = async () => (await at.admin.get("webhook-deliveries")).body;

test("a changed list is sent to each address of its group, added up and without pictures", async () => {
  await setUrls("/a", "/b", "/a");
  await sendWebhooks(true);
  await eventually(() => heard.length === 2);
  heard = [];
  await phone().send(addition("salt-0001", "1 tsp salt"), addition("salt-0002", "2 tsp salt"), {
    type: "set-picture",
    id: "salt-0001",
    picture: "data:image/png;base64,iVBORw0KGgo=",
  });
  await eventually(() => heard.length === 2);
  expect(heard.map(({ path }) => path).toSorted()).toEqual(["/a", "/b"]);
  const { body } = await at.user.get(`shopping-lists/${list}?language=en-US`);
  expect(JSON.parse(heard[0]?.text ?? "")).toEqual({
    event: "shopping-list-changed",
    list: { id: list, name: "Weekly", version: body.version },
    items: [omitPicture(body.items[0])],
  });
  expect(body.items).toMatchObject([{ text: "3 tsp salt", picture: expect.any(String) }]);
  expect(heard[0]?.headers.get("Tagine-Event")).toBe("shopping-list-changed");
  expect(heard[0]?.headers.get("Content-Type")).toBe("application/json");
  expect(heard[0]?.headers.get("User-Agent")).toStartWith("Tagine/");
  expect((await log())[0]).toMatchObject({ group: "Home", event: "shopping-list-changed", recipe: "Weekly" });
});

test("it's tried again if an address doesn't answer, until the group removes the address", async () => {
  await at.user.send("PUT", "groups/1", { name: "Home", webhookEnable: false, webhookUrls: [CLOSED] });
  await sendWebhooks(true);
  await eventually(async () => (await log())[0]?.tries === 1);
  await stop();
  const tryAgain = async (minutes: number) => {
    at.setNow(new Date(Date.now() + minutes * 60_000));
    await sendDueWebhooks(at.app.webhooking, new AbortController().signal);
    return (await log())[0];
  };
  expect(await tryAgain(2)).toMatchObject({ tries: 2, ok: null, nextAt: expect.any(String) });
  await setUrls();
  expect(await tryAgain(10)).toMatchObject({ tries: 2, ok: false, nextAt: null });
});

describe("nothing is sent", () => {
  test("for a list that doesn't want it, which is the default", async () => {
    await setUrls("/a");
    await phone().send(addition("milk-0001", "milk"));
    await stop();
    expect(await log()).toEqual([]);
  });

  test("without addresses", async () => {
    await sendWebhooks(true);
    await stop();
    expect(await log()).toEqual([]);
  });

  test("in a demo, since strangers choose the addresses", async () => {
    await stop();
    at.close();
    await open({ isDemo: true });
    await setUrls("/a");
    await sendWebhooks(true);
    await phone().send(addition("milk-0001", "milk"));
    await stop();
    expect(await log()).toEqual([]);
  });
});

test("a change just before a shutdown is sent after the next start", async () => {
  await setUrls("/a");
  at.app.shoppingLists.change(1, list, { sendsWebhooks: true });
  await phone().send(addition("milk-0001", "milk"));
  await stop();
  expect(heard).toEqual([]);
  await sendDueWebhooks(at.app.webhooking, new AbortController().signal);
  expect(heard).toHaveLength(1);
});

describe("what an address doesn't have yet", () => {
  const store = (id: number, body: object) =>
    at.app.webhooking.webhooks.addListChange(
      { list: id, event: "shopping-list-changed", body: JSON.stringify({ list: { id }, ...body }) },
      new Date().toISOString(),
    );
  const getUnsent = () =>
    at.app.db
      .query<{ body: string }, []>("SELECT body FROM webhook_delivery WHERE next_at IS NOT NULL ORDER BY id")
      .all()
      .map(({ body }) => JSON.parse(body));

  beforeEach(async () => {
    await at.user.send("PUT", "groups/1", { name: "Home", webhookEnable: false, webhookUrls: [CLOSED] });
    await stop();
  });

  test("is replaced by the list's next change", () => {
    const { id: other } = at.app.shoppingLists.add(1, { name: "Party" });
    store(list, { version: 1 });
    store(other, { version: 1 });
    store(list, { version: 2 });
    expect(getUnsent()).toEqual([
      { list: { id: other }, version: 1 },
      { list: { id: list }, version: 2 },
    ]);
  });

  test("stays in the log once it failed", async () => {
    store(list, { version: 1 });
    await sendDueWebhooks(at.app.webhooking, new AbortController().signal);
    store(list, { version: 2 });
    expect(getUnsent()).toEqual([{ list: { id: list }, version: 2 }]);
    expect(await log()).toMatchObject([
      { tries: 0, ok: null },
      { tries: 1, ok: false, nextAt: null },
    ]);
  });

  test("isn't tried again if it's replaced while it's sent", async () => {
    const { webhooking } = at.app;
    const send = (safePost = webhooking.safePost) =>
      sendDueWebhooks({ ...webhooking, safePost }, new AbortController().signal);
    store(list, { version: 1 });
    await send();
    at.setNow(new Date(Date.now() + 120_000));
    await send((...post) => {
      store(list, { version: 2 });
      return webhooking.safePost(...post);
    });
    expect(getUnsent()).toEqual([{ list: { id: list }, version: 2 }]);
    expect((await log())[1]).toMatchObject({ tries: 2, ok: false, nextAt: null });
  });
});

describe("changes that follow each other", () => {
  const weekly = { id: 1, name: "Weekly", version: 1, sendsWebhooks: true } as StoredList;

  /** Each round is one pause; the list changes again in the first `busy` ones. */
  async function countPauses(busy: number) {
    const bodies: string[] = [];
    const pauses: number[] = [];
    const webhooks = openListWebhooks({
      webhooks: { addListChange: ({ body }) => bodies.push(body) },
      lists: { find: () => weekly },
      listItems: () => [],
      clock: () => new Date(),
      async wait(ms) {
        pauses.push(ms);
        if (pauses.length <= busy) webhooks.note(weekly);
      },
      log: at.app.log,
    });
    const end = webhooks.start(async () => {});
    webhooks.note(weekly);
    await Bun.sleep(0);
    await end();
    return { sent: bodies.length, seconds: pauses.reduce((sum, ms) => sum + ms, 0) / 1000 };
  }

  test.each([
    [0, 3],
    [1, 6],
    [3, 12],
    [5, 15],
  ])("with %d busy pauses are one webhook after %d seconds", async (busy, seconds) => {
    expect(await countPauses(busy)).toEqual({ sent: 1, seconds });
  });
});
