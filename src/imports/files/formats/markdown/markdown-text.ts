import { posix } from "node:path";
import type { Instruction } from "../../../../contract/recipes.ts";
import { endsSentence } from "../../../../recipes/reading/plain-text/sentences.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import type { ArchiveFiles } from "../../../archives/recipe-format.ts";
import type { FoundPicture } from "../../file-format.ts";
import { readFrontMatter } from "../../../migrations/formats/front-matter.ts";
import { readNamedStep } from "../../reading/recipe-text.ts";
import { findLinked, findPicture, readLinked } from "../../reading/linked-files.ts";

const IMAGE =
  /!\[[^\]\n]{0,500}\]\(\s*<?(?<inline>[^()\s<>]+(?:\([^()\s]*\)[^()\s<>]*)*|(?<=<)[^<>\n]+)>?(?:\s+["'][^"'\n]*["'])?\s*\)|!\[\[(?<wiki>[^\]|\n]{1,500})(?:\|[^\]\n]{0,500})?\]\]|<img\b[^<>]{0,1000}?\bsrc=["'](?<html>[^"'<>]{1,2000})["'][^<>]{0,1000}>/giu;
const LINK =
  /\[(?<text>[^[\]\n]{1,500})\]\(\s*<?(?<to>[^()\s<>]+(?:\([^()\s]*\)[^()\s<>]*)*)>?(?:\s+["'][^"'\n]*["'])?\s*\)/gu;
const WIKI_LINK = /\[\[(?<to>[^[\]|#\n]{1,500})(?:#[^[\]|\n]{0,500})?(?:\|(?<alias>[^[\]\n]{0,500}))?\]\]/gu;
export const HEADING = /^ {0,3}(?<marks>#{1,6})\s+(?<text>.{0,500}?)(?:\s+#+)?\s*$/;
export const LIST_ITEM = /^(?<indent>\s*)(?:[-*+•▢☐]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(?<text>\S.*)$/;
export const BREAK = /^ {0,3}(?:-(?:[ \t]*-){2,}|\*(?:[ \t]*\*){2,}|_(?:[ \t]*_){2,})[ \t]*$/;
const BOLD_LINE = /^(?:\*\*|__)(?<text>[^*_]{1,80}?):?(?:\*\*|__):?$/;

/** Takes the pictures out of a Markdown text. */
export function takeImages(text: string): { text: string; links: string[] } {
  const links: string[] = [];
  const rest = text.replace(IMAGE, (...given) => {
    const { inline, wiki, html } = given.at(-1) as Record<string, string | undefined>;
    links.push(inline ?? wiki ?? html ?? "");
    return "";
  });
  return { text: rest, links };
}

/** Where Unicode has no characters. */
const HIDDEN = 0xf700;
const HIDDEN_SIGN = /[\uf721-\uf77e]/g;

/** A line without Markdown, for ingredients and steps. */
export function plainInline(text: string): string {
  const shown = text
    // Obsidian names lines.
    .replace(/\s\^[\w-]+\s*$/, "")
    // Escaped signs must not be read as Markdown.
    .replace(/\\([\\`*_{}[\]()#+.!|~>-])/g, (_, sign: string) =>
      String.fromCharCode(HIDDEN + sign.charCodeAt(0)),
    )
    .replace(LINK, (...given) => {
      const { text: words = "", to = "" } = given.at(-1) as Record<string, string>;
      return /^https?:/i.test(to) && words !== to ? `${words} (${to})` : words;
    })
    .replace(WIKI_LINK, (...given) => {
      const { to = "", alias } = given.at(-1) as Record<string, string | undefined>;
      return alias ?? to;
    })
    .replace(/(\*\*|__|==|~~)(?=\S)([^\n]{0,1000}?\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu, "$2")
    .replace(/`([^`\n]+)`/g, "$1")
    .replace(HIDDEN_SIGN, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIDDEN));
  return plainLine(shown);
}

/** Makes links to other files of the import plain text. */
export function withoutFileLinks(text: string): string {
  const plain = text.replace(LINK, (...given) => {
    const { text: words = "", to = "" } = given.at(-1) as Record<string, string>;
    return /^(?:[a-z]+:|#)/i.test(to) ? (given[0] as string) : words;
  });
  return plain.replace(WIKI_LINK, (...given) => {
    const { to = "", alias } = given.at(-1) as Record<string, string | undefined>;
    return alias ?? to;
  });
}

/** Other files of the import that a text links to, by what their recipes are called. */
export async function nameLinkedRecipes(text: string, from: string, files: ArchiveFiles): Promise<string[]> {
  const links = [...text.matchAll(LINK), ...text.matchAll(WIKI_LINK)].flatMap(({ groups }) => {
    const { to = "", text: words = to } = groups ?? {};
    return /^[a-z]+:|^#/i.test(to) ? [] : [{ to, words: groups?.["alias"] ?? words }];
  });
  const names = await Promise.all(
    links.map(async ({ to, words }) => {
      const isFile = /\.(?:md|markdown)(?:#.*)?$/i.test(to);
      const file = findLinked(isFile ? to : `${to}.md`, from, files);
      if (file === from) return [];
      const name = file === null ? "" : findTitle((await readLinked(file, files)) ?? "", file);
      // A link to a file that isn't there still names the recipe.
      return name || (isFile ? plainInline(words) : []);
    }),
  );
  return names.flat();
}

function findTitle(text: string, path: string): string {
  const matter = readFrontMatter(text.replace(/^\ufeff/, ""));
  const title = matter?.fields.get("title");
  const body = (matter?.body ?? text).replace(/^\ufeff/, "").split(/\r\n?|\n/);
  const heading = body.map((line) => HEADING.exec(line)?.groups?.["text"]).find(Boolean);
  return (typeof title === "string" && title) || plainInline(heading ?? "") || nameFile(path);
}

/** Notion adds an ID to the names of files. */
export function nameFile(path: string): string {
  return posix
    .basename(path)
    .replace(/\.[a-z]{2,8}$/i, "")
    .replace(/\s[0-9a-f]{32}$/, "");
}

/** Empty if the file is named by a date or a number. */
export function nameByFile(path: string): string {
  const name = nameFile(path);
  return /\p{L}{2}/u.test(name) ? name : "";
}

export interface MarkdownSteps {
  steps: Instruction[];
  pictures: { link: string; step?: number }[];
}

interface Reading extends MarkdownSteps {
  hasLists: boolean;
}

/** Items of lists and paragraphs are steps; headings start sections. */
export function readMarkdownSteps(lines: readonly string[]): MarkdownSteps {
  const found: Reading = { steps: [], pictures: [], hasLists: lines.some((line) => LIST_ITEM.test(line)) };
  let title = "";
  let isOpen = false;
  let isGap = false;
  for (const line of lines) {
    const { text, links } = takeImages(line.replace(/^\s*>\s?/, ""));
    const heading = readHeading(text);
    const item = LIST_ITEM.exec(text)?.groups;
    const words = plainInline(item?.["text"] ?? text);
    if (heading !== null) {
      if (title) found.steps.push({ text: title });
      [title, isOpen] = [heading, false];
    } else if (BREAK.test(text) || words === "") {
      if (links.length === 0) isGap = true;
    } else if (isOpen && isContinued(text, item, isGap) && !isNextSentence(found, words, isGap)) {
      const last = found.steps.at(-1);
      const joint = item || isGap ? "\n" : " ";
      if (last) last.text += `${joint}${item ? "- " : ""}${words}`;
      isGap = false;
    } else {
      const named = readBoldName(item?.["text"] ?? text, words);
      found.steps.push(title ? { title, ...named } : named);
      [title, isOpen, isGap] = ["", true, false];
    }
    for (const link of links)
      found.pictures.push(found.steps.length > 0 ? { link, step: found.steps.length - 1 } : { link });
  }
  if (title) found.steps.push({ text: title });
  return found;
}

/** `**Season:** Add salt.` */
function readBoldName(marked: string, words: string): Pick<Instruction, "name" | "text"> {
  const { name } = readNamedStep(marked);
  const plain = name === undefined ? "" : plainInline(name);
  return plain && words.startsWith(`${plain}: `)
    ? { name: plain, text: words.slice(plain.length + 2) }
    : { text: words };
}

/** Many write a step per line. */
function isNextSentence({ steps, hasLists }: Reading, words: string, isGap: boolean): boolean {
  return !hasLists && !isGap && endsSentence(steps.at(-1)?.text ?? "") && /^\p{Lu}/u.test(words);
}

function isContinued(text: string, item: Record<string, string> | undefined, isGap: boolean): boolean {
  const isIndented = /^(?: {2,}|\t)\S/.test(text);
  return item ? (item["indent"] ?? "").length >= 2 || item["indent"] === "\t" : isIndented || !isGap;
}

/** `## Sauce`, or a line in bold. */
function readHeading(line: string): string | null {
  const found = HEADING.exec(line)?.groups?.["text"] ?? BOLD_LINE.exec(line.trim())?.groups?.["text"];
  return found === undefined ? null : plainInline(found).replace(/\s*[:：]$/, "");
}

/** Each file or address once. */
export function findPictures(
  found: readonly { link: string; step?: number }[],
  path: string,
  files: ArchiveFiles,
): FoundPicture[] {
  const known = new Set<string>();
  return found.flatMap(({ link, step }) => {
    const picture = findPicture(link, path, files);
    const key = JSON.stringify(picture);
    if (!picture || known.has(key)) return [];
    known.add(key);
    return [step === undefined ? picture : { ...picture, step }];
  });
}
