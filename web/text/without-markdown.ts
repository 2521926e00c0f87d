/** A link's target with an optional title; brackets inside come in pairs. */
const TARGET = String.raw`\(\s*(?:<[^<>]*>[^()]*|(?:[^()]|\([^()]*\))*)\)`;

/** Markdown and what remains of it. Source: https://spec.commonmark.org */
const MARKS: [RegExp, string][] = [
  [new RegExp(String.raw`!\[([^\]]*)\]${TARGET}`, "g"), "$1"],
  [new RegExp(String.raw`\[([^\]]+)\]${TARGET}`, "g"), "$1"],
  [/<\/?[a-z][^<>]*>/gi, ""],
  [/^ {0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, ""],
  [/(\*\*|__|~~|`)(.+?)\1/g, "$2"],
  [/(?<![\w*])\*(\S(?:.*?\S)?)\*(?![\w*])/g, "$1"],
  [/(?<!\w)_(\S(?:.*?\S)?)_(?!\w)/g, "$1"],
];

/** Enough for a card, and fast for any text. */
const LOOKED_AT = 2000;

export function withoutMarkdown(text: string): string {
  return MARKS.reduce((plain, [mark, kept]) => plain.replace(mark, kept), text.slice(0, LOOKED_AT))
    .replace(/\s+/g, " ")
    .trim();
}
