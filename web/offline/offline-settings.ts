import { effect, signal } from "@preact/signals-core";
import { saveText, loadText, onStorageChange } from "../state/storage.ts";

export const PICTURE_BUDGETS_MB = [50, 200, 500, 2000];
const DEFAULT_BUDGET_MB = 200;

export const BYTES_PER_MEGABYTE = 1_000_000;

const isKept = () => loadText("keeping") !== "no";

export const isKeeping = signal(isKept());

export const pictureBudgetMb = signal(loadBudget());

onStorageChange("keeping", () => {
  isKeeping.value = isKept();
});
onStorageChange("picture-budget", () => {
  pictureBudgetMb.value = loadBudget();
});

effect(() => saveText("keeping", isKeeping.value ? null : "no"));
effect(() =>
  saveText(
    "picture-budget",
    pictureBudgetMb.value === DEFAULT_BUDGET_MB ? null : String(pictureBudgetMb.value),
  ),
);

function loadBudget(): number {
  const chosen = Number(loadText("picture-budget"));
  return PICTURE_BUDGETS_MB.find((budget) => budget === chosen) ?? DEFAULT_BUDGET_MB;
}
