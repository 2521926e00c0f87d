import { isVisible } from "../../../contract/rules.ts";
import { type Fields, toFields, toList, toText } from "../../../archiving/lenient-values.ts";
import { DomainError } from "../../../platform/errors.ts";
import { plainLine } from "../../../recipes/text/text.ts";
import { FileNotRecipe, RecipeWithoutName } from "../../archives/recipe-format.ts";
import type { FoundRecipe, UnreadableRecipe } from "../file-format.ts";

/**
 * Reads each object of a list, and reports those that can't be read.
 * @throws FileNotRecipe if the list is empty
 */
export function* readEachObject(
  values: readonly unknown[],
  { path, nameKey }: { path: string; nameKey: string },
  read: (fields: Fields, name: string) => FoundRecipe,
): Iterable<FoundRecipe | UnreadableRecipe> {
  if (values.length === 0) throw new FileNotRecipe(path);
  for (const value of values) {
    const fields = toFields(value);
    const name = plainLine(toText(fields?.[nameKey]));
    if (fields && isVisible(name)) yield readOrRefuse(fields, name, read);
    else yield { name: "", problem: fields ? new RecipeWithoutName(path) : new FileNotRecipe(path) };
  }
}

function readOrRefuse(
  fields: Fields,
  name: string,
  read: (fields: Fields, name: string) => FoundRecipe,
): FoundRecipe | UnreadableRecipe {
  try {
    return read(fields, name);
  } catch (problem) {
    if (problem instanceof DomainError) return { name, problem };
    throw problem;
  }
}

/** A recipe without a name can't be imported. */
export function requireName(found: FoundRecipe, path: string): FoundRecipe | UnreadableRecipe {
  return isVisible(found.recipe.name) ? found : { name: "", problem: new RecipeWithoutName(path) };
}

/** By the number in `order`. */
export function sortByOrder(rows: readonly Fields[]): Fields[] {
  const getOrder = (row: Fields) => Number(toText(row["order"])) || 0;
  return rows.toSorted((one, other) => getOrder(one) - getOrder(other));
}

/** The objects of a list, without anything else. */
export function listObjects(value: unknown): Fields[] {
  return toList(value).flatMap((item) => {
    const fields = toFields(item);
    return fields ? [fields] : [];
  });
}
