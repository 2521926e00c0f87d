import { decodeHTML } from "entities";
import { jsonrepair } from "jsonrepair";
import type { SchemaNode } from "./schema-node.ts";
import { MAX_REPAIRED_CHARACTERS } from "../reading-limits.ts";

export function readJsonLd(scripts: string[]): SchemaNode[] {
  const room = { characters: MAX_REPAIRED_CHARACTERS };
  return scripts.flatMap((script) => {
    const value = parse(script, room);
    return typeof value === "object" && value !== null ? [value as SchemaNode] : [];
  });
}

function parse(script: string, room: { characters: number }): unknown {
  const text = lowerCaseKeys(stripWrapper(script));
  if (!text) return null;
  for (const attempt of [
    parseAsIs,
    parseWithEscapedControls,
    parseWithoutEntities,
    (broken: string) => parseRepaired(broken, room),
  ]) {
    try {
      return attempt(text);
    } catch {
      // The next attempt is more lenient.
    }
  }
  return null;
}

function stripWrapper(script: string): string {
  return script
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, "")
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, "")
    .replace(/^\ufeff/, "")
    .trim()
    .replace(/;$/, "");
}

/** Some systems write `"Name":` and `"ItemListElement":`. */
function lowerCaseKeys(text: string): string {
  return text.replace(/(?<=[{,]\s*")[A-Z](?=[A-Za-z]+"\s*:)/g, (letter) => letter.toLowerCase());
}

function parseAsIs(text: string): unknown {
  return JSON.parse(text);
}

function parseWithEscapedControls(text: string): unknown {
  const escaped = text.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (string) =>
    // oxlint-disable-next-line no-control-regex
    string.replace(/[\u0000-\u001f]/g, (character) => JSON.stringify(character).slice(1, -1)),
  );
  return JSON.parse(escaped);
}

function parseWithoutEntities(text: string): unknown {
  if (!text.includes("&quot;")) throw new SyntaxError("no encoded quotation marks");
  return JSON.parse(decodeHTML(text));
}

function parseRepaired(text: string, room: { characters: number }): unknown {
  room.characters -= text.length;
  if (room.characters < 0) throw new SyntaxError("too long to mend");
  return JSON.parse(jsonrepair(text));
}
