import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import ICAL from "ical.js";
import { tagine, type Tagine } from "../support/tagine.ts";
import { inTimeZone } from "../support/time-zone.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine({ publicUrl: "https://cook.example/kitchen" });
  at.setNow(new Date(2026, 10, 18, 12));
  await at.user.send("POST", "recipes/create", { name: "Käse, Spätzle; 北京 🍲 \\o/" });
});
afterEach(() => at.close());

const SLUG = "kase-spatzle-bei-jing-o";
const plan = (startDate: string, endDate: string, meals: object[]) =>
  at.user.send("POST", "meal-plans/create", { startDate, endDate, meals });

async function createCalendar(): Promise<string> {
  const { body } = await at.user.send("POST", "groups/self/calendar");
  return body.url.replace("https://cook.example/kitchen/api/", "");
}

async function events(path: string) {
  const { body, headers } = await at.visitor.get(path);
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  // RFC 5545, 3.1 and 3.4: every line ends, including the last one.
  expect(body).toEndWith("END:VCALENDAR\r\n");
  expect(
    body
      .split("\n")
      .slice(0, -1)
      .every((line: string) => line.endsWith("\r")),
  ).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(body));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
    const url = component.getFirstPropertyValue("url");
    return {
      uid,
      summary,
      description,
      start: startDate.toString(),
      end: endDate.toString(),
      isDate: startDate.isDate,
      url,
    };
  });
}

test("each named meal is an all-day event, whatever its text", async () => {
  await plan("2026-11-18", "2026-11-20", [
    { slug: SLUG, note: "for six; use up the cream, please" },
    { name: "Leftovers" },
    {},
    { name: `Bread ${"and butter ".repeat(20)}`.trim(), date: "2026-11-18" },
  ]);
  const page = `https://cook.example/kitchen/recipe/${SLUG}`;
  expect(await events(await createCalendar())).toEqual([
    {
      uid: expect.stringMatching(/^2026-11-18-1-[0-9a-z]+@tagine$/),
      summary: "Käse, Spätzle; 北京 🍲 \\o/",
      description: `for six; use up the cream, please\n${page}`,
      start: "2026-11-18",
      end: "2026-11-19",
      isDate: true,
      url: page,
    },
    expect.objectContaining({
      summary: `Bread ${"and butter ".repeat(20)}`.trim(),
      start: "2026-11-18",
      url: null,
    }),
    expect.objectContaining({
      uid: expect.stringMatching(/^2026-11-19-1-[0-9a-z]+@tagine$/),
      summary: "Leftovers",
      start: "2026-11-19",
    }),
  ]);
});

test("the newest of overlapping plans counts", async () => {
  await plan("2026-11-17", "2026-11-19", [{ name: "a" }, { name: "b" }, { name: "c" }]);
  await plan("2026-11-18", "2026-11-18", [{ name: "new" }]);
  expect((await events(await createCalendar())).map(({ summary, start }) => [start, summary])).toEqual([
    ["2026-11-17", "a"],
    ["2026-11-18", "new"],
    ["2026-11-19", "c"],
  ]);
});

test("a calendar without plans is still a calendar", async () => {
  expect(await events(await createCalendar())).toEqual([]);
});

describe.each(["Pacific/Kiritimati", "America/Anchorage", "UTC"])("in the zone %s", (zone) => {
  inTimeZone(zone);

  test("days don't shift", async () => {
    at.setNow(new Date(2026, 2, 29, 12));
    await plan("2026-03-28", "2026-03-30", [{ name: "a" }, { name: "b" }, { name: "c" }]);
    expect((await events(await createCalendar())).map(({ start }) => start)).toEqual([
      "2026-03-28",
      "2026-03-29",
      "2026-03-30",
    ]);
  });
});

describe("the calendar link", () => {
  test("belongs to the group, ends when replaced, and can be removed", async () => {
    expect((await at.user.get("groups/self/calendar")).body).toEqual({ url: null });
    const first = await createCalendar();
    expect(first).toMatch(/^calendars\/[0-9a-f]{32}\.ics$/);
    expect((await at.admin.get("groups/self/calendar")).body.url).toEndWith(first);
    expect(await createCalendar()).toBe(first);
    expect((await at.user.send("PUT", "groups/self/calendar")).status).toBe(200);
    const second = await createCalendar();
    expect((await at.visitor.get(first)).body.code).toBe("calendar-not-found");
    expect((await at.visitor.get(second)).status).toBe(200);
    expect((await at.visitor.get(second.replace(".ics", ""))).status).toBe(200);
    expect((await at.user.send("DELETE", "groups/self/calendar")).status).toBe(200);
    expect((await at.visitor.get(second)).status).toBe(404);
    expect((await at.user.get("groups/self/calendar")).body).toEqual({ url: null });
  });

  test("opens only its group's calendar", async () => {
    await createCalendar();
    await at.admin.send("POST", "groups", { name: "Guests" });
    for (const path of [
      "calendars/.ics",
      "calendars/null.ics",
      "calendars/undefined",
      `calendars/${"0".repeat(32)}.ics`,
    ])
      expect((await at.visitor.get(path)).status).toBe(404);
  });

  test("works without signing in, even on a closed site", async () => {
    const path = await createCalendar();
    await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
    expect((await at.visitor.get(path)).status).toBe(200);
  });
});
