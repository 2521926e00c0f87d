import { expect, test } from "bun:test";
import { nameTrips } from "../../web/shopping-lists/manage/name-trips.ts";
import { inTimeZone } from "../support/time-zone.ts";

inTimeZone("Europe/Berlin");

const TRIPS = [
  "2026-03-02T22:30:00Z",
  "2026-03-02T16:05:00Z",
  "2026-03-02T08:00:00Z",
  "2025-12-31T10:00:00Z",
];

const cases: [language: string, names: string[]][] = [
  ["en-US", ["Mon, Mar 2, 11:30 PM", "Mon, Mar 2, 5:05 PM", "Mon, Mar 2, 9:00 AM", "Wed, Dec 31, 2025"]],
  ["de-DE", ["Mo., 2. März, 23:30", "Mo., 2. März, 17:05", "Mo., 2. März, 9:00", "Mi., 31. Dez. 2025"]],
  ["zh-TW", ["3月2日週一 下午11:30", "3月2日週一 下午5:05", "3月2日週一 上午9:00", "2025年12月31日週三"]],
];

test.each(cases)("trips of one day have their time: %s", (language, names) => {
  const trips = TRIPS.map((endedAt) => ({ endedAt }));
  const readable = nameTrips(trips, language, "2026-03-05").map((name) => name.replaceAll(/\s/gu, " "));
  expect(readable).toEqual(names);
});

test("a trip that's alone on its local day has none", () => {
  const trips = [{ endedAt: "2026-03-02T23:30:00Z" }, { endedAt: "2026-03-02T16:05:00Z" }];
  const names = nameTrips(trips, "en-US", "2026-03-05").map((name) => name.replaceAll("\u00A0", " "));
  expect(names).toEqual(["Tue, Mar 3", "Mon, Mar 2"]);
});

test("trips of one minute have their seconds", () => {
  const trips = ["2026-03-02T16:05:59Z", "2026-03-02T16:05:07Z", "2026-03-02T08:05:07Z"];
  const names = nameTrips(
    trips.map((endedAt) => ({ endedAt })),
    "de-DE",
    "2026-03-05",
  );
  expect(names.map((name) => name.replaceAll("\u00A0", " "))).toEqual([
    "Mo., 2. März, 17:05:59",
    "Mo., 2. März, 17:05:07",
    "Mo., 2. März, 9:05",
  ]);
});

test.each([
  ["en-US", ["Mon,\u00A0Mar\u00A03,\u00A02025,", "6:30\u00A0PM"]],
  ["pt-PT", ["segunda,\u00A03/03/2025,", "18:30"]],
  ["zh-TW", ["2025年3月3日週一", "下午6:30"]],
])("a narrow title can only break between date and time: %s", (language, lines) => {
  const trips = ["2025-03-03T17:30:00Z", "2025-03-03T16:00:00Z"].map((endedAt) => ({ endedAt }));
  expect(nameTrips(trips, language, "2026-03-05")[0]?.split(" ")).toEqual(lines);
});
