import { DomHandler, type Document } from "domhandler";
import { Parser } from "htmlparser2";

/** Elements in elements: what is nested deeper is kept, but as if it were not. Browsers stop at 512. */
const MOST_DEPTH = 200;
/** Elements of a page that are kept; large ones have a tenth. */
const MOST_ELEMENTS = 100_000;
/** Characters that are parsed at a time. */
const CHUNK = 65_536;

/** A page as a tree. No tree is deeper than 200 elements, so that it can be walked by plain functions. */
export function parsePage(html: string): Document {
  const handler = new FlatHandler();
  const parser = new Parser(handler, { decodeEntities: true });
  for (let at = 0; at < html.length && handler.elements < MOST_ELEMENTS; at += CHUNK) {
    parser.write(html.slice(at, at + CHUNK));
  }
  parser.end();
  return handler.root;
}

class FlatHandler extends DomHandler {
  elements = 0;
  private depth = 0;

  override onopentag(name: string, attribs: { [key: string]: string }): void {
    this.depth++;
    this.elements++;
    if (this.depth <= MOST_DEPTH) super.onopentag(name, attribs);
  }

  override onclosetag(): void {
    if (this.depth <= MOST_DEPTH) super.onclosetag();
    this.depth--;
  }
}
