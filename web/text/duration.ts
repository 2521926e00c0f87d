/** The format of imported times; people write anything. */
const WRITTEN = /^(?:(\d+) Days?)?\s*(?:(\d+) Hours?)?\s*(?:(\d+) Minutes?)?\s*(?:(\d+) Seconds?)?$/i;

/** `1 Hour 30 Minutes` → `1 Std., 30 Min.`; other text stays. */
export function formatDuration(text: string, language: string): string {
  const parts = WRITTEN.exec(text.trim())?.slice(1).map(Number);
  if (!parts || !("DurationFormat" in Intl) || parts.every(Number.isNaN)) return text;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => part || 0);
  return new Intl.DurationFormat(language, { style: "short" }).format({ days, hours, minutes, seconds });
}
