import type { FileFormatName } from "../../../contract/file-imports.ts";
import type { ArchiveFiles, RecipeFormat } from "../../archives/recipe-format.ts";
import type { FileFormat, FileSample } from "../file-format.ts";

/**
 * For formats that have one file per recipe, found by its place in the archive.
 * @param showsRecipe whether the content, too, is of this format
 * @param isPart whether recipes contain this file, so that it's no recipe itself
 */
export function fromArchiveFormat(
  name: FileFormatName,
  format: RecipeFormat,
  showsRecipe: (file: FileSample) => boolean,
  isPart: (path: string) => boolean = () => false,
): FileFormat {
  const listPlaces = ({ names }: ArchiveFiles) => new Set(format.findRecipes(names).map(({ file }) => file));
  return {
    name,
    recognize(file, files) {
      const places = files.derive(listPlaces);
      return (places.has(file.path) || (places.size > 0 && isPart(file.path))) && showsRecipe(file);
    },
    async *read(path, files) {
      if (isPart(path)) return yield { isPart: true };
      const { recipe, picture } = await format.read({ file: path }, files);
      yield { recipe, pictures: picture === null ? [] : [{ file: picture }] };
    },
  };
}
