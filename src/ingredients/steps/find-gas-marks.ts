import { OTHER_UNIT, type FoundMeasure } from "./joined-numbers.ts";

const MARK = String.raw`(?:1\/[24]|[1-9]|[½¼])(?![\d½¼]|[.,]\d)`;
const GAS = new RegExp(
  String.raw`(?<!\p{L})gas\s?(?:marks?)?\s?(${MARK})(?:(\s?[-–—~/]\s?|\s(?:to|or)\s)(${MARK}))?`,
  "giu",
);
const FRACTIONS: Record<string, number> = { "½": 0.5, "¼": 0.25, "1/2": 0.5, "1/4": 0.25 };

export function findGasMarks(text: string): FoundMeasure<"gas">[] {
  return [...text.matchAll(GAS)].flatMap((found) => {
    const [all, first = "", joint = "", second] = found;
    const to = found.index + all.length;
    if (OTHER_UNIT.test(text.slice(to, to + 20))) return [];
    const read = (mark: string) => FRACTIONS[mark] ?? Number(mark);
    const parts = [{ joint: "", value: read(first), hasUnit: !second }];
    if (second)
      parts.push({ joint: joint.replace(/^\s?[-–—]\s?$/, "–"), value: read(second), hasUnit: true });
    return [{ from: found.index, to, parts, unit: "gas" } as const];
  });
}
