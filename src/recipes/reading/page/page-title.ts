import { getSharedTitle, type PageHead } from "./page-head.ts";
import type { PageLine } from "./page-lines.ts";
import { makeWordKey, splitWords } from "./split-words.ts";
import { foldText } from "../../text/fold-text.ts";

interface Titled {
  url: string;
  head: PageHead;
  lines: PageLine[];
}

const DIVIDER = /\s+[|–—:·•-]\s+/;
/** “Banana bread – recipe”. */
const RECIPE_SUFFIX =
  /\s+[–—|-]\s*(?:recipe|recept|rezept|recette|receta|ricetta|receita|opskrift|oppskrift|przepis|resepti)$/i;
/** “ by Anna Example”, not “ by the sea”. */
const BY_AUTHOR = /^\s*(?:[–—|-]\s*)?\bby [\p{Lu}\d]/u;
const STARS = /\(?\d(?:[.,]\d)?\s*\/\s*5\)?$/;
/** Headlines often praise the dish: “The easiest tomato soup”. */
const PRAISED_TIMES_LONGER = 2;
const SEARCH_ENGINE_WORDS = /\s+(?:recept képpel|recept|recipe)$/i;

export function findPageTitle(page: Titled): string {
  const { head, lines } = page;
  const shared = getSharedTitle(head);
  const known = new Set(splitWords(`${shared} ${head.title}`));
  const isKnown = (text: string) => {
    const words = splitWords(text);
    return words.length > 0 && words.filter((word) => known.has(word)).length / words.length >= 0.6;
  };
  const headings = lines
    .filter((line) => line.level === 1 && !(line.part === "noise" && line.link))
    .toSorted((one, other) => Number(one.part === "noise") - Number(other.part === "noise"));
  const isTitle = (line: PageLine) => (shared === "" || isKnown(line.text)) && !isSiteName(line.text, head);
  const heading = headings.find(isTitle) ?? findOnlyHeading(headings, head);
  if (!heading) return shared;
  const [segment = shared] = shared.split(/ [|–—-] /);
  // The heading may continue with its author: “Banana bread by Anna”.
  if (heading.text.startsWith(segment) && BY_AUTHOR.test(heading.text.slice(segment.length))) return segment;
  const below = lines[lines.indexOf(heading) + 1]?.text ?? "";
  const inTwo = `${heading.text} ${below}`;
  const isInTwoLines = [shared, segment].some((title) => makeWordKey(title) === makeWordKey(inTwo));
  return withoutNamespace(isInTwoLines ? inTwo : heading.text, page.url);
}

/** Pages without a title for sharing are often all named after their site. */
function findOnlyHeading(headings: PageLine[], { meta }: PageHead): PageLine | undefined {
  const [only, ...others] = headings.filter(({ link, part }) => !link && part !== "noise");
  return others.length === 0 && meta["og:title"] === undefined ? only : undefined;
}

export const hasStars = (name: string) => STARS.test(name);

export function cleanDishName(name: string, { head, lines, url }: Titled): string {
  const shared = head.meta["og:title"] ?? "";
  const isHeadline = (title: string) => lines.some(({ level, text }) => level === 1 && text === title);
  if (hasStars(name) && name.startsWith(shared) && isHeadline(shared)) return shared;
  const plain = name.replace(RECIPE_SUFFIX, "");
  const alone = withoutSite(plain, url);
  if (alone !== plain && isHeadline(alone)) return alone;
  return shared === name ? (findWholeName(name, lines) ?? plain) : plain;
}

/** Completes “Soup” to “Roasted tomato soup” if that's the only headline and the last breadcrumb. */
function findWholeName(name: string, lines: PageLine[]): string | null {
  const [headline, ...others] = lines.filter((line) => line.level === 1 && !line.link);
  if (!headline || others.length > 0) return null;
  const [whole, part] = [headline.text, name].map(splitWords);
  const isEnd = ` ${whole?.join(" ")} `.indexOf(` ${part?.join(" ")} `) > 0;
  if (!isEnd || !whole || !part || whole.length <= part.length * PRAISED_TIMES_LONGER) return null;
  const isLastCrumb = ({ text, link, block }: PageLine, at: number) =>
    text === headline.text &&
    !link &&
    block.name === "li" &&
    lines[at - 1]?.block.parent === block.parent &&
    lines[at + 1]?.block.parent !== block.parent;
  return lines.some(isLastCrumb) ? headline.text : null;
}

export function withoutSite(title: string, url: string): string {
  const parts = title.split(DIVIDER);
  const site = parts.findIndex((part) => isHost(part, url));
  if (site <= 0) return title;
  const name = parts.slice(0, site).join(" ");
  const end = title.indexOf(parts[site] ?? "", name.length);
  return title
    .slice(0, end)
    .replace(/\s+[|–—:·•-]\s*$/, "")
    .replace(SEARCH_ENGINE_WORDS, "");
}

/** “Soup | Anna Cooks” of annacooks.example. */
export function findSiteInTitle({ head, url }: Titled): string {
  return (
    [head.title, head.meta["og:title"] ?? ""]
      .flatMap((title) => title.split(DIVIDER))
      .find((part) => isHost(part, url)) ?? ""
  );
}

function isHost(text: string, url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
  const name = keepLetters(text);
  return name.length > 2 && [host, ...host.split(".")].some((part) => keepLetters(part) === name);
}

const keepLetters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, "");

function isSiteName(text: string, head: PageHead): boolean {
  const site = head.meta["og:site_name"] ?? "";
  return site !== "" && makeWordKey(site) === makeWordKey(text);
}

/** Wikis put a namespace before titles: `Cookbook:Pumpkin Pie`. */
function withoutNamespace(title: string, url: string): string {
  const space = /^\p{L}+:(?=\S)/u.exec(title)?.[0];
  return space && url.includes(`/${space}`) ? title.slice(space.length) : title;
}
