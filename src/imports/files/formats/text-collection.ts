import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import type { FileSample, FoundRecipe, UnreadableRecipe } from "../file-format.ts";
import { requireName } from "../reading/each-object.ts";
import { parseMasterCookText } from "./mastercook-text.ts";
import { parseMealMaster } from "./mealmaster-recipe.ts";
import { parseNowYoureCooking } from "./nowyourecooking-recipe.ts";
import { readOldText } from "../../archives/old-encodings.ts";
import { parseRezKonv } from "./rezkonv-recipe.ts";

// Mailing lists and bulletin boards collected recipes of several programs in one text file.

const MAX_BYTES = 200_000_000;
const AHEAD_CHARACTERS = 1500;

const TITLE_SOON =
  /^(?:(?![\s>:|]*(?:M{5}|-{5}))[^\n]*\n){0,6}?[\s>:|]*(?:Title|Categories|Yield|Servings)[ \t]*:/i;
const MASTERCOOK_SOON =
  /^(?:[^\n]*\n){0,24}?[\s>:|]*(?:Recipe By|Serving Size|Categories|Amount[ \t]+Measure)\b/i;

interface Kind {
  name: "mealmaster" | "nowyourecooking" | "mastercook" | "rezkonv";
  /** Matches the first line of a recipe. */
  start: RegExp;
  /** Matches the lines after it, where the first one alone isn't enough. */
  soon?: RegExp;
  /** @param lines from the line that starts the recipe to the next one */
  parse(lines: string[]): FoundRecipe;
}

const KINDS: readonly Kind[] = [
  {
    name: "rezkonv",
    start: /^[\s>:|]*={3,}\s*REZKONV\b/i,
    parse: parseRezKonv,
  },
  {
    name: "nowyourecooking",
    start: /^[\s>:|]*@{3,}\s*Now You['’`]?re Cooking/i,
    parse: parseNowYoureCooking,
  },
  {
    name: "mealmaster",
    start:
      /^[\s>:|]*(?:M{4,}|[-=*_]{3,})[-\s]*.*(?:meal-?\s?master|now you['’`]?re cooking|recipe (?:via|from|by|extracted)|export format)/i,
    soon: TITLE_SOON,
    parse: parseMealMaster,
  },
  {
    name: "mealmaster",
    start: /^[\s>:|]*(?:M{5}-{3,}.*|(?:Recipe )?(?:via|extracted from|exported from)\b.*meal-?\s?master.*)$/i,
    soon: TITLE_SOON,
    parse: parseMealMaster,
  },
  {
    name: "mastercook",
    start: /^[\s>:|]*[*{@(=~+#-]*\s*exported\s+(?:from|by|for|with)\s+(?:mastercook|cookworks)\b.{0,40}$/i,
    soon: MASTERCOOK_SOON,
    parse: parseMasterCookText,
  },
];
const MAY_START = /M{4}|-{3}|={3}|@{3}|meal-?\s?master|exported/i;
const QUOTED = /^\s*[>:|]/;

/** The kind of the first recipe in a text; null if it has none. */
export function findCollection({ head, kind: content }: FileSample): Kind["name"] | null {
  if (content === "html" || !/meal-?\s?master|mastercook|cookworks|rezkonv|re cooking|M{5}-{3}/i.test(head))
    return null;
  const shown = normalizeEnds(head);
  for (const { start, text } of eachLine(shown)) {
    const kind = findStart(text, () => shown.slice(start, start + AHEAD_CHARACTERS));
    if (kind) return kind.name;
  }
  return null;
}

export async function* readCollection(
  path: string,
  files: ArchiveFiles,
): AsyncGenerator<FoundRecipe | UnreadableRecipe> {
  const { raw, decode } = readOldText(await files.bytes(path, MAX_BYTES));
  for (const { kind, text } of eachRecipe(normalizeEnds(raw)))
    yield requireName(kind.parse(withoutQuotes(decode(text).split("\n"))), path);
}

/** Form feeds are between pages, and DOS ends files with U+001A. */
function normalizeEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n").replaceAll("\f", "\n").replaceAll("\u001a", "");
}

function* eachRecipe(text: string): Generator<{ kind: Kind; text: string }> {
  let current: { kind: Kind; start: number } | null = null;
  for (const { start, text: line } of eachLine(text)) {
    const kind = findStart(line, () => text.slice(start, start + AHEAD_CHARACTERS));
    if (!kind) continue;
    if (current) yield { kind: current.kind, text: text.slice(current.start, start) };
    current = { kind, start };
  }
  if (current) yield { kind: current.kind, text: text.slice(current.start) };
}

function* eachLine(text: string): Generator<{ start: number; text: string }> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start);
    const stop = end === -1 ? text.length : end;
    yield { start, text: text.slice(start, stop) };
    start = stop + 1;
  }
}

function findStart(line: string, ahead: () => string): Kind | null {
  if (line.length > 200 || !MAY_START.test(line)) return null;
  return (
    KINDS.find(({ start, soon }) => start.test(line) && (!soon || soon.test(dropFirstLine(ahead())))) ?? null
  );
}

function dropFirstLine(text: string): string {
  return text.slice(text.indexOf("\n") + 1 || text.length);
}

/** Recipes quoted in mails have `>` or `:` before each line. */
function withoutQuotes(lines: string[]): string[] {
  const first = lines[0] ?? "";
  if (!QUOTED.test(first)) return lines;
  const sign = first.trim()[0] ?? "";
  const filled = lines.filter((line) => line.trim());
  const quoted = filled.filter((line) => line.trimStart().startsWith(sign));
  if (quoted.length < filled.length * 0.8) return [first.replace(/^[\s>:|]+/, ""), ...lines.slice(1)];
  return lines.map((line) => (line.trimStart().startsWith(sign) ? line.trimStart().slice(1) : line));
}
