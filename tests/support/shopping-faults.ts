import type { Adjustment, Change, ListState } from "../../src/contract/shopping-sync.ts";
import { showRecord } from "../../web/shopping-lists/sync/list-record.ts";
import type { LoggedChange } from "./list-server.ts";
import type { Interleaving } from "./shopping-simulation.ts";

/** Lists what went wrong in an interleaving: differences, lost changes, and deleted items that are back. */
export function findShoppingFaults({ devices, entries, list, log, forgotten }: Interleaving): string[] {
  const faults = findWrongOrder(list, log);
  const server = JSON.stringify(entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  for (const [at, { record, made }] of devices.entries()) {
    const shown = [...(showRecord(record, "Me")?.entries.values() ?? [])].filter(({ gone }) => gone === null);
    if (JSON.stringify(shown.toSorted((a, b) => (a.id < b.id ? -1 : 1))) !== server)
      faults.push(`device ${at} shows another list than the server`);
    if (!Bun.deepEquals(record.replica?.list, list)) faults.push(`device ${at} has other aisles`);
    if (record.queue.pending.length > 0) faults.push(`device ${at} still has changes to send`);
    const logged = log.filter(({ device }) => device === record.queue.device);
    if (logged.some(({ number }, position) => number !== position + 1))
      faults.push(`changes of device ${at} were lost, repeated, or out of order`);
    if (!isSubsequence(made, logged)) faults.push(`a change of device ${at} is missing in the log`);
  }
  return [...faults, ...findWrongEntries({ entries, log, forgotten })];
}

function isSubsequence(made: readonly Change[], logged: readonly LoggedChange[]): boolean {
  let at = 0;
  for (const { change } of logged) if (JSON.stringify(change) === JSON.stringify(made[at])) at++;
  return at === made.length;
}

interface Expected {
  text: string;
  note: string;
  isChecked: boolean;
  atHome: boolean;
  adjustments: Adjustment[];
  isHere: boolean;
  edits: { device: string; version: number }[];
}

/** Reads the log like a person would, independently of the product's code. */
export function findWrongEntries({
  entries,
  log,
  forgotten,
}: Pick<Interleaving, "entries" | "log" | "forgotten">) {
  const expected = new Map<string, Expected>();
  /** Edits of entries that the server had forgotten. */
  const unrescued = new Set<string>();
  let forgot = 0;
  for (const { change, device, seen, version } of log) {
    for (let next = forgotten[forgot]; next && next.version < version; next = forgotten[++forgot])
      expected.delete(next.id);
    const hasOthersEdit = ({ edits }: Expected) =>
      edits.some((edit) => edit.device !== device && edit.version > seen);
    const edit = (id: string, to: Partial<Expected>) => {
      const one = expected.get(id);
      if (!one) unrescued.add(id);
      else expected.set(id, { ...one, ...to, isHere: true, edits: [...one.edits, { device, version }] });
    };
    if (change.type === "add" && !expected.has(change.entry.id)) {
      const { text, note, atHome, id } = change.entry;
      const isNew = { isChecked: false, adjustments: [], isHere: true, edits: [] };
      expected.set(id, { text, note, atHome, ...isNew });
      unrescued.delete(id);
    }
    if (change.type === "edit-text") edit(change.id, { text: change.text, adjustments: [] });
    if (change.type === "edit-note") edit(change.id, { note: change.note });
    if (change.type === "adjust") edit(change.id, { adjustments: change.adjustments });
    if (change.type === "set-picture") edit(change.id, {});
    if (!("ids" in change)) continue;
    for (const id of change.ids) {
      const one = expected.get(id);
      if (!one && (change.type === "remove" || change.type === "clear")) unrescued.delete(id);
      if (!one && isEdit(change)) unrescued.add(id);
      if (!one) continue;
      if (change.type === "check" && one.isHere) one.isChecked = true;
      if (change.type === "remove" && !hasOthersEdit(one)) one.isHere = false;
      if (change.type === "clear" && one.isChecked && !hasOthersEdit(one)) one.isHere = false;
      if (change.type === "uncheck") edit(id, { isChecked: false });
      if (change.type === "restore") edit(id, {});
      if (change.type === "set-at-home") edit(id, { atHome: change.atHome });
    }
  }
  const lost = [...unrescued].map((id) => `an edit of ${id} is lost, because it had been deleted long ago`);
  const here = new Map(entries.map((entry) => [entry.id, entry]));
  const wrong = [...expected].flatMap(([id, { isHere, text, note, isChecked, atHome, adjustments }]) => {
    const entry = here.get(id);
    if (!isHere) return entry ? [`${id} is back although nobody edited it`] : [];
    if (!entry) return [`${id} is missing`];
    const actual = [entry.text, entry.note, entry.atHome, entry.adjustments, entry.checked !== null];
    return Bun.deepEquals(actual, [text, note, atHome, adjustments, isChecked])
      ? []
      : [`${id} has other values than the last change gave it`];
  });
  return [...lost, ...wrong];
}

function findWrongOrder({ aisles, places }: ListState, log: readonly LoggedChange[]): string[] {
  const changes = log.map(({ change }) => change);
  const arranged = changes.findLast((change) => change.type === "arrange-aisles")?.aisles ?? [];
  const placed = changes.filter((change) => change.type === "place-food");
  const expected = Object.fromEntries(placed.map(({ food, aisle }) => [food, aisle]));
  return Bun.deepEquals({ aisles, places }, { aisles: arranged, places: expected })
    ? []
    : ["aisles differ from the last change"];
}

function isEdit({ type }: Change): boolean {
  return type === "uncheck" || type === "restore" || type === "set-at-home";
}
