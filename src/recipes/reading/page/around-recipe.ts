import { isTag, type Document } from "domhandler";
import { DomUtils } from "htmlparser2";
import { findByline } from "./byline.ts";
import { mainPicture } from "./main-picture.ts";
import { pageFacts } from "./page-facts.ts";
import { pageTitle, siteInTitle } from "./page-title.ts";
import type { PageHead } from "./page-head.ts";
import type { PageLine } from "./page-lines.ts";
import { emptyRecipe, type ParsedRecipe } from "../../text/parsed-recipe.ts";
import { plainLine } from "../../text/text.ts";

export interface ParsedPage {
  url: string;
  head: PageHead;
  document: Document;
  scripts: string[];
  lines: PageLine[];
  site: string;
  sells: boolean;
}

/** Pages with more category links list the categories of other posts, too. */
const MAX_CATEGORIES = 8;
/** Names of sites and people are shorter. */
const MIN_PARAGRAPH_LENGTH = 60;
const MAX_SITE_NAME_LENGTH = 40;
/** How much of a cut description has to match the page's text. */
const BEGIN = 40;
const MAX_PARAGRAPH_LENGTH = 1500;

/**
 * What a page says of its recipe besides ingredients and steps, in its text and its metadata. Sources: https://ogp.me,
 * https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names
 */
export function aroundRecipe(page: ParsedPage, known: ParsedRecipe | undefined): ParsedRecipe {
  const { url, lines } = page;
  const { author, ...facts } = known && saysFacts(known) ? NO_FACTS : pageFacts(lines);
  return {
    ...emptyRecipe(url),
    ...facts,
    name: known?.name ? "" : pageTitle(page),
    description: known?.description ? "" : findDescription(page),
    image: known?.image ? null : findPicture(page),
    recipeCategory: known?.recipeCategory.length ? [] : findCategories(page),
    author: known?.author ? "" : author || findAuthor(page),
  };
}

function findDescription({ head: { meta }, lines }: ParsedPage): string {
  return inFull(meta["og:description"] || meta["description"] || findLead(lines), lines);
}

function findPicture({ head: { meta }, document, url }: ParsedPage): string | null {
  return absolute(meta["og:image"] || meta["twitter:image"] || mainPicture(document), url);
}

function findCategories({ head: { meta }, document }: ParsedPage): string[] {
  const section = meta["article:section"];
  return findCategoryLinks(document) ?? (section ? [section] : []);
}

function findAuthor(page: ParsedPage): string {
  return findByline(page.document) || findMetaAuthor(page.head.meta) || page.site || siteInTitle(page);
}

export function tellsAllAround(recipe: ParsedRecipe): boolean {
  const { description, image, recipeCategory } = recipe;
  return saysFacts(recipe) && description !== "" && image !== null && recipeCategory.length > 0;
}

const NO_FACTS = { recipeYield: "", prepTime: null, performTime: null, totalTime: null, author: "" };

function saysFacts({ recipeYield, prepTime, performTime, totalTime, author }: ParsedRecipe): boolean {
  return (
    recipeYield !== "" && author !== "" && (totalTime !== null || (prepTime !== null && performTime !== null))
  );
}

function absolute(address: string | null, base: string): string | null {
  if (!address || !URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : null;
}

function findMetaAuthor(meta: Record<string, string>): string {
  const named = [meta["author"], meta["article:author"], meta["parsely-author"], meta["twitter:creator"]];
  const isName = (name: string | undefined) =>
    name && name.length < MIN_PARAGRAPH_LENGTH && !/^(?:https?:|@|\/)/.test(name);
  const site = meta["og:site_name"] ?? "";
  return named.find(isName) ?? (site.length < MAX_SITE_NAME_LENGTH ? site : "");
}

function findCategoryLinks(document: Document): string[] | null {
  const links = DomUtils.find(
    (node) => isTag(node) && node.name === "a" && /\bcategory\b/.test(node.attribs["rel"] ?? ""),
    document.children,
    true,
    MAX_CATEGORIES + 1,
  );
  const names = links.map((link) => plainLine(DomUtils.textContent(link))).filter(Boolean);
  return names.length > 0 && names.length <= MAX_CATEGORIES ? [...new Set(names)] : null;
}

/** The page's own text of a description that was cut short for sharing. */
function inFull(description: string, lines: PageLine[]): string {
  const begin = description.slice(0, BEGIN);
  if (begin.length < BEGIN) return description;
  const whole = lines.find(
    (line) => line.text.length < MAX_PARAGRAPH_LENGTH && line.text.startsWith(begin),
  )?.text;
  return whole && whole.length > description.length - 3 ? whole : description;
}

function findLead(lines: PageLine[]): string {
  const heading = lines.findIndex((line) => line.level === 1);
  const below = lines.slice(heading + 1, heading + 30);
  const isLead = (line: PageLine) =>
    line.part === null && line.level === 0 && !line.link && line.text.length > MIN_PARAGRAPH_LENGTH;
  return below.find(isLead)?.text ?? "";
}
