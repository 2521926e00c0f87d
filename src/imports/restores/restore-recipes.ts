import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import { ReadyItem } from "../../platform/jobs/ready-item.ts";
import { toRecipeContent, isRecipeInput, nameProblem } from "../archives/to-recipe-content.ts";
import { readJson } from "../archives/read-json.ts";
import { toFields } from "../../archiving/lenient-values.ts";
import type { OpenedArchive } from "./opened-archive.ts";
import { mealie } from "../migrations/formats/mealie.ts";
import { isRepairedFile, TEXT_REPAIRED } from "../archives/repair-text.ts";
import type { PictureOrNotice } from "../../archiving/archive-list.ts";
import { pictureOrNotice } from "../archives/picture-or-notice.ts";
import type { ArchiveRecipe } from "../archives/recipe-format.ts";
import type { FormerPicture } from "../../recipes/pictures/picture-store.ts";
import type { DetailsAndPicture } from "../../recipes/archived-recipe.ts";
import { LAYOUT } from "./archive-layout.ts";
import { restoreFurtherPictures, restorePictureFiles, restoreHiddenPicture } from "./restore-pictures.ts";
import { storeNotices, type ArchiveOutcome } from "../archives/archive-import.ts";
import type { RestoreRun } from "./restore-run.ts";
import type { RestoreItem } from "./restore-plan.ts";

export async function restoreRecipe(
  { file = "", name }: RestoreItem,
  run: RestoreRun,
): Promise<ReadyItem<ArchiveOutcome>> {
  const found = await readArchivedRecipe(file, run.archive);
  const title = String(found.recipe.name || name);
  try {
    return await prepareRecipe(title, { ...found, isMended: isRepairedFile(file, run.archive.files) }, run);
  } catch (problem) {
    throw nameProblem(title, problem);
  }
}

/** A file that Tagine wrote is restored word for word; the lenient reader would tidy it up. */
async function readArchivedRecipe(file: string, { files, manifest }: OpenedArchive): Promise<ArchiveRecipe> {
  const found = await mealie.read({ file }, files);
  if (!manifest) return found;
  const own = toFields(await readJson(file, files));
  return own && OWN_FIELDS.every((field) => field in own) && isRecipeInput(own)
    ? { ...found, recipe: own }
    : found;
}

/** No other program writes all of these. */
const OWN_FIELDS = ["recipeIngredient", "ingredientGroups", "recipeInstructions", "sourceText", "organizers"];

async function prepareRecipe(
  name: string,
  found: ArchiveRecipe & { isMended: boolean },
  run: RestoreRun,
): Promise<ReadyItem<ArchiveOutcome>> {
  const { into, force, caller } = run;
  const { archivedRecipes: archived } = into;
  const { slug } = found;
  const content = toRecipeContent(found.recipe);
  // Checked first because preparing a picture takes far longer.
  archived.refuseClash({ content, slug }, force);
  const known = slug === null ? null : (run.archive.inside?.archivedRecipes.known(slug) ?? null);
  const { picture, notice } = await restoreRecipePicture(found, known, run);
  const { former, notice: formerNotice } =
    known && archived.isNew({ content, slug }) ? await restoreFormerPicture(known, run) : NO_FORMER;
  const { further, notices: furtherNotices } = await restoreFurtherPictures(known?.further ?? [], run);
  const mended = found.isMended ? TEXT_REPAIRED : undefined;
  const notices = storeNotices([notice, formerNotice, ...furtherNotices, mended]);
  const remove = (keys: (string | undefined)[]) => keys.forEach((key) => key && into.images.remove(key));
  let dropped: string[] = [];
  return new ReadyItem({
    store(): ArchiveOutcome {
      try {
        const restored = archived.restore(
          { content, slug, picture, known: known && { ...known, former, further } },
          { force, by: caller?.name ?? null },
        );
        dropped = restored.dropped;
        return { name, slug: restored.slug, ...notices };
      } catch (problem) {
        throw nameProblem(name, problem);
      }
    },
    afterCommit: () => remove(dropped),
    discard: () => remove([picture?.key, former?.picture?.key, ...further.map(({ key }) => key)]),
  });
}

async function restoreRecipePicture(
  { picture: file, slug }: ArchiveRecipe,
  known: DetailsAndPicture | null,
  { archive, into }: RestoreRun,
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
      ? restorePictureFiles(names, known?.picture?.hash ?? "", archive, into)
      : into.images.store(await archive.files.bytes(file, PICTURE_MOST_BYTES), { isPatient: true });
  return pictureOrNotice(file, store, into.log);
}

interface FormerOrNotice {
  former: FormerPicture | null;
  notice?: ArchiveOutcome["notice"];
}

const NO_FORMER: FormerOrNotice = { former: null };

async function restoreFormerPicture(
  { former }: Pick<DetailsAndPicture, "former">,
  run: RestoreRun,
): Promise<FormerOrNotice> {
  if (!former?.picture) return { former };
  const { picture, notice } = await restoreHiddenPicture(former.picture, run);
  return { former: { ...former, picture }, notice };
}

export async function restoreDeletedRecipe(
  { name, at = 0 }: RestoreItem,
  run: RestoreRun,
): Promise<ReadyItem<ArchiveOutcome>> {
  const { archive, into, force } = run;
  const deleted = archive.inside?.archivedRecipes.getDeleted(at);
  if (!deleted) return new ReadyItem({ store: () => ({ name }) });
  // The database of an archive is checked like what a client sends.
  const content = toRecipeContent(deleted.content);
  const { picture, notice }: PictureOrNotice = deleted.picture
    ? await restoreHiddenPicture(deleted.picture, run)
    : { picture: null };
  const { former, notice: formerNotice } = await restoreFormerPicture(deleted, run);
  const { further, notices } = await restoreFurtherPictures(deleted.further, run);
  const removePictures = () => {
    for (const made of [picture, former?.picture, ...further]) if (made) into.images.remove(made.key);
  };
  let isStored = false;
  return new ReadyItem({
    store() {
      isStored = into.archivedRecipes.restoreDeleted(
        { ...deleted, content, picture, former, further },
        { force },
      );
      return { name, ...storeNotices([notice, formerNotice, ...notices]) };
    },
    afterCommit: () => isStored || removePictures(),
    discard: removePictures,
  });
}

/** Includes the numbers in picture URLs, which must not be given twice. */
export function restoreOrganizers(
  { name }: RestoreItem,
  { archive: { inside }, into }: RestoreRun,
): ReadyItem<ArchiveOutcome> {
  return new ReadyItem({
    store() {
      inside?.categories.list().forEach(into.categories.restore);
      inside?.tags.list().forEach(into.tags.restore);
      into.archivedRecipes.raisePictureLabels(inside?.archivedRecipes.pictureLabels() ?? []);
      return { name };
    },
  });
}
