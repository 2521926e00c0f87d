export const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogLine {
  /** ISO 8601; null for a line in another format. */
  time: string | null;
  level: LogLevel | null;
  text: string;
}

/** `2026-11-22T10:17:00.123Z INFO  started` */
const WRITTEN = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (DEBUG|INFO|WARN|ERROR) +([^]*)$/;

export function logLines(log: string): LogLine[] {
  const lines = log.split("\n").filter((line) => line.trim() !== "");
  return lines.map(parseLine).toReversed();
}

function parseLine(line: string): LogLine {
  const [, time = null, level = "", text = line] = WRITTEN.exec(line) ?? [];
  return { time, level: parseLevel(level.toLowerCase()), text };
}

export function parseLevel(text: string | null): LogLevel | null {
  return LOG_LEVELS.find((level) => level === text) ?? null;
}

export function countLevels(lines: LogLine[]): Record<LogLevel, number> {
  const counts = { debug: 0, info: 0, warn: 0, error: 0 };
  for (const { level } of lines) if (level) counts[level]++;
  return counts;
}
