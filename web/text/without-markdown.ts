/** Where a link leads, with a title or without; brackets in it come in pairs. */
const TARGET = String.raw`\(\s*(?:<[^<>]*>[^()]*|(?:[^()]|\([^()]*\))*)\)`;

/** Marks of Markdown, and what stays of what they mark. Source: https://spec.commonmark.org */
const MARKS: [RegExp, string][] = [
  [new RegExp(String.raw`!\[([^\]]*)\]${TARGET}`, "g"), "$1"],
  [new RegExp(String.raw`\[([^\]]+)\]${TARGET}`, "g"), "$1"],
  [/<\/?[a-z][^<>]*>/gi, ""],
  [/^ {0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, ""],
  [/(\*\*|__|~~|`)(.+?)\1/g, "$2"],
  [/(?<![\w*])\*(\S(?:.*?\S)?)\*(?![\w*])/g, "$1"],
  [/(?<!\w)_(\S(?:.*?\S)?)_(?!\w)/g, "$1"],
];

/** Characters that are looked at: many times what a card shows, and few enough that no text keeps a page waiting. */
const LOOKED_AT = 2000;

/** The words with which a text in Markdown begins, on one line: for places where there is no room for its looks. */
export function withoutMarkdown(text: string): string {
  return MARKS.reduce((plain, [mark, kept]) => plain.replace(mark, kept), text.slice(0, LOOKED_AT))
    .replace(/\s+/g, " ")
    .trim();
}
