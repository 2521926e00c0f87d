const DAY = 24 * 60;

/** "6:05 PM", and "Fri 6:05 PM" on another day than today. @param minute since 1970 */
export function formatClock(minute: number, now: number, language: string): string {
  const [date, today] = [toDate(minute), toDate(now)];
  const isToday = date.toDateString() === today.toDateString();
  return date.toLocaleTimeString(language, {
    ...(!isToday && { weekday: "short" }),
    hour: "numeric",
    minute: "2-digit",
  });
}

/** "tomorrow" or "in 2 days". @returns null for today */
export function formatDay(minute: number, now: number, language: string): string | null {
  const [date, today] = [toDate(minute), toDate(now)];
  for (const day of [date, today]) day.setHours(12, 0, 0, 0);
  // A day may have 23 or 25 hours.
  const days = Math.round((date.getTime() - today.getTime()) / (DAY * 60_000));
  return days === 0 ? null : new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
}

/** "18:05", as a time field needs it. */
export function toFieldTime(minute: number): string {
  const date = toDate(minute);
  const pad = (count: number) => String(count).padStart(2, "0");
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The next time a clock shows it. @returns null for anything but "18:05" */
export function readFieldTime(text: string, now: number): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const date = toDate(now);
  date.setHours(Number(hours), Number(minutes), 0, 0);
  const today = Math.round(date.getTime() / 60_000);
  if (today > now) return today;
  // A day may have 23 or 25 hours.
  date.setDate(date.getDate() + 1);
  return Math.min(Math.round(date.getTime() / 60_000), now + DAY + 60);
}

function toDate(minute: number): Date {
  return new Date(minute * 60_000);
}

/** Minutes since 1970. */
export function toMinute(date: Date): number {
  return Math.floor(date.getTime() / 60_000);
}

export function getMinute(): number {
  return toMinute(new Date());
}
