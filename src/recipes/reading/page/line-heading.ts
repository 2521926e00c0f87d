import { getLineKind } from "./line-kind.ts";
import type { PageLine } from "./page-lines.ts";
import { isOnlyPartName, isPartName, partOfHeading, STEP_WORDS, type Part } from "../../text/part-words.ts";

const MAX_HEADING_CHARACTERS = 80;
const STEP_BEGINS = new RegExp(`^(?:${STEP_WORDS})\\s*\\d|^\\d{1,2}[.):]`, "iu");

export function isHeading(line: PageLine): boolean {
  if (line.level > 0) return true;
  return line.text.length <= MAX_HEADING_CHARACTERS && (line.bold || line.titled || /[:：]$/.test(line.text));
}

export function isPartHeading(line: PageLine, part: Part): boolean {
  return isHeading(line) && partOfHeading(line.text) === part && isPartName(line.text);
}

export function isSectionTitle(line: PageLine | undefined): boolean {
  return (
    line !== undefined &&
    line.part !== "noise" &&
    line.level !== 1 &&
    isHeading(line) &&
    !isPartName(line.text)
  );
}

/** “Ingredients for the dough” if another title of its kind is near, not “Ingredients for 4 people”. */
export function createGroupTitleTest(near: PageLine[]): (line: PageLine | undefined) => boolean {
  const titles = near.filter((line) => isSectionTitle(line) || namesGroup(line));
  const kinds = Map.groupBy(titles, getLineKind);
  return (line) =>
    line !== undefined &&
    namesGroup(line) &&
    (kinds.get(getLineKind(line)) ?? []).some((other, at) => at > 1 || other !== line);
}

function namesGroup(line: PageLine): boolean {
  return isPartHeading(line, "ingredients") && !isOnlyPartName(line.text);
}

export function opensAnother(line: PageLine, part: Part): boolean {
  // “Note: not too hot!” is complete.
  if (/^\p{L}[^:：]{1,20}[:：]\s*\S/u.test(line.text) && partOfHeading(line.text) === "notes") return false;
  const other = isNumbered(line.text) ? null : partOfHeading(line.text);
  if (other === null || other === part) return false;
  // “Watch the video” in a paragraph ends nothing.
  return line.level > 0 || (isHeading(line) ? isPartName(line.text) : isOnlyPartName(line.text));
}

/** “Step 1: Prepare the ingredients” opens no list of ingredients. */
function isNumbered(text: string): boolean {
  return STEP_BEGINS.test(text);
}

const MAX_BOLD_SHARE = 0.4;

/** If most lines are bold, or most of the same kind have bold words, bold marks no heading. */
export function withoutPlainBold(lines: PageLine[]): PageLine[] {
  const measureShare = (some: PageLine[], isCounted: (line: PageLine) => boolean) =>
    some.filter((line) => line.level === 0 && isCounted(line)).length / some.length;
  const kinds = Map.groupBy(lines, getLineKind);
  const marksWords = (kind: PageLine[]) =>
    measureShare(kind, ({ bold, hasBold }) => hasBold && !bold) > MAX_BOLD_SHARE;
  const plain = new Set([...kinds].filter(([, kind]) => marksWords(kind)).map(([name]) => name));
  const arePlain = measureShare(lines, ({ bold }) => bold) > MAX_BOLD_SHARE;
  return lines.map((line) =>
    line.bold && (arePlain || plain.has(getLineKind(line))) ? { ...line, bold: false } : line,
  );
}

/** A paragraph that is only a link, without a period: “Print the recipe”, “Our best apple cake”. */
export function isLinkElsewhere({ link, block, text }: PageLine): boolean {
  return link && block.name !== "li" && !/[.!?。！？:：;]$/u.test(text);
}
