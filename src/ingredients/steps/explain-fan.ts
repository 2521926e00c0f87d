import type { UnitSystem } from "../amounts/measures.ts";
import type { Span } from "../text/span.ts";
import { writeRemark } from "../text/write-remark.ts";
import { convertTemperatures } from "./convert-temperature.ts";
import { OVENS, WARM_AIR } from "./fan-words.ts";
import type { Temperature } from "./find-temperatures.ts";

/** An oven without a fan needs this many °C more. */
export const FAN_DIFFERENCE = 20;
const WARM_AIR_AFTER = new RegExp(String.raw`^(?:\s|,|\()*(?:\p{L}{2,3}\s)?${WARM_AIR}`, "iu");
const SWEDISH = /[äö]|(?<!\p{L})(?:och|ugn\p{L}*)(?!\p{L})/iu;
const BETWEEN = String.raw`^[\s,(]*(?:(?:with|mit|en|z|ze|com|con|à|in|a|met|op|på)\s){0,2}`;
const MAX_BEFORE = 24;
const MAX_AFTER = 40;

/**
 * Adds the temperature for an oven without a fan to the only temperature of a step, because many
 * American ovens have none: "160 °C fan" is "325 °F fan (350 °F without fan)".
 */
export function explainFan(
  text: string,
  { to, from, parts, unit, isDifference }: Temperature,
  system: UnitSystem,
): (Span & { written: string }) | null {
  const [only, ...others] = parts;
  // "180C/160C fan" has both.
  if (system !== "us" || unit !== "C" || isDifference || !only || others.length > 0) return null;
  const after = text.slice(to, to + MAX_AFTER);
  const found = findFan(text, after) ?? findFanBefore(text.slice(Math.max(0, from - MAX_BEFORE), from));
  const [hotter] = convertTemperatures([only.value + FAN_DIFFERENCE], { unit, system }) ?? [];
  if (!found || hotter === undefined) return null;
  const at = to + found.length;
  return { from: at, to: at, written: writeRemark(text, at, `${hotter} °F ${found.without}`) };
}

/** Whether a temperature is for an oven with a fan. The fan of "200 °C (fan 180 °C)" belongs to the second. */
export function isForFan(text: string, { from, to }: Span): boolean {
  if (findFanBefore(text.slice(Math.max(0, from - MAX_BEFORE), from))) return true;
  const after = text.slice(to, to + MAX_AFTER);
  const found = findFan(text, after);
  return found !== null && !/^[:\s]*\d/.test(after.slice(found.length));
}

function findFan(text: string, after: string): { length: number; without: string } | null {
  const warm = WARM_AIR_AFTER.exec(after);
  if (warm)
    return { length: warm[0].length, without: SWEDISH.test(text) ? "över-/undervärme" : "over-/undervarme" };
  for (const [fan, without] of OVENS) {
    const found = new RegExp(`${BETWEEN}(?:${fan})(?!\\p{Script=Latin})`, "iu").exec(after);
    if (found) return { length: found[0].length, without };
  }
  return null;
}

/** Checks for the fan of "Umluft 160 °C". */
function findFanBefore(before: string): { length: number; without: string } | null {
  for (const [fan, without] of OVENS)
    if (new RegExp(`(?:${fan})[:\\s]{1,2}$`, "iu").test(before)) return { length: 0, without };
  return null;
}
