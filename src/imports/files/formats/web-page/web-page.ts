import { posix } from "node:path";
import { isRecipeUrl } from "../../../../contract/links.ts";
import { isVisible } from "../../../../contract/rules.ts";
import type { AssessedRecipe } from "../../../../recipes/reading/doubts/assess.ts";
import { readHead } from "../../../../recipes/reading/page/page-head.ts";
import { MAX_ADDRESS_CHARACTERS, MAX_CHARACTERS } from "../../../../recipes/reading/reading-limits.ts";
import type { ParsedRecipe } from "../../../../recipes/text/parsed-recipe.ts";
import { isOnlyPartName, partOfHeading } from "../../../../recipes/text/part-words.ts";
import { decodeFile } from "../../../archives/repair-text.ts";
import {
  FileNotRecipe,
  NoRecipeInFile,
  RecipeWithoutName,
  type ArchiveFiles,
} from "../../../archives/recipe-format.ts";
import type { FileFormat, FoundPicture, Place } from "../../file-format.ts";
import { findFileBeside } from "../../reading/files-beside.ts";
import { MAX_PAGE_BYTES } from "../../reading/html-parts.ts";
import { toRecipeInput } from "../../reading/to-recipe-input.ts";
import { isIndexPage } from "./index-page.ts";
import { isMhtml, openMhtml } from "./mhtml.ts";
import { findPageFolder, isInPageFolder, isPageName, listPagePictures } from "./page-folders.ts";
import { addDeclared, listDeclaredRecipes } from "./page-data.ts";
import {
  findMainPicture,
  findSavedPicture,
  NOWHERE,
  takeInlinedPictures,
  type SavedPage,
} from "./saved-page.ts";
import { readShortPage } from "./short-page.ts";
import { isWebArchive, openWebArchive } from "./webarchive.ts";

const DECLARED =
  /schema\.org\/Recipe\b|["']@type["']\s*:\s*(?:\[[^\]]{0,200})?["']Recipe["']|\b(?:itemprop|property)\s*=\s*["']?(?:schema:)?(?:recipeIngredient|recipeInstructions|ingredients)\b|\bclass\s*=\s*["'][^"']{0,200}\b(?:h-?recipe|wprm-recipe|tasty-recipes)\b/i;
const SAVED = /<!--\s*saved from url=|<!--\s*Page saved with SingleFile/i;
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(\S+)|Page saved with SingleFile\s+url:\s*(\S+)/i;
const RECIPE_WORD =
  /(?<!\p{L})(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?|przepisy?|recept(?:en|er|y)?|opskrift(?:er)?|oppskrift(?:er)?)(?!\p{L})|レシピ|食谱|食譜/iu;

/** Pages saved by a browser: HTML with its pictures in a folder, MHTML, and Safari's `.webarchive`. */
export const webPage: FileFormat = {
  name: "web-page",
  recognize({ path, kind, head, bytes }, files) {
    if (kind === "binary") return isWebArchive(bytes);
    if (kind !== "html") return kind === "text" && isMhtml(head);
    if (isInPageFolder(path, files)) return false;
    if (SAVED.test(head) || findPageFolder(path, files) !== null) return true;
    return promisesRecipe(head) || namesRecipe(head);
  },
  async *read(path, files, { pages }) {
    const saved = await openPage(path, files);
    if (!saved) throw new FileNotRecipe(path);
    const page = takeInlinedPictures(saved);
    const url = page.url ?? findOwnAddress(page.html);
    const { recipes } = await pages.read({ url: url ?? NOWHERE, html: page.html });
    const found = recipes.length > 0 ? recipes.map(withoutAssessment) : readShortPage(path, url, page.html);
    if (found.length === 0) {
      if (isOnlyIndex(page.html, { path, files })) return yield { isPart: true };
      // A file of another kind was saved for its recipe.
      if (!isPageName(path) || promisesRecipe(page.html.slice(0, MAX_CHARACTERS))) throw new NoRecipeInFile();
    }
    const isOnly = found.length === 1;
    const nodes = listDeclaredRecipes(page.html);
    for (const recipe of found) {
      if (!isVisible(recipe.name)) yield { name: "", problem: new RecipeWithoutName(path) };
      else {
        const picture = findPicture(recipe, { ...page, url }, { path, files, isOnly });
        const input = addDeclared(toRecipeInput(recipe, { orgURL: url, sourceText: null }), nodes, isOnly);
        yield { recipe: input, pictures: picture === null ? [] : [picture] };
      }
    }
  },
};

async function openPage(path: string, files: ArchiveFiles): Promise<SavedPage | null> {
  const bytes = await files.bytes(path, MAX_PAGE_BYTES);
  if (isWebArchive(bytes.subarray(0, MAX_ADDRESS_CHARACTERS))) return openWebArchive(bytes);
  const head = Buffer.from(bytes.subarray(0, MAX_ADDRESS_CHARACTERS)).toString("latin1");
  if (isMhtml(head)) return openMhtml(bytes);
  const html = decodeFile(bytes, path, files);
  const [, ...addresses] = SAVED_FROM.exec(html.slice(0, MAX_ADDRESS_CHARACTERS)) ?? [];
  const url = addresses.find((address) => address && isRecipeUrl(address)) ?? null;
  return { url, html, pictures: listPagePictures(path, files) };
}

function findOwnAddress(html: string): string | null {
  const { canonical, meta } = readHead(html.slice(0, MAX_ADDRESS_CHARACTERS));
  const named = [canonical, meta["og:url"]].find((address) => address && isRecipeUrl(address));
  return named && !named.startsWith(NOWHERE) ? named : null;
}

/** In its title or address. */
function namesRecipe(head: string): boolean {
  const { title, canonical, meta } = readHead(head);
  const names = [title, canonical, meta["og:title"], meta["og:url"]];
  return names.some((name) => name && RECIPE_WORD.test(name));
}

/** In its data, or by the heading of a list of ingredients. */
export function promisesRecipe(head: string): boolean {
  if (DECLARED.test(head)) return true;
  return [...head.matchAll(/>\s*([^<>]{3,60})</g)].some(
    ([, text = ""]) => isOnlyPartName(text.trim()) && partOfHeading(text.trim()) === "ingredients",
  );
}

function isOnlyIndex(html: string, place: Place): boolean {
  return !DECLARED.test(html) && isIndexPage(html, place);
}

function withoutAssessment(found: AssessedRecipe): ParsedRecipe {
  const { confidence: _confidence, doubts: _doubts, shownText: _shownText, ...recipe } = found;
  return recipe;
}

function findPicture(
  { image }: Pick<ParsedRecipe, "image">,
  page: SavedPage,
  place: Place & { isOnly: boolean },
): FoundPicture | null {
  const named = image === null ? null : findSavedPicture(image, page.pictures);
  const beside = image !== null && !named ? findRelative(image, page, place) : null;
  if (beside !== null) return { file: beside };
  const saved = named ?? (place.isOnly ? findMainPicture(page.pictures) : null);
  if (saved) return saved.take();
  return image === null || image.startsWith(NOWHERE) ? null : { address: image };
}

/** A relative link that was made absolute when the page was read. */
function findRelative(image: string, { url }: SavedPage, { path, files }: Place): string | null {
  const folder = new URL(".", url ?? NOWHERE).href;
  return image.startsWith(folder)
    ? findFileBeside(path, posix.normalize(image.slice(folder.length)), files)
    : null;
}
