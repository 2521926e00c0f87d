import { decodeFile, mendValue } from "./repair-text.ts";
import { type ArchiveFiles, FileNotJson, FileTooDeep } from "./recipe-format.ts";

/** A recipe is some kilobytes; some programs put a picture or all comments of a site into it. */
const JSON_MOST_BYTES = 40_000_000;
/** What a program writes of a recipe is never nested deeper. */
const MOST_DEPTH = 64;

/**
 * What a JSON file of an archive says, whatever encoding it came in.
 * @param parse throws where there is nothing to read
 * @throws FileNotJson, FileTooDeep, and what taking the file out of the archive throws
 */
export async function readJson(
  file: string,
  files: ArchiveFiles,
  parse: (text: string) => unknown = JSON.parse,
): Promise<unknown> {
  const text = decodeFile(await files.bytes(file, JSON_MOST_BYTES), file, files);
  const value = parseOrRefuse(text, file, parse);
  if (isDeeperThan(value, MOST_DEPTH)) throw new FileTooDeep(file);
  return mendValue(value, text, file, files);
}

function parseOrRefuse(text: string, file: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch {
    // What the parser says of it is of no use to a person who did not write it.
    throw new FileNotJson(file);
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
