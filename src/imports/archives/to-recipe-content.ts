import { getSchemaValidator } from "elysia";
import type { EditableRecipe } from "../../contract/recipe-life.ts";
import { RecipeInput } from "../../contract/recipes.ts";
import { DomainError, Invalid } from "../../platform/errors.ts";
import { recipeContent } from "../../recipes/recipe.ts";

// What a recipe has no field for does not count.
const shape = getSchemaValidator(RecipeInput, { additionalProperties: true });

/** A part of a recipe that is too long, or of another kind than it can be. */
class PartNotFit extends DomainError {
  constructor(part: string) {
    super("invalid", "archive-recipe-part-not-fit", { part });
  }
}

export function isRecipeInput(value: unknown): value is RecipeInput {
  return shape.Check(value);
}

/**
 * What was found in an archive, made whole as what a client sends is.
 * @throws PartNotFit, Invalid
 */
export function toRecipeContent(found: RecipeInput): EditableRecipe {
  if (!isRecipeInput(found)) throw new PartNotFit(getFirstField(found));
  return recipeContent(found);
}

/** The field that the first fault stands in. */
function getFirstField(found: RecipeInput): string {
  for (const { path } of shape.Errors(found)) return path.split("/")[1] ?? "";
  return "";
}

/** Why something of an archive did not come in; told with its name, where that is better known by now. */
export class ItemNotImported extends DomainError {
  constructor(
    readonly item: string,
    cause: DomainError,
  ) {
    const { problem, params } = inOneSentence(cause);
    super(cause.kind, problem, params, { name: item });
  }
}

/** What was thrown, where it is a refusal with the item's name; a name that it has already is the better one. */
export function nameProblem(name: string, problem: unknown): unknown {
  return problem instanceof DomainError && !(problem instanceof ItemNotImported)
    ? new ItemNotImported(name, problem)
    : problem;
}

/** Where rules are broken, each with its place. */
function inOneSentence(cause: DomainError): Pick<DomainError, "problem" | "params"> {
  if (!(cause instanceof Invalid)) return cause;
  const why = cause.broken.map(({ field, problem }) => `${field}: ${problem}`).join("; ");
  return { problem: "archive-item-not-valid", params: { why } };
}
