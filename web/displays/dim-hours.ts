import { loadText, saveText } from "../state/storage.ts";

/** From 0 to 23, in the device's time zone. `to` is the hour at which the display is bright again. */
export interface DimHours {
  from: number;
  to: number;
}

const HOURS = "display.dim";
const OFF = "off";
export const USUAL_HOURS: DimHours = { from: 22, to: 6 };

/** Null if the display never dims. */
export function loadDimHours(): DimHours | null {
  const text = loadText(HOURS);
  if (text === OFF) return null;
  const [, from = "", to = ""] = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? "") ?? [];
  const hours = { from: Number(from), to: Number(to) };
  return from !== "" && hours.from < 24 && hours.to < 24 ? hours : USUAL_HOURS;
}

export function saveDimHours(hours: DimHours | null): void {
  saveText(HOURS, hours ? `${hours.from}-${hours.to}` : OFF);
}

/** With the same hour twice, it's never night. */
export function isNight({ from, to }: DimHours, now: Date): boolean {
  const hour = now.getHours();
  return from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);
}

/** Moves a little every minute, so that nothing burns into the screen. In percent of the free space. */
export function placeClock(now: Date): { x: number; y: number } {
  const minute = Math.floor(now.getTime() / 60_000);
  // Not multiples of each other, so that it's rarely in the same place again.
  return { x: 50 + 45 * Math.sin(minute / 9), y: 50 + 45 * Math.sin(minute / 5.3) };
}
