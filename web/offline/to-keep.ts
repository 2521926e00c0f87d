import type { LibraryEntry } from "../../src/contract/recipe-library.ts";

export interface ToKeep {
  fetch: string[];
  remove: string[];
}

/** A small picture for as long as none is known, in bytes. */
const USUAL_BYTES = 60_000;

/**
 * Which recipes are not kept as they are now, by slug.
 * @param rows all that there are
 * @param stored the marks of those that are kept, by slug
 */
export function recipesToKeep(rows: LibraryEntry[], stored: ReadonlyMap<string, string>): ToKeep {
  const slugs = new Set(rows.map(({ slug }) => slug));
  return {
    fetch: rows.filter(({ slug, mark }) => stored.get(slug) !== mark).map(({ slug }) => slug),
    remove: [...stored.keys()].filter((slug) => !slugs.has(slug)),
  };
}

/**
 * Which pictures are to be kept within a budget, by label: those of the first recipes, until it is full.
 * @param rows the newest recipe first
 * @param stored the sizes of those that are kept, in bytes
 * @param budget in bytes
 */
export function picturesToKeep(
  rows: LibraryEntry[],
  stored: ReadonlyMap<string, number>,
  budget: number,
): ToKeep {
  const sizes = [...stored.values()];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const usual = sizes.length > 0 ? total / sizes.length : USUAL_BYTES;
  const largest = sizes.reduce((most, size) => Math.max(most, size), usual);
  const staying = new Set<string>();
  const fetch: string[] = [];
  let room = budget;
  for (const { image } of rows) {
    if (!image || staying.has(image)) continue;
    const size = stored.get(image);
    // As long as the largest would fit, none is fetched only to be thrown away.
    if (room < (size ?? largest)) break;
    room -= size ?? usual;
    staying.add(image);
    if (size === undefined) fetch.push(image);
  }
  return { fetch, remove: [...stored.keys()].filter((label) => !staying.has(label)) };
}
