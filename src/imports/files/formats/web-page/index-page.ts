import { plainLine } from "../../../../recipes/text/text.ts";
import type { Place } from "../../file-format.ts";
import { findFileBeside } from "../../reading/files-beside.ts";
import { isPageName } from "./page-folders.ts";

const LINK =
  /<a\b[^<>]{0,1000}?\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))[^<>]{0,1000}>(.{0,500}?)<\/a>/gis;
const FRAME = /<frame\b[^<>]{0,1000}?\bsrc\s*=\s*(?:["']([^"'<>]*)["']|([^\s"'<>]+))/gi;
const MAX_READ_CHARACTERS = 1_000_000;
const HEAD = /^.*?<\/head>/is;
const HEADING = /<h([1-6])\b[^<>]{0,1000}>.{0,500}?<\/h\1>/gis;
/** Of the visible text without headings. */
const MIN_LINKED_SHARE = 0.5;

/** Whether a page only leads to other pages of the import, like the list of recipes in an export. */
export function isIndexPage(html: string, { path, files }: Place): boolean {
  const leadsToPage = (link: string) => {
    const page = findFileBeside(path, link, files);
    return page !== null && page !== path && isPageName(page);
  };
  const start = html.slice(0, MAX_READ_CHARACTERS);
  const links = [...start.matchAll(LINK)]
    .filter(([, quoted, single, bare]) => leadsToPage(quoted ?? single ?? bare ?? ""))
    .map(([, , , , inner = ""]) => plainLine(inner));
  const frames = [...start.matchAll(FRAME)].filter(([, quoted, bare]) => leadsToPage(quoted ?? bare ?? ""));
  if (links.length + frames.length === 0) return false;
  const linked = links.reduce((sum, text) => sum + text.length, 0);
  return linked >= plainLine(start.replace(HEAD, "").replace(HEADING, "")).length * MIN_LINKED_SHARE;
}
