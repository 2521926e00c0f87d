import { decodeFile } from "../../archives/repair-text.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { type FrontMatter, readByLines } from "./front-matter-lines.ts";

export interface MatterAndBody {
  fields: FrontMatter;
  body: string;
}

const MAX_MARKDOWN_BYTES = 1_000_000;
const FENCE = /^---[ \t]*$/;

/** @throws what reading the file throws */
export async function readFrontMatterFile(file: string, files: ArchiveFiles): Promise<MatterAndBody | null> {
  const text = decodeFile(await files.bytes(file, MAX_MARKDOWN_BYTES), file, files);
  return readFrontMatter(text.replace(/^\ufeff/, ""));
}

export function readFrontMatter(text: string): MatterAndBody | null {
  const lines = text.trimStart().split(/\r\n?|\n/);
  if (!FENCE.test(lines[0] ?? "")) return null;
  const second = lines.findIndex((line, at) => at > 0 && FENCE.test(line));
  const end = second === -1 ? lines.length : second;
  const body = lines
    .slice(end + 1)
    .join("\n")
    .trim();
  return { fields: parseFields(lines.slice(1, end)), body };
}

/** YAML would make `1 cup: sifted` an object and `012` a number. */
function parseFields(lines: string[]): FrontMatter {
  const fields = readByLines(lines);
  for (const [key, value] of Object.entries(asYaml(lines.join("\n")))) {
    const told = toTexts(value);
    if (told !== null) fields.set(key.trim().toLowerCase(), told);
  }
  return fields;
}

function asYaml(source: string): object {
  try {
    const value: unknown = Bun.YAML.parse(source);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

function toTexts(value: unknown): string | string[] | null {
  if (typeof value === "string") return value.trim();
  if (!Array.isArray(value)) return null;
  const texts = value.filter((item) => typeof item === "string").map((text) => text.trim());
  return texts.length === value.length ? texts.filter(Boolean) : null;
}
