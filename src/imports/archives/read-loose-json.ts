import { readJsonLd } from "../../recipes/reading/page/json-ld.ts";
import { closeCutJson } from "./close-cut-json.ts";
import { parseJsonOrLines } from "./parse-json-lines.ts";
import { readJson } from "./read-json.ts";
import type { ArchiveFiles } from "./recipe-format.ts";

/**
 * Reads JSON with small mistakes, and the beginning of JSON that is cut off, for which `isCutJson` is true afterwards.
 * @throws FileNotJson, FileTooDeep, and what reading the file throws
 */
export function readLooseJson(file: string, files: ArchiveFiles): Promise<unknown> {
  return readJson(file, files, (text) => {
    const { value, isCut } = parseLoosely(text);
    if (isCut) files.derive(createCutFiles).add(file);
    return value;
  });
}

/** Ask after reading it. */
export function isCutJson(file: string, files: ArchiveFiles): boolean {
  return files.derive(createCutFiles).has(file);
}

function createCutFiles(): Set<string> {
  return new Set();
}

/** @throws SyntaxError */
function parseLoosely(text: string): { value: unknown; isCut: boolean } {
  try {
    return { value: parseJsonOrLines(text), isCut: false };
  } catch (problem) {
    const closed = closeCutJson(text);
    const value = closed === null ? undefined : parseOrNothing(closed);
    if (value !== undefined) return { value, isCut: true };
    const [mended] = readJsonLd([text]);
    if (!mended) throw problem;
    return { value: mended, isCut: closed !== null };
  }
}

function parseOrNothing(text: string): unknown {
  try {
    return parseJsonOrLines(text);
  } catch {
    return undefined;
  }
}
