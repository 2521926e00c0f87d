import type { Chapter, IndexSection } from "../../../src/contract/book-order.ts";
import { t } from "../../text/translation.ts";
import type { BookRecipe } from "./book-recipe.ts";
import { make, makeBlock, makeTitle, type DrawnBlock } from "./make-block.ts";

/** Foods in more recipes than this show only page numbers. */
const MAX_NAMED = 20;

export interface Row {
  block: DrawnBlock;
  /** The recipe whose page number is shown. */
  slug: string;
}

/** Null for a book without categories, which needs no chapters. */
export function nameChapter({ title }: Chapter<unknown>, chapters: number): string | null {
  if (title === null && chapters === 1) return null;
  return title ?? t("cookbook.no-category");
}

/** Without page numbers, which depend on how many pages the contents need. */
export function drawContents(chapters: Chapter<BookRecipe>[]): Row[] {
  return chapters.flatMap((chapter) => {
    const title = nameChapter(chapter, chapters.length);
    const [first] = chapter.recipes;
    const rows = chapter.recipes.map(({ name, slug }) => ({ block: drawRow("bk-row-recipe", name), slug }));
    if (title === null || !first) return rows;
    const block = { ...drawRow("bk-row-chapter", title), keepsWithNext: true };
    return [{ block, slug: first.slug }, ...rows];
  });
}

function drawRow(className: string, name: string, page = ""): DrawnBlock {
  return makeBlock(make("p", `bk-block bk-row ${className}`, make("span", "", name), make("span", "", page)));
}

export function numberRow({ block }: Row, page: number): void {
  block.element.lastElementChild?.replaceChildren(String(page));
}

export interface Place {
  name: string;
  page: number;
}

export function drawIndex(sections: IndexSection<Place>[]): DrawnBlock[] {
  return sections.flatMap(({ letter, entries }) => [
    ...(letter ? [makeTitle("h3", "bk-letter", letter)] : []),
    ...entries.flatMap(({ name, places }) => {
      const sorted = places.toSorted((one, other) => one.page - other.page);
      return [
        { ...makeBlock(make("p", "bk-block bk-food", name)), keepsWithNext: true },
        ...(sorted.length > MAX_NAMED
          ? [drawPages([...new Set(sorted.map(({ page }) => page))])]
          : sorted.map((place) => drawRow("bk-row-recipe", place.name, String(place.page)))),
      ];
    }),
  ]);
}

function drawPages(pages: number[]): DrawnBlock {
  return makeBlock(make("p", "bk-block bk-row-recipe", pages.join(", ")));
}
