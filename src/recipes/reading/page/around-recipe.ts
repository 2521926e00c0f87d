import { isTag, type Document, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { findEquipment } from "./equipment.ts";
import { findByline } from "./byline.ts";
import { findDescription } from "./description.ts";
import { findMainPicture } from "./main-picture.ts";
import { findWidth, isDecoration, isSurelyGood, pickPicture } from "./picture-address.ts";
import { findPageFacts } from "./page-facts.ts";
import { findTags } from "./page-tags.ts";
import { findPageTitle, findSiteInTitle } from "./page-title.ts";
import type { PageHead } from "./page-head.ts";
import type { PageLine } from "./page-lines.ts";
import type { SchemaNode } from "./schema-node.ts";
import { findArticleAuthor, findSiteName } from "./schema-recipe.ts";
import { makeWordKey } from "./split-words.ts";
import { emptyRecipe, type ParsedRecipe } from "../../text/parsed-recipe.ts";
import { plainLine } from "../../text/text.ts";

export interface ParsedPage {
  url: string;
  head: PageHead;
  document: Document;
  scripts: string[];
  lines: PageLine[];
  /** Contains all nodes of the structured data. */
  nodes: SchemaNode[];
}

/** Pages with more category links also list the categories of other posts, below their own. */
const MAX_CATEGORY_LINKS = 8;
const MAX_AUTHOR_CHARACTERS = 60;
const MAX_SITE_NAME_CHARACTERS = 40;

/** Sources: https://ogp.me, https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names */
export function readAroundRecipe(page: ParsedPage, known: ParsedRecipe | undefined): ParsedRecipe {
  const { url, lines } = page;
  const { author, ...facts } = known && hasFacts(known) ? NO_FACTS : findPageFacts(lines);
  return {
    ...emptyRecipe(url),
    ...facts,
    name: known?.name ? "" : findPageTitle(page),
    description: known?.description ? "" : findDescription(page.head, lines),
    image: known?.image ? null : findPicture(page),
    tags: known?.tags.length ? [] : findTags(lines),
    recipeCategory: known?.recipeCategory.length ? [] : findCategories(page),
    tools: known?.tools.length ? [] : findEquipment(lines),
    author: known?.author ? "" : author || findAuthor(page),
  };
}

function findPicture({ head: { meta }, document, url }: ParsedPage): string | null {
  const shared = meta["og:image"] || meta["twitter:image"] || "";
  const found = shared && !isDecoration(shared) ? shared : (findMainPicture(document) ?? shared);
  return toAbsoluteUrl(found, url);
}

/** What the page shares is often larger than the first picture of its data. */
export function pickLargerPicture(
  { image }: ParsedRecipe,
  { head: { meta }, url }: ParsedPage,
  findDeclaredWidth: (address: string) => number | null,
): string | null {
  const shared = toAbsoluteUrl(meta["og:image"] ?? null, url);
  if (!image || !shared || isDecoration(shared)) return image;
  const own = { address: image, widthPx: findWidth(image) ?? findDeclaredWidth(image) };
  const other = { address: shared, widthPx: Number(meta["og:image:width"]) || findWidth(shared) };
  return pickPicture(own.widthPx === null && isSurelyGood(other) ? [other] : [own, other]);
}

function findCategories(page: ParsedPage): string[] {
  const links = findCategoryLinks(page.document);
  const section = findSection(page);
  const isOfPage = links.length <= MAX_CATEGORY_LINKS;
  const own = isOfPage ? links : links.filter(({ parent }) => parent === links[0]?.parent);
  const names = own.map((link) => plainLine(DomUtils.textContent(link))).filter(Boolean);
  const areBest = names.length > 0 && (isOfPage || section === "");
  return areBest ? [...new Set(names)] : [section].filter(Boolean);
}

/** Empty if it's only the name of the site. */
function findSection({ head: { meta }, nodes }: ParsedPage): string {
  const section = meta["article:section"] ?? "";
  const key = makeWordKey(section);
  return [meta["og:site_name"] ?? "", findSiteName(nodes)].some((name) => makeWordKey(name) === key)
    ? ""
    : section;
}

function findAuthor(page: ParsedPage): string {
  return (
    findArticleAuthor(page.nodes) ||
    findByline(page.document) ||
    findMetaAuthor(page.head.meta) ||
    findSiteName(page.nodes) ||
    findSiteInTitle(page)
  );
}

export function hasAllMetadata(recipe: ParsedRecipe): boolean {
  const { description, image, recipeCategory } = recipe;
  return hasFacts(recipe) && description !== "" && image !== null && recipeCategory.length > 0;
}

const NO_FACTS = { recipeYield: "", prepTime: null, performTime: null, totalTime: null, author: "" };

function hasFacts({ recipeYield, prepTime, performTime, totalTime, author }: ParsedRecipe): boolean {
  return (
    recipeYield !== "" && author !== "" && (totalTime !== null || (prepTime !== null && performTime !== null))
  );
}

function toAbsoluteUrl(address: string | null, base: string): string | null {
  if (!address || !URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : null;
}

function findMetaAuthor(meta: Record<string, string>): string {
  const named = [meta["author"], meta["article:author"], meta["parsely-author"], meta["twitter:creator"]];
  const isName = (name: string | undefined) =>
    name && name.length < MAX_AUTHOR_CHARACTERS && !/^(?:https?:|@|\/)/.test(name);
  const site = meta["og:site_name"] ?? "";
  return named.find(isName) ?? (site.length < MAX_SITE_NAME_CHARACTERS ? site : "");
}

function findCategoryLinks(document: Document): Element[] {
  return DomUtils.find(
    (node) => isTag(node) && node.name === "a" && /\bcategory\b/.test(node.attribs["rel"] ?? ""),
    document.children,
    true,
    MAX_CATEGORY_LINKS + 1,
  ).filter(isTag);
}
