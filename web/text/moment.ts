export function formatMoment(moment: string, language: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return date.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}
