import type { ReadAnswer, RecipePreview, ReadInput } from "../../contract/reading.ts";
import { isRecipeUrl } from "../../contract/links.ts";
import { PASTED_TEXT_MOST } from "../../contract/rules.ts";
import { suggestLabels, type SuggestionParts } from "../../organizers/suggest-organizers.ts";
import { DomainError } from "../../platform/errors.ts";
import { checkAddress } from "../check-address.ts";
import { existingLike } from "./existing-recipes.ts";
import { fetchPage, type FetchPageParts } from "./fetch-page.ts";
import type { LastRead } from "./last-read.ts";
import { NoRecipeInPdf, NoRecipeInText, recipesOn } from "./obstacles.ts";
import { isDish } from "./pdf/is-dish.ts";
import type { PdfFile, PdfReader } from "./pdf-reader.ts";
import { looksLikeRecipe } from "./plain-text/read-plain-text.ts";
import { readPlainTexts, type PastedRecipe } from "./plain-text/read-plain-texts.ts";
import { withPreviews, type PictureParts } from "../pictures/recipe-pictures.ts";
import { makePreview } from "./read-recipe.ts";
import type { RecipeStore } from "../recipe-store.ts";
import { readHead } from "./page/page-head.ts";
import { fillMissing, isComplete } from "../text/parsed-recipe.ts";
import { assessText, type AssessedReading, type AssessedRecipe } from "./doubts/assess.ts";
import type { Page } from "./page/read-page.ts";
import { MAX_ADDRESS_CHARACTERS } from "./reading-limits.ts";

const NOWHERE = "http://page.invalid/";

class TextTooLong extends DomainError {
  constructor() {
    super("too-large", "text-too-long", { characters: PASTED_TEXT_MOST });
  }
}
class NotOneWay extends DomainError {
  constructor() {
    super("invalid", "read-one-way");
  }
}

export interface ReadParts extends FetchPageParts, PictureParts, SuggestionParts {
  recipes: RecipeStore;
  lastRead: LastRead;
  pdfs: PdfReader;
}

/** Parsed recipes with the address that was asked for and the page's own. */
export interface Reading {
  recipes: [RecipePreview, ...RecipePreview[]];
  addresses: string[];
}

/** @throws NotOneWay, TextTooLong, NoRecipeInText, and what reading a page throws */
export async function readRecipes(input: ReadInput, parts: ReadParts): Promise<ReadAnswer> {
  const reading = await readInput(input, parts);
  const existing = existingLike(reading, parts.recipes);
  const suggested = reading.recipes.map((recipe) => suggestLabels(recipe, parts));
  const recipes = input.previews ? await withPreviews(reading.recipes, parts) : reading.recipes;
  return { recipes, existing, suggested };
}

function readInput({ url, html, text }: ReadInput, parts: ReadParts): Promise<Reading> | Reading {
  if (text?.trim()) {
    if (url?.trim() || html?.trim()) throw new NotOneWay();
    return readText(text);
  }
  if (html?.trim()) return readSource(html, url?.trim() || null, parts);
  if (url === undefined || url === null) throw new NotOneWay();
  return readAddress(url, parts);
}

/** @throws Invalid, PageTooHeavy, NotAWebPage, the refusal of an obstacle, NoRecipeOnPage, NoRecipeInPdf, and what fetching throws */
export async function readAddress(address: string, parts: ReadParts, signal?: AbortSignal): Promise<Reading> {
  const url = checkAddress(address);
  const page = await fetchPage(url, parts, signal);
  if ("pdf" in page) return readPdfFile(page, url, parts);
  const found = await parts.reader.read(page);
  return toReading((await findCompleteVersion(found, parts, signal)) ?? found, page, url, parts);
}

/** Pages that load their recipe later often have it in their version for printing. */
async function findCompleteVersion(
  { versions, recipes: [known] }: AssessedReading,
  parts: ReadParts,
  signal?: AbortSignal,
): Promise<AssessedReading | null> {
  for (const address of versions) {
    const reading = await fetchPage(address, parts, signal)
      .then((page) => ("pdf" in page ? null : parts.reader.read(page)))
      .catch(() => null);
    const [own, ...others] = reading?.recipes ?? [];
    if (reading && isComplete(own))
      return { ...reading, recipes: [fillMissingParts(own, known ?? own), ...others] };
  }
  return null;
}

function fillMissingParts(own: AssessedRecipe, known: AssessedRecipe): AssessedRecipe {
  const { confidence, doubts, shownText } = own;
  return { ...own, ...fillMissing(own, known), confidence, doubts, shownText };
}

async function readSource(html: string, url: string | null, parts: ReadParts): Promise<Reading> {
  const address = url === null ? ownAddress({ url: NOWHERE, html }) : checkAddress(url);
  const page = { url: address ?? NOWHERE, html };
  return toReading(await parts.reader.read(page), page, address, parts);
}

function toReading(
  found: AssessedReading,
  page: Page,
  orgURL: string | null,
  { lastRead }: Pick<ReadParts, "lastRead">,
): Reading {
  lastRead.keep({ url: orgURL, recipe: found.recipes[0] ?? null });
  const [own, ...others] = recipesOn(found, getHost(page.url));
  const toPreview = (recipe: AssessedRecipe) =>
    makePreview(withoutNowhere(recipe), { orgURL, sourceText: null });
  const addresses = [orgURL, page.url, ownAddress(page)].filter((address) => address !== null);
  return { recipes: [toPreview(own), ...others.map(toPreview)], addresses };
}

async function readPdfFile(file: PdfFile, orgURL: string, { pdfs, lastRead }: ReadParts): Promise<Reading> {
  const text = await pdfs.readText(file);
  const [own, ...others] = readPlainTexts(text);
  const isRecipe = isDish(own.recipe, text);
  lastRead.keep({ url: orgURL, recipe: isRecipe ? own.recipe : null });
  if (!isRecipe) throw new NoRecipeInPdf();
  const toPreview = (found: PastedRecipe) => toTextPreview(found, orgURL);
  return { recipes: [toPreview(own), ...others.map(toPreview)], addresses: [orgURL, file.url] };
}

function readText(text: string): Reading {
  if (text.length > PASTED_TEXT_MOST) throw new TextTooLong();
  const [own, ...others] = readPlainTexts(text);
  if (!looksLikeRecipe(own.recipe)) throw new NoRecipeInText();
  const addresses = [own, ...others].map(({ recipe }) => recipe.orgURL).filter(Boolean);
  return { recipes: [toTextPreview(own), ...others.map((other) => toTextPreview(other))], addresses };
}

function toTextPreview(
  { recipe, sourceText }: PastedRecipe,
  orgURL: string | null = recipe.orgURL || null,
): RecipePreview {
  return makePreview(assessText(recipe), { orgURL, sourceText });
}

function ownAddress({ url, html }: Page): string | null {
  const { canonical, meta } = readHead(html.slice(0, MAX_ADDRESS_CHARACTERS));
  const named = canonical ?? meta["og:url"];
  if (!named || !URL.canParse(named, url)) return null;
  const { href } = new URL(named, url);
  return isRecipeUrl(href) && !href.startsWith(NOWHERE) ? href : null;
}

/** Without an address, the page's relative pictures can't be found. */
function withoutNowhere(found: AssessedRecipe): AssessedRecipe {
  return found.image?.startsWith(NOWHERE) ? { ...found, image: null } : found;
}

function getHost(url: string): string | null {
  return url === NOWHERE ? null : new URL(url).hostname;
}
