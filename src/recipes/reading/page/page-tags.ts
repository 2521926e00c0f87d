import { isTag, type Element } from "domhandler";
import { matchStart } from "../../text/match-start.ts";
import { LABELS } from "../../text/plain-text-words.ts";
import { parseLoneLabel } from "../../text/facts.ts";
import type { PageLine } from "./page-lines.ts";

const MAX_TAGS = 20;
const MAX_TAG_CHARACTERS = 40;
const MAX_LINE_CHARACTERS = 500;
const SIDEBAR = /widget|sidebar|cloud/i;
const AFTER_LABEL = /^\s*[:：]\s*/;

/** “Tags: soup, vegan”, or links below “Tags”. */
export function findTags(lines: PageLine[]): string[] {
  for (const [at, line] of lines.entries()) {
    if (line.part === "steps" || line.part === "noise" || line.text.length > MAX_LINE_CHARACTERS) continue;
    const label = matchStart(line.text, LABELS);
    if (label?.kind !== "tags") continue;
    const tags =
      readAfterLabel(label.rest) ??
      (isTagLabel(line) ? readTagLinks(lines.slice(at + 1, at + 2 + MAX_TAGS)) : []);
    const named = [...new Set(tags.filter((tag) => tag !== "" && tag.length <= MAX_TAG_CHARACTERS))];
    if (named.length > 0) return named.slice(0, MAX_TAGS);
  }
  return [];
}

function readAfterLabel(rest: string): string[] | null {
  const colon = AFTER_LABEL.exec(rest);
  const said = rest.slice(colon?.[0].length ?? 0);
  return colon && said !== "" ? said.split(/[,;，、|•·]/).map(tidyTag) : null;
}

function isTagLabel({ text, block }: PageLine): boolean {
  return parseLoneLabel(text) === "tags" && !isInSidebar(block);
}

function isInSidebar(block: Element): boolean {
  for (let above: Element["parent"] = block; above && isTag(above); above = above.parent) {
    if (above.name === "aside" || SIDEBAR.test(above.attribs["class"] ?? "")) return true;
  }
  return false;
}

function readTagLinks(below: PageLine[]): string[] {
  const end = below.findIndex((line) => !line.link || line.text.length > MAX_TAG_CHARACTERS);
  const links = below.slice(0, end < 0 ? undefined : end);
  // Longer lists have the tags of the whole site.
  return links.length > MAX_TAGS ? [] : links.map(({ text }) => tidyTag(text));
}

const tidyTag = (text: string) => text.replace(/^[\s#]+|[\s,.]+$/g, "");
