import { matchStart } from "../../text/match-start.ts";
import type { Part } from "../../text/part-words.ts";
import { parseFact } from "../../text/facts.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import { splitAtCommas } from "./ingredients.ts";
import { parsePartHeading } from "./part-heading.ts";
import { FOR_PART, LABELS, MAIL_HEADERS } from "../../text/plain-text-words.ts";
import { isSentence } from "./sentences.ts";
import { parseToolNote } from "./tool-note.ts";
import type { TextLine } from "./text-line.ts";
import { MAX_INLINE_LIST_CHARACTERS } from "../reading-limits.ts";

const MAX_HEAD_CHARACTERS = 60;
const MAX_HEAD_WORDS = 5;

/** “For the crust: 2 cups flour, 1 egg”. */
export function splitInlineLists(lines: TextLine[]): TextLine[] {
  let part: Part | null = null;
  return lines.flatMap((line) => {
    const divided = line.number === null && !parseToolNote(line, []) ? splitLine(line, part) : null;
    part = parsePartHeading(divided?.[0] ?? line)?.part ?? part;
    return divided ?? [line];
  });
}

function splitLine(line: TextLine, part: Part | null): TextLine[] | null {
  const [, head = "", text = ""] =
    /^([^:：]{2,60}?)\s*[:：]\s*(\S.*)$/u.exec(line.text.slice(0, MAX_INLINE_LIST_CHARACTERS)) ?? [];
  if (!text || head.length > MAX_HEAD_CHARACTERS || line.text.length > MAX_INLINE_LIST_CHARACTERS)
    return null;
  const heading = parsePartHeading({ ...line, text: `${head}:`, bullet: null });
  const isFact = parseFact(head) !== null;
  const top: TextLine = { ...line, text: isFact ? head : `${head}:`, bullet: null };
  const below: TextLine = { ...line, bullet: null, heading: false, afterGap: false };
  if (heading) {
    const isMore = heading.section !== "" || heading.fact !== "";
    if (!isMore || isSentence(head)) return null;
    if (heading.part === "steps") return [top, { ...below, text }];
    return heading.part === "ingredients" ? [top, ...listBelow(below, text)] : null;
  }
  return part !== "steps" && part !== "nutrition" && (isFact || mayHead(head)) && isList(text)
    ? [top, ...listBelow(below, text)]
    : null;
}

function mayHead(head: string): boolean {
  if (matchStart(head, FOR_PART)) return true;
  const isKnown = matchStart(head, LABELS) !== null || matchStart(head, MAIL_HEADERS)?.rest === "";
  return !isKnown && head.split(" ").length <= MAX_HEAD_WORDS && !findIngredientShape(head);
}

function isList(text: string): boolean {
  const items = splitAtCommas(text);
  const shaped = items.filter((item) => findIngredientShape(item) !== null).length;
  return shaped > 1 && shaped * 2 > items.length && !items.slice(0, -1).some(isSentence);
}

function listBelow(line: TextLine, text: string): TextLine[] {
  return splitAtCommas(text).map((item): TextLine => ({ ...line, text: item, bullet: "mark" }));
}
