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
/** “Banana bread – recipe” is banana bread. */
const NAMED_RECIPE =
  /\s+[–—|-]\s*(?:recipe|recept|rezept|recette|receta|ricetta|receita|opskrift|oppskrift|przepis|resepti)$/i;
/** Ratings behind a name. */
const STARS = /\(?\d(?:[.,]\d)?\s*\/\s*5\)?$/;
/** Words for search engines: “Goulash recipe with pictures”. */
const FOR_SEARCHERS = /\s+(?:recept képpel|recept|recipe)$/i;

/** The main heading if it belongs to the page rather than the site, otherwise the title for sharing. */
export function pageTitle(page: Titled): string {
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
  const heading = headings.find(isTitle);
  if (!heading) return shared;
  const [segment = shared] = shared.split(/ [|–—-] /);
  // The heading may continue with its author: “Banana bread by Anna”.
  if (heading.text.startsWith(segment) && / by /.test(heading.text.slice(segment.length))) return segment;
  const below = lines[lines.indexOf(heading) + 1]?.text ?? "";
  const inTwo = `${heading.text} ${below}`;
  return withoutNamespace(makeWordKey(inTwo) === makeWordKey(shared) ? shared : heading.text, page.url);
}

export const hasStars = (name: string) => STARS.test(name);

/** A dish's name without stars and the word recipe: “Goulash - (4.8/5)”, “Goulash – recipe”. */
export function dishName(name: string, { head, lines }: Titled): string {
  const shared = head.meta["og:title"] ?? "";
  const isHeading =
    name.startsWith(shared) && lines.some(({ level, text }) => level === 1 && text === shared);
  return isHeading && hasStars(name) ? shared : name.replace(NAMED_RECIPE, "");
}

/** A title without the name of the site, as far as the host tells. */
export function withoutSite(title: string, url: string): string {
  const parts = title.split(DIVIDER);
  const site = parts.findIndex((part) => isHost(part, url));
  if (site <= 0) return title;
  const name = parts.slice(0, site).join(" ");
  const end = title.indexOf(parts[site] ?? "", name.length);
  return title
    .slice(0, end)
    .replace(/\s+[|–—:·•-]\s*$/, "")
    .replace(FOR_SEARCHERS, "");
}

/** The part of the title that matches the host: “Soup | Anna Cooks” of annacooks.example. */
export function siteInTitle({ head, url }: Titled): string {
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
