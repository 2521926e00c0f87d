import { effect, signal } from "@preact/signals-react";
import { keep, kept, onKeptElsewhere } from "../state/kept.ts";

/** What somebody may give to pictures, in megabytes; the second counts where nobody has chosen. */
export const PICTURE_BUDGETS = [50, 200, 500, 2000] as const;

export const BYTES_PER_MEGABYTE = 1_000_000;

const isKept = () => kept("keeping") !== "no";

/** Whether this device keeps recipes. */
export const isKeeping = signal(isKept());

/** Room for pictures, in megabytes. */
export const pictureBudget = signal<number>(keptBudget());

onKeptElsewhere("keeping", () => {
  isKeeping.value = isKept();
});
onKeptElsewhere("picture-budget", () => {
  pictureBudget.value = keptBudget();
});

effect(() => keep("keeping", isKeeping.value ? null : "no"));
effect(() => keep("picture-budget", String(pictureBudget.value)));

function keptBudget(): number {
  const chosen = Number(kept("picture-budget"));
  return PICTURE_BUDGETS.find((budget) => budget === chosen) ?? PICTURE_BUDGETS[1];
}
