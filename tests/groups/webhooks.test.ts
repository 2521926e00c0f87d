import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readConfig } from "../../src/config.ts";
import { sendDueWebhooks } from "../../src/groups/send-webhooks.ts";
import { webhooksDoneOn } from "../../src/groups/webhook.ts";
import { schedule } from "../../src/scheduler.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { inTimeZone } from "../support/time-zone.ts";

interface Sink {
  url(path: string): string;
  heard: { path: string; body: unknown; headers: Headers }[];
}

const LOOPBACK = readConfig([], { ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" }).allowPrivateAddresses;

const servers: Bun.Server<undefined>[] = [];
let at: Tagine;
let sink: Sink;

beforeEach(async () => {
  at = await tagine({ allowPrivateAddresses: LOOPBACK });
  sink = openSink();
  await at.user.send("POST", "recipes/create", { name: "Alpha", extras: { a: "1" } });
});
afterEach(async () => {
  at.close();
  await Promise.all(servers.splice(0).map((server) => server.stop(true)));
});

function openSink(): Sink {
  const heard: Sink["heard"] = [];
  const server: Bun.Server<undefined> = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request): Promise<Response> {
      const path = new URL(request.url).pathname;
      heard.push({ path, body: await request.json(), headers: request.headers });
      if (path === "/hangs") await new Promise(() => {});
      if (path === "/slow") await Bun.sleep(150);
      if (path === "/moved") return Response.redirect(`http://127.0.0.1:${server.port}/elsewhere`, 307);
      return new Response("heard", { status: path === "/broken" ? 500 : 200 });
    },
  });
  servers.push(server);
  return { url: (path) => `http://127.0.0.1:${server.port}${path}`, heard };
}

const time = (hours: number, minutes = 0, day = 18) => new Date(2026, 10, day, hours, minutes, 5);
const dinner = (...days: string[]) =>
  at.user.send("POST", "meal-plans/create", {
    startDate: days[0],
    endDate: days.at(-1),
    meals: days.map((date) => ({ date, slug: "alpha" })),
  });
const webhooks = (settings: object) =>
  at.user.send("PUT", "groups/1", { name: "Home", webhookEnable: true, webhookTime: "18:00", ...settings });
async function tick(now: Date): Promise<void> {
  at.setNow(now);
  await sendDueWebhooks(at.app.webhooking, new AbortController().signal);
}
const log = async () => (await at.admin.get("webhook-deliveries")).body;

test("today's full recipe is sent once to each address at the group's time", async () => {
  at.setNow(time(9));
  await dinner("2026-11-18", "2026-11-19");
  await webhooks({ webhookUrls: [sink.url("/a"), sink.url("/b"), sink.url("/a")] });
  await tick(time(17, 59));
  expect(sink.heard).toEqual([]);
  for (const minute of [0, 0, 1, 30]) await tick(time(18, minute));
  expect(sink.heard.map(({ path }) => path).toSorted()).toEqual(["/a", "/b"]);
  const { body, headers } = sink.heard[0] ?? {};
  expect(body).toEqual((await at.user.get("recipes/alpha")).body);
  expect(headers?.get("Content-Type")).toBe("application/json");
  expect(headers?.get("User-Agent")).toStartWith("Tagine/");
  expect(headers?.has("Tagine-Event")).toBe(false);
  await tick(time(18, 0, 19));
  expect(sink.heard).toHaveLength(4);
  expect((await log())[0]).toMatchObject({ group: "Home", recipe: "Alpha", tries: 1, ok: true, status: 200 });
});

describe("nothing is sent", () => {
  test("by a demo's schedule, since strangers choose the addresses", async () => {
    for (const isDemo of [true, false]) {
      at.close();
      at = await tagine({ isDemo, allowPrivateAddresses: LOOPBACK });
      await at.user.send("POST", "recipes/create", { name: "Alpha" });
      at.setNow(time(9));
      await dinner("2026-11-18");
      await webhooks({ webhookUrls: [sink.url("/a")] });
      at.setNow(time(18));
      await schedule(at.app)();
      expect(at.app.webhooking.webhooks.list()).toHaveLength(isDemo ? 0 : 1);
    }
  });

  test("if webhooks are off or the day has no recipe", async () => {
    at.setNow(time(9));
    await webhooks({ webhookUrls: [sink.url("/a")], webhookEnable: false });
    await dinner("2026-11-18");
    await tick(time(19));
    await webhooks({ webhookUrls: [sink.url("/a")], webhookTime: "18:00" });
    await tick(time(20, 0, 19));
    expect(sink.heard).toEqual([]);
    expect(await log()).toEqual([]);
  });

  test("for a time that had already passed when it was set, until tomorrow", async () => {
    at.setNow(time(20));
    await dinner("2026-11-18", "2026-11-19");
    await webhooks({ webhookUrls: [sink.url("/a")], webhookTime: "18:00" });
    await tick(time(20, 1));
    expect(sink.heard).toEqual([]);
    await tick(time(18, 0, 19));
    expect(sink.heard).toHaveLength(1);
  });
});

test("a new time applies immediately", async () => {
  at.setNow(time(9));
  await dinner("2026-11-18");
  await webhooks({ webhookUrls: [sink.url("/a")] });
  await webhooks({ webhookUrls: [sink.url("/a")], webhookTime: "10:00" });
  await tick(time(10));
  expect(sink.heard).toHaveLength(1);
});

test("other changes to a group don't send the webhook again", async () => {
  at.setNow(time(9));
  await dinner("2026-11-18");
  await webhooks({ webhookUrls: [sink.url("/a")] });
  await tick(time(18));
  await webhooks({ webhookUrls: [sink.url("/a"), sink.url("/b")] });
  await tick(time(18, 5));
  expect(sink.heard).toHaveLength(1);
});

test("a webhook missed during a stop is sent after the start, on the same day", async () => {
  at.setNow(time(9));
  await dinner("2026-11-18", "2026-11-19");
  await webhooks({ webhookUrls: [sink.url("/a")] });
  await tick(time(21, 14));
  expect(sink.heard).toHaveLength(1);
});

test("a failing address doesn't affect the others, and any response counts", async () => {
  at.setNow(time(9));
  await dinner("2026-11-18");
  const closed = "http://127.0.0.1:9/closed";
  const urls = [
    sink.url("/broken"),
    closed,
    sink.url("/moved"),
    "http://10.0.0.1/private",
    sink.url("/slow"),
  ];
  await webhooks({ webhookUrls: urls });
  await tick(time(18));
  expect(sink.heard.map(({ path }) => path).toSorted()).toEqual(["/broken", "/moved", "/slow"]);
  const rows = (await log()).toReversed();
  expect(
    rows.map(
      ({
        ok,
        status,
        problem,
      }: {
        ok: boolean | null;
        status: number | null;
        problem: { code: string } | null;
      }) => [ok, status, problem?.code],
    ),
  ).toEqual([
    [false, 500, "webhook-refused"],
    [null, null, "site-unreachable"],
    [false, 307, "webhook-moved"],
    [false, null, "webhook-private"],
    [true, 200, undefined],
  ]);
  // Only missing responses are retried, three times within ten minutes.
  for (let minute = 1; minute <= 10; minute++) await tick(time(18, minute));
  expect(sink.heard).toHaveLength(3);
  const [, unanswered] = (await log()).toReversed();
  expect(unanswered).toMatchObject({ tries: 4, nextAt: null, ok: false });
});

test.each([
  ["webhooks are switched off", { webhookEnable: false, webhookUrls: ["http://127.0.0.1:9/closed"] }],
  ["its address is removed", { webhookUrls: [] }],
])("an address isn't retried once %s", async (_, settings) => {
  at.setNow(time(9));
  await dinner("2026-11-18");
  await webhooks({ webhookUrls: ["http://127.0.0.1:9/closed"] });
  await tick(time(18));
  expect((await log())[0]).toMatchObject({ tries: 1, ok: null });
  await webhooks(settings);
  for (let minute = 1; minute <= 10; minute++) await tick(time(18, minute));
  expect((await log())[0]).toMatchObject({ tries: 1, ok: false, nextAt: null });
});

test("an address that fails first and then responds is reached", async () => {
  at.setNow(time(9));
  await dinner("2026-11-18");
  const free = openSink();
  const url = free.url("/late");
  const port = Number(new URL(url).port);
  await servers.pop()?.stop(true);
  await webhooks({ webhookUrls: [url] });
  await tick(time(18));
  expect((await log())[0]).toMatchObject({ tries: 1, ok: null });
  let attempts = 0;
  servers.push(Bun.serve({ port, hostname: "127.0.0.1", fetch: () => new Response(String(++attempts)) }));
  await tick(time(18, 2));
  await tick(time(18, 9));
  expect(attempts).toBe(1);
  expect((await log())[0]).toMatchObject({ tries: 2, ok: true, problem: null });
});

test("a webhook interrupted by a stop is sent after the next start", async () => {
  at.setNow(time(9));
  await dinner("2026-11-18");
  await webhooks({ webhookUrls: [sink.url("/hangs")] });
  at.setNow(time(18));
  const ending = new AbortController();
  const sending = sendDueWebhooks(at.app.webhooking, ending.signal);
  while (sink.heard.length === 0) await Bun.sleep(5);
  ending.abort();
  await sending;
  expect((await log())[0]).toMatchObject({ tries: 0, ok: null });
});

describe("daylight saving changes", () => {
  inTimeZone("Europe/Berlin");

  test("a time that occurs twice sends once", async () => {
    at.setNow(new Date("2026-10-24T10:00:00Z"));
    await dinner("2026-10-25");
    await webhooks({ webhookUrls: [sink.url("/a")], webhookTime: "02:30" });
    // Half past two in summer time, and again an hour later.
    for (const moment of ["00:29", "00:30", "00:45", "01:15", "01:30", "01:31"])
      await tick(new Date(`2026-10-25T${moment}:00Z`));
    expect(sink.heard).toHaveLength(1);
  });

  test("a skipped time is sent anyway", async () => {
    at.setNow(new Date("2026-03-28T10:00:00Z"));
    await dinner("2026-03-29");
    await webhooks({ webhookUrls: [sink.url("/a")], webhookTime: "02:30" });
    // One minute before two, then three.
    await tick(new Date("2026-03-29T00:59:00Z"));
    expect(sink.heard).toHaveLength(0);
    await tick(new Date("2026-03-29T01:00:00Z"));
    expect(sink.heard).toHaveLength(1);
  });
});

test.each([
  [{ webhookTime: "18:00" }, "2026-11-18"],
  [{ webhookTime: "09:00" }, "2026-11-18"],
  [{ webhookTime: "20:00" }, null],
  [{ webhookTime: "18:00", webhookEnable: false }, "2026-11-18"],
])("after a change to %p, webhooks are done until %p", (to, day) => {
  const settings = { webhookEnable: true, webhookTime: "18:00" };
  const now = { day: "2026-11-18", time: "19:00" };
  const before = { ...settings, doneOn: "2026-11-18" };
  expect(webhooksDoneOn(before, { ...settings, ...to }, now)).toBe(day);
});

describe("a test", () => {
  const ask = () => at.user.send("POST", "site-settings/webhooks/test");

  test("shows for each address whether it was reached", async () => {
    const urls = [sink.url("/a"), sink.url("/broken"), "http://10.0.0.1/private"];
    await webhooks({ webhookUrls: urls, webhookEnable: false });
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.snackbar).toEqual({ text: "2 of 3 webhooks failed", type: "warning" });
    expect(body.results).toEqual([
      { url: urls[0], ok: true, status: 200, problem: null },
      {
        url: urls[1],
        ok: false,
        status: 500,
        problem: expect.objectContaining({ code: "webhook-refused", text: expect.stringContaining("500") }),
      },
      {
        url: urls[2],
        ok: false,
        status: null,
        problem: expect.objectContaining({ code: "webhook-private" }),
      },
    ]);
    // Without a plan, the test sends the newest recipe as an example.
    expect(sink.heard[0]?.body).toMatchObject({ slug: "alpha" });
    expect(await log()).toEqual([]);
  });

  test("is marked as a test, unlike real webhooks", async () => {
    // Settings saved after their time count from the next day.
    at.setNow(time(9));
    await webhooks({ webhookUrls: [sink.url("/a")] });
    await ask();
    await dinner("2026-11-18");
    await ask();
    await tick(time(18));
    expect(
      sink.heard.map(({ body, headers }) => [(body as { test?: boolean }).test, headers.get("Tagine-Test")]),
    ).toEqual([
      [true, "true"],
      [true, "true"],
      [undefined, null],
    ]);
  });

  test("reports a missing address", async () => {
    const { body } = await ask();
    expect([body.snackbar.type, body.results]).toEqual(["info", []]);
  });

  test("sends a name and password as credentials, not in the address", async () => {
    await webhooks({ webhookUrls: [sink.url("/a").replace("//", "//cook:p%C3%A4ss@")] });
    expect((await ask()).body.results[0].ok).toBe(true);
    const [credentials = ""] = (sink.heard[0]?.headers.get("Authorization") ?? "").split(" ").slice(1);
    expect(Buffer.from(credentials, "base64").toString("utf8")).toBe("cook:päss");
  });

  test("works with an oddly written address", async () => {
    await webhooks({ webhookUrls: [sink.url("/a").replace("//", "//%u20AC:x@")] });
    const { status, body } = await ask();
    expect([status, body.results[0].ok]).toEqual([200, true]);
    expect(sink.heard).toHaveLength(1);
  });
});

test("old webhook deliveries are deleted", async () => {
  at.setNow(time(9));
  await dinner("2026-11-18");
  await webhooks({ webhookUrls: [sink.url("/a")] });
  await tick(time(18));
  at.app.webhooking.webhooks.forgetOld(time(17).toISOString());
  expect(await log()).toHaveLength(1);
  at.app.webhooking.webhooks.forgetOld(time(19).toISOString());
  expect(await log()).toEqual([]);
});
