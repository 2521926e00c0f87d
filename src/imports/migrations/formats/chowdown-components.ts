import { posix } from "node:path";
import { DomainError } from "../../../platform/errors.ts";
import { makeSlug } from "../../../platform/slug.ts";
import { splitLines, toNames } from "../../../archiving/lenient-values.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { readFrontMatterFile } from "./front-matter.ts";
import type { FrontMatter } from "./front-matter-lines.ts";

export interface Part {
  title: string;
  ingredients: string[];
  directions: string[];
  components: string[];
}

export interface Components {
  parts: Part[];
  missing: string[];
}

const MAX_OPENED = 1000;

/** @param file names a component without a title */
export function toPart(fields: FrontMatter, file: string): Part {
  const title = fields.get("title");
  return {
    title: typeof title === "string" && title !== "" ? title : makeTitle(file),
    ingredients: toLines(fields.get("ingredients")),
    directions: toLines(fields.get("directions")),
    components: toNames(fields.get("components")),
  };
}

/** Includes components of components. `_components/` wins over files and titles elsewhere. */
export async function readComponents(recipe: Part, file: string, files: ArchiveFiles): Promise<Components> {
  const found: Components = { parts: [], missing: [] };
  const wanted = [...recipe.components];
  if (wanted.length === 0) return found;
  const index = listSiteComponents(getSite(file), files);
  const seen = new Set([file]);
  for (const name of wanted) {
    const other = await index.find(name);
    if (other !== undefined && seen.has(other)) continue;
    const part = other === undefined ? null : await readPart(other, files);
    if (other === undefined || !part) {
      found.missing.push(name);
      continue;
    }
    seen.add(other);
    found.parts.push(part);
    wanted.push(...part.components);
  }
  return found;
}

/** The site's folder with a slash at the end, or empty. */
export function getSite(file: string): string {
  return /^((?:.*?\/)?)_recipes\//i.exec(file)?.[1] ?? /^((?:.*?\/)?)recipes\//i.exec(file)?.[1] ?? "";
}

interface ComponentIndex {
  find(name: string): Promise<string | undefined>;
}

function componentSites(): Map<string, ComponentIndex> {
  return new Map();
}

function listSiteComponents(site: string, files: ArchiveFiles): ComponentIndex {
  const sites = files.derive(componentSites);
  const index = sites.get(site) ?? indexComponents(componentFiles(site, files.names), files);
  sites.set(site, index);
  return index;
}

function indexComponents(others: string[], files: ArchiveFiles): ComponentIndex {
  const byName = filesByName(others);
  let byTitle: Promise<Map<string, string>> | null = null;
  return {
    async find(name) {
      const named = byName.get(name.toLowerCase()) ?? byName.get(makeSlug(name));
      return named ?? (await (byTitle ??= filesByTitle(others, files))).get(name.toLowerCase());
    },
  };
}

function componentFiles(site: string, names: readonly string[]): string[] {
  const pages = names.filter((name) => name.startsWith(site) && /\.(?:md|markdown)$/i.test(name));
  const inside = (folder: RegExp) => pages.filter((name) => folder.test(name.slice(site.length)));
  return [...inside(/^_?components\//i), ...inside(/^_?recipes\//i)];
}

/** `Lentil Soup` is in `lentil-soup.md` or `Lentil Soup.md`. */
function filesByName(others: string[]): Map<string, string> {
  const entries = others.flatMap((other): [string, string][] => {
    const { name } = posix.parse(other);
    return [
      [name.toLowerCase(), other],
      [makeSlug(name), other],
    ];
  });
  return new Map(entries.filter(([name]) => name !== "").toReversed());
}

async function filesByTitle(others: string[], files: ArchiveFiles): Promise<Map<string, string>> {
  const byTitle = new Map<string, string>();
  for (const other of others.slice(0, MAX_OPENED).toReversed()) {
    const part = await readPart(other, files);
    if (part) byTitle.set(part.title.toLowerCase(), other);
  }
  return byTitle;
}

/** Null for a file that can't be read, which must not stop the recipe. */
async function readPart(file: string, files: ArchiveFiles): Promise<Part | null> {
  try {
    const page = await readFrontMatterFile(file, files);
    return page && toPart(page.fields, file);
  } catch (problem) {
    if (problem instanceof DomainError) return null;
    throw problem;
  }
}

function makeTitle(file: string): string {
  const words = posix
    .parse(file)
    .name.replace(/[-_\s]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Some write one text with bulleted lines. */
function toLines(value: string | string[] | undefined): string[] {
  if (Array.isArray(value)) return value;
  return splitLines((value ?? "").replace(/^[ \t]*(?:[-*]|\d+[.)])[ \t]+/gm, ""));
}
