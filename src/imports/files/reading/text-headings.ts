import { isOnlyPartName, type Part, partOfHeading } from "../../../recipes/text/part-words.ts";

/** `# For the sauce`, `For the sauce:`, `[For the sauce]`, `--- For the sauce ---` */
const HEADING =
  /^(?:#{1,6}\s+(?<marked>\S.*?)#*|(?<open>\S.*?)[:：]|\[(?<framed>[^[\]]+)\]|(?:-{2,}|={2,}|\*{3,})\s*(?<ruled>[\p{L}\p{N}].*?)\s*(?:-{2,}|={2,}|\*{3,}))$/u;
const LONGEST = 80;

/** Null if the line isn't a heading. */
export function readHeading(line: string): string | null {
  const { marked, open, framed, ruled } = HEADING.exec(line)?.groups ?? {};
  const title = marked ?? open ?? framed ?? ruled;
  // A sentence, or a step like “Bake: 20 minutes:”, is no title.
  return title === undefined || title.length > LONGEST || /[.!?]\s/.test(title) ? null : title.trim();
}

/** “Ingredients” above the ingredients says nothing. */
export function isPartHeading(title: string, part: Part): boolean {
  return partOfHeading(title) === part && isOnlyPartName(title);
}

const CAPITALS = /^(?=(?:.*\p{Lu}){3})[^\p{Ll}\d.!?,;:[\]#*-][^\p{Ll}\d.!?,;:[\]#*]*$/u;
const FOR = /^(?:FOR|FÜR|POUR|PARA|PER|VOOR|TIL|TILL|DLA)\s/;

/** `FOR THE SAUCE` among other lines is a heading, like `FOR THE SAUCE:`. So is `SAUCE` at the start of a paragraph. */
export function markCapitals(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim());
  const capitals = filled.filter((line) => CAPITALS.test(line.trim()));
  // Some people write everything in capitals.
  if (capitals.length === 0 || capitals.length * 2 > filled.length) return [...lines];
  return lines.map((line, at) => {
    const text = line.trim();
    const next = lines
      .slice(at + 1)
      .find((one) => one.trim())
      ?.trim();
    const isFirst = (lines[at - 1]?.trim() ?? "") === "";
    const isTitle =
      CAPITALS.test(text) && text.length <= LONGEST && next !== undefined && !CAPITALS.test(next);
    return isTitle && (isFirst || FOR.test(text)) ? `${text}:` : line;
  });
}
