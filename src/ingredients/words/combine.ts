/** Every start with every end: stems with their endings, or prefixes with words. An empty part is allowed. */
export function combine(...parts: string[]): string {
  return parts
    .map((part) => part.split(/[|\n]/))
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [""])
    .join("|");
}

/** Every word with every ending: "cortad|pelad" and "o|a" are "cortado|cortada|pelado|pelada". */
export function inflect(words: string, endings: string): string {
  const stems = words
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  return combine(stems.join("|"), endings);
}
