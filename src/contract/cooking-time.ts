/** Imports nothing, so the web may use it. Units in the app's languages: `1 Hour 30 Minutes`, `1,5 Std.`, `PT45M`. */
const PART =
  /(?:\d+\s*[-–]\s*)?(?<![\d/.,])(\d+(?:[.,]\d+)?)[\s-]*(?:(d|tag|jour|dzie|dni|天|日)|(h|st|t|g|ore|小?[时時])|(m|分))[\p{L}钟鐘]*\.?/giu;
const UNIT_MINUTES = [1440, 60, 1];

/** Null unless the whole text is a time: "30 minutes and a night" has no number of minutes. */
export function parseMinutes(text: string): number | null {
  const parts = [...text.matchAll(PART)];
  const rest = text.replaceAll(PART, "").replace(/^\s*PT?|[\s,;+]|\b(?:and|und|et|e|i|og|och)\b/giu, "");
  if (parts.length === 0 || rest !== "") return null;
  const minutes = parts.map(
    ([, count = "", ...units]) =>
      Number(count.replace(",", ".")) * (UNIT_MINUTES[units.findIndex(Boolean)] ?? 0),
  );
  return Math.round(minutes.reduce((sum, one) => sum + one, 0));
}
