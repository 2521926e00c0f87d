import { Parser } from "htmlparser2";
import { isRecipeUrl } from "../../../../contract/links.ts";
import { inOneLine } from "../../../../platform/plain-text.ts";

export interface EvernoteNote {
  title: string;
  /** ENML: XHTML with a few more elements. */
  content: string;
  /** `20230501T145416Z` */
  created: string;
  tags: string[];
  author: string;
  sourceUrl: string | null;
  files: NoteFile[];
}

export interface NoteFile {
  name: string;
  mime: string;
  bytes: Uint8Array;
  /** The text refers to it by its MD5. */
  hash: string;
}

const START = "<note>";
const END = "</note>";

/** Decodes one note at a time: the whole text would need several times the memory. */
export function* eachNote(file: Uint8Array): Generator<EvernoteNote> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (let start = bytes.indexOf(START); start >= 0;) {
    const next = bytes.indexOf(START, start + START.length);
    const end = bytes.indexOf(END, start);
    const isWhole = end >= 0 && (next < 0 || end < next);
    const last = isWhole ? end + END.length : next < 0 ? bytes.length : next;
    yield readNote(bytes.toString("utf8", start, last));
    start = next;
  }
}

function readNote(xml: string): EvernoteNote {
  const texts = new Map<string, string[]>();
  const files: NoteFile[] = [];
  let resource: Map<string, string> | null = null;
  let text = "";
  new Parser(
    {
      onopentagname(name) {
        if (name === "resource") resource = new Map();
        text = "";
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        if (name === "resource") {
          if (resource) files.push(toFile(resource));
          resource = null;
        } else if (resource) {
          if (!resource.has(name)) resource.set(name, text);
        } else {
          texts.set(name, [...(texts.get(name) ?? []), text]);
        }
        text = "";
      },
    },
    { xmlMode: true },
  ).end(xml);
  const first = (name: string) => texts.get(name)?.[0] ?? "";
  const sourceUrl = first("source-url").trim();
  return {
    title: inOneLine(first("title")),
    content: first("content"),
    created: first("created").trim(),
    tags: [...new Set((texts.get("tag") ?? []).map(inOneLine).filter(Boolean))],
    author: inOneLine(first("author")),
    sourceUrl: isRecipeUrl(sourceUrl) ? sourceUrl : null,
    files,
  };
}

function toFile(resource: ReadonlyMap<string, string>): NoteFile {
  const bytes = Buffer.from(resource.get("data") ?? "", "base64");
  return {
    name: inOneLine(resource.get("file-name") ?? ""),
    mime: (resource.get("mime") ?? "").trim(),
    bytes,
    hash: new Bun.CryptoHasher("md5").update(bytes).digest("hex"),
  };
}
