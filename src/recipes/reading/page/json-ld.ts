import { decodeHTML } from "entities";
import { jsonrepair } from "jsonrepair";
import type { SchemaNode } from "./schema-node.ts";

/** Mending is slow: of one page no more than this is mended. */
const MOST_MENDED_CHARACTERS = 500_000;

/**
 * What stands in a page's JSON-LD scripts: one value a script. Broken JSON is mended where it can be; what cannot be
 * read is left out.
 */
export function readJsonLd(scripts: string[]): SchemaNode[] {
  const room = { characters: MOST_MENDED_CHARACTERS };
  return scripts.flatMap((script) => {
    const value = parse(script, room);
    return typeof value === "object" && value !== null ? [value as SchemaNode] : [];
  });
}

function parse(script: string, room: { characters: number }): unknown {
  const text = inSmallLetters(bare(script));
  if (!text) return null;
  for (const attempt of [
    asIs,
    withoutLineBreaksInStrings,
    withoutEntities,
    (broken: string) => parseRepaired(broken, room),
  ]) {
    try {
      return attempt(text);
    } catch {
      // The next attempt is more forgiving; after the last one the script counts as unreadable.
    }
  }
  return null;
}

/** Without the wrappers that old templates put around scripts. */
function bare(script: string): string {
  return script
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, "")
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, "")
    .replace(/^\ufeff/, "")
    .trim()
    .replace(/;$/, "");
}

/** Properties begin with a small letter; some systems write `"Name":` and `"ItemListElement":`. */
function inSmallLetters(text: string): string {
  return text.replace(/(?<=[{,]\s*")[A-Z](?=[A-Za-z]+"\s*:)/g, (letter) => letter.toLowerCase());
}

function asIs(text: string): unknown {
  return JSON.parse(text);
}

/** The most frequent fault: control characters as they are inside strings, where JSON wants them escaped. */
function withoutLineBreaksInStrings(text: string): unknown {
  const escaped = text.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (string) =>
    // oxlint-disable-next-line no-control-regex
    string.replace(/[\u0000-\u001f]/g, (character) => JSON.stringify(character).slice(1, -1)),
  );
  return JSON.parse(escaped);
}

function withoutEntities(text: string): unknown {
  if (!text.includes("&quot;")) throw new SyntaxError("no encoded quotation marks");
  return JSON.parse(decodeHTML(text));
}

function parseRepaired(text: string, room: { characters: number }): unknown {
  room.characters -= text.length;
  if (room.characters < 0) throw new SyntaxError("too long to mend");
  return JSON.parse(jsonrepair(text));
}
