import { statSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import type { Recipe } from "../contract/recipes.ts";
import { getErrorCode } from "../platform/errors.ts";
import type { PictureFiles, PictureSize } from "../platform/pictures/picture-files.ts";
import type { FurtherPictureStore } from "../recipes/pictures/further-picture-store.ts";
import { findPictureStep } from "../recipes/pictures/picture-step.ts";
import type { PictureStore } from "../recipes/pictures/picture-store.ts";
import type { PictureToExport } from "./formats/export-format.ts";

export interface PictureParts {
  pictures: Pick<PictureStore, "current">;
  furtherPictures: Pick<FurtherPictureStore, "list">;
  images: Pick<PictureFiles, "file">;
}

/** The recipe's own picture first, then those of the recipe, then those of its steps. */
export function listPictures(
  { id, slug, recipeInstructions }: Pick<Recipe, "id" | "slug" | "recipeInstructions">,
  { pictures, furtherPictures, images }: PictureParts,
): PictureToExport[] {
  const main = pictures.current(slug);
  const further = furtherPictures.list(id).map((picture) => ({
    ...picture,
    isMain: false,
    step: findPictureStep(recipeInstructions, picture.step),
  }));
  const all = [...(main ? [{ ...main, isMain: true, step: null }] : []), ...further];
  return all
    .toSorted((one, other) => (one.step ?? -1) - (other.step ?? -1))
    .flatMap((picture) => openPicture(picture, "original", images) ?? []);
}

const PART_BYTES = 256_000;

type Picture = Pick<PictureToExport, "key" | "ext" | "isMain" | "step">;

/** Null if someone deleted the file by hand. */
function openPicture(
  { key, ext, isMain, step }: Picture,
  size: PictureSize,
  images: PictureParts["images"],
): PictureToExport | null {
  const path = images.file({ key, ext }, size);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return null;
  const picture: PictureToExport = {
    key,
    ext: size === "original" ? ext : "webp",
    bytes: found.size,
    isMain,
    step,
    read: () => orNothing(() => readFile(path)),
    // The file can be read to its end even if someone deletes it at the same time.
    open: () => orNothing(async () => (await open(path)).createReadStream({ highWaterMark: PART_BYTES })),
    toSmall: () => openPicture({ key, ext, isMain, step }, "small", images) ?? picture,
  };
  return picture;
}

/** Someone may have deleted the file by hand. */
async function orNothing<Content>(read: () => Promise<Content>): Promise<Content | null> {
  try {
    return await read();
  } catch (problem) {
    if (getErrorCode(problem) !== "ENOENT") throw problem;
    return null;
  }
}
