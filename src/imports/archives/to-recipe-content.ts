import { getSchemaValidator } from "elysia";
import type { RecipeContent } from "../../contract/recipe-life.ts";
import { RecipeInput } from "../../contract/recipes.ts";
import { DomainError, Invalid } from "../../platform/errors.ts";
import { recipeContent } from "../../recipes/recipe.ts";

const shape = getSchemaValidator(RecipeInput, { additionalProperties: true });

export class PartNotFit extends DomainError {
  constructor(part: string) {
    super("invalid", "archive-recipe-part-not-fit", { part });
  }
}

export function isRecipeInput(value: unknown): value is RecipeInput {
  return shape.Check(value);
}

/** @throws PartNotFit, Invalid */
export function toRecipeContent(found: RecipeInput): RecipeContent {
  if (!isRecipeInput(found)) throw new PartNotFit(getFirstField(found));
  return recipeContent(found);
}

function getFirstField(found: RecipeInput): string {
  for (const { path } of shape.Errors(found)) return path.split("/")[1] ?? "";
  return "";
}

export class ItemNotImported extends DomainError {
  constructor(
    readonly item: string,
    cause: DomainError,
  ) {
    const { problem, params } = inOneSentence(cause);
    super(cause.kind, problem, params, { name: item });
  }
}

export function nameProblem(name: string, problem: unknown): unknown {
  return problem instanceof DomainError && !(problem instanceof ItemNotImported)
    ? new ItemNotImported(name, problem)
    : problem;
}

function inOneSentence(cause: DomainError): Pick<DomainError, "problem" | "params"> {
  if (!(cause instanceof Invalid)) return cause;
  const why = cause.broken.map(({ field, problem }) => `${field}: ${problem}`).join("; ");
  return { problem: "archive-item-not-valid", params: { why } };
}
