/** Characters and line starts that may be Markdown. */
const MAY_MEAN = /[*_`#<>[\]~|\\@]|&[a-z#]|:\/\/|www\.|^[-+=:\s]|^\d+[.)]/im;

/** Paragraphs with their lines; null if the text may be Markdown. */
export function plainParagraphs(text: string): string[][] | null {
  const paragraphs = text
    .replace(/^\n+/, "")
    .trimEnd()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== "");
  if (paragraphs.some((paragraph) => MAY_MEAN.test(paragraph))) return null;
  return paragraphs.map((paragraph) => paragraph.split("\n").map((line) => line.trimEnd()));
}
