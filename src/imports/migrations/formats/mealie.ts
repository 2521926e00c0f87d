import { isSlug, makeSlug } from "../../../platform/slug.ts";
import { readJson } from "../../archives/read-json.ts";
import { type Fields, toFields, toText } from "../../../archiving/lenient-values.ts";
import {
  type ArchiveFiles,
  type ArchiveRecipe,
  FileNotRecipe,
  type RecipeFormat,
} from "../../archives/recipe-format.ts";
import { parseMealieRecipe } from "./mealie-recipe.ts";

/** `recipes/Lentil Soup.json`, or `recipes/lentil-soup/lentil-soup.json` of v0.5. */
const OWN_PLACE = /^(?<root>(?:.*?\/)?)recipes\/(?:(?<folder>[^/]+)\/\k<folder>|[^/]+)\.json$/i;
/** In a folder of another name, sorted by hand. */
const OTHER_PLACE = /^(?<root>(?:.*?\/)?)recipes\/(?<folder>[^/]+)\/[^/]+\.json$/i;

export const mealie: RecipeFormat = {
  type: "mealie",
  findRecipes(names) {
    const places = names.flatMap((file) => locateRecipe(file) ?? []);
    const own = new Set(places.filter(({ isOwn }) => isOwn).map(({ below }) => below));
    return places.filter(({ isOwn, below }) => isOwn || !own.has(below)).map(({ file }) => ({ file }));
  },
  async read({ file }, files) {
    const { recipe, slug, picture } = await readMealieFile(file, files);
    return { recipe, slug, picture };
  },
};

interface MealieFile extends ArchiveRecipe {
  /** Everything in the file. */
  told: Fields;
  /** Empty if it isn't in a place of Mealie's. */
  root: string;
  folder: string;
  /** By any of these, other files mean this recipe. */
  slugs: string[];
}

/** @throws FileNotRecipe, RecipeWithoutName, and what reading the file throws */
export async function readMealieFile(file: string, files: ArchiveFiles): Promise<MealieFile> {
  const told = toFields(await readJson(file, files));
  if (!told) throw new FileNotRecipe(file);
  const place = locateRecipe(file);
  const held = toText(told["slug"]);
  // The file name only tells where pictures are, since another recipe can have the slug of the same name.
  const own = isSlug(held) ? held : makeSlug(toText(told["name"]));
  const slugs = [own, place?.stem ?? "", place?.folder ?? ""];
  return {
    recipe: parseMealieRecipe(told, file),
    slug: isSlug(held) ? held : null,
    picture: place ? findPicture(told, { ...place, slugs }, files) : null,
    told,
    root: place?.root ?? "",
    folder: place?.folder ?? "",
    slugs: slugs.filter(Boolean),
  };
}

interface Place {
  file: string;
  /** What precedes `recipes/`, with a slash at the end. */
  root: string;
  /** Its own folder below `recipes/`. */
  folder: string;
  /** Without its extension. */
  stem: string;
  below: string;
  isOwn: boolean;
}

function locateRecipe(file: string): Place | null {
  if (/(?:^|\/)\./.test(file)) return null;
  const own = OWN_PLACE.exec(file)?.groups;
  const { root, folder = "" } = own ?? OTHER_PLACE.exec(file)?.groups ?? {};
  if (root === undefined) return null;
  const slash = file.lastIndexOf("/") + 1;
  const stem = file.slice(slash, -".json".length);
  return { file, root, folder, stem, below: folder && file.slice(0, slash), isOwn: own !== undefined };
}

const PICTURE = /\.(?:jpe?g|jfif|png|webp|gif|bmp|avif|heic|heif|tiff?)$/i;

function findPicture(
  told: Fields,
  { root, folder, slugs }: Pick<Place, "root" | "folder"> & { slugs: string[] },
  { inFolder }: ArchiveFiles,
): string | null {
  const images = `${root}images/`;
  const single = indexByStem(inFolder(images));
  const named = images + toText(told["image"]);
  const own = folder ? inFolder(`${root}recipes/${folder}/images/`) : [];
  const groups = slugs
    .filter(Boolean)
    .map((slug) => [...inFolder(`${images}${slug}/`), ...(single.get(images + slug) ?? [])])
    .map((files) => files.filter((file) => PICTURE.test(file)));
  const found = groups.find((files) => files.length > 0) ?? [];
  const isThere = single.get(withoutEnding(named))?.includes(named) ?? false;
  return (
    [...own, ...found, ...(isThere ? [named] : [])]
      .filter((file) => PICTURE.test(file))
      .toSorted((one, other) => sizeRank(one) - sizeRank(other))[0] ?? null
  );
}

const indexes = new WeakMap<readonly string[], Map<string, string[]>>();

/** Indexed because a folder can have 100,000 files. */
function indexByStem(files: readonly string[]): Map<string, string[]> {
  const known = indexes.get(files);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const file of files)
    for (const stem of new Set([withoutEnding(file), withoutEndings(file)])) {
      const there = index.get(stem);
      if (there) there.push(file);
      else index.set(stem, [file]);
    }
  indexes.set(files, index);
  return index;
}

function withoutEnding(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf(".")));
}

function withoutEndings(file: string): string {
  const dot = file.indexOf(".", file.lastIndexOf("/"));
  return dot < 0 ? "" : file.slice(0, dot);
}

function sizeRank(file: string): number {
  const name = file.slice(file.lastIndexOf("/") + 1).toLowerCase();
  if (name.startsWith("original.")) return 0;
  if (name.startsWith("min-original.")) return 2;
  return name.startsWith("tiny-original.") ? 3 : 1;
}
