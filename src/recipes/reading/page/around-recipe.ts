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

/** A page with what was made of it. */
export interface ParsedPage {
  url: string;
  head: PageHead;
  document: Document;
  /** What stands in its scripts but JSON-LD. */
  scripts: string[];
  lines: PageLine[];
  /** What the site calls itself in its structured data; may be empty. */
  site: string;
  /** Whether its structured data says that it sells something. */
  sells: boolean;
}

/** Lists of other posts name their categories, too: a page with more links to categories does not name its own. */
const MOST_CATEGORIES = 8;
/** A first paragraph is at least this long, and names of sites and people are shorter than that, in characters. */
const PARAGRAPH = 60;
const SITE_MOST = 40;
/** What is shared of a description begins like the whole, for this many characters. */
const BEGIN = 40;
const PARAGRAPH_MOST = 1500;

/**
 * What a page says of its recipe besides ingredients and steps: in its text, and in what it tells those who share it.
 * What is known already is not asked for.
 * Sources: https://ogp.me, https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names
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

/** Whether a recipe says already all that its page would be searched for around it. */
export function tellsAllAround(recipe: ParsedRecipe): boolean {
  const { description, image, recipeCategory } = recipe;
  return saysFacts(recipe) && description !== "" && image !== null && recipeCategory.length > 0;
}

const NO_FACTS = { recipeYield: "", prepTime: null, performTime: null, totalTime: null, author: "" };

/** Whether a recipe says already what its page would be searched for. */
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

/** A person where one is named, else the site. */
function findMetaAuthor(meta: Record<string, string>): string {
  const named = [meta["author"], meta["article:author"], meta["parsely-author"], meta["twitter:creator"]];
  const isName = (name: string | undefined) =>
    name && name.length < PARAGRAPH && !/^(?:https?:|@|\/)/.test(name);
  const site = meta["og:site_name"] ?? "";
  return named.find(isName) ?? (site.length < SITE_MOST ? site : "");
}

/** The categories that a page's own links to them name, as blogs mark them. Null without any. */
function findCategoryLinks(document: Document): string[] | null {
  const links = DomUtils.find(
    (node) => isTag(node) && node.name === "a" && /\bcategory\b/.test(node.attribs["rel"] ?? ""),
    document.children,
    true,
    MOST_CATEGORIES + 1,
  );
  const names = links.map((link) => plainLine(DomUtils.textContent(link))).filter(Boolean);
  return names.length > 0 && names.length <= MOST_CATEGORIES ? [...new Set(names)] : null;
}

/** A description that was cut short for sharing, as the page itself has it. */
function inFull(description: string, lines: PageLine[]): string {
  const begin = description.slice(0, BEGIN);
  if (begin.length < BEGIN) return description;
  const whole = lines.find((line) => line.text.length < PARAGRAPH_MOST && line.text.startsWith(begin))?.text;
  return whole && whole.length > description.length - 3 ? whole : description;
}

/** The first paragraph below the main heading that is one. */
function findLead(lines: PageLine[]): string {
  const heading = lines.findIndex((line) => line.level === 1);
  const below = lines.slice(heading + 1, heading + 30);
  const isLead = (line: PageLine) =>
    line.part === null && line.level === 0 && !line.link && line.text.length > PARAGRAPH;
  return below.find(isLead)?.text ?? "";
}
