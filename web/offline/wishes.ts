import { effect, signal } from "@preact/signals-core";
import { keep, kept, onKeptElsewhere } from "../state/kept.ts";

/** What somebody may give to pictures, in megabytes. */
export const PICTURE_BUDGETS = [50, 200, 500, 2000];
/** Where nobody has chosen, in megabytes. */
const USUAL_BUDGET = 200;

export const BYTES_PER_MEGABYTE = 1_000_000;

const isKept = () => kept("keeping") !== "no";

/** Whether this device keeps recipes. */
export const isKeeping = signal(isKept());

/** Room for pictures, in megabytes. */
export const pictureBudget = signal(keptBudget());

onKeptElsewhere("keeping", () => {
  isKeeping.value = isKept();
});
onKeptElsewhere("picture-budget", () => {
  pictureBudget.value = keptBudget();
});

effect(() => keep("keeping", isKeeping.value ? null : "no"));
effect(() =>
  keep("picture-budget", pictureBudget.value === USUAL_BUDGET ? null : String(pictureBudget.value)),
);

function keptBudget(): number {
  const chosen = Number(kept("picture-budget"));
  return PICTURE_BUDGETS.find((budget) => budget === chosen) ?? USUAL_BUDGET;
}
