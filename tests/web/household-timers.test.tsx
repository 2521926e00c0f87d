import { afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import type { GroupTimers } from "../../src/contract/timers.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { dom, screen, waitFor, within } from "../support/dom.tsx";

const { admin, answer, as, calls, open, readStorage, user, visitor } = await dom();

const MINUTE = 60_000;
let timer = "";
let count = 0;

beforeAll(async () => {
  for (const name of ["Onion Soup", "Rice"])
    await admin.send("POST", "recipes/create", {
      name,
      recipeInstructions: [{ text: "Fry for 5 minutes, then cook for 20 minutes." }],
    });
});
beforeEach(() => {
  timer = `timer-${++count}`;
});
afterEach(async () => {
  localStorage.clear();
  for (const { id } of (await list()).timers) await admin.send("DELETE", `timers/${id}`);
});

const list = async (): Promise<GroupTimers> => (await admin.get("timers")).body;
/** Like another device. */
const put = (change: object = {}, id = timer) =>
  admin.send("PUT", `timers/${id}`, {
    path: "/recipe/onion-soup/cook#step-1",
    dish: "Onion Soup",
    step: 1,
    length: 20 * MINUTE,
    extra: 0,
    left: 18 * MINUTE,
    isPaused: false,
    version: 1,
    ...change,
  });
const findBar = () => screen.findByRole("region", { name: "Timers" });
const readClocks = () => screen.queryAllByRole("timer").map(({ textContent }) => textContent);
const expectClocks = (...clocks: RegExp[]) =>
  waitFor(() => expect(readClocks()).toEqual(clocks.map((clock) => expect.stringMatching(clock))));

test("a timer of another device appears where its recipe is open, and not elsewhere", async () => {
  await put();
  const page = await open("recipe/onion-soup", { as: user });
  await expectClocks(/^1(?:8:00|7:5\d)$/);
  await screen.findByText("Timer on another device: Step 1, Onion Soup");
  await page.go("/recipe/rice");
  await expectClocks();
  await page.go("/recipe/onion-soup/cook");
  await expectClocks(/^17:5\d$/);
  expect((await list()).timers.map(({ id }) => id)).toEqual([timer]);
  expect(readStorage("timers")).toBeNull();
});

test("any device can pause, extend, and stop it", async () => {
  await put();
  const page = await open("recipe/onion-soup", { as: user });
  await page.press("Pause: Step 1, Onion Soup");
  await waitFor(async () => expect((await list()).timers).toMatchObject([{ isPaused: true, version: 2 }]));
  await page.press("Add 1 minute: Step 1, Onion Soup");
  await waitFor(async () => expect((await list()).timers).toMatchObject([{ isPaused: true, version: 3 }]));
  await put({ version: 4, left: 9 * MINUTE, isPaused: true });
  await expectClocks(/^9:00$/);
  await page.press("Stop: Step 1, Onion Soup");
  await waitFor(async () =>
    expect(await list()).toEqual({ timers: [], stopped: expect.arrayContaining([timer]) }),
  );
  await expectClocks();
});

test("the focus moves on when someone else stops the timer that has it", async () => {
  await put();
  await put({ length: 5 * MINUTE, left: 4 * MINUTE }, `${timer}-short`);
  await open("recipe/onion-soup", { as: user });
  const stop = await screen.findByRole("button", { name: "Stop: 5 min, step 1, Onion Soup" });
  stop.focus();
  await admin.send("DELETE", `timers/${timer}-short`);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Stop: Step 1, Onion Soup"),
  );
  await admin.send("DELETE", `timers/${timer}`);
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

test("a timer started here is told to the others, and goes when one of them stops it", async () => {
  const page = await open("recipe/rice", { as: user });
  await page.press("Start a timer: 5 minutes");
  await findBar();
  await waitFor(async () => expect((await list()).timers).toMatchObject([{ dish: "Rice", version: 1 }]));
  await page.go("/search");
  await expectClocks(/^(?:5:00|4:5\d)$/);
  const [started] = (await list()).timers;
  await admin.send("DELETE", `timers/${started?.id}`);
  await expectClocks();
  expect(readStorage("timers")).toBeNull();
});

test("without a connection, timers work here, and the others learn of them later", async () => {
  const page = await open("recipe/rice", { as: user });
  await page.press("Start a timer: 5 minutes");
  await page.press("Start a timer: 20 minutes");
  await waitFor(async () => expect((await list()).timers).toHaveLength(2));
  const cutOff = answer(/timers/);
  await page.press("Stop: 5 min, step 1, Rice");
  await page.press("Pause: Step 1, Rice");
  await expectClocks(/^(?:20:00|19:5\d)$/);
  await open("recipe/rice", { as: user, again: true });
  await expectClocks(/^(?:20:00|19:5\d)$/);
  cutOff();
  dispatchEvent(new Event("online"));
  await waitFor(async () => expect((await list()).timers).toMatchObject([{ isPaused: true, version: 2 }]));
});

test("after a restart of the server, running timers and stops are sent again", async () => {
  const connections: ReadableStreamDefaultController<string>[] = [];
  const forgetful = () =>
    new ReadableStream<string>({
      start(connection) {
        connections.push(connection);
        connection.enqueue('data: {"timers":[],"stopped":[]}\n\n');
      },
    }).pipeThrough(new TextEncoderStream());
  answer(/GET .*timers\/events/, () => new Response(forgetful()));
  const page = await open("recipe/rice", { as: user });
  await page.press("Start a timer: 5 minutes");
  await page.press("Start a timer: 20 minutes");
  await page.press("Stop: 5 min, step 1, Rice");
  const running = JSON.parse(readStorage("timers") ?? "[]")[0].id;
  await waitFor(async () => expect((await list()).timers.map(({ id }) => id)).toEqual([running]));
  const stopped = (await list()).stopped.at(-1);
  const before = calls().length;
  connections[0]?.close();
  await waitFor(() =>
    expect(calls().slice(before)).toEqual([
      "GET /api/timers/events",
      `DELETE /api/timers/${stopped}`,
      `PUT /api/timers/${running}`,
    ]),
  );
});

test("nothing is asked or listened to without need", async () => {
  const isAboutTimers = () => calls().filter((call) => call.includes("/api/timers"));
  const page = await open("search", { as: user });
  await new Promise((next) => setTimeout(next, 300));
  expect(isAboutTimers()).toEqual([]);
  await page.go("/recipe/rice");
  await waitFor(() => expect(isAboutTimers()).toEqual(["GET /api/timers/events"]));
});

test("signing out removes timers from this device, but they go on for the household", async () => {
  const someone = await as(USER_EMAIL);
  const page = await open("recipe/rice", { as: someone });
  await page.press("Start a timer: 5 minutes");
  await waitFor(async () => expect((await list()).timers).toHaveLength(1));
  await page.go("/logout");
  await page.waitForAddress("/");
  expect(readStorage("timers")).toBeNull();
  await page.go("/recipe/rice");
  await screen.findByRole("button", { name: "Start a timer: 5 minutes" });
  await expectClocks();
  const { timers, stopped } = await list();
  expect([timers.length, stopped.includes(timers[0]?.id ?? "")]).toEqual([1, false]);
});

test("a visitor's timer stays on the device", async () => {
  const page = await open("recipe/rice", { as: visitor });
  await page.press("Start a timer: 5 minutes");
  await findBar();
  expect(calls().filter((call) => call.includes("/api/timers"))).toEqual([]);
  expect(JSON.parse(readStorage("timers") ?? "[]")[0].household).toBeUndefined();
});

test("three timers can be stopped together, after a question while one runs", async () => {
  await put();
  const page = await open("recipe/onion-soup", { as: user });
  await expectClocks(/^1/);
  await page.press("Start a timer: 5 minutes");
  expect(screen.queryByRole("button", { name: "Stop all" })).toBeNull();
  await page.press("Start a timer: 20 minutes");
  await page.press("Stop all");
  const dialog = await screen.findByRole("dialog", { name: "Stop all timers?" });
  within(dialog).getByText("This stops 3 timers on all devices in your household.");
  await page.press("Cancel", dialog);
  expect(readClocks()).toHaveLength(3);
  await page.press("Stop all");
  await page.press("Stop all", await screen.findByRole("dialog", { name: "Stop all timers?" }));
  await expectClocks();
  await waitFor(async () => expect((await list()).timers).toEqual([]));
});

test("timers that end together are announced in one sentence, and stopped with one tap", async () => {
  const page = await open("recipe/rice", { as: user });
  for (const time of ["5 minutes", "20 minutes", "5 minutes"]) await page.press(`Start a timer: ${time}`);
  await findBar();
  const stored = JSON.parse(readStorage("timers") ?? "[]") as { endsAt: number }[];
  for (const one of stored) one.endsAt = Date.now() - 10 * MINUTE;
  localStorage.setItem("tagine.timers", JSON.stringify(stored));
  dispatchEvent(new StorageEvent("storage", { key: "tagine.timers" }));
  await screen.findByText("3 timers are done.");
  await page.press("Stop all");
  await expectClocks();
  expect(screen.queryByRole("dialog")).toBeNull();
});
