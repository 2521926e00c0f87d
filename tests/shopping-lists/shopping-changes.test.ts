import { describe, expect, test } from "bun:test";
import { applyChange, listChangedIds, type Stamp } from "../../src/contract/shopping-changes.ts";
import { removeShare } from "../../src/contract/remove-entries.ts";
import type { Change, Entry, ListState, NewEntry } from "../../src/contract/shopping-sync.ts";

const ID = "entry-01";
const LIST: ListState = { name: "Shopping", aisles: ["dairy"], places: { milk: "dairy" } };
const NEW: NewEntry = {
  id: ID,
  text: "1 l milk",
  language: "en-US",
  region: "us",
  source: null,
  atHome: false,
  note: "",
};
const ENTRY: Entry = {
  ...NEW,
  addedBy: "Ann",
  checked: null,
  picture: null,
  adjustments: [],
  gone: null,
  version: 3,
  edits: {},
};
const CHECKED = { by: "Ann", version: 4 };
const HALF_LITER = [{ measure: "volume" as const, kind: null, value: 500 }];

/** Ben's phone showed version 5, and its change becomes version 9. */
const STAMP: Stamp = { device: "phone-ben", seen: 5, version: 9, by: "Ben" };
const BY_BEN = { by: "Ben", version: 9 };
const EDITED = { edits: { "phone-ben": 9 } };

function apply(change: Change, before: Partial<Entry> | null, stamp: Partial<Stamp> = {}) {
  const entry = before && { ...ENTRY, ...before };
  const copy = structuredClone(entry);
  const result = applyChange(
    change,
    { ...STAMP, ...stamp },
    { list: LIST, find: (id) => (id === ID && entry ? entry : undefined) },
  );
  expect(entry).toEqual(copy);
  return result;
}

type Outcome = "unchanged" | "kept" | Partial<Entry>;

const ids = [ID];
const CASES: [string, Change, Partial<Entry>, Outcome][] = [
  ["an open entry is checked", { type: "check", ids }, {}, { checked: BY_BEN }],
  ["the last check counts", { type: "check", ids }, { checked: CHECKED }, { checked: BY_BEN }],
  ["a deleted entry isn't checked", { type: "check", ids }, { gone: "deleted" }, "unchanged"],
  ["a bought entry isn't checked", { type: "check", ids }, { gone: "trip-0001" }, "unchanged"],
  [
    "a checked entry is unchecked",
    { type: "uncheck", ids },
    { checked: CHECKED },
    { checked: null, ...EDITED },
  ],
  [
    "unchecking restores a bought entry",
    { type: "uncheck", ids },
    { checked: CHECKED, gone: "trip-0001" },
    { checked: null, gone: null, ...EDITED },
  ],
  [
    "another text ends amounts set by hand",
    { type: "edit-text", id: ID, text: "2 l Milch", language: "de" },
    { adjustments: HALF_LITER },
    { text: "2 l Milch", language: "de", adjustments: [], ...EDITED },
  ],
  ["a note is stored", { type: "edit-note", id: ID, note: "blue" }, {}, { note: "blue", ...EDITED }],
  [
    "a note restores a deleted entry",
    { type: "edit-note", id: ID, note: "blue" },
    { gone: "deleted" },
    { note: "blue", gone: null, ...EDITED },
  ],
  ["a picture is stored", { type: "set-picture", id: ID, picture: "p" }, {}, { picture: "p", ...EDITED }],
  [
    "amounts replace those before",
    { type: "adjust", id: ID, adjustments: HALF_LITER },
    { adjustments: [...HALF_LITER, ...HALF_LITER] },
    { adjustments: HALF_LITER, ...EDITED },
  ],
  [
    "a staple is needed",
    { type: "set-at-home", ids, atHome: false },
    { atHome: true },
    { atHome: false, ...EDITED },
  ],
  ["an entry is deleted", { type: "remove", ids }, {}, { gone: "deleted" }],
  ["deleting again changes nothing", { type: "remove", ids }, { gone: "deleted" }, "unchanged"],
  [
    "a bought entry is deleted from the history",
    { type: "remove", ids },
    { gone: "trip-0001" },
    { gone: "deleted" },
  ],
  ["an unseen edit keeps an entry", { type: "remove", ids }, { edits: { "phone-ann": 6 } }, "kept"],
  [
    "a seen edit doesn't keep an entry",
    { type: "remove", ids },
    { edits: { "phone-ann": 5 } },
    { gone: "deleted" },
  ],
  [
    "an edit of the same device doesn't keep an entry",
    { type: "remove", ids },
    { edits: { "phone-ben": 8 } },
    { gone: "deleted" },
  ],
  [
    "one unseen edit of several keeps an entry",
    { type: "remove", ids },
    { edits: { "phone-ben": 8, "phone-ann": 4, "phone-cem": 7 } },
    "kept",
  ],
  [
    "a checked entry is cleared",
    { type: "clear", ids, trip: "trip-0002" },
    { checked: CHECKED },
    { checked: CHECKED, gone: "trip-0002" },
  ],
  ["an open entry isn't cleared", { type: "clear", ids, trip: "trip-0002" }, {}, "kept"],
  [
    "an entry edited in between isn't cleared",
    { type: "clear", ids, trip: "trip-0002" },
    { checked: CHECKED, edits: { "phone-ann": 6 } },
    "kept",
  ],
  [
    "an entry is cleared once",
    { type: "clear", ids, trip: "trip-0002" },
    { checked: CHECKED, gone: "trip-0001" },
    "unchanged",
  ],
  [
    "a deleted entry isn't cleared",
    { type: "clear", ids, trip: "trip-0002" },
    { gone: "deleted" },
    "unchanged",
  ],
  ["a deleted entry is restored", { type: "restore", ids }, { gone: "deleted" }, { gone: null, ...EDITED }],
  [
    "a bought entry is restored with its check",
    { type: "restore", ids },
    { checked: CHECKED, gone: "trip-0001" },
    { checked: CHECKED, gone: null, ...EDITED },
  ],
];

describe("an entry", () => {
  test.each(CASES)("%s", (_, change, before, outcome) => {
    const { entries, list, kept } = apply(change, before);
    expect(list).toBeNull();
    expect(kept).toEqual(outcome === "kept" ? [ID] : []);
    const expected = typeof outcome === "object" ? [{ ...ENTRY, ...before, ...outcome, version: 9 }] : [];
    expect(entries).toEqual(expected);
  });

  test.each(CASES)("that doesn't exist is skipped: %s", (_, change) => {
    expect(apply(change, null)).toEqual({ entries: [], list: null, restored: [], kept: [] });
  });

  test("is changed once by repeated ids", () => {
    expect(apply({ type: "check", ids: [ID, ID] }, {}).entries).toHaveLength(1);
  });

  test("is reported as restored only if an edit brought it back", () => {
    const note: Change = { type: "edit-note", id: ID, note: "blue" };
    expect(apply(note, {}).restored).toEqual([]);
    expect(apply(note, { gone: "deleted" }).restored).toEqual([ID]);
    expect(apply(note, { gone: "trip-0001" }).restored).toEqual([ID]);
    expect(apply({ type: "restore", ids }, { gone: "deleted" }).restored).toEqual([]);
  });

  test("remembers the last edit of each device", () => {
    const note: Change = { type: "edit-note", id: ID, note: "blue" };
    const [entry] = apply(note, { edits: { "phone-ben": 4, "phone-ann": 6 } }).entries;
    expect(entry?.edits).toEqual({ "phone-ben": 9, "phone-ann": 6 });
  });
});

test("a new entry is open and names who added it", () => {
  expect(apply({ type: "add", entry: NEW }, null).entries).toEqual([
    { ...ENTRY, addedBy: "Ben", version: 9 },
  ]);
});

test.each([[{}], [{ gone: "deleted" }], [{ gone: "trip-0001" }], [{ text: "other" }]])(
  "adding a known entry changes nothing: %#",
  (before) => {
    expect(apply({ type: "add", entry: NEW }, before)).toEqual({
      entries: [],
      list: null,
      restored: [],
      kept: [],
    });
  },
);

test("aisles are replaced, and foods placed one by one", () => {
  const aisles = ["produce", "dairy"];
  expect(apply({ type: "arrange-aisles", aisles }, null).list).toEqual({ ...LIST, aisles });
  expect(apply({ type: "place-food", food: "egg", aisle: "baking" }, null).list).toEqual({
    ...LIST,
    places: { milk: "dairy", egg: "baking" },
  });
  expect(apply({ type: "place-food", food: "milk", aisle: "drinks" }, null).list?.places).toEqual({
    milk: "drinks",
  });
});

test.each<[Change, string[]]>([
  [{ type: "add", entry: NEW }, [ID]],
  [{ type: "edit-note", id: ID, note: "" }, [ID]],
  [{ type: "check", ids: ["a", "b"] }, ["a", "b"]],
  [{ type: "arrange-aisles", aisles: [] }, []],
  [{ type: "place-food", food: "egg", aisle: "baking" }, []],
])("%j needs these entries", (change, expected) => {
  expect(listChangedIds(change)).toEqual(expected);
});

describe("removing a recipe's share", () => {
  const own = (id: string, more: Partial<Entry> = {}): Entry => ({ ...ENTRY, id, ...more });
  const share = (id: string, more: Partial<Entry> = {}): Entry =>
    own(id, { source: { slug: "soup", name: "Soup", servings: "", day: null }, ...more });
  const grams = (value: number) => ({ measure: "weight" as const, kind: null, value });
  const cans = (value: number) => ({ measure: "count" as const, kind: "can", value });

  test.each<[string, Entry[][], Change[]]>([
    ["does nothing without one", [[own("a")], [own("b")]], []],
    [
      "removes it from all items at once",
      [[share("a"), own("b")], [own("c")], [share("d")]],
      [{ type: "remove", ids: ["a", "d"] }],
    ],
    [
      "passes on amounts set by hand",
      [[share("a", { adjustments: [grams(100)] }), own("b"), own("c")]],
      [
        { type: "adjust", id: "b", adjustments: [grams(100)] },
        { type: "remove", ids: ["a"] },
      ],
    ],
    [
      "joins them with those of the next entry",
      [
        [
          share("a", { adjustments: [grams(100), cans(1)] }),
          own("b", { adjustments: [grams(50), cans(3)] }),
          share("c", { adjustments: [grams(-30)] }),
        ],
      ],
      [
        { type: "adjust", id: "b", adjustments: [grams(120), cans(4)] },
        { type: "remove", ids: ["a", "c"] },
      ],
    ],
    [
      "forgets what someone took away",
      [[own("a", { adjustments: [grams(-100), cans(1)] }), own("b", { adjustments: [cans(1)] }), share("c")]],
      [
        { type: "adjust", id: "a", adjustments: [] },
        { type: "adjust", id: "b", adjustments: [] },
        { type: "remove", ids: ["c"] },
      ],
    ],
    [
      "doesn't pass on what someone took away",
      [[share("a", { adjustments: [grams(-100)] }), own("b")]],
      [{ type: "remove", ids: ["a"] }],
    ],
    [
      "keeps what someone took away from other items",
      [[own("a", { adjustments: [grams(-100)] })], [share("b"), own("c")]],
      [{ type: "remove", ids: ["b"] }],
    ],
    [
      "drops them with the last entry",
      [[share("a", { adjustments: [grams(100)] })]],
      [{ type: "remove", ids: ["a"] }],
    ],
    [
      "leaves those of other entries alone",
      [[own("a", { adjustments: [grams(100)] }), share("b")]],
      [{ type: "remove", ids: ["b"] }],
    ],
  ])("%s", (_, items, expected) => {
    expect(removeShare(items, "soup")).toEqual(expected);
  });
});
