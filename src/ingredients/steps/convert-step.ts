import type { Region, UnitSystem } from "../amounts/measures.ts";
import type { Span } from "../text/span.ts";
import { convertLengths } from "./convert-length.ts";
import { convertTemperatures } from "./convert-temperature.ts";
import { explainFan } from "./explain-fan.ts";
import { findLengths, type Length } from "./find-lengths.ts";
import { findTemperatures, type Temperature } from "./find-temperatures.ts";
import type { Part } from "./joined-numbers.ts";

const ARTICLE = /(?<!\p{L})an?\s$/iu;
const MAX_ARTICLE = 4;
/** After these words, "a" is the English article. In Portuguese, "a 20 cm" means "at 20 cm". */
const ENGLISH = /(?<!\p{L})(?:line|grease|butter|oil|use|take|in|into|the|with|and|of)(?!\p{L})/iu;
/** Measures this close are one measure in both units: "180 °C (350 °F)". */
const MAX_CHARACTERS_BETWEEN = 28;

/** Converts temperatures and sizes, unless the step already has them in both units. */
export function convertStep(
  text: string,
  { system, region }: { system: UnitSystem; region: Region },
): string {
  if (system === "written") return text;
  const degree = system === "metric" ? "C" : "F";
  const length = system === "metric" ? "cm" : "inch";
  const temperatures = findTemperatures(text, region);
  const edits = [
    ...listToConvert(temperatures, degree).flatMap((found) => editTemperature(found, system)),
    ...(temperatures.length === 1
      ? temperatures.flatMap((only) => explainFan(text, only, system) ?? [])
      : []),
    ...listToConvert(findLengths(text), length).flatMap((found) => editLength(found, length)),
  ];
  let result = "";
  let copied = 0;
  for (const { from, to, written } of edits.toSorted((one, other) => one.from - other.from)) {
    result += fitArticle(text.slice(copied, from), written, text) + written;
    copied = to;
  }
  return result + text.slice(copied);
}

/** Turns "an 8-inch pan" into "a 20 cm pan", and "a 3-inch ring" into "an 8 cm ring". */
function fitArticle(before: string, written: string, text: string): string {
  const [article] = ARTICLE.exec(before.slice(-MAX_ARTICLE)) ?? [];
  if (!article) return before;
  const needsN = /^(?:8\d?|11|18)(?!\d)/.test(written);
  if (needsN && !ENGLISH.test(text)) return before;
  const [letter = ""] = article;
  return before.slice(0, -article.length) + letter + (needsN ? "n " : " ");
}

function listToConvert<Found extends Temperature | Length>(all: Found[], wanted: Found["unit"]): Found[] {
  return all.filter((one) => {
    if (one.unit === wanted) return false;
    // "200C/180C fan/gas 6" keeps its gas mark.
    const isKept = ({ unit }: Found) => unit === wanted || (one.unit === "gas" && unit !== "gas");
    return !all.some((other) => isKept(other) && isNear(one, other));
  });
}

function isNear(one: Span, other: Span): boolean {
  return Math.max(other.from - one.to, one.from - other.to) < MAX_CHARACTERS_BETWEEN;
}

interface Edit extends Span {
  written: string;
}

function editTemperature(
  { from, to, parts, unit, isDifference }: Temperature,
  system: "metric" | "us",
): Edit[] {
  const values = parts.map(({ value }) => value);
  const converted = convertTemperatures(values, { unit, system, isDifference });
  const degree = system === "metric" ? "°C" : "°F";
  return converted ? [{ from, to, written: spellParts(parts, converted, degree) }] : [];
}

function editLength({ from, to, parts, unit }: Length, wanted: "cm" | "inch"): Edit[] {
  const values = parts.map(({ value }) => value);
  const converted = convertLengths(values, unit);
  return converted ? [{ from, to, written: spellParts(parts, converted, wanted) }] : [];
}

function spellParts(parts: readonly Part[], values: readonly (number | string)[], unit: string): string {
  return parts.map(({ joint, hasUnit }, at) => `${joint}${values[at]}${hasUnit ? ` ${unit}` : ""}`).join("");
}
