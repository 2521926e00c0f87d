import { plainLines } from "../../recipes/text/text.ts";

/** Where markup begins: a tag, or a comment. */
const TAG = /<[a-z/!]/i;

/**
 * A text without entities and tags whose lines stay, and with them its Markdown. Of several blank lines one stays; where
 * there are tags, these tell the lines, and none is blank.
 */
export function stripMarkup(text: string): string {
  if (TAG.test(text)) return plainLines(text).join("\n");
  const lines = text.split(/\r\n?|\n/).map((line) => getIndent(line) + plainLines(line).join("\n"));
  return lines
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function getIndent(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}
