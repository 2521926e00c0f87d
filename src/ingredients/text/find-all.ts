import type { Span } from "./span.ts";

/** @param pattern with the flag `g` */
export function findAll(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

export function contains(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}
