/** ASCII and full-width. */
export const OPEN = "(（";
const CLOSE = ")）";

export function isInBrackets(folded: string, at: number): boolean {
  const [opened, closed] = [OPEN, CLOSE].map((signs) =>
    Math.max(...[...signs].map((sign) => folded.lastIndexOf(sign, at))),
  );
  return (opened ?? 0) > (closed ?? 0);
}
