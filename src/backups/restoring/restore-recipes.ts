import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import { DomainError } from "../../platform/errors.ts";
import { foundContent, isRecipeInput } from "../../recipe-migrations/found-content.ts";
import { jsonIn } from "../../recipe-migrations/json-in.ts";
import { fieldsOf } from "../../recipe-migrations/loose-values.ts";
import type { OpenedArchive } from "./opened-archive.ts";
import { mealie } from "../../recipe-migrations/formats/mealie.ts";
import { isMendedFile, TEXT_MENDED } from "../../recipe-migrations/mended-text.ts";
import { pictureOrNotice, type PictureOrNotice } from "../../recipe-migrations/picture-or-notice.ts";
import type { FoundRecipe } from "../../recipe-migrations/recipe-format.ts";
import type { FormerPicture } from "../../recipes/picture-store.ts";
import type { KnownRecipeState } from "../../recipes/recipe-restore-store.ts";
import { LAYOUT } from "../archive-layout.ts";
import { pictureAt, restoreKeptPicture } from "./restore-pictures.ts";
import { ItemNotImported } from "../../recipe-migrations/found-content.ts";
import type { ArchiveOutcome } from "../../archive-imports/archive-import.ts";
import type { Restoring } from "./restoring.ts";
import type { RestoreItem } from "./restore-plan.ts";

/** Restores one recipe with its picture, and what a Tagine knew of it besides. */
export async function restoreRecipe(
  { file = "", name }: RestoreItem,
  how: Restoring,
): Promise<ArchiveOutcome> {
  const found = await foundRecipe(file, how.archive);
  const title = String(found.recipe.name || name);
  try {
    return await stored(title, { ...found, mended: isMendedFile(file, how.archive.files) }, how);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    throw new ItemNotImported(title, problem);
  }
}

/**
 * A Tagine's own file is taken as it was written, word by word; the reader of other programs' would tidy it up.
 * @throws what reading a file throws
 */
async function foundRecipe(file: string, { files, manifest }: OpenedArchive): Promise<FoundRecipe> {
  const found = await mealie.read({ file }, files);
  if (!manifest) return found;
  const own = fieldsOf(await jsonIn(file, files));
  return own && OWN_FIELDS.every((field) => field in own) && isRecipeInput(own)
    ? { ...found, recipe: own }
    : found;
}

/** By these a recipe is known as one that a Tagine wrote: other programs know only some of them. */
const OWN_FIELDS = ["recipeIngredient", "ingredientGroups", "recipeInstructions", "sourceText", "organizers"];

async function stored(
  name: string,
  found: FoundRecipe & { mended: boolean },
  how: Restoring,
): Promise<ArchiveOutcome> {
  const { into, force, caller, settle } = how;
  const { archived } = into.recipes;
  const content = foundContent(found.recipe);
  // Asked before its picture is made ready, which takes far longer.
  archived.refuseClash({ content, slug: found.slug }, force);
  const known = found.slug === null ? null : (how.archive.inside?.recipes.archived.known(found.slug) ?? null);
  const { picture, notice } = await recipePicture(found, known, how);
  // One that is here already keeps the picture it had before its own.
  const { former, notice: formerNotice } =
    known && archived.isNew({ content, slug: found.slug }) ? await formerPicture(known, how) : NO_FORMER;
  const made = [picture, former?.picture ?? null];
  const told = notice ?? formerNotice ?? (found.mended ? TEXT_MENDED : undefined);
  const outcome = (slug: string): ArchiveOutcome => ({ name, slug, ...(told && { notice: told }) });
  try {
    const { slug, dropped } = archived.restore(
      { content, slug: found.slug, picture, known: known && { ...known, former } },
      { force, by: caller?.name ?? null, also: (as) => settle(outcome(as)) },
    );
    dropped.forEach(into.images.remove);
    return outcome(slug);
  } catch (problem) {
    for (const one of made) if (one) into.images.remove(one.key);
    throw problem;
  }
}

async function recipePicture(
  { picture: file, slug }: FoundRecipe,
  known: KnownRecipeState | null,
  { archive, into }: Restoring,
): Promise<PictureOrNotice> {
  if (known && !known.picture) return { picture: null };
  const ext = known?.picture?.ext;
  const names = slug === null || !ext ? null : LAYOUT.picture(slug, ext);
  if (file === null)
    return names
      ? { picture: null, notice: { code: "archive-file-missing", params: { file: names.original } } }
      : { picture: null };
  const store = async () =>
    names?.original === file
      ? pictureAt(names, known?.picture?.hash ?? "", archive, into)
      : into.images.store(await archive.files.bytes(file, PICTURE_MOST_BYTES), { isPatient: true });
  return pictureOrNotice(file, store, into.log);
}

interface FormerOrNotice {
  former: FormerPicture | null;
  notice?: ArchiveOutcome["notice"];
}

const NO_FORMER: FormerOrNotice = { former: null };

async function formerPicture(
  { former }: Pick<KnownRecipeState, "former">,
  how: Restoring,
): Promise<FormerOrNotice> {
  if (!former?.picture) return { former };
  const { picture, notice } = await restoreKeptPicture(former.picture, how);
  return { former: { ...former, picture }, notice };
}

/** Puts a recipe into the bin that lay in the archive's. */
export async function restoreBinned({ name, at = 0 }: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const { archive, into, force, settle } = how;
  const deleted = archive.inside?.recipes.archived.deletedOne(at);
  if (!deleted) return { name };
  // Whatever stands in the database of an archive, it is checked as what a client sends.
  const content = foundContent(deleted.content);
  const { picture, notice }: PictureOrNotice = deleted.picture
    ? await restoreKeptPicture(deleted.picture, how)
    : { picture: null };
  const { former, notice: formerNotice } = await formerPicture(deleted, how);
  const made = [picture, former?.picture ?? null];
  const told = notice ?? formerNotice;
  const outcome: ArchiveOutcome = { name, ...(told && { notice: told }) };
  let isStored = false;
  try {
    isStored = into.recipes.archived.restoreDeleted(
      { ...deleted, content, picture, former },
      { force, also: () => settle(outcome) },
    );
  } finally {
    if (!isStored) for (const one of made) if (one) into.images.remove(one.key);
  }
  return outcome;
}

/** Makes the categories and tags of the archive, those that no recipe has too, and lets labels of pictures go on. */
export function restoreOrganizers(
  { name }: RestoreItem,
  { archive, into, settle }: Restoring,
): ArchiveOutcome {
  const { inside } = archive;
  if (inside) {
    into.db
      .transaction(() => {
        inside.categories.list().forEach(into.categories.restore);
        inside.tags.list().forEach(into.tags.restore);
        into.recipes.archived.raisePictureLabels(inside.recipes.archived.pictureLabels());
        settle({ name });
      })
      .immediate();
  }
  return { name };
}
