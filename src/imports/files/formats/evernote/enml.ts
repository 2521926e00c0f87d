import { isTag, isText, type ChildNode, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { getAttribute, parsePage } from "../../../../recipes/reading/page/parse-page.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import { linkToRecipe } from "../../reading/recipe-links.ts";

export interface NoteText {
  /** Lines as the note shows them. */
  lines: string[];
  /** HTML without self-closing tags. */
  html: string;
  /** Markdown links whose addresses aren't visible in the text. */
  links: string[];
  /** MD5 hashes of files, in order. */
  media: string[];
}

const SHORT_TAG = /<(?!(?:br|hr|img|col|input)\b)([a-z][\w-]*)((?:\s[^<>]*)?)\/>/gi;
const PARAGRAPHS = new Set("p h1 h2 h3 h4 h5 h6 ul ol table blockquote".split(" "));
const BLOCKS = new Set([...PARAGRAPHS, ..."div li tr pre center".split(" ")]);
const HIDDEN = new Set(["script", "style", "title"]);

/** Source: https://dev.evernote.com/doc/articles/enml.php */
export function readEnml(enml: string): NoteText {
  const html = enml
    .replace(/^\s*(?:<\?xml[^<>]*\?>\s*|<!DOCTYPE[^<>]*>\s*)*/i, "")
    .replace(SHORT_TAG, "<$1$2></$1>");
  const page = parsePage(html);
  const written = new LineWriter();
  writeNodes(page.children, written);
  const elements = DomUtils.find(isTag, page.children, true, Infinity).filter(isTag);
  return {
    html,
    lines: written.finish(),
    links: [...new Set(elements.filter(({ name }) => name === "a").flatMap(toLink))],
    media: elements
      .filter(({ name }) => name === "en-media")
      .map((media) => getAttribute(media, "hash")?.toLowerCase() ?? ""),
  };
}

function toLink(link: Element): string[] {
  const address = getAttribute(link, "href")?.trim() ?? "";
  const text = plainLine(DomUtils.textContent(link));
  if (/^evernote:/i.test(address)) return text ? [linkToRecipe(text)] : [];
  if (!/^https?:\/\//i.test(address) || text.includes(address)) return [];
  return [text ? `[${text}](${address})` : address];
}

function writeNodes(nodes: readonly ChildNode[], written: LineWriter): void {
  for (const node of nodes) {
    if (isText(node)) written.addText(node.data);
    else if (isTag(node) && !HIDDEN.has(node.name)) writeElement(node, written);
  }
}

function writeElement(element: Element, written: LineWriter): void {
  const { name, children } = element;
  if (name === "br" || name === "hr") return written.breakLine();
  if (name === "td" || name === "th") written.addText(" ");
  if (BLOCKS.has(name)) written.endLine();
  if (PARAGRAPHS.has(name)) written.endParagraph();
  if (name === "li" || name === "en-todo") written.addText(`${getMark(element)} `);
  writeNodes(children, written);
  if (BLOCKS.has(name)) written.endLine();
  if (PARAGRAPHS.has(name)) written.endParagraph();
}

/** `-`, or `3.` in a numbered list. */
function getMark(item: Element): string {
  const { parent } = item;
  if (item.name !== "li" || !parent || !isTag(parent) || parent.name !== "ol") return "-";
  return `${parent.children.filter((child) => isTag(child) && child.name === "li").indexOf(item) + 1}.`;
}

class LineWriter {
  private readonly lines: string[] = [];
  private line = "";

  addText(text: string): void {
    this.line += text.replace(/\s+/g, " ");
  }

  /** Also writes an empty line. */
  breakLine(): void {
    this.lines.push(plainLine(this.line));
    this.line = "";
  }

  endLine(): void {
    const text = plainLine(this.line);
    // A bullet whose text is in a separate block.
    if (text === "-" || /^\d+\.$/.test(text)) return;
    if (text !== "") this.lines.push(text);
    this.line = "";
  }

  endParagraph(): void {
    if (this.lines.at(-1) !== "") this.lines.push("");
  }

  finish(): string[] {
    this.endLine();
    const text = this.lines.join("\n").replace(/\n{3,}/g, "\n\n");
    const lines = text.trim().split("\n");
    return lines.some(Boolean) ? lines : [];
  }
}
