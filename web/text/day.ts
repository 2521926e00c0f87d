/** A day as a plan names it. */
const WEEKDAY_AND_DATE = { weekday: "long", month: "short", day: "numeric" } as const;

/**
 * The day that it is for whoever asks, as `YYYY-MM-DD`: by their own clock and calendar, which west or east of Greenwich
 * is another one than UTC for some hours.
 * @param timeZone that of the device when left out
 */
export function localDay(now: Date, timeZone?: string): string {
  // Swedes write days like this.
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  return new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone }).format(now);
}

export function today(): string {
  return localDay(new Date());
}

/** A day (`YYYY-MM-DD`), as the locale writes it. */
export function formatDay(
  day: string,
  language: string,
  parts: Intl.DateTimeFormatOptions = WEEKDAY_AND_DATE,
): string {
  return format(language, parts).format(getNoon(day));
}

/** From one day to another, as the locale writes it; with the year only where it is not the present one. */
export function formatDays(start: string, end: string, language: string, now: string): string {
  const isThisYear = [start, end].every((day) => day.slice(0, 4) === now.slice(0, 4));
  const parts = { ...WEEKDAY_AND_DATE, ...(!isThisYear && { year: "numeric" as const }) };
  return format(language, parts).formatRange(getNoon(start), getNoon(end));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all that is done with it, and there is a day in every cell. */
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
