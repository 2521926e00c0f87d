const WEEKDAY_AND_DATE = { weekday: "long", month: "short", day: "numeric" } as const;

/** `YYYY-MM-DD` in the device's time zone. */
export function localDay(now: Date): string {
  // Days in UTC are ISO dates.
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function today(): string {
  return localDay(new Date());
}

export function formatDay(
  day: string,
  language: string,
  parts: Intl.DateTimeFormatOptions = WEEKDAY_AND_DATE,
): string {
  return format(language, parts).format(getNoon(day));
}

/** With the year only if it isn't the current one. */
export function formatDays(start: string, end: string, language: string, now: string): string {
  const isThisYear = [start, end].every((day) => day.slice(0, 4) === now.slice(0, 4));
  const parts = { ...WEEKDAY_AND_DATE, ...(!isThisYear && { year: "numeric" as const }) };
  return format(language, parts).formatRange(getNoon(start), getNoon(end));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter is slow and every cell has a day. */
function format(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(parts);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { ...parts, timeZone: "UTC" });
  formats.set(key, made);
  return made;
}

function getNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
