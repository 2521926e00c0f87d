import { STEP_WORDS } from "../scraper/words.ts";

/** A line of pasted text, without the marks it began with. */
export interface TextLine {
  text: string;
  /** Stood behind a bullet or a checkbox, or behind a picture character that serves as one. */
  bullet: "mark" | "emoji" | null;
  /** The number it began with. */
  number: number | null;
  /** Made to stand out as a heading, by Markdown, or by marks around all of it. */
  heading: boolean;
  /** Nothing stood above it, or an empty line. */
  afterGap: boolean;
  /** How far in it began, in characters. */
  indent: number;
  /** How wide it was as pasted, where a character of East Asian scripts counts two. */
  width: number;
}

/** No recipe of a person has more lines; what is beyond is not worth reading. */
const MOST_LINES = 3000;
/** Marks at the end of a longer line are not looked for, because looking takes long. */
const MOST_HEADING = 120;

/** Zero-width characters, marks of direction, soft hyphens, byte order marks, controls other than tab and line feed. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const OTHER_LINE_BREAK = /\r\n?|[\u2028\u2029\u0085]/g;

const RULE = /^(?:[-–—=_*~#+|.:\s]{3,}|[|:\-\s]+)$/;
const UNDERLINE = /^={3,}$|^-{3,}$/;
const QUOTE = /^(?:>\s?)+/;
const MARKDOWN_HEADING = /^#{1,6}\s+|^#{2,6}(?=\p{L})/u;
const BULLET =
  /^(?:(?:[-–—*+](?=\s)|[-–—](?=\p{L})|[•‣◦▪▫▸►▶➤➔➢→✓✔✗·・●○■□◆◇★☆♦⁃∙∗▢☐☑☒◻◼⬜⬛✅❏❑❒✦➡🔸🔹🔲])\ufe0f?\s*(?:\[[ xX]?\]\s+)?|\[[ xX]?\]\s+)/u;
const EMOJI =
  /^(?:(?![0-9#*])\p{Extended_Pictographic}|\p{Regional_Indicator})[\ufe0f\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]*\s*/u;
const EMOJIS =
  /(?:(?![0-9#*])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u200d|\u20e3)+/gu;

const CHINESE_NUMBER = "一二三四五六七八九十";
const NUMBERINGS = [
  /^\(?([0-9０-９]{1,2})\)?\ufe0f?\u20e3\s*[.:)]?\s*/u,
  /^([0-9０-９]{1,2})\s?(?:[.)]\)?|[、．）：:]|\s[-–—]\s)(?![0-9０-９])\s*/u,
  /^[(（]([0-9０-９]{1,2})[)）]\s*/u,
  new RegExp(
    `^(?:${STEP_WORDS}|步骤|步驟|étape n°)\\s*([0-9０-９]{1,2}|[${CHINESE_NUMBER}]{1,3})(?![0-9０-９\\p{L}])\\s*[-–—.:：)、，,]*\\s*`,
    "iu",
  ),
  new RegExp(
    `^(?:第|步骤|步驟)\\s*([0-9０-９]{1,2}|[${CHINESE_NUMBER}]{1,3})\\s*步?\\s*[-–—.:：)、，,]*\\s*`,
    "u",
  ),
  new RegExp(`^([${CHINESE_NUMBER}]{1,2})[、.．]\\s*`, "u"),
];
const CIRCLED = /^([①-⑳])\s*/u;
/** The step word behind its number: `1. Schritt:`. */
const STEP_WORD_BEHIND = new RegExp(`^(?:${STEP_WORDS})\\s*[-–—.:]\\s*`, "iu");

const BRACKETED = /^[【〔《〖［[]\s*([^【】〔〕《》〖〗［］[\]]+?)\s*[】〕》〗］\]]\s*[:：]?$/;
const DECORATION = "=~～-–—_*★☆■●◆▼※✿❖<> ";
const BOLD_WHOLE = /^(\*\*|__|\*|_)(?=\S)([^*_]+?)\1\s*([:：]?)$/;

/** The text's lines that say something, cleaned of all that is mark and not word. */
export function textLines(text: string): { lines: TextLine[]; beyond: string } {
  const all = text
    .normalize("NFC")
    .replaceAll("\u00ad\n", "")
    .replace(INVISIBLE, "")
    .replace(LONE_SURROGATE, "")
    .replace(OTHER_LINE_BREAK, "\n")
    .split("\n");
  const lines: TextLine[] = [];
  let gap = true;
  for (const [at, raw] of all.slice(0, MOST_LINES).entries()) {
    const before = lines.at(-1);
    if (before && !gap && before.afterGap && isUnderline(raw.trim(), before)) before.heading = true;
    const line: TextLine | null = isRule(raw) ? null : lineOf(raw, gap || at === 0);
    if (line) lines.push(line);
    gap = line === null;
  }
  return { lines: withLoneNumbers(lines), beyond: all.slice(MOST_LINES).join("\n").trim() };
}

/** Text without the characters that are pictures. */
export function withoutEmojis(text: string): string {
  return text.replace(EMOJIS, " ").replace(/\s+/g, " ").trim();
}

/** Characters of East Asian scripts count two, as they are drawn. */
export function widthOf(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at++) width += text.charCodeAt(at) >= 0x2e80 ? 2 : 1;
  return width;
}

function isUnderline(text: string, before: TextLine): boolean {
  return (
    UNDERLINE.test(text) &&
    before.text.length <= MOST_HEADING &&
    before.bullet === null &&
    before.number === null
  );
}

function isRule(raw: string): boolean {
  return raw.length <= MOST_HEADING && RULE.test(raw.trim());
}

function lineOf(raw: string, afterGap: boolean): TextLine | null {
  const written = raw.replace(QUOTE, "").replaceAll("\t", "    ").trimEnd();
  const line: TextLine = {
    text: tableRow(written).replace(/\s+/g, " ").trim(),
    bullet: null,
    number: null,
    heading: false,
    afterGap,
    indent: written.length - written.trimStart().length,
    width: widthOf(written),
  };
  // A mark may stand behind another: `- [ ] **1.** …`.
  for (let round = 0; round < 4 && takeMark(line); round++);
  line.text = withoutInlineMarks(line.text);
  return line.text || line.number !== null ? line : null;
}

/** The cells of a Markdown table in one line. */
function tableRow(text: string): string {
  const row = text.trim();
  return row.length > 2 && row.startsWith("|") && row.endsWith("|") ? row.replaceAll("|", " ") : text;
}

/** Takes the first mark off the line; whether there was one. */
function takeMark(line: TextLine): boolean {
  return takeHeading(line) || takeNumber(line) || takeBullet(line);
}

function takeHeading(line: TextLine): boolean {
  const short = line.text.length <= MOST_HEADING;
  if (MARKDOWN_HEADING.test(line.text)) {
    const text = line.text.replace(MARKDOWN_HEADING, "");
    line.text = short ? text.replace(/\s#+$/, "") : text;
    line.heading = true;
    return true;
  }
  if (!short) return false;
  const bold = BOLD_WHOLE.exec(line.text);
  const inside = bold
    ? `${bold[2] ?? ""}${bold[3] ?? ""}`
    : (BRACKETED.exec(line.text)?.[1] ?? undecorated(line.text));
  if (!inside) return false;
  line.text = inside;
  line.heading = true;
  return true;
}

/** What stands between marks: `--- Dough ---`. Empty when the marks are not on both sides. */
function undecorated(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && DECORATION.includes(text.charAt(start))) start++;
  while (end > start && DECORATION.includes(text.charAt(end - 1))) end--;
  return start > 0 && end < text.length ? text.slice(start, end) : "";
}

function takeNumber(line: TextLine): boolean {
  if (line.number !== null) return false;
  const circled = CIRCLED.exec(line.text);
  const found = circled ?? firstMatch(unbolded(line.text));
  if (!found?.[1]) return false;
  line.number = circled ? (found[1].codePointAt(0) ?? 0) - 0x245f : numberOf(found[1]);
  line.text = (circled ? line.text : unbolded(line.text))
    .slice(found[0].length)
    .replace(STEP_WORD_BEHIND, "")
    .trimStart();
  return true;
}

/** Numbers are often bold, and their line is not: `**1.** Mix`. */
function unbolded(text: string): string {
  return text.startsWith("**") ? text.replace("**", "").replace("**", "") : text;
}

function firstMatch(text: string): RegExpExecArray | null {
  for (const numbering of NUMBERINGS) {
    const found = numbering.exec(text);
    if (found) return found;
  }
  return null;
}

function numberOf(digits: string): number {
  const plain = digits.normalize("NFKC");
  if (/^\d+$/.test(plain)) return Number(plain);
  const [tens, ones] = plain.includes("十") ? plain.split("十") : ["", plain];
  const value = (character: string | undefined) => CHINESE_NUMBER.indexOf(character || "?") + 1;
  return plain.includes("十") ? (value(tens) || 1) * 10 + value(ones) : value(ones);
}

function takeBullet(line: TextLine): boolean {
  const mark = BULLET.exec(line.text);
  const found = mark ?? EMOJI.exec(line.text);
  if (!found || line.bullet === "mark") return false;
  line.bullet = mark ? "mark" : "emoji";
  line.text = line.text.slice(found[0].length);
  return true;
}

/** Bold, links and code are markup; what they hold is text. */
function withoutInlineMarks(text: string): string {
  return text
    .replace(/\*\*|__(?=\S)|(?<=\S)__/g, "")
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,200})(?<=\S)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/\[([^[\]]{1,200})\]\((https?:\/\/[^()\s]{1,500})\)/g, (_, words, url) =>
      words === url ? url : `${words} ${url}`,
    )
    .replace(/\\$/, "")
    .trim();
}

/** `Step 1` on a line of its own numbers the line below. */
function withLoneNumbers(lines: TextLine[]): TextLine[] {
  const kept: TextLine[] = [];
  for (const line of lines) {
    const before = kept.at(-1);
    if (before && before.number !== null && before.text === "" && line.number === null) {
      kept.splice(-1, 1, { ...line, number: before.number, afterGap: before.afterGap });
    } else {
      if (before && before.text === "") kept.pop();
      kept.push(line);
    }
  }
  return kept.filter((line) => line.text !== "");
}
