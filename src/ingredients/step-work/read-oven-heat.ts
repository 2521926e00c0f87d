import type { Region } from "../amounts/measures.ts";
import { convertTemperatures } from "../steps/convert-temperature.ts";
import { FAN_DIFFERENCE, isForFan } from "../steps/explain-fan.ts";
import { findTemperatures } from "../steps/find-temperatures.ts";
import type { OvenHeat } from "./read-step-work.ts";

/** Sugar, oil, and the core of a roast are colder or hotter. */
const OVEN = { least: 100, most: 300 };

/** @param step about the oven */
export function readOvenHeat(step: string, region: Region): OvenHeat[] {
  return findTemperatures(step, region).flatMap(({ from, to, parts, unit, isDifference }) => {
    const [first] = parts;
    if (!first || isDifference) return [];
    const [celsius] =
      unit === "C" ? [first.value] : (convertTemperatures([first.value], { unit, system: "metric" }) ?? []);
    const isOven = celsius !== undefined && celsius >= OVEN.least && celsius <= OVEN.most;
    // "180C/160C fan" has both.
    const isFan = parts.length === 1 && isForFan(step, { from, to });
    const withoutFan = (celsius ?? 0) + (isFan ? FAN_DIFFERENCE : 0);
    return isOven ? [{ celsius, withoutFan, text: step.slice(from, to) }] : [];
  });
}
