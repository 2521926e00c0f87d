import type { Note } from "../../../../contract/recipes.ts";
import { isPictureName } from "../../../archives/is-picture-name.ts";
import type { FoundPicture } from "../../file-format.ts";
import { toNote } from "../../reading/recipe-text.ts";

interface Asset {
  fileName: string;
  label: string;
}

interface SortedAssets {
  pictures: FoundPicture[];
  /** None, or one that names all other files. */
  notes: Note[];
}

/** Pictures are kept, and other files are named. */
export function sortAssets(
  assets: readonly Asset[],
  findAsset: (name: string) => string | null,
): SortedAssets {
  const pictures: FoundPicture[] = [];
  const others: string[] = [];
  for (const { fileName, label } of assets) {
    const file = isPictureName(fileName) ? findAsset(fileName) : null;
    if (file !== null) pictures.push({ file });
    else others.push(label && label !== fileName ? `${label} (${fileName || "?"})` : fileName);
  }
  return { pictures, notes: toNote(others.filter(Boolean).join("\n"), "Files") };
}
