import { decodeFile } from "../../archives/repair-text.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { type FrontMatter, readByLines } from "./front-matter-lines.ts";

export interface MatterAndBody {
  fields: FrontMatter;
  /** The text behind it, without white space around it. */
  body: string;
}

/** A page of a recipe is some kilobytes. */
const MARKDOWN_MOST_BYTES = 1_000_000;
const FENCE = /^---[ \t]*$/;

/**
 * What stands in a Markdown file of an archive; null when it has no front matter.
 * @throws what taking the file out of the archive throws
 */
export async function readFrontMatterFile(file: string, files: ArchiveFiles): Promise<MatterAndBody | null> {
  const text = decodeFile(await files.bytes(file, MARKDOWN_MOST_BYTES), file, files);
  return readFrontMatter(text.replace(/^\ufeff/, ""));
}

/**
 * Divides a text at the first two lines that are just `---`: what is between them is YAML, and other such lines belong
 * to the body. Without the second one there is no body.
 */
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

/** By YAML's rules where they give texts. Else as it was meant: `1 cup: sifted` is no table, and `012` no number. */
function parseFields(lines: string[]): FrontMatter {
  const fields = readByLines(lines);
  for (const [key, value] of Object.entries(asYaml(lines.join("\n")))) {
    const told = toTexts(value);
    if (told !== null) fields.set(key.trim().toLowerCase(), told);
  }
  return fields;
}

/** Without anything where it is not in order, which is often. */
function asYaml(source: string): object {
  try {
    const value: unknown = Bun.YAML.parse(source);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    // Line by line it can be read all the same.
    return {};
  }
}

/** A text, or a list of nothing but texts; null for anything else. */
function toTexts(value: unknown): string | string[] | null {
  if (typeof value === "string") return value.trim();
  if (!Array.isArray(value)) return null;
  const texts = value.filter((item) => typeof item === "string").map((text) => text.trim());
  return texts.length === value.length ? texts.filter(Boolean) : null;
}
