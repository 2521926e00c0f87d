/** What may mean something in Markdown, as GitHub writes it: marks, links, and lines that begin like a list or a code. */
const MAY_MEAN = /[*_`#<>[\]~|\\@]|&[a-z#]|:\/\/|www\.|^[-+=:\s]|^\d+[.)]/im;

/**
 * A text without any Markdown in it: its paragraphs, and the lines of each. Null where something may mean more than it
 * says, which is rather too often than too rarely.
 */
export function plainParagraphs(text: string): string[][] | null {
  const paragraphs = text
    .replace(/^\n+/, "")
    .trimEnd()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== "");
  if (paragraphs.some((paragraph) => MAY_MEAN.test(paragraph))) return null;
  return paragraphs.map((paragraph) => paragraph.split("\n").map((line) => line.trimEnd()));
}
