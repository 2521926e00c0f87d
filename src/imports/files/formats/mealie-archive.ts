import { posix } from "node:path";
import type { Instruction, RecipeInput } from "../../../contract/recipes.ts";
import { toFields, toText } from "../../../archiving/lenient-values.ts";
import { makeSlug } from "../../../platform/slug.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { mealie, readMealieFile } from "../../migrations/formats/mealie.ts";
import { listObjects } from "../reading/each-object.ts";
import type { FileFormat, FileSample, FoundPicture } from "../file-format.ts";
import { countKeys, listKeys } from "../reading/json-outline.ts";
import { isArchiveList, isFirstMissedList, ListsForRestore } from "./mealie-archive-lists.ts";
import { listComments, readPeopleAndComments } from "./mealie-archive-people.ts";
import { dropRepeats } from "../reading/written-pictures.ts";
import { readRichText, type TextContext } from "./mealie-backup/rich-text.ts";
import { sortAssets } from "./mealie-backup/sort-assets.ts";

/** Version 0.x: one file per recipe, and lists of people and comments beside them. */
export const mealieArchive: FileFormat = {
  name: "mealie",
  recognize: (file, files) =>
    files.derive(listPlaces).has(file.path)
      ? isRecipe(file)
      : isWrittenOut(file.path, files) || isArchiveList(file.path, files.derive(listRoots)),
  async *read(path, files) {
    if (isWrittenOut(path, files)) return yield { isPart: true };
    if (isArchiveList(path, files.derive(listRoots)))
      return yield isFirstMissedList(path, files)
        ? { left: { name: "", problem: new ListsForRestore() } }
        : { isPart: true };
    const { recipe, picture, told: source, root, folder, slugs } = await readMealieFile(path, files);
    const assets = folder ? files.inFolder(`${root}recipes/${folder}/assets/`) : [];
    const findAsset = (name: string) =>
      assets.find((file) => posix.basename(file) === name.normalize("NFC")) ?? null;
    const { favorites, comments } = await readPeopleAndComments(root, files);
    const texts = readTexts(recipe, { folder: { findAsset }, findName: () => null });
    const attached = sortAssets(listAssets(source["assets"]), findAsset);
    const isPrivate = toFields(source["settings"])?.["public"] === false;
    const added = slugs.flatMap((slug) => comments.get(slug) ?? []);
    yield {
      recipe: {
        ...recipe,
        ...texts.fields,
        notes: [
          ...texts.notes,
          ...listComments([...listObjects(source["comments"]), ...added]),
          ...attached.notes,
        ],
        extras: { ...(isPrivate && { private: "true" }), ...toFields(recipe.extras) } as Record<
          string,
          string
        >,
      },
      pictures: dropRepeats([
        ...(picture === null ? [] : [{ file: picture }]),
        ...texts.pictures,
        ...attached.pictures,
      ]),
      ...(slugs.some((slug) => favorites.has(slug)) && { isFavorite: true }),
    };
  },
};

const RECIPE_KEYS = [
  "recipeIngredient",
  "recipe_ingredient",
  "recipeInstructions",
  "recipe_instructions",
  "recipeYield",
  "recipe_yield",
];

/** Other programs have a `recipes` folder, too. */
function isRecipe(file: FileSample): boolean {
  const keys = listKeys(file);
  const isOwn = keys.has("slug") && countKeys(keys, ["orgURL", "org_url", "dateAdded", "date_added"]) > 0;
  return countKeys(keys, RECIPE_KEYS) > 0 && (isOwn || !keys.has("@type"));
}

function listPlaces({ names }: ArchiveFiles): Set<string> {
  return new Set(mealie.findRecipes(names).map(({ file }) => file));
}

/** A copy that Mealie has written with a template, beside the recipe itself: `templates/recipes.md/soup.md`. */
function isWrittenOut(path: string, files: ArchiveFiles): boolean {
  const { root, stem = "" } =
    /^(?<root>(?:.*\/)?)templates\/[^/]+\/(?<stem>[^/]+)\.[^/.]+$/.exec(path)?.groups ?? {};
  return root !== undefined && files.derive(listStems).has(`${root}${makeSlug(stem)}`);
}

function listStems(files: ArchiveFiles): Set<string> {
  const places = [...files.derive(listPlaces)];
  return new Set(places.map((file) => `${getRoot(file)}${makeSlug(posix.parse(file).name)}`));
}

function listRoots(files: ArchiveFiles): Set<string> {
  return new Set([...files.derive(listPlaces)].map(getRoot));
}

function getRoot(file: string): string {
  return file.slice(0, file.lastIndexOf("recipes/"));
}

const RICH = /<[a-z/!]|!\[|&(?:#\d+|[a-z]{2,8});/i;

/** Texts are Markdown with HTML, and pictures among the assets. */
function readTexts(recipe: RecipeInput, context: TextContext) {
  const pictures: FoundPicture[] = [];
  const read = (text: string, step?: number): string => {
    if (!RICH.test(text)) return text;
    const found = readRichText(text, context);
    pictures.push(...found.pictures.map((picture) => (step === undefined ? picture : { ...picture, step })));
    return found.text;
  };
  const description = read(recipe.description ?? "");
  const recipeInstructions = (recipe.recipeInstructions ?? []).map((step, at): Instruction => {
    const { ["@type"]: _, ...rest } = { "@type": "", ...step };
    return { ...rest, text: read(step.text, at) };
  });
  const notes = (recipe.notes ?? []).map(({ title, text }) => ({
    title: title ?? "",
    text: read(text ?? ""),
  }));
  return { fields: { description, recipeInstructions }, notes, pictures };
}

function listAssets(assets: unknown) {
  return listObjects(assets).map((asset) => ({
    fileName: toText(asset["file_name"] ?? asset["fileName"]).trim(),
    label: toText(asset["name"]).trim(),
  }));
}
