import { effect, signal } from "@preact/signals-core";
import { saveText, loadText, onStorageChange } from "../state/storage.ts";

/** In megabytes. */
export const PICTURE_BUDGETS = [50, 200, 500, 2000];
const USUAL_BUDGET = 200;

export const BYTES_PER_MEGABYTE = 1_000_000;

const isKept = () => loadText("keeping") !== "no";

export const isKeeping = signal(isKept());

/** In megabytes. */
export const pictureBudget = signal(loadBudget());

onStorageChange("keeping", () => {
  isKeeping.value = isKept();
});
onStorageChange("picture-budget", () => {
  pictureBudget.value = loadBudget();
});

effect(() => saveText("keeping", isKeeping.value ? null : "no"));
effect(() =>
  saveText("picture-budget", pictureBudget.value === USUAL_BUDGET ? null : String(pictureBudget.value)),
);

function loadBudget(): number {
  const chosen = Number(loadText("picture-budget"));
  return PICTURE_BUDGETS.find((budget) => budget === chosen) ?? USUAL_BUDGET;
}
