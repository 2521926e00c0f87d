import { matchStart } from "../../text/match-start.ts";
import { isOnlyPartName, PART_NAMES } from "../../text/part-words.ts";
import { CREDITS, isRequest, NUTRIENT_NAMES } from "../../text/promotion-words.ts";
import { findIngredientShape } from "../plain-text/ingredient-shape.ts";
import { countCookingEvidence, endsSentence } from "../plain-text/sentences.ts";

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;
/** Posts keep paragraphs apart with a dot or an invisible character. */
const SPACER = /^[\s.·•⠀\u200b_\-–—]{1,3}$/u;
const CLOCK = "\\d{1,2}:\\d{2}(?::\\d{2})?";
const CHAPTER = new RegExp(`^[^\\p{L}\\p{N}]{0,4}${CLOCK}(?=$|[\\s\\-–—:)\\]])`, "u");
const CHAPTER_AT_END = new RegExp(`\\s[([]?${CLOCK}[)\\]]?$`, "u");
const LINK = /https?:\/\/[^\s)）]+|(?<![\p{L}\p{N}@.])www\.[^\s)）]+/iu;
const LINKS = new RegExp(LINK, "giu");
const MAIL = /[\p{L}\p{N}._-]{1,60}@[\p{L}\p{N}-]{1,60}\.\p{L}/u;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/u;
const SENTENCE_END = /(?<=[.!?…]\s|[。！？])/u;
const MAX_LINE_CHARACTERS = 300;
const MAX_LABEL_CHARACTERS = 60;
const MIN_NUTRIENTS = 2;

const PICTOGRAPHS_AT_END =
  /(?:\s|(?![0-9#*©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d){1,30}$/u;
const MARKS_AT_START = /^[^\p{L}\p{N}【#]{1,12}/u;
/** `1/ Mix`, `1- Mix`, and `３．170℃…` */
const ODD_NUMBER = /^(?:(\d{1,2})(?:\/\s?|[-–]\s)(?=\p{L})|([０-９]{1,2})[．.、)）]\s?)/u;
/** `【材料】2人分`. */
const BRACKETED_START = /^[【≪《〈＜<]{1,2}([^【】≪≫《》〈〉＜＞<>]{1,20})[】≫》〉＞>]{1,2}\s?(.{0,40})$/u;

const NUTRIENT_AMOUNT = /^\d{1,4}(?:[.,]\d)?\s?(?:g|kcal|kj|克|千卡)\s/iu;
const AMOUNT_ALONE = /^[:：\s–-]{0,3}(?:ca\.?|~)?\s?\d{1,4}(?:[.,]\d)?\s?(?:g|kcal|kj|克|大卡|千卡)?$/iu;

const QUESTION_MARK = /[?？]$/;

type Clutter = "chapter" | "link" | "credit" | "promotion" | "nutrient";

interface CleanDescription {
  text: string;
  /** Other sections below the recipe. */
  others: string;
}

/** Without chapters, links, credits, nutrition, and what channels ask their viewers for. */
export function cleanDescription(text: string): CleanDescription {
  const raw = text.split(LINE_BREAK).map((line) => (SPACER.test(line) ? "" : line.trim()));
  const lines = raw.map(tidyLine);
  const found = lines.map(findClutter);
  const hasNutrients = found.filter((kind) => kind === "nutrient").length >= MIN_NUTRIENTS;
  const clutter = found.map((kind) => (kind === "nutrient" && !hasNutrients ? null : kind));
  const isDropped = lines.map((line, at) => clutter[at] !== null || isLabelAbove(line, clutter[at + 1]));
  const tail = findTail(lines, isDropped);
  const kept = lines.map((line, at) => {
    const isKept = (at < tail && !isDropped[at]) || isOnlyTags(line);
    return isKept ? withoutLinks(line) : keepStep(line, clutter[at]);
  });
  const end = findOtherSections(raw, lines);
  return { text: kept.slice(0, end).join("\n"), others: kept.slice(end).join("\n").trim() };
}

/** `◆保存` below `◆材料` and `◆作り方`, unless items have the mark, too. */
function findOtherSections(raw: string[], lines: string[]): number {
  const marks = raw.map((line) => /^[^\p{L}\p{N}\s#]/u.exec(line)?.[0] ?? "");
  const areHeadings = lines.map((line, at) => marks[at] !== "" && isHeading(line));
  const ofHeadings = new Set(marks.filter((_, at) => areHeadings[at]));
  for (const [at, line] of lines.entries()) {
    const isItem = line.length > MAX_LABEL_CHARACTERS || isOfRecipe(line) || endsSentence(line);
    if (!areHeadings[at] && isItem) ofHeadings.delete(marks[at] ?? "");
  }
  const last = areHeadings.lastIndexOf(true);
  const other = marks.findIndex((mark, at) => last >= 0 && at > last && ofHeadings.has(mark));
  return other < 0 ? lines.length : other;
}

function tidyLine(line: string): string {
  const text = line
    .replace(PICTOGRAPHS_AT_END, "")
    .replace(ODD_NUMBER, (_, plain?: string, wide = "") => `${plain ?? wide.normalize("NFKC")}. `)
    .replace(BRACKETED_START, (whole, name: string, rest: string) =>
      isOnlyPartName(name) ? name + (rest && `（${rest}）`) : whole,
    );
  const asked = QUESTION_MARK.test(text) ? matchStart(text, PART_NAMES) : null;
  if (asked && (isHeading(text) || asked.rest.length <= 2)) return `${asked.word}:`;
  const bare = text.replace(MARKS_AT_START, "");
  return isHeading(bare) ? bare : text;
}

const isHeading = (text: string) =>
  text.length <= MAX_LABEL_CHARACTERS && text !== "" && isOnlyPartName(text);

function findClutter(line: string): Clutter | null {
  if (line === "" || line.length > MAX_LINE_CHARACTERS) return null;
  if (CHAPTER.test(line)) return "chapter";
  if (CHAPTER_AT_END.test(line) && !isOfRecipe(line.replace(CHAPTER_AT_END, ""))) return "chapter";
  const bare = withoutLinks(line).replace(MARKS_AT_START, "");
  if (isNutrient(bare)) return "nutrient";
  const credit = matchStart(bare, CREDITS);
  if (credit && /^\s*[:：]/.test(credit.rest)) return "credit";
  if (LINK.test(line))
    return findIngredientShape(bare.replace(/[\s:：→–-]+$/, "")) === "sure" ? null : "link";
  return isPromotion(line) ? "promotion" : null;
}

/** “Protein: 30 g” or “30 g protein”, and nothing else. */
function isNutrient(line: string): boolean {
  const amount = NUTRIENT_AMOUNT.exec(line)?.[0];
  const name = matchStart(amount ? line.slice(amount.length) : line, NUTRIENT_NAMES);
  return name !== null && (amount ? name.rest === "" : AMOUNT_ALONE.test(name.rest));
}

const isPromotion = (text: string) => MAIL.test(text) || HANDLE.test(text) || isRequest(text);

function isOfRecipe(line: string): boolean {
  if (QUESTION_MARK.test(line)) return false;
  return /^\d{1,2}[.)]/.test(line) || findIngredientShape(line) !== null || countCookingEvidence(line) > 0;
}

/** “Chapters” above them, “My pan:” above its link. */
function isLabelAbove(line: string, below: Clutter | null | undefined): boolean {
  if (
    !below ||
    below === "promotion" ||
    below === "credit" ||
    line === "" ||
    line.length > MAX_LABEL_CHARACTERS
  )
    return false;
  return !isOfRecipe(line) && !isHeading(line);
}

/** “Serve warm. Tag me @anna!” ends with a step. */
function keepStep(line: string, clutter: Clutter | null | undefined): string {
  if (clutter !== "promotion") return "";
  const rest = line.split(SENTENCE_END).filter((sentence) => !isPromotion(sentence));
  return rest.some((sentence) => countCookingEvidence(sentence) > 0) ? rest.join("").trim() : "";
}

const isOnlyTags = (line: string) => line.split(/\s+/).every((word) => word.startsWith("#"));

/** Where only promotions and questions follow. */
function findTail(lines: string[], isDropped: boolean[]): number {
  const last = lines.findLastIndex((line, at) => !isDropped[at] && (isOfRecipe(line) || isHeading(line)));
  const end = lines.findIndex(
    (line, at) => at > last && line !== "" && (isDropped[at] || QUESTION_MARK.test(line)),
  );
  return end < 0 ? lines.length : end;
}

function withoutLinks(line: string): string {
  return line
    .replace(LINKS, "")
    .replace(/\s?[(（]\s?[)）]/g, "")
    .replace(CHAPTER_AT_END, "")
    .trimEnd();
}
