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
  [
    "en-US",
    [
      "Monday, Mar 2, 11:30 PM",
      "Monday, Mar 2, 5:05 PM",
      "Monday, Mar 2, 9:00 AM",
      "Wednesday, Dec 31, 2025",
    ],
  ],
  [
    "de-DE",
    ["Montag, 2. März, 23:30", "Montag, 2. März, 17:05", "Montag, 2. März, 9:00", "Mittwoch, 31. Dez. 2025"],
  ],
  [
    "zh-TW",
    ["3月2日星期一 下午11:30", "3月2日星期一 下午5:05", "3月2日星期一 上午9:00", "2025年12月31日星期三"],
  ],
];

test.each(cases)("trips of one day have their time: %s", (language, names) => {
  const trips = TRIPS.map((endedAt) => ({ endedAt }));
  const readable = nameTrips(trips, language, "2026-03-05").map((name) => name.replaceAll(/\s/gu, " "));
  expect(readable).toEqual(names);
});

test("a trip that's alone on its local day has none", () => {
  const trips = [{ endedAt: "2026-03-02T23:30:00Z" }, { endedAt: "2026-03-02T16:05:00Z" }];
  expect(nameTrips(trips, "en-US", "2026-03-05")).toEqual(["Tuesday, Mar 3", "Monday, Mar 2"]);
});
