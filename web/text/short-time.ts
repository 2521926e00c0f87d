/** `80` → `1 hr 20 min` */
export function formatMinutes(minutes: number, language: string): string {
  const days = Math.floor(minutes / 1440);
  const units = { day: days, hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 };
  return Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => count.toLocaleString(language, { style: "unit", unit, unitDisplay: "short" }))
    .join(" ");
}
