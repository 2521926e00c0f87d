import { isOnlyPartName, STEP_WORDS } from "../../text/part-words.ts";
import type { TextLine } from "./text-line.ts";
import { MAX_MARKED_HEADING_CHARACTERS } from "../reading-limits.ts";

const MARKDOWN_HEADING = /^#{1,6}\s+|^#{2,6}(?=\p{L})/u;
const BULLET =
  /^(?:(?:[-–—*+](?=\s)|[-–—](?=[\p{L}\d½¼¾])|[•‣◦▪▫▸►▶➤➔➢→✓✔✗·・●○■□◆◇★☆♦⁃∙∗▢☐☑☒◻◼⬜⬛✅❏❑❒✦➡🔸🔹🔲])\ufe0f?\s*(?:\[[ xX]?\]\s+)?|\[[ xX]?\]\s+)/u;
const EMOJI =
  /^(?:(?![0-9#*])\p{Extended_Pictographic}|\p{Regional_Indicator})[\ufe0f\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]*\s*/u;
const CHINESE_NUMBER = "一二三四五六七八九十";
const NUMBERINGS = [
  /^\(?([0-9０-９]{1,2})\)?\ufe0f?\u20e3\s*[.:)]?\s*/u,
  /^([０-９]{1,2})\s+(?=\S)/u,
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
/** `1. Schritt:` */
const STEP_WORD_BEHIND = new RegExp(`^(?:${STEP_WORDS})\\s*[-–—.:]\\s*`, "iu");

const BRACKETED =
  /^[【〔《〖［[〈＜]\s*([^【】〔〕《》〖〗［］[\]〈〉＜＞]+?)\s*[】〕》〗］\]〉＞]\s*[:：]?$/;
/** `【材料】（2人分）` */
const PART_IN_BRACKETS = /^[【〔［[]\s*([^【】〔〕［］[\]（(]{1,12})\s*[】〕］\]](?=\s*[（(])/u;
const MARKED = /^[■●◆▼◇□★☆◎▶]\s*(.{1,24})$/u;
/** Among characters without spaces. */
const INNER_EMPHASIS = /(?<=[\u3040-\u9fff，。、])\*([^\s*][^*\n]{0,40}?)\*(?=[\u3040-\u9fff，。、])/gu;
const DECORATION = "=~～-–—_*★☆■●◆▼※✿❖<> ";
const BOLD_WHOLE = /^(\*\*|__|\*|_)(?=\S)([^*_]+?)\1\s*([:：]?)$/;

export function takeLineMark(line: TextLine): boolean {
  return takeHeading(line) || takeNumber(line) || takeBullet(line);
}

export function withoutInlineMarks(text: string): string {
  return text
    .replace(/\*\*|__(?=\S)|(?<=\S)__/g, "")
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,200})(?<=\S)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(INNER_EMPHASIS, "$1")
    .replace(/\[([^[\]]{1,200})\]\((https?:\/\/[^()\s]{1,500})\)/g, (_, words, url) =>
      words === url ? url : `${words} ${url}`,
    )
    .replace(/\\$/, "")
    .trim();
}

function takeHeading(line: TextLine): boolean {
  const short = line.text.length <= MAX_MARKED_HEADING_CHARACTERS;
  if (MARKDOWN_HEADING.test(line.text)) {
    const text = line.text.replace(MARKDOWN_HEADING, "");
    line.text = short ? text.replace(/\s#+$/, "") : text;
    line.heading = true;
    return true;
  }
  if (!short) return false;
  if (PART_IN_BRACKETS.test(line.text)) {
    line.text = line.text.replace(PART_IN_BRACKETS, "$1");
    line.heading = true;
    return true;
  }
  const bold = BOLD_WHOLE.exec(line.text);
  const inside = bold
    ? `${bold[2] ?? ""}${bold[3] ?? ""}`
    : (BRACKETED.exec(line.text)?.[1] ?? findMarkedPart(line.text) ?? stripDecoration(line.text));
  if (!inside) return false;
  line.text = inside;
  line.heading = true;
  return true;
}

/** `■作り方`. Other texts behind such a mark are items. */
function findMarkedPart(text: string): string | null {
  const marked = MARKED.exec(text)?.[1] ?? "";
  return marked && isOnlyPartName(marked) ? marked : null;
}

/** `--- Dough ---`. Empty unless the marks are on both sides. */
function stripDecoration(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && DECORATION.includes(text.charAt(start))) start++;
  while (end > start && DECORATION.includes(text.charAt(end - 1))) end--;
  return start > 0 && end < text.length ? text.slice(start, end) : "";
}

function takeNumber(line: TextLine): boolean {
  if (line.number !== null) return false;
  const circled = CIRCLED.exec(line.text);
  const found = circled ?? firstMatch(stripBold(line.text));
  if (!found?.[1]) return false;
  line.number = circled ? (found[1].codePointAt(0) ?? 0) - 0x245f : parseNumber(found[1]);
  line.text = (circled ? line.text : stripBold(line.text))
    .slice(found[0].length)
    .replace(STEP_WORD_BEHIND, "")
    .trimStart();
  return true;
}

/** `**1.** Mix`. */
function stripBold(text: string): string {
  return text.startsWith("**") ? text.replace("**", "").replace("**", "") : text;
}

function firstMatch(text: string): RegExpExecArray | null {
  for (const numbering of NUMBERINGS) {
    const found = numbering.exec(text);
    if (found) return found;
  }
  return null;
}

function parseNumber(digits: string): number {
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
