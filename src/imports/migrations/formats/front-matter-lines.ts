export type FrontMatter = Map<string, string | string[]>;

/** The length limit keeps the pattern fast for a line of a million spaces. */
const KEY = /^(?<indent>\s*)["']?(?<key>[\p{L}_][\p{L}\p{N} _-]{0,60}?)["']?\s*:(?:\s+(?<value>.*))?$/su;
const ITEM = /^\s*-(?:\s+(?<item>.*))?$/s;
/** A multi-line text: `|`, `>-`. */
const BLOCK = /^(?<kind>[|>])[+-]?\d?$/;

interface OpenField {
  key: string;
  isList: boolean;
  parts: string[][];
  joint: " " | "\n";
}

/** Reads invalid YAML. Anything but `key: value` and `- item` continues the previous value. */
export function readByLines(lines: string[]): FrontMatter {
  const fields: FrontMatter = new Map();
  let open: OpenField | null = null;
  for (const line of lines.filter((text) => text.trim() !== "" && !text.startsWith("#"))) {
    const begun = beginning(line, open);
    if (begun) {
      if (open) fields.set(open.key, toValue(open));
      open = begun;
    } else if (open) {
      goOn(open, line);
    }
  }
  return open ? fields.set(open.key, toValue(open)) : fields;
}

function beginning(line: string, open: OpenField | null): OpenField | null {
  const { indent = "", key, value = "" } = KEY.exec(line)?.groups ?? {};
  const isInside = indent !== "" && open !== null && (open.isList || open.joint === "\n");
  if (key === undefined || isInside) return null;
  const text = value.trim();
  const block = BLOCK.exec(text)?.groups?.["kind"];
  const parts = block || text === "" ? [] : [[text]];
  return { key: key.toLowerCase(), isList: false, parts, joint: block === "|" ? "\n" : " " };
}

function goOn(open: OpenField, line: string): void {
  const found = ITEM.exec(line)?.groups;
  if (found && open.joint === " " && (open.isList || open.parts.length === 0)) {
    open.isList = true;
    open.parts.push([unquote((found["item"] ?? "").trim())]);
  } else if (open.isList) {
    open.parts.at(-1)?.push(line.trim());
  } else {
    open.parts.push([line.trim()]);
  }
}

function toValue({ isList, parts, joint }: OpenField): string | string[] {
  const lines = parts.map((pieces) => pieces.filter(Boolean).join(" "));
  return isList ? lines.filter(Boolean) : listOrText(lines.join(joint));
}

/** `[soups, vegan]` */
function listOrText(text: string): string | string[] {
  const inside = /^\[(.*)\]$/s.exec(text)?.[1];
  if (inside === undefined) return unquote(text);
  return inside
    .split(",")
    .map((item) => unquote(item.trim()))
    .filter(Boolean);
}

function unquote(text: string): string {
  const [, quote, inside = ""] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  if (quote === undefined) return text;
  return quote === '"' ? inside.replace(/\\(["\\])/g, "$1") : inside.replaceAll("''", "'");
}
