import { decodeFile, repairValue } from "./repair-text.ts";
import { type ArchiveFiles, FileNotJson, FileTooDeep } from "./recipe-format.ts";

/** Some programs put a picture or all comments of a site into a recipe's JSON. */
const MAX_JSON_BYTES = 40_000_000;
const MAX_DEPTH = 64;

/** @throws FileNotJson, FileTooDeep, and what reading the file throws */
export async function readJson(
  file: string,
  files: ArchiveFiles,
  parse: (text: string) => unknown = JSON.parse,
): Promise<unknown> {
  const text = decodeFile(await files.bytes(file, MAX_JSON_BYTES), file, files);
  const value = parseOrRefuse(text, file, parse);
  if (isDeeperThan(value, MAX_DEPTH)) throw new FileTooDeep(file);
  return repairValue(value, text, file, files);
}

function parseOrRefuse(text: string, file: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch {
    throw new FileNotJson(file);
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
