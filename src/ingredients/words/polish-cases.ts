type Gender = "masculine" | "feminine" | "neuter";

/** Adds all forms of adjectives and participles. They're given in the masculine: "mały", "miękki", "letni". */
export function inflect(words: string): string {
  return words
    .split(/[|\n]/)
    .map((word) => word.trim())
    .flatMap((word) => {
      const [first = "", ...rest] = word.split(" ");
      const stem = first.slice(0, -1);
      const endings = first.endsWith("y")
        ? ["y", "a", "e", "ego", "ej", "ych", "ym", "ymi"]
        : /[kg]i$/.test(first)
          ? ["i", "a", "ie", "iego", "iej", "ich", "im", "imi"]
          : ["i", "ia", "ie", "iego", "iej", "ich", "im", "imi"];
      return endings.map((ending) => [stem + ending, ...rest].join(" "));
    })
    .join("|");
}

/** Lists the forms of adjectives for one, a few, many, and a part. */
export function decline(gender: Gender, adjectives: string): string {
  const words = adjectives.split(/[|\n]/).map((word) => word.trim());
  return words
    .filter((word) => !word.includes(" "))
    .map((word) => {
      const soft = word.endsWith("y") ? "" : "i";
      const one = {
        masculine: soft || "y",
        feminine: /[kg]i$/.test(word) ? "a" : `${soft}a`,
        neuter: `${soft}e`,
      };
      const part = gender === "feminine" ? `${soft}ej` : `${soft}ego`;
      const endings = [one[gender], `${soft}e`, soft ? "ich" : "ych", part];
      return endings.map((ending) => word.slice(0, -1) + ending).join("/");
    })
    .join("|");
}
