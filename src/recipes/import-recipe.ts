import { isRecipeUrl, RATING_MOST } from "../contract/rules.ts";
import { sentence } from "../contract/sentences.ts";
import { DomainError, Invalid } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import type { SafeFetch } from "../platform/safe-fetch.ts";
import type { LastRead } from "./last-read.ts";
import { wholeNutrition, type RecipeContent } from "./recipe.ts";
import type { RecipeImages, StoredPicture } from "./recipe-images.ts";
import type { RecipeStore } from "./recipe-store.ts";
import { decodePage } from "./scraper/decode-page.ts";
import type { PageRecipe } from "./scraper/page-recipe.ts";
import { readPage } from "./scraper/read-page.ts";

/** Of a page, unpacked: more than any recipe needs, and little enough for a small machine. */
const PAGE_MOST_BYTES = 20_000_000;
/** Of a picture, likewise. */
const PICTURE_MOST_BYTES = 25_000_000;

export class NoRecipeOnPage extends DomainError {
  constructor(host: string) {
    super("invalid", "no-recipe-on-page", { host });
  }
}
export class NotAWebPage extends DomainError {
  constructor(contentType: string) {
    super("invalid", "not-a-web-page", { contentType });
  }
}

export interface ImportParts {
  recipes: RecipeStore;
  images: RecipeImages;
  safeFetch: SafeFetch;
  log: Log;
  lastRead: LastRead;
  /** For the page, and again for its picture. */
  timeoutMs: number;
}

/**
 * Brings the recipe of a web page into the collection and returns its slug. Nothing is stored unless the recipe is;
 * a picture that cannot be had never loses the recipe.
 * @throws Invalid, NotAWebPage, NoRecipeOnPage, and whatever fetching a page throws
 */
export async function importRecipe(address: string, parts: ImportParts): Promise<string> {
  const url = address.trim();
  if (!isRecipeUrl(url)) {
    const problem = sentence("url-not-valid");
    throw new Invalid([{ field: "url", problem, kind: "url" }], "url-not-valid");
  }
  const found = await readFrom(url, parts);
  const picture = found.image ? await pictureFrom(found.image, parts) : null;
  try {
    return parts.recipes.add(contentOf(found), picture);
  } catch (problem) {
    if (picture) parts.images.remove(picture.key);
    throw problem;
  }
}

async function readFrom(
  url: string,
  { safeFetch, lastRead, log, timeoutMs }: ImportParts,
): Promise<PageRecipe> {
  const page = await safeFetch(url, {
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    mostBytes: PAGE_MOST_BYTES,
    timeoutMs,
  });
  log.debug(`read ${page.url}: ${page.bytes.length} bytes, ${page.contentType || "no content type"}`);
  if (!mayHoldText(page.contentType)) throw new NotAWebPage(page.contentType);
  const found =
    readPage({ url: page.url, html: decodePage(page.bytes, page.contentType) }).recipes[0] ?? null;
  lastRead.keep({ url, recipe: found });
  if (!found) throw new NoRecipeOnPage(new URL(page.url).hostname);
  return { ...found, orgURL: url };
}

async function pictureFrom(
  url: string,
  { safeFetch, images, log, timeoutMs }: ImportParts,
): Promise<StoredPicture | null> {
  try {
    const picture = await safeFetch(url, {
      // AVIF is left out: it can be read, but four times as slowly as what sites then send instead.
      accept: "image/webp,image/png,image/jpeg,image/*;q=0.5,*/*;q=0.1",
      mostBytes: PICTURE_MOST_BYTES,
      timeoutMs,
    });
    return await images.store(picture.bytes);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    log.warn(`recipe imported without its picture: ${url} (${problem.problem})`);
    return null;
  }
}

/** Sites without a type, or with a wrong one like `text/plain`, are given the benefit of the doubt. */
function mayHoldText(contentType: string): boolean {
  return (
    contentType === "" ||
    /^(?:text\/|application\/(?:xhtml|xml|json|ld\+json|octet-stream))/.test(contentType)
  );
}

/** A page's recipe as the household keeps it: the site's rating beside its own, which is still to come. */
function contentOf({ rating, bestRating, nutrition, ...found }: PageRecipe): RecipeContent {
  return {
    ...found,
    nutrition: wholeNutrition(nutrition),
    rating: 0,
    sourceRating: outOfFive(rating, bestRating),
    notes: [],
    sourceText: null,
    extras: {},
    dateAdded: null,
  };
}

function outOfFive(rating: number | null, best: number | null): number | null {
  if (rating === null) return null;
  const scaled = best !== null && best > RATING_MOST ? (rating * RATING_MOST) / best : rating;
  return scaled <= RATING_MOST ? Math.round(scaled * 100) / 100 : null;
}
