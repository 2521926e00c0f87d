import { decodeHTML } from "entities";
import { jsonrepair } from "jsonrepair";
import type { SchemaNode } from "./schema-node.ts";

/** Mending is slow on long texts, and what is broken and longer than this holds more than a recipe. */
const MOST_MENDED_CHARACTERS = 500_000;

/**
 * What stands in a page's JSON-LD scripts: one value a script. Broken JSON is mended where it can be; what cannot be
 * read is left out.
 */
export function readJsonLd(scripts: string[]): SchemaNode[] {
  return scripts.flatMap((script) => {
    const value = parse(script);
    return typeof value === "object" && value !== null ? [value as SchemaNode] : [];
  });
}

function parse(script: string): unknown {
  const text = bare(script);
  if (!text) return null;
  for (const attempt of [asIs, withoutLineBreaksInStrings, withoutEntities, mended]) {
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

function mended(text: string): unknown {
  if (text.length > MOST_MENDED_CHARACTERS) throw new SyntaxError("too long to mend");
  return JSON.parse(jsonrepair(text));
}
