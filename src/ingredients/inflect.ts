/** Every word with every ending: "cortad|pelad" and "o|a" are "cortado|cortada|pelado|pelada". */
export function inflect(words: string, endings: string): string {
  return words
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap((word) => endings.split("|").map((ending) => word + ending))
    .join("|");
}
