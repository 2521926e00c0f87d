import { arrangeIndex, findBookLanguage, type Chapter } from "../../../src/contract/book-order.ts";
import { t } from "../../text/translation.ts";
import { PIXELS_PER_MM, SHEETS, type BookOptions, type Paper } from "./book-options.ts";
import type { BookRecipe } from "./book-recipe.ts";
import { drawContents, drawIndex, nameChapter, numberRow, type Place } from "./draw-lists.ts";
import { drawRecipe } from "./draw-recipe.ts";
import { fillColumns, splitRecipe, type Piece, type Span } from "./fill-pages.ts";
import { make, makeTitle, type DrawnBlock, type DrawnRecipe } from "./make-block.ts";
import { drawPiece, measureList, measureRecipes, yieldToBrowser } from "./measure-blocks.ts";

/** Few enough that the page stays responsive between batches. */
const BATCH = 10;
/** Leaves room for the rounding of heights, in pixels. */
const SLACK = 6;
/** The cover is page 1. */
const FIRST_PAGE = 2;

interface Options extends BookOptions {
  language: string;
  pictureAddress: (path: string) => string;
  /** An empty element in the page, with the styles of the book. */
  place: HTMLElement;
  /** @param part from 0 to 1 */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

interface Page {
  chapter: string;
  content: HTMLElement[];
}

/** @returns all pages after the cover */
export async function layOutBook(chapters: Chapter<BookRecipe>[], options: Options): Promise<HTMLElement[]> {
  const { place, signal } = options;
  const height = measurePage(options.paper);
  const rows = drawContents(chapters);
  const contents = await layOutList(
    rows.map(({ block }) => block),
    { place, height, title: t("cookbook.contents"), columns: 1 },
  );
  const { pages, firstPages } = await layOutRecipes(chapters, options, FIRST_PAGE + contents.length);
  signal.throwIfAborted();
  for (const row of rows) numberRow(row, firstPages.get(row.slug) ?? 0);
  const index = await layOutIndex(chapters, firstPages, { place, height, language: options.language });
  const all = [...contents, ...pages, ...index];
  return all.map((page, at) => drawPage(page, FIRST_PAGE + at));
}

function measurePage(paper: Paper): number {
  const { height, margin } = SHEETS[paper];
  return (height - 2 * margin) * PIXELS_PER_MM - SLACK;
}

interface ListedRecipe {
  recipe: BookRecipe;
  title: string | null;
  starts: boolean;
}

function listRecipes(chapters: Chapter<BookRecipe>[]): ListedRecipe[] {
  return chapters.flatMap((chapter) => {
    const title = nameChapter(chapter, chapters.length);
    return chapter.recipes.map((recipe, at) => ({ recipe, title, starts: at === 0 }));
  });
}

/** @returns the pages, and the number of each recipe's first page */
async function layOutRecipes(chapters: Chapter<BookRecipe>[], options: Options, firstNumber: number) {
  const { place, perPage, signal, onProgress } = options;
  const pageHeight = measurePage(options.paper);
  const filled: Filled = { pages: [], left: 0, pageHeight, perPage, ...measureGaps(place) };
  const firstPages = new Map<string, number>();
  const listed = listRecipes(chapters);
  for (let at = 0; at < listed.length; at += BATCH) {
    const batch = listed.slice(at, at + BATCH);
    const drawn = batch.map(({ recipe, title, starts }) =>
      drawRecipe(recipe, { ...options, chapter: starts ? title : null }),
    );
    const measured = measureRecipes(drawn, place, { pageHeight, perPage });
    for (const [row, one] of batch.entries()) {
      const blocks = measured[row];
      if (blocks) firstPages.set(one.recipe.slug, firstNumber + addRecipe(filled, one, blocks));
    }
    onProgress((at + batch.length) / listed.length);
    await yieldToBrowser();
    signal.throwIfAborted();
  }
  return { pages: filled.pages, firstPages };
}

interface Filled extends Pick<BookOptions, "perPage"> {
  pages: Page[];
  /** Height left on the last page; 0 unless another recipe may follow there. */
  left: number;
  pageHeight: number;
  /** Height of the “(continued)” line on later pages of a recipe. */
  continuedHeight: number;
  /** Height of the gap between two recipes on a page. */
  gapHeight: number;
}

/** @returns the index of its first page */
function addRecipe(filled: Filled, { recipe, title }: ListedRecipe, blocks: DrawnRecipe): number {
  const { pages, pageHeight, perPage, continuedHeight, gapHeight } = filled;
  const room = filled.left - gapHeight;
  const [only, ...others] = room > 0 ? splitRecipe(blocks, { first: room, next: pageHeight }) : [];
  if (only && others.length === 0 && only.height <= room) {
    const content = drawPart(blocks, only, { recipe, perPage, isFurther: false });
    pages.at(-1)?.content.push(make("div", "bk-gap"), content);
    filled.left = 0;
    return pages.length - 1;
  }
  const pieces = splitRecipe(blocks, { first: pageHeight, next: pageHeight - continuedHeight });
  for (const [at, piece] of pieces.entries()) {
    const content = drawPart(blocks, piece, { recipe, perPage, isFurther: at > 0 });
    pages.push({ chapter: title ?? "", content: [content] });
  }
  const isAlone = perPage === 2 && pieces.length === 1;
  filled.left = isAlone ? pageHeight - (pieces[0]?.height ?? pageHeight) : 0;
  return pages.length - pieces.length;
}

function measureGaps(place: HTMLElement): Pick<Filled, "continuedHeight" | "gapHeight"> {
  const continued = make("p", "bk-block bk-again", "…");
  const gap = make("div", "bk-gap");
  place.replaceChildren(continued, gap);
  const heights = {
    continuedHeight: continued.getBoundingClientRect().height,
    gapHeight: gap.getBoundingClientRect().height,
  };
  place.replaceChildren();
  return heights;
}

function drawPart(
  blocks: DrawnRecipe,
  piece: Piece,
  { recipe, perPage, isFurther }: { recipe: BookRecipe; perPage: 1 | 2; isFurther: boolean },
): HTMLElement {
  const pick = (all: DrawnBlock[], [from, to]: Span) => all.slice(from, to);
  const part = {
    head: pick(blocks.head, piece.head),
    left: pick(blocks.left, piece.left),
    right: pick(blocks.right, piece.right),
    tail: pick(blocks.tail, piece.tail),
  };
  const article = drawPiece(part, perPage, blocks.left.length > 0 && blocks.right.length > 0);
  article.lang = recipe.language;
  if (isFurther)
    article.prepend(make("p", "bk-block bk-again", t("cookbook.continued", { name: recipe.name })));
  return article;
}

interface ListOptions {
  place: HTMLElement;
  height: number;
  title: string;
  columns: 1 | 2;
}

async function layOutList(
  blocks: DrawnBlock[],
  { place, height, title, columns }: ListOptions,
): Promise<Page[]> {
  const heading = makeTitle("h2", "bk-heading", title);
  const className = columns === 1 ? "" : "bk-index bk-columns";
  await measureList([heading], { place, className: "" });
  await measureList(blocks, { place, className });
  const spans = fillColumns(blocks, { columns, first: height - heading.height, next: height });
  return spans.map((page, at) => {
    const filled = page.map(([from, to]) =>
      make("div", "", ...blocks.slice(from, to).map(({ element }) => element)),
    );
    const list = make("div", className, ...filled);
    return { chapter: title, content: at === 0 ? [heading.element, list] : [list] };
  });
}

function layOutIndex(
  chapters: Chapter<BookRecipe>[],
  firstPages: ReadonlyMap<string, number>,
  { place, height, language }: { place: HTMLElement; height: number; language: string },
): Promise<Page[]> {
  const recipes = chapters.flatMap((chapter) => chapter.recipes);
  const named = recipes.flatMap((recipe): [string, Place][] => {
    const at = { name: recipe.name, page: firstPages.get(recipe.slug) ?? 0 };
    return recipe.foods.map((food) => [food, at]);
  });
  const spoken = findBookLanguage(
    recipes.map((recipe) => recipe.language),
    language,
  );
  const blocks = drawIndex(arrangeIndex(named, spoken));
  return layOutList(blocks, { place, height, title: t("cookbook.index"), columns: 2 });
}

function drawPage({ chapter, content }: Page, number: number): HTMLElement {
  const foot = make("footer", "bk-foot", make("span", "", chapter), make("span", "", String(number)));
  const leaf = make("section", "bk-leaf", ...content, foot);
  leaf.setAttribute("aria-label", t("cookbook.page", { number }));
  return make("div", "bk-sheet", leaf);
}
