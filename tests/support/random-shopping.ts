import type { Change } from "../../src/contract/shopping-sync.ts";
import type { Random } from "../../src/demo/random.ts";
import { showRecord, type ListRecord } from "../../web/shopping-lists/sync/list-record.ts";

const FOODS = ["milk", "6 eggs", "200 g flour", "salt", "2 onions", "bread"];

/** What a person may do with what the device shows. */
export function makeChanges(record: ListRecord, random: Random): Change[] {
  const shown = showRecord(record, "Me");
  const active = [...(shown?.entries.values() ?? [])].filter(({ gone }) => gone === null);
  const gone = [...(shown?.entries.values() ?? [])].filter((entry) => entry.gone !== null);
  const entry = pickAny(active, random);
  const id = entry?.id ?? "";
  const some = active.filter(() => random.next() < 0.3).map((one) => one.id);
  const word = String(below(random, 1000));
  const add = (): Change[] => [{ type: "add", entry: makeEntry(random) }];
  if (!entry) return add();
  const done = active.filter(({ checked }) => checked).map((one) => one.id);
  const back = pickAny(gone, random);
  const choices: (() => Change[])[] = [
    add,
    () => [{ type: entry.checked ? "uncheck" : "check", ids: [id] }],
    () => [{ type: entry.checked ? "uncheck" : "check", ids: [id] }],
    () => [{ type: "edit-note", id, note: word }],
    () => [{ type: "edit-text", id, text: `${word} g sugar`, language: "en" }],
    () => [{ type: "adjust", id, adjustments: [{ measure: "count", kind: null, value: below(random, 9) }] }],
    () => [{ type: "remove", ids: [id, ...some] }],
    () => [{ type: "set-at-home", ids: [id], atHome: random.chance(50) }],
    () => [{ type: "arrange-aisles", aisles: shuffle(["produce", "dairy", "bakery"], random) }],
    () => [{ type: "place-food", food: "milk", aisle: random.pick(["dairy", "drinks"]) }],
    ...(done.length > 0
      ? [(): Change[] => [{ type: "clear", ids: done, trip: `trip-${below(random, 1e9)}` }]]
      : []),
    ...(back ? [(): Change[] => [{ type: "restore", ids: [back.id] }]] : []),
  ];
  return random.pick(choices)();
}

export function makeEntry(random: Random) {
  return {
    id: `entry-${below(random, 1e9)}-${below(random, 1e9)}`,
    text: random.pick(FOODS),
    language: "en",
    region: "us",
    source: null,
    atHome: false,
    note: "",
  };
}

export function below(random: Random, limit: number): number {
  return random.between(0, limit - 1);
}

function pickAny<One>(all: readonly One[], random: Random): One | undefined {
  return all.length > 0 ? random.pick(all) : undefined;
}

export function shuffle<One>(all: readonly One[], random: Random): One[] {
  return all
    .map((one) => ({ one, key: random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}
