/** The formats of imported times; people write anything. */
const WRITTEN = /^(?:(\d+) Days?)?\s*(?:(\d+) Hours?)?\s*(?:(\d+) Minutes?)?$/i;
const ISO = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/i;

/** Formats `1 Hour 30 Minutes` and `PT1H30M` as `1 Std. 30 Min.`; other text stays. */
export function formatTime(text: string, language: string): string {
  const [, ...counts] = WRITTEN.exec(text.trim()) ?? ISO.exec(text.trim()) ?? [];
  const parts = (["day", "hour", "minute"] as const).flatMap((unit, at) => {
    const count = Number(counts[at] ?? 0);
    return count > 0
      ? [new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count)]
      : [];
  });
  return parts.join(" ") || text.trim();
}
