import { DomHandler, type Document, type Element } from "domhandler";
import { decodeHTML, decodeHTMLAttribute } from "entities";
import { Parser } from "htmlparser2";

/** Elements in elements: what is nested deeper is kept, but as if it were not. Browsers stop at 512. */
const MOST_DEPTH = 200;
/** Elements of a page that are kept; large ones have a tenth. */
const MOST_ELEMENTS = 100_000;
/** Attributes that are asked for, written large, as machines and old pages write them. */
const LARGE_NAMES = /\s(?:item[A-Z]|CLASS=|ID=|HREF=|SRC=|REL=|ITEM)/;

/**
 * A page as a tree. No tree is deeper than 200 elements, so that it can be walked by plain functions. Texts are
 * decoded; attributes stand as they are written, since few of them are ever read (see `attributeOf`).
 */
export function parsePage(html: string): Document {
  const handler = new FlatHandler();
  // The parser runs over text and values twice as fast when it does not look for entities in them.
  new Parser(handler, { decodeEntities: false, lowerCaseAttributeNames: LARGE_NAMES.test(html) }).end(html);
  return handler.root;
}

/** The decoded value of an element's attribute; undefined without one. */
export function getAttribute({ attribs }: Element, name: string): string | undefined {
  const written = attribs[name];
  return written?.includes("&") ? decodeHTMLAttribute(written) : written;
}

class FlatHandler extends DomHandler {
  private reader: Parser | null = null;
  private elements = 0;
  private depth = 0;

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.reader = parser;
  }

  override onopentag(name: string, attribs: { [key: string]: string }): void {
    this.depth++;
    this.elements++;
    if (this.depth <= MOST_DEPTH) super.onopentag(name, attribs);
    if (this.elements === MOST_ELEMENTS) this.reader?.pause();
  }

  override onclosetag(): void {
    if (this.depth <= MOST_DEPTH) super.onclosetag();
    this.depth--;
  }

  override ontext(text: string): void {
    super.ontext(text.includes("&") ? decodeHTML(text) : text);
  }
}
