import { statSync } from "node:fs";
import type { Notice } from "../../archiving/archive-list.ts";
import { FURTHER_PICTURES_MOST, PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import type { Log } from "../../platform/log.ts";
import type { PictureFiles, StoredPicture } from "../../platform/pictures/picture-files.ts";
import { tidyMemory } from "../../platform/tidy-memory.ts";
import type {
  FurtherPictureState,
  FurtherPictureStore,
} from "../../recipes/pictures/further-picture-store.ts";
import { choosePictureStep } from "../../recipes/pictures/picture-step.ts";
import { pictureOrNotice } from "../archives/picture-or-notice.ts";
import type { FileTree } from "./opening/file-tree.ts";
import type { PlannedPicture, PlannedRecipe, PlanStore } from "./planning/plan-store.ts";

export interface StoredPictures {
  /** Becomes the main picture. */
  picture: StoredPicture | null;
  further: FurtherPictureState[];
  /** Why the intended main picture couldn't be stored. */
  notice: Notice | undefined;
  /** How many others couldn't be stored. */
  leftOut: number;
}

interface Parts {
  images: PictureFiles;
  log: Log;
}

/** The first readable picture becomes the main one, preferably one that shows no step. */
export async function storePictures(
  { content, pictures }: PlannedRecipe,
  { tree, plan }: { tree: FileTree; plan: PlanStore },
  { images, log }: Parts,
): Promise<StoredPictures> {
  const stored: FurtherPictureState[] = [];
  const notices = new Map<number, Notice>();
  const ordered = pictures.toSorted((one, other) => Number(isOfStep(one)) - Number(isOfStep(other)));
  for (const [at, planned] of ordered.entries()) {
    if (stored.length > FURTHER_PICTURES_MOST) break;
    const name = "file" in planned ? planned.file : content.name;
    const store = async () => images.store(await readPicture(planned, { tree, plan }), { isPatient: true });
    const { picture, notice } = await pictureOrNotice(name, store, log);
    if (picture)
      stored.push({ ...picture, step: choosePictureStep(content.recipeInstructions, planned.step) });
    if (notice) notices.set(at, notice);
    tidyMemory();
  }
  const [picture = null, ...further] = stored;
  const isFirstLost = notices.has(0) ? 1 : 0;
  return { picture, further, notice: notices.get(0), leftOut: pictures.length - stored.length - isFirstLost };
}

function isOfStep({ step }: PlannedPicture): boolean {
  return step !== undefined;
}

async function readPicture(
  picture: PlannedPicture,
  { tree: { files }, plan }: { tree: FileTree; plan: PlanStore },
): Promise<Uint8Array> {
  if ("file" in picture) return files.bytes(picture.file, PICTURE_MOST_BYTES);
  return plan.getPicture(picture.inline) ?? new Uint8Array();
}

/**
 * Adds what the recipe doesn't have yet, since people import the same files again. Call it in a transaction.
 * @returns what was added, and what wasn't: duplicates, and pictures over the limit
 */
export function addPictures(
  recipeId: number,
  found: FurtherPictureState[],
  { furtherPictures, images }: { furtherPictures: FurtherPictureStore; images: PictureFiles },
): { added: FurtherPictureState[]; known: FurtherPictureState[]; leftOut: FurtherPictureState[] } {
  const existing = furtherPictures.list(recipeId);
  const isKnown = (picture: StoredPicture) => existing.some((other) => isSame(picture, other, images));
  const { known = [], fresh = [] } = Object.groupBy(found, (picture) =>
    isKnown(picture) ? "known" : "fresh",
  );
  const places = FURTHER_PICTURES_MOST - existing.length;
  const added = fresh.slice(0, places);
  for (const picture of added) furtherPictures.add(recipeId, picture);
  return { added, known, leftOut: fresh.slice(places) };
}

function isSame(one: StoredPicture, other: StoredPicture, images: PictureFiles): boolean {
  return one.hash === other.hash && measure(one, images) === measure(other, images);
}

/** Null if someone deleted the file by hand. */
function measure(picture: StoredPicture, images: PictureFiles): number | null {
  return statSync(images.file(picture, "original"), { throwIfNoEntry: false })?.size ?? null;
}
