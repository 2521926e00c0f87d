import { escapeUTF8 as escape } from "entities";
import { Marked } from "marked";

/** Deeply nested lists and quotes take a time that grows with the square of their length. */
const MAX_CHARACTERS = 4000;
const SAFE_LINK = /^(?:https?:|mailto:|tel:)/i;

/** As in the app, HTML tags are dropped, and their text stays. Pictures become their text, so that nothing is loaded. */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => escape(text.replace(/<[^<>]*>/g, "")),
    image: ({ text }) => escape(text),
    // Below the name of the recipe and the headings of its parts.
    heading({ tokens, depth }) {
      const level = `h${Math.min(depth + 3, 6)}`;
      return `<${level}>${this.parser.parseInline(tokens)}</${level}>`;
    },
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      return SAFE_LINK.test(href)
        ? `<a href="${escape(href)}" rel="noopener noreferrer">${label}</a>`
        : label;
    },
  },
});

/** HTML of a description or note, without anything that runs or loads. Long texts are shown as they're written. */
export function renderMarkdown(text: string): string {
  if (text.length > MAX_CHARACTERS) return `<p class="written">${escape(text.trim())}</p>`;
  return markdown.parse(text, { async: false });
}
