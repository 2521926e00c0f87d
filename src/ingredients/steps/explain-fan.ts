import { convertTemperatures } from "./convert-temperature.ts";
import type { Temperature } from "./find-temperatures.ts";
import type { UnitSystem } from "../amounts/measures.ts";
import type { Span } from "../text/span.ts";

/** An oven without a fan needs this many °C more. */
const FAN_DIFFERENCE = 20;
/** By the word for an oven with a fan: the same without it. */
const OVENS: readonly (readonly [fan: string, without: string])[] = [
  ["convection|fan(?:[ -](?:oven|forced|assisted))?", "without fan"],
  ["umluft|hei(?:ß|ss)luft", "Ober-/Unterhitze"],
  ["chaleur tournante", "chaleur statique"],
  ["termoobieg\\p{L}*", "bez termoobiegu"],
  ["ventilação|convecção|ar quente", "sem ventilação"],
  ["con ventilador|aire caliente|calor con aire", "sin ventilador"],
  ["ventilato|ventilata", "statico"],
  ["hete ?lucht\\p{L}*", "boven- en onderwarmte"],
  ["热风|熱風", "上下火"],
];
/** Danish and Swedish share the word. */
const WARM_AIR = /^(?:\s|,|\()*(?:\p{L}{2,3}\s)?varmluft/iu;
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
  return { from: at, to: at, written: ` (${hotter} °F ${found.without})` };
}

function findFan(text: string, after: string): { length: number; without: string } | null {
  const warm = WARM_AIR.exec(after);
  if (warm)
    return { length: warm[0].length, without: SWEDISH.test(text) ? "över-/undervärme" : "over-/undervarme" };
  for (const [fan, without] of OVENS) {
    const found = new RegExp(`${BETWEEN}(?:${fan})(?!\\p{Script=Latin})`, "iu").exec(after);
    if (found) return { length: found[0].length, without };
  }
  return null;
}

/** "Umluft 160 °C" */
function findFanBefore(before: string): { length: number; without: string } | null {
  for (const [fan, without] of OVENS)
    if (new RegExp(`(?:${fan})[:\\s]{1,2}$`, "iu").test(before)) return { length: 0, without };
  return null;
}
