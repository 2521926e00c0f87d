import type { Language } from "../../src/contract/languages.ts";

type Unit = "day" | "hour" | "minute" | "second";

/** As `Intl` spells them, which takes 40 ms the first time, while the first page waits. */
const SPELLED: Record<Language, { hour: string; minute: string; between: string }> = {
  "en-US": { hour: " hr", minute: " min", between: " " },
  "da-DK": { hour: " t.", minute: " min.", between: " " },
  "de-DE": { hour: " Std.", minute: " Min.", between: " " },
  "fr-FR": { hour: " h", minute: " min", between: " " },
  "pl-PL": { hour: " godz.", minute: " min", between: " " },
  "pt-PT": { hour: " h", minute: " min", between: " " },
  "sv-SE": { hour: " tim", minute: " min", between: " " },
  "zh-CN": { hour: "小时", minute: "分钟", between: "" },
  "zh-TW": { hour: " 小時", minute: " 分鐘", between: " " },
};

/** The format of imported times; people write anything. */
const WRITTEN = /^(?:(\d+) Days?)?\s*(?:(\d+) Hours?)?\s*(?:(\d+) Minutes?)?\s*(?:(\d+) Seconds?)?$/i;
/** Scripts and other programs use this format. */
const ISO = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** Formats `1 Hour 30 Minutes` and `PT1H30M` as `1 Std. 30 Min.`; other text stays. */
export function formatDuration(text: string, language: Language): string {
  const [day = 0, hour = 0, minute = 0, second = 0] = (
    WRITTEN.exec(text.trim()) ??
    ISO.exec(text.trim()) ??
    []
  )
    .slice(1)
    .map((part) => Number(part ?? 0));
  return formatParts({ day, hour, minute, second }, language) || text;
}

/** `80` → `1 hr 20 min` */
export function formatMinutes(minutes: number, language: Language): string {
  const day = Math.floor(minutes / 1440);
  return formatParts({ day, hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 }, language);
}

function formatParts(parts: Partial<Record<Unit, number>>, language: Language): string {
  return Object.entries(parts)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => formatPart(count, unit as Unit, language))
    .join(SPELLED[language].between);
}

function formatPart(count: number, unit: Unit, language: Language): string {
  if (unit === "hour" || unit === "minute") return count + SPELLED[language][unit];
  return count.toLocaleString(language, { style: "unit", unit, unitDisplay: "short" });
}
