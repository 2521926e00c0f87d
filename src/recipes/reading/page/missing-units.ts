import { amountAtStart } from "../../text/amount.ts";
import { unitAtStart } from "../../text/unit-at-start.ts";
import { makeWordKey } from "./split-words.ts";

/** Checks for `600 tomatoes` where the page has `600 g tomatoes` and nothing else is different. */
export function areUnitsMissing(declared: string[], shown: string[]): boolean {
  let isFuller = false;
  for (const [at, line] of shown.entries()) {
    if (line === declared[at]) continue;
    const key = makeWordKey(declared[at] ?? "");
    if (key === makeWordKey(line)) continue;
    if (key !== makeWordKey(withoutUnit(line))) return false;
    isFuller = true;
  }
  return isFuller;
}

function withoutUnit(line: string): string {
  const { amount = "", rest = "" } = amountAtStart(line) ?? {};
  const unit = unitAtStart(rest.trimStart());
  return unit ? `${amount} ${unit.rest}` : line;
}
