import { partOfHeading } from "../../text/part-words.ts";
import { findIngredientShape } from "../plain-text/ingredient-shape.ts";
import { joinTexts } from "../plain-text/join-wrapped.ts";
import { endsSentence } from "../plain-text/sentences.ts";
import { joinLines } from "./join-lines.ts";
import { orderBlocks } from "./reading-order.ts";
import { divideMargins, withoutRunningLines, type PdfPage } from "./running-lines.ts";
import { isAlike, isExactPartName, type Row } from "./text-run.ts";
import { takeTitle } from "./take-title.ts";

const MIN_PROSE_CHARACTERS = 40;
/** Such as servings and times. */
const MAX_ROWS_ABOVE_LIST = 4;
const NUMBERED = /^\d{1,2}[.)]\s/;

/** In the order a person reads: title, columns, paragraphs. */
export function composeText(pages: PdfPage[]): string {
  const [first, ...others] = withoutRunningLines(pages);
  if (!first) return "";
  const { title, rows: body } = takeTitle(first.rows);
  const blocks = [{ ...first, rows: body }, ...others].flatMap(listBlocks);
  const texts: string[] = title ? [title, ""] : [];
  blocks.forEach(({ rows, edge }, at) => {
    const [line = "", ...more] = joinLines(rows, edge);
    const last = texts.at(-1) ?? "";
    if (isUnfinished(last, line)) texts.push(joinTexts(texts.pop() ?? "", line), ...more);
    else if (
      isExactPartName(last) ||
      (!isTitle(last, more) && isSameList(blocks[at - 1]?.rows, rows, [last, line]))
    )
      texts.push(line, ...more);
    else texts.push("", line, ...more);
  });
  return texts
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** `edge` is where the page's text ends if both its margins are alike. */
function listBlocks(page: PdfPage): { rows: Row[]; edge: number }[] {
  const left = page.rows.reduce((least, [run]) => Math.min(least, run?.left ?? least), page.width);
  return divideMargins(page)
    .flatMap((rows) => orderBlocks(rows))
    .map((rows) => ({ rows, edge: page.width - left }));
}

/** A sentence that continues in the next column or on the next page. */
function isUnfinished(text: string, next: string): boolean {
  return (
    text.length >= MIN_PROSE_CHARACTERS &&
    !endsSentence(text) &&
    !findIngredientShape(text) &&
    /^\p{Ll}/u.test(next)
  );
}

/** A list that continues in the next column or on the next page. */
function isSameList(above: Row[] | undefined, below: Row[], texts: [string, string]): boolean {
  const [last, next] = [above?.at(-1)?.[0], below[0]?.[0]];
  if (!last || !next || !isAlike(next, last) || isLastStep(...texts)) return false;
  return texts.every((text) => text.length < MIN_PROSE_CHARACTERS && !isExactPartName(text));
}

/** “Soup” on a new page, with its list of ingredients below it. */
function isTitle(last: string, below: readonly string[]): boolean {
  return endsSentence(last) && below.slice(0, MAX_ROWS_ABOVE_LIST).some(isIngredientsName);
}

function isIngredientsName(text: string): boolean {
  return isExactPartName(text) && partOfHeading(text) === "ingredients";
}

/** “2. Serve.” above the title of another recipe. */
function isLastStep(text: string, next: string): boolean {
  return NUMBERED.test(text) && endsSentence(text) && !NUMBERED.test(next);
}
