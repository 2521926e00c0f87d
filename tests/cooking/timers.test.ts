import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { TIMERS_MOST, type GroupTimers } from "../../src/contract/timers.ts";
import type { Caller } from "../support/caller.ts";
import { PASSWORD_HASH, USER_EMAIL } from "../support/sign-ins.ts";
import { listenTo } from "../support/shopping.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = new Date(2026, 10, 23, 18);
const TIMER = {
  path: "/recipe/soup/cook#step-2",
  dish: "Soup",
  step: 2,
  length: 10 * MINUTE,
  extra: 0,
  left: 10 * MINUTE,
  isPaused: false,
  version: 1,
};

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  at.setNow(START);
});
afterEach(() => at.close());

const wait = (ms: number) => at.setNow(new Date(START.getTime() + ms));
const put = (id: string, change: object = {}, by: Caller = at.user) =>
  by.send("PUT", `timers/${id}`, { ...TIMER, ...change });
const stop = (id: string, by: Caller = at.user) => by.send("DELETE", `timers/${id}`);
const list = async (by: Caller = at.user): Promise<GroupTimers> => (await by.get("timers")).body;
const listen = (by: Caller = at.user) => listenTo<GroupTimers>(at, "timers/events", by.token);

function addNeighbor(): Promise<Caller> {
  at.app.users.add({
    fullName: "A Neighbor",
    email: "neighbor@example.org",
    passwordHash: PASSWORD_HASH,
    passwordGiven: false,
    admin: false,
    groupId: at.app.groups.findOrMake("Neighbors"),
  });
  return at.as("neighbor@example.org");
}

describe("timers of a group", () => {
  test("say what's left, whatever clock a device has", async () => {
    const { status, body } = await put("soup-1");
    expect([status, body]).toEqual([200, { timers: [{ id: "soup-1", ...TIMER }], stopped: [] }]);
    wait(4 * MINUTE);
    expect((await list(at.admin)).timers).toMatchObject([{ id: "soup-1", left: 6 * MINUTE }]);
    wait(12 * MINUTE);
    expect((await list()).timers).toMatchObject([{ left: -2 * MINUTE }]);
  });

  test("don't run while they're paused", async () => {
    await put("soup-1", { isPaused: true, left: 3 * MINUTE });
    wait(HOUR);
    expect((await list()).timers).toMatchObject([{ left: 3 * MINUTE, isPaused: true }]);
  });

  test("have the change that arrived last, also if its device didn't know the one before", async () => {
    await put("soup-1");
    await put("soup-1", { version: 2, left: 11 * MINUTE });
    await put("soup-1", { version: 2, left: 12 * MINUTE }, at.admin);
    expect((await list()).timers).toMatchObject([{ left: 12 * MINUTE, version: 3 }]);
  });

  test("stay stopped for a day, whoever sends them again", async () => {
    await put("soup-1");
    const stopped = { timers: [], stopped: ["soup-1"] };
    expect((await stop("soup-1", at.admin)).body).toEqual(stopped);
    wait(23 * HOUR);
    expect((await put("soup-1", { version: 9 })).body).toEqual(stopped);
    wait(25 * HOUR);
    expect(await list()).toEqual({ timers: [], stopped: [] });
  });

  test("can be stopped before the server knows them, as after a restart", async () => {
    await stop("soup-1");
    await put("soup-1");
    expect((await list()).timers).toEqual([]);
  });

  test("are forgotten a day after their end, and a week after a pause", async () => {
    await put("soup-1", { extra: 2 * MINUTE });
    await put("dough-1", { isPaused: true });
    wait(24 * HOUR + 11 * MINUTE);
    expect((await list()).timers.map(({ id }) => id)).toEqual(["soup-1", "dough-1"]);
    wait(24 * HOUR + 13 * MINUTE);
    expect((await list()).timers.map(({ id }) => id)).toEqual(["dough-1"]);
    wait(8 * 24 * HOUR);
    expect(at.app.groupTimers.list(1)).toEqual({ timers: [], stopped: [] });
  });

  test("are at most 100, which can still be changed and stopped", async () => {
    for (let count = 0; count < TIMERS_MOST; count++) await put(`timer-${count}`);
    const { status, body } = await put("one-more");
    expect([status, body.code]).toEqual([409, "too-many-timers"]);
    expect((await put("timer-0", { version: 2 })).status).toBe(200);
    await stop("timer-1");
    expect((await put("one-more")).status).toBe(200);
  });

  test("are only seen by the group", async () => {
    await put("soup-1");
    const neighbor = await addNeighbor();
    await stop("soup-1", neighbor);
    expect((await list(neighbor)).timers).toEqual([]);
    expect((await list()).timers).toHaveLength(1);
    expect((await at.visitor.get("timers")).status).toBe(401);
  });

  test("can be read and changed with API tokens", async () => {
    const { body } = await at.user.send("POST", "auth/api-tokens", { name: "Script" });
    const script = at.withToken(body.token);
    await put("soup-1", {}, script);
    expect((await list(script)).timers).toHaveLength(1);
    expect((await stop("soup-1", script)).status).toBe(200);
  });

  test.each<[string, string, object]>([
    ["a path outside of recipes", "soup-1", { path: "//example.org" }],
    ["a path that leads elsewhere", "soup-1", { path: "/recipe/../../api/auth/logout" }],
    ["a dish without a name", "soup-1", { dish: "" }],
    ["a step that's no number", "soup-1", { step: 1.5 }],
    ["a length of months", "soup-1", { length: 90 * 24 * HOUR }],
    ["no version", "soup-1", { version: undefined }],
    ["an ID that's too short", "a", {}],
  ])("are refused and unchanged with %s", async (_, id, change) => {
    expect((await put(id, change)).status).toBe(422);
    expect((await list()).timers).toEqual([]);
  });
});

describe("a listening device", () => {
  test("gets all timers at once, and again after each change", async () => {
    await put("soup-1");
    const stream = await listen(at.admin);
    expect(stream.response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(stream.response.headers.get("X-Accel-Buffering")).toBe("no");
    expect((await stream.next())?.timers).toMatchObject([{ id: "soup-1" }]);
    await put("rice-1");
    expect((await stream.next())?.timers.map(({ id }) => id)).toEqual(["soup-1", "rice-1"]);
    await stop("soup-1");
    expect(await stream.next()).toMatchObject({ timers: [{ id: "rice-1" }], stopped: ["soup-1"] });
  });

  test("hears nothing of other groups", async () => {
    const stream = await listen(await addNeighbor());
    expect(await stream.next()).toEqual({ timers: [], stopped: [] });
    await put("soup-1");
    at.app.timerEvents.close();
    expect(await stream.next()).toBeNull();
  });

  test("gets heartbeats, and no change after it signs out", async () => {
    const other = await at.as(USER_EMAIL);
    const stream = await listen(other);
    await stream.next();
    at.app.timerEvents.beat();
    await other.send("DELETE", "auth/sessions/current");
    await put("soup-1");
    expect(await stream.next()).toBeNull();
    expect(stream.heartbeats()).toBe(2);
  });

  test("is forgotten when it goes away, and refused when 500 others listen", async () => {
    for (let count = 0; count < 500; count++) await (await listen()).cancel();
    const streams = [];
    for (let count = 0; count <= 500; count++) streams.push(await listen());
    expect(await streams.at(-1)?.next()).toBeNull();
    expect(await streams[499]?.next()).not.toBeNull();
    expect((await at.visitor.get("timers/events")).status).toBe(401);
  });
});
