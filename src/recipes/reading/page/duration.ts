import { plainLine } from "../../text/text.ts";

/** Source: ISO 8601. Some programs leave out the number (`PTH25M`). */
const ISO =
  /^P(?:(?<years>[\d.,]*)Y)?(?:(?<months>[\d.,]*)M)?(?:(?<weeks>[\d.,]*)W)?(?:(?<days>[\d.,]*)D)?(?:T(?:(?<hours>[\d.,]*)H)?(?:(?<minutes>[\d.,]*)M)?(?:(?<seconds>[\d.,]*)S)?)?$/i;
/** `PTnullM`, `PT-5H` */
const BROKEN_ISO = /^P(?:T|\d)\S*$/;

const SECONDS = { weeks: 604_800, days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/** `PT90M` → `1 Hour 30 Minutes`; other text stays. Null for nothing or zero. */
export function durationText(value: unknown): string | null {
  if (typeof value === "number") return value > 0 ? words(value * 60) : null;
  if (typeof value !== "string") return null;
  const text = plainLine(value);
  const parts = ISO.exec(text.replace(/\s+/g, ""))?.groups;
  if (!parts) return /[\p{L}\p{N}]/u.test(text) && !BROKEN_ISO.test(text) ? text : null;
  let seconds = 0;
  for (const [part, length] of Object.entries(SECONDS)) {
    seconds += Number((parts[part] || "0").replace(",", ".")) * length;
  }
  return seconds > 0 ? words(seconds) : null;
}

function words(seconds: number): string {
  const whole = seconds < 60 ? Math.round(seconds) : Math.round(seconds / 60) * 60;
  const parts = [
    formatUnit(Math.floor(whole / 86_400), "Day"),
    formatUnit(Math.floor((whole % 86_400) / 3600), "Hour"),
    formatUnit(Math.floor((whole % 3600) / 60), "Minute"),
    formatUnit(whole % 60, "Second"),
  ];
  return parts.filter(Boolean).join(" ");
}

function formatUnit(number: number, unit: string): string {
  if (number === 0) return "";
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
