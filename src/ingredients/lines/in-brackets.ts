/** ASCII and full-width. */
export const OPEN = ["(", "（"];
export const CLOSE = [")", "）"];

/** @returns the position of the next sign, or Infinity */
export function findSign(folded: string, from: number, signs: readonly string[]): number {
  let first = Infinity;
  for (const sign of signs) {
    const at = folded.indexOf(sign, from);
    if (at >= 0 && at < first) first = at;
  }
  return first;
}

export function isInBrackets(folded: string, at: number): boolean {
  const findLast = (signs: readonly string[]) =>
    Math.max(...signs.map((sign) => folded.lastIndexOf(sign, at)));
  const opened = findLast(OPEN);
  return opened >= 0 && opened > findLast(CLOSE);
}
