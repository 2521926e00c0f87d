/** Marks of Markdown, and what stays of what they mark. Source: https://spec.commonmark.org */
const MARKS: [RegExp, string][] = [
  [/!\[([^\]]*)\]\([^)]*\)/g, "$1"],
  [/\[([^\]]+)\]\([^)]*\)/g, "$1"],
  [/<\/?[a-z][^<>]*>/gi, ""],
  [/^ {0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, ""],
  [/(\*\*|__|~~|`)(.+?)\1/g, "$2"],
  [/(?<![\w*])\*(\S(?:.*?\S)?)\*(?![\w*])/g, "$1"],
  [/(?<!\w)_(\S(?:.*?\S)?)_(?!\w)/g, "$1"],
];

/** The words of a text in Markdown, on one line: for places where there is no room for its looks. */
export function withoutMarkdown(text: string): string {
  return MARKS.reduce((plain, [mark, kept]) => plain.replace(mark, kept), text)
    .replace(/\s+/g, " ")
    .trim();
}
