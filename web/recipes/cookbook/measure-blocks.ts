import type { BookOptions } from "./book-options.ts";
import { make, type DrawnBlock, type DrawnRecipe } from "./make-block.ts";

/** Fractions of a page. Taller blocks are divided into parts of about the second height, so pages aren't half empty. */
const MAX_BLOCK_HEIGHT = 0.4;
const DIVIDED_HEIGHT = 0.25;
/** One is enough for most texts; lines of very different lengths take more. */
const MAX_ROUNDS = 4;
const ROWS_AT_ONCE = 300;
/** Fraction of a picture's height. */
const MAX_SHRINK = 0.6;

type Measurable = Pick<DrawnBlock, "element" | "height">;

function readHeights(blocks: Measurable[]): void {
  for (const block of blocks) block.height = block.element.getBoundingClientRect().height;
}

/** Measures blocks that are already in the page, dividing tall ones in place. */
function measureAndDivide(blocks: DrawnBlock[], pageHeight: number): DrawnBlock[] {
  let settled = blocks;
  readHeights(settled);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const isTall = ({ height, divide }: DrawnBlock) => divide && height > pageHeight * MAX_BLOCK_HEIGHT;
    if (!settled.some(isTall)) return settled;
    settled = settled.flatMap((block) => {
      if (!isTall(block)) return [block];
      const parts = block.divide?.(Math.ceil(block.height / (pageHeight * DIVIDED_HEIGHT))) ?? [block];
      block.element.replaceWith(...parts.map(({ element }) => element));
      return parts;
    });
    readHeights(settled);
  }
  return settled;
}

/** Measures in batches, so that the page stays responsive. */
export async function measureList(
  blocks: DrawnBlock[],
  { place, className }: { place: HTMLElement; className: string },
): Promise<void> {
  for (let at = 0; at < blocks.length; at += ROWS_AT_ONCE) {
    const batch = blocks.slice(at, at + ROWS_AT_ONCE);
    const column = make("div", "", ...batch.map(({ element }) => element));
    place.replaceChildren(make("div", className, column));
    readHeights(batch);
    place.replaceChildren();
    await yieldToBrowser();
  }
}

export function yieldToBrowser(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Measures all recipes at once, since each change of the page would cost another layout. */
export function measureRecipes(
  recipes: DrawnRecipe[],
  place: HTMLElement,
  { pageHeight, perPage }: Pick<BookOptions, "perPage"> & { pageHeight: number },
): DrawnRecipe[] {
  const drawn = recipes.map(({ head, left, right, tail }) => drawPiece({ head, left, right, tail }, perPage));
  place.replaceChildren(...drawn);
  const settled = recipes.map(({ head, left, right, tail }) => ({
    head: measureAndDivide(head, pageHeight),
    left: measureAndDivide(left, pageHeight),
    right: measureAndDivide(right, pageHeight),
    tail: measureAndDivide(tail, pageHeight),
  }));
  place.replaceChildren();
  for (const recipe of settled) fitPicture(recipe, pageHeight);
  return settled;
}

/** Otherwise, many recipes would leave a second page nearly empty. */
function fitPicture({ head, left, right, tail }: DrawnRecipe, pageHeight: number): void {
  const picture = head.find(({ isPicture }) => isPicture);
  if (!picture) return;
  const sum = (blocks: DrawnBlock[]) => blocks.reduce((total, { height }) => total + height, 0);
  const excess = Math.ceil(sum(head) + Math.max(sum(left), sum(right)) + sum(tail) - pageHeight);
  if (excess <= 0 || excess > picture.height * MAX_SHRINK) return;
  picture.height -= excess;
  picture.element.style.setProperty("--bk-less", `${excess}px`);
}

/** @param beside whether ingredients and steps are in two columns; both are kept on all pages of a recipe */
export function drawPiece(
  { head, left, right, tail }: DrawnRecipe,
  perPage: BookOptions["perPage"],
  beside = left.length > 0 && right.length > 0,
): HTMLElement {
  const elements = (blocks: DrawnBlock[]) => blocks.map(({ element }) => element);
  return make(
    "article",
    perPage === 2 ? "bk-two" : "",
    ...elements(head),
    make(
      "div",
      beside ? "bk-beside" : "bk-beside bk-only",
      make("div", "bk-left", ...elements(left)),
      make("div", "bk-right", ...elements(right)),
    ),
    ...elements(tail),
  );
}
