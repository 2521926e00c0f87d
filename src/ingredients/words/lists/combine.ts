/** Joins every start with every end: stems with endings, or prefixes with words. A part may be empty. */
export function combine(...parts: string[]): string {
  return parts
    .map((part) => part.split(/[|\n]/))
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [""])
    .join("|");
}

/** Adds every ending to every word: "cortad|pelad" and "o|a" make "cortado|cortada|pelado|pelada". */
export function inflect(words: string, endings: string): string {
  const stems = words
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  return combine(stems.join("|"), endings);
}
