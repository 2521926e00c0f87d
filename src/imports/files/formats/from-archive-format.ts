import type { FileFormatName } from "../../../contract/file-imports.ts";
import type { ArchiveFiles, RecipeFormat } from "../../archives/recipe-format.ts";
import type { FileFormat, FileSample } from "../file-format.ts";

/**
 * For formats that have one file per recipe, found by its place in the archive.
 * @param showsRecipe whether the content, too, is of this format
 */
export function fromArchiveFormat(
  name: FileFormatName,
  format: RecipeFormat,
  showsRecipe: (file: FileSample) => boolean,
): FileFormat {
  const listPlaces = ({ names }: ArchiveFiles) => new Set(format.findRecipes(names).map(({ file }) => file));
  return {
    name,
    recognize: (file, files) => files.derive(listPlaces).has(file.path) && showsRecipe(file),
    async *read(path, files) {
      const { recipe, picture } = await format.read({ file: path }, files);
      yield { recipe, pictures: picture === null ? [] : [{ file: picture }] };
    },
  };
}
