import type { Amount } from "../lines/read-amount.ts";
import { editAmount, type Edit, type Scaling } from "./edit-amount.ts";
import { roundToStep, spellScaled } from "./written-number.ts";

const OUNCES_PER_POUND = 16;

/** Joins "1 lb 4 oz" into one amount of 20 oz. */
export function joinPounds(text: string, amounts: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const before = joined.at(-1);
    const ounces = before && countOunces(text, before, amount);
    if (!before || !ounces) joined.push(amount);
    else
      joined[joined.length - 1] = { ...before, low: ounces, high: ounces, unit: amount.unit, to: amount.to };
  }
  return joined;
}

/** Scales pounds and ounces together: 1½ times "1 lb 4 oz" is "1 lb 14 oz", not "1½ lb 6 oz". */
export function editAmounts(text: string, amounts: readonly Amount[], scaling: Scaling): Edit[] {
  return amounts.flatMap((amount, at) => {
    const [before, after] = [amounts[at - 1], amounts[at + 1]];
    if (scaling.factor === 1) return editAmount(text, amount, scaling);
    if (before && countOunces(text, before, amount)) return [];
    const ounces = after && countOunces(text, amount, after);
    return ounces
      ? [spellPounds(text, [amount, after], ounces * scaling.factor, scaling)]
      : editAmount(text, amount, scaling);
  });
}

function spellPounds(text: string, [lb, oz]: [Amount, Amount], ounces: number, { spelling }: Scaling): Edit {
  const whole = Math.floor(ounces / OUNCES_PER_POUND);
  const rest = ounces - whole * OUNCES_PER_POUND;
  const getUnitText = ({ numbers, to }: Amount) => text.slice(numbers.at(-1)?.to, to);
  const pounds = whole > 0 ? `${whole}${getUnitText(lb)}` : "";
  const rounded = whole > 0 ? Math.round(rest * 2) / 2 : roundToStep(rest);
  const small = rounded > 0 ? `${spellScaled(rounded, spelling)}${getUnitText(oz)}` : "";
  return { from: lb.from, to: oz.to, text: [pounds, small].filter(Boolean).join(" ") };
}

/** @returns null unless the two are pounds and the ounces that follow them */
function countOunces(text: string, lb: Amount, oz: Amount): number | null {
  if (lb.unit?.kind !== "lb" || oz.unit?.kind !== "oz" || lb.low === null || oz.low === null) return null;
  if (lb.low !== lb.high || text.slice(lb.to, oz.from).trim() !== "") return null;
  return lb.low * OUNCES_PER_POUND + oz.low;
}
