import { Parser } from "htmlparser2";
import { createDecoder } from "../../archives/old-encodings.ts";

// Programs export thousands of recipes, with their pictures, in one XML file.

export const MAX_XML_BYTES = 400_000_000;
const CHUNK_BYTES = 64_000;
const MAX_DEPTH = 60;

/** Names are in lower case. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Texts and elements in order. */
  parts: (string | XmlElement)[];
}

/**
 * Yields the elements with one of the names as they end. Elements outside of them aren't kept.
 * @param repair changes texts that end with a tag before they're parsed
 */
export function* readElements(
  bytes: Uint8Array,
  names: ReadonlySet<string>,
  repair: (text: string) => string = (text) => text,
): Generator<XmlElement> {
  const ended: XmlElement[] = [];
  const open: XmlElement[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length === 0 && !names.has(name)) return;
        depth++;
        const element = { name, attributes: { ...attributes }, parts: [] };
        if (depth > MAX_DEPTH) return;
        open.at(-1)?.parts.push(element);
        open.push(element);
      },
      ontext(text) {
        const parts = open.at(-1)?.parts;
        const last = parts?.at(-1);
        if (parts && typeof last === "string") parts[parts.length - 1] = last + text;
        else parts?.push(text);
      },
      onclosetag() {
        if (open.length === 0) return;
        if (depth-- > MAX_DEPTH) return;
        const element = open.pop();
        if (element && open.length === 0) ended.push(element);
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (const text of joinTags(decodeParts(bytes))) {
    parser.write(repair(text));
    yield* ended.splice(0);
  }
  parser.end();
  yield* ended.splice(0);
}

/** No tag is cut. */
function* joinTags(parts: Iterable<string>): Generator<string> {
  const waiting: string[] = [];
  for (const part of parts) {
    const end = part.lastIndexOf(">") + 1;
    if (end > 0) yield [...waiting.splice(0), part.slice(0, end)].join("");
    waiting.push(part.slice(end));
  }
  yield waiting.join("");
}

function* decodeParts(bytes: Uint8Array): Generator<string> {
  const head = Buffer.from(bytes.subarray(0, 300)).toString("latin1");
  const [, claim = ""] = /encoding\s*=\s*["']([\w-]+)["']/i.exec(head) ?? [];
  const decode = createDecoder(bytes, claim);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield decode(bytes.subarray(at, at + CHUNK_BYTES));
}

export function listElements({ parts }: XmlElement, ...names: string[]): XmlElement[] {
  return parts.filter(
    (part): part is XmlElement =>
      typeof part !== "string" && (names.length === 0 || names.includes(part.name)),
  );
}

/** All text in it, trimmed; empty without the element. */
export function getText(element: XmlElement | undefined): string {
  return element ? collectText(element).trim() : "";
}

function collectText({ parts }: XmlElement): string {
  return parts.map((part) => (typeof part === "string" ? part : collectText(part))).join("");
}

/** Its own text in one line, without that of the elements in it. */
export function getOwnText({ parts }: XmlElement): string {
  const texts = parts.filter((part) => typeof part === "string");
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

/** Of the first element with the name. */
export function getChildText(element: XmlElement | undefined, name: string): string {
  return element ? getText(listElements(element, name)[0]) : "";
}
