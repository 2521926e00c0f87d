import type { Region } from "../amounts/measures.ts";
import { convertTemperatures } from "../steps/convert-temperature.ts";
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
    return isOven ? [{ celsius, text: step.slice(from, to) }] : [];
  });
}
