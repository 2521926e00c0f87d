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
  /** What those are called of which there is no file. */
  missing: string[];
}

/** So many files are opened to find a component by its title, in an archive that never ends. */
const MOST_OPENED = 1000;

/** @param file gives it a title where it has none */
export function toPart(fields: FrontMatter, file: string): Part {
  const title = fields.get("title");
  return {
    title: typeof title === "string" && title !== "" ? title : makeTitle(file),
    ingredients: toLines(fields.get("ingredients")),
    directions: toLines(fields.get("directions")),
    components: toNames(fields.get("components")),
  };
}

/**
 * What a recipe is made of, and what these are made of, each once. They are found by their file's name or by their title;
 * `_components/` counts before other recipes.
 */
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

/** The folder of a page's site, with a slash at its end; empty when there is nothing around. */
export function getSite(file: string): string {
  return /^((?:.*?\/)?)_recipes\//i.exec(file)?.[1] ?? /^((?:.*?\/)?)recipes\//i.exec(file)?.[1] ?? "";
}

interface ComponentIndex {
  /** The file of a component; undefined without one. */
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

/** `Lentil Soup` stands in `lentil-soup.md`, or in `Lentil Soup.md`. */
function filesByName(others: string[]): Map<string, string> {
  const entries = others.flatMap((other): [string, string][] => {
    const { name } = posix.parse(other);
    return [
      [name.toLowerCase(), other],
      [makeSlug(name), other],
    ];
  });
  // Of several, the first counts, and what cannot be written as a slug has none.
  return new Map(entries.filter(([name]) => name !== "").toReversed());
}

async function filesByTitle(others: string[], files: ArchiveFiles): Promise<Map<string, string>> {
  const byTitle = new Map<string, string>();
  for (const other of others.slice(0, MOST_OPENED).toReversed()) {
    const part = await readPart(other, files);
    if (part) byTitle.set(part.title.toLowerCase(), other);
  }
  return byTitle;
}

/** Null for a file that cannot be had: what is made of it is not lost with it. */
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

/** Some write one text with a line for each, and a sign of a list before it. */
function toLines(value: string | string[] | undefined): string[] {
  if (Array.isArray(value)) return value;
  return splitLines((value ?? "").replace(/^[ \t]*(?:[-*]|\d+[.)])[ \t]+/gm, ""));
}
