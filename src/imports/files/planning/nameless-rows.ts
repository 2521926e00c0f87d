import { DomainError } from "../../../platform/errors.ts";
import { RecipeWithoutName } from "../../archives/recipe-format.ts";
import type { Found, UnreadableRecipe } from "../file-format.ts";

/** A table of anything may have hundreds of thousands of rows without a name. */
const MAX_ROWS = 100;

class OnlyWithoutName extends DomainError {
  constructor() {
    super("invalid", "file-import-without-name");
  }
}
class NumberWithoutName extends DomainError {
  constructor(number: number) {
    super("invalid", "file-import-number-without-name", { number });
  }
}
class MoreUnreadable extends DomainError {
  constructor(count: number) {
    super("invalid", "file-import-more-unreadable", { count });
  }
}

/** For a file with a single recipe. */
export function explainNameless(problem: DomainError): DomainError {
  return problem instanceof RecipeWithoutName ? new OnlyWithoutName() : problem;
}

/** Tells recipes of a file without names apart by their places in it. Of very many, the last row has the count. */
export async function* limitNameless(read: AsyncIterable<Found> | Iterable<Found>): AsyncGenerator<Found> {
  let number = 0;
  let count = 0;
  // Only a file with several recipes needs numbers.
  let first: UnreadableRecipe | null = null;
  try {
    for await (const found of read) {
      if ("recipe" in found || "problem" in found) number++;
      if (first) yield withPlace(first, 1);
      first = null;
      const isNameless = "problem" in found && found.name === "";
      if (!isNameless) yield found;
      else if (++count > MAX_ROWS) continue;
      else if (number === 1) first = found;
      else yield withPlace(found, number);
    }
  } catch (problem) {
    if (first) yield withPlace(first, 1);
    throw problem;
  }
  if (first) yield { ...first, problem: explainNameless(first.problem) };
  if (count > MAX_ROWS) yield { name: "", problem: new MoreUnreadable(count - MAX_ROWS) };
}

function withPlace(found: UnreadableRecipe, number: number): UnreadableRecipe {
  if (!(found.problem instanceof RecipeWithoutName)) return found;
  return { ...found, problem: new NumberWithoutName(number) };
}
