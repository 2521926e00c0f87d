import { amountAtStart } from "../../text/amount.ts";
import { unitAtStart } from "../../text/unit-at-start.ts";
import { makeWordKey } from "./split-words.ts";

/** `600 tomatoes` where the page has `600 g tomatoes`, if nothing else is different. */
export function lackUnits(declared: string[], shown: string[]): boolean {
  const fuller = shown.flatMap((line, at) => {
    const key = makeWordKey(declared[at] ?? "");
    return key === makeWordKey(line) ? [] : [{ key, line }];
  });
  return fuller.length > 0 && fuller.every(({ key, line }) => key === makeWordKey(withoutUnit(line)));
}

function withoutUnit(line: string): string {
  const { amount = "", rest = "" } = amountAtStart(line) ?? {};
  const unit = unitAtStart(rest.trimStart());
  return unit ? `${amount} ${unit.rest}` : line;
}
