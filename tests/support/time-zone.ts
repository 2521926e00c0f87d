import { afterEach, beforeEach } from "bun:test";

export function inTimeZone(zone: string): void {
  const before = process.env["TZ"];
  beforeEach(() => {
    process.env["TZ"] = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  });
}

/** `YYYY-MM-DD` */
export function dayInZone(zone: string, moment = new Date()): string {
  // Swedish dates have this format.
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  return new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone: zone }).format(moment);
}
