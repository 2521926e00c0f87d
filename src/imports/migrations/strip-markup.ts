import { plainLines } from "../../recipes/text/text.ts";

const TAG = /<[a-z/!]/i;

/** Keeps line breaks and Markdown. */
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
