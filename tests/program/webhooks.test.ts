import { afterAll, beforeAll, expect, test } from "bun:test";
import ICAL from "ical.js";
import { addDays } from "../../src/contract/days.ts";
import { eventually } from "../support/eventually.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { startTagine } from "../support/program.ts";

const NOON = 12;
const received: string[] = [];
let sink: Bun.Server<undefined>;
let dataDir: string;

beforeAll(() => {
  dataDir = makeFolder();
  sink = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      received.push(((await request.json()) as { name: string }).name);
      return new Response("heard");
    },
  });
});
afterAll(async () => {
  await sink.stop(true);
  removeFolder(dataDir);
});

const now = new Date();

/** Starts the program in the time zone where it was this hour when the tests began. */
function startWhereItIs(hour: number) {
  const east = hour - now.getUTCHours();
  // POSIX counts westward and needs no zone list.
  const TZ = `Etc/GMT${east > 0 ? "-" : "+"}${Math.abs(east)}`;
  return startTagine({ TZ, ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" }, dataDir);
}

test("a webhook missed by a kill is sent once after the start, and the calendar has the dinner", async () => {
  const today = now.toISOString().slice(0, 10);
  const killed = await startWhereItIs(NOON);
  const cook = await killed.signIn();
  await cook.send("POST", "recipes/create", { name: "Soup" });
  await cook.send("POST", "meal-plans/create", {
    startDate: today,
    endDate: addDays(today, 1),
    meals: [{ slug: "soup" }, { name: "Leftovers" }],
  });
  await cook.send("PUT", "groups/1", {
    webhookEnable: true,
    webhookTime: "13:30",
    webhookUrls: [`http://127.0.0.1:${sink.port}/dinner`],
  });
  const { body: calendar } = await cook.send("POST", "groups/self/calendar");
  const address = `calendars/${calendar.url.split("/").pop()}`;
  await killed.stop("SIGKILL");
  expect(received).toEqual([]);

  for (const starts of [1, 2]) {
    const later = await startWhereItIs(NOON + 2);
    await eventually(() => received.length > 0);
    const log = await eventually(async () => {
      const { body } = await (await later.signIn()).get("webhook-deliveries");
      return body[0]?.ok && body;
    });
    expect([starts, log.length, log[0].tries, received]).toEqual([starts, 1, 1, ["Soup"]]);
    const { body } = await later.visitor.get(address);
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents("vevent");
    expect(events.map((event) => event.getFirstPropertyValue("summary"))).toEqual(["Soup", "Leftovers"]);
    expect(await later.stop()).toBe(0);
  }
}, 30_000);
