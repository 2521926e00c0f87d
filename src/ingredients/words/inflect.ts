/** Every start with every end: stems with their endings, or prefixes with words. An empty part is allowed. */
export function combine(...parts: string[]): string {
  return parts
    .map((part) => part.split(/[|\n]/))
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [""])
    .join("|");
}
