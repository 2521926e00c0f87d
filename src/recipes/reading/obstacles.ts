import { DomainError } from "../../platform/errors.ts";
import type { ParsedRecipe } from "../text/parsed-recipe.ts";
import type { PageReading } from "./page/read-page.ts";

class NoRecipeOnPage extends DomainError {
  constructor(host: string) {
    super("invalid", "no-recipe-on-page", { host });
  }
}
class NoRecipeInSource extends DomainError {
  constructor() {
    super("invalid", "no-recipe-in-source");
  }
}
export class RobotCheck extends DomainError {
  constructor() {
    super("invalid", "robot-check");
  }
}
export class SignInWall extends DomainError {
  constructor() {
    super("invalid", "sign-in-wall");
  }
}

/** @throws RobotCheck, SignInWall, NoRecipeOnPage, NoRecipeInSource */
export function recipesOn(
  { recipes, obstacle }: PageReading,
  host: string | null,
): [ParsedRecipe, ...ParsedRecipe[]] {
  const [own, ...others] = recipes;
  if (own) return [own, ...others];
  if (obstacle === "robot-check") throw new RobotCheck();
  if (obstacle === "sign-in") throw new SignInWall();
  if (host === null) throw new NoRecipeInSource();
  throw new NoRecipeOnPage(host);
}
