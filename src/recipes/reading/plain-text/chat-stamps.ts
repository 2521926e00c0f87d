import { matchStart } from "../../text/match-start.ts";
import { ASIDES, LABELS } from "../../text/plain-text-words.ts";

const DAY = "\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}";
const CLOCK = "(?:[01]?\\d|2[0-3])[:.][0-5]\\d(?:[:.]\\d{2})?(?:\\s?[ap]\\.?\\s?m\\.?)?";
const WHEN = `(?:${DAY},?\\s${CLOCK}|${CLOCK},?\\s${DAY})`;
const NAME = "[\\p{L}~+][^:,，\\n\\t\\[\\]]{0,39}";

/** `[14/11/2026, 18:22:05] Anna: `, `12.03.24, 10:11 - Anna: `. */
const SENDER = new RegExp(
  `^(?:\\[(?:${WHEN}|${CLOCK})\\]|${WHEN}\\s[-–])\\s?[^:：\\n]{1,60}[:：][^\\S\\n]?`,
  "iu",
);
/** `12:05 - Anna: `, which could be a timetable if it weren't repeated. */
const SENDER_WITHOUT_DAY = new RegExp(`^${CLOCK}\\s[-–]\\s(${NAME})[:：]\\s?`, "iu");
/** `Anna, [14.11.26 18:22]`, `Anna 18:22`, `18:22 Anna`. */
const STAMP_LINES = [
  new RegExp(`^(${NAME})[,，]?\\s\\[?(?:${WHEN}|${CLOCK})\\]?[:：]?$`, "iu"),
  new RegExp(`^\\[?(?:${WHEN}|${CLOCK})\\]?,?\\s(${NAME})$`, "iu"),
];
const STAMP_LINE_WITH_COMMA = new RegExp(`^(${NAME})[,，]\\s\\[?(?:${WHEN}|${CLOCK})\\]?$`, "iu");
/** `12:05 Anna Hello`; a name of one word. */
const NAME_AFTER_CLOCK = new RegExp(`^${CLOCK}\\s+([^\\s:：\\d]{1,20})\\s+(?=\\S)`, "iu");
const NAME_BEFORE_COLON = /^([\p{L}~][^:：\d]{0,29})[:：]\s+(?=\S)/u;
/** `<Media omitted>`. */
const OMITTED = /^\u200e?<[^<>]{3,40}>$/u;

const MIN_STAMPS = 2;
const MIN_MESSAGES = 2;
const MIN_NAMES_AFTER_CLOCK = 3;
const MIN_NAMES_ALONE = 4;

/** Without senders and times. The first and last messages stay separate, since they are often only greetings. */
export function withoutChatStamps(text: string): string {
  const lines = text.split("\n");
  const plain = stripSenders(stripStampLines(lines));
  const stamps = plain.flatMap((line, at) => (line === lines[at] ? [] : [at]));
  if (stamps.length === 0) return text;
  const apart = new Set(stamps.length < MIN_MESSAGES ? [] : [stamps[1], stamps.at(-1)]);
  const messages = plain.flatMap((line, at) => [
    ...(apart.has(at) ? [""] : []),
    ...(line === null || OMITTED.test(line) ? [] : [line]),
  ]);
  return messages.join("\n");
}

type Line = string | null;

function stripStampLines(lines: Line[]): Line[] {
  const names = lines.map((line) => findName(line, STAMP_LINES));
  const repeated = findRepeated(names, MIN_STAMPS);
  const first = lines.findIndex((line) => line?.trim());
  return lines.map((line, at) => {
    const isStamp =
      (repeated.size > 0 && names[at]) || (at === first && findName(line, [STAMP_LINE_WITH_COMMA]));
    return isStamp ? null : line;
  });
}

function stripSenders(lines: Line[]): Line[] {
  const stripped = lines.map((line) => line && line.replace(/^[\u200e\u200f]/, "").replace(SENDER, ""));
  const others: [RegExp, number][] = [
    [SENDER_WITHOUT_DAY, MIN_STAMPS],
    [NAME_AFTER_CLOCK, MIN_NAMES_AFTER_CLOCK],
    [NAME_BEFORE_COLON, Math.max(MIN_NAMES_ALONE, lines.filter((line) => line?.trim()).length / 2)],
  ];
  return others.reduce((all, [pattern, least]) => stripRepeated(all, pattern, least), stripped);
}

function stripRepeated(lines: Line[], pattern: RegExp, least: number): Line[] {
  const names = lines.map((line) => findName(line, [pattern]));
  const repeated = findRepeated(names, least);
  return lines.map((line, at) => (repeated.has(names[at] ?? "") ? line && line.replace(pattern, "") : line));
}

function findName(line: Line | undefined, patterns: RegExp[]): string {
  for (const pattern of line && line.length < 1000 ? patterns : []) {
    const name = pattern.exec(line ?? "")?.[1]?.trim() ?? "";
    if (name && !matchStart(name, LABELS) && !matchStart(name, ASIDES)) return name;
  }
  return "";
}

function findRepeated(names: string[], least: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= least).map(([name]) => name));
}
