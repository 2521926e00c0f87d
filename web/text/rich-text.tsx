import DOMPurify from "dompurify";
import { Marked } from "marked";
import { useMemo } from "react";

/** Nothing that runs, loads, or imitates the app. */
const ALLOWED_TAGS = [
  ..."p br hr strong em b i u s del sup sub ul ol li blockquote code pre a".split(" "),
  ..."h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "),
];

/** HTML tags are dropped, their text stays. Headings are one level lower, below the page's own. */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => escapeHtml(text.replace(/<[^<>]*>/g, "")),
    heading({ tokens, depth }) {
      const level = `h${Math.min(depth + 1, 6)}`;
      return `<${level}>${this.parser.parseInline(tokens)}</${level}>\n`;
    },
  },
});

export function RichText({ text, className }: { text: string; className?: string }) {
  const html = useMemo(() => safeHtml(text), [text]);
  return <div dir="auto" className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function safeHtml(text: string): string {
  const html = markdown.parse(text, { async: false });
  const page = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ["href", "start"],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
    RETURN_DOM_FRAGMENT: true,
  });
  // A refused link must not look like one.
  for (const refused of page.querySelectorAll("a:not([href])")) refused.replaceWith(...refused.childNodes);
  for (const link of page.querySelectorAll("a")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer nofollow");
  }
  const holder = document.createElement("div");
  holder.append(page);
  return holder.innerHTML;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
