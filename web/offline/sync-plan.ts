import type { LibraryEntry } from "../../src/contract/recipe-library.ts";
import { furtherLabel } from "./picture-request.ts";

export interface ToKeep {
  fetch: string[];
  remove: string[];
}

/** Estimate until sizes are known. */
const USUAL_BYTES = 60_000;

/** @param stored marks by slug */
export function recipesToKeep(rows: LibraryEntry[], stored: ReadonlyMap<string, string>): ToKeep {
  const slugs = new Set(rows.map(({ slug }) => slug));
  return {
    fetch: rows.filter(({ slug, mark }) => stored.get(slug) !== mark).map(({ slug }) => slug),
    remove: [...stored.keys()].filter((slug) => !slugs.has(slug)),
  };
}

/** Newest recipes first, and further pictures after all others; sizes and the budget are in bytes. */
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
  for (const image of listLabels(rows)) {
    if (staying.has(image)) continue;
    const size = stored.get(image);
    // Stops where an unknown picture might not fit.
    if (room < (size ?? largest)) break;
    room -= size ?? usual;
    staying.add(image);
    if (size === undefined) fetch.push(image);
  }
  return { fetch, remove: [...stored.keys()].filter((label) => !staying.has(label)) };
}

function listLabels(rows: LibraryEntry[]): string[] {
  const own = rows.flatMap(({ image }) => image ?? []);
  const further = rows.flatMap(({ slug, pictures = [] }) => pictures.map((id) => furtherLabel(slug, id)));
  return [...own, ...further];
}
