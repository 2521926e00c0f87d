import { signal } from "@preact/signals-core";
import { stopReminders } from "../../cooking/timers/timers.ts";
import { isRecord, loadJson, onStorageChange, saveText } from "../../state/storage.ts";

/** Positions of the steps that are done, from 0, for each dish by its slug. */
export type DoneSteps = Readonly<Record<string, readonly number[]>>;

const DONE = "done-steps";

export const doneSteps = signal<DoneSteps>(load());

onStorageChange(DONE, () => (doneSteps.value = load()));

export function markStep(slug: string, at: number, isDone: boolean): void {
  if (isDone) stopReminders((one, step) => one === slug && step === at + 1);
  const before = doneSteps.peek()[slug] ?? [];
  if (before.includes(at) === isDone) return;
  const own = isDone ? [...before, at] : before.filter((one) => one !== at);
  save({ ...doneSteps.peek(), [slug]: own });
}

/** Of dishes that are cooked or put aside. */
export function forgetDoneSteps(isKept: (slug: string) => boolean): void {
  const kept = Object.entries(doneSteps.peek()).filter(([slug]) => isKept(slug));
  if (kept.length < Object.keys(doneSteps.peek()).length) save(Object.fromEntries(kept));
}

export function renameDoneSteps(slug: string, to: string): void {
  const { [slug]: own, ...others } = doneSteps.peek();
  if (own) save({ ...others, [to]: own });
}

function save(next: DoneSteps): void {
  saveText(DONE, Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  doneSteps.value = next;
}

function load(): DoneSteps {
  return loadJson(DONE, areDoneSteps) ?? {};
}

function areDoneSteps(value: unknown): value is DoneSteps {
  return (
    isRecord(value) &&
    Object.values(value).every((own) => Array.isArray(own) && own.every((at) => Number.isInteger(at)))
  );
}
