import { DomainError } from "../../platform/errors.ts";
import type { Obstacle } from "./page/obstacle.ts";
import type { AssessedReading, AssessedRecipe } from "./doubts/assess.ts";

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
export class NoRecipeInText extends DomainError {
  constructor() {
    super("invalid", "no-recipe-in-text");
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

class Paywall extends DomainError {
  constructor() {
    super("invalid", "paywall");
  }
}
class CookieWall extends DomainError {
  constructor() {
    super("invalid", "cookie-wall");
  }
}
class PageGone extends DomainError {
  constructor() {
    super("invalid", "page-gone");
  }
}
class EmptyPage extends DomainError {
  constructor() {
    super("invalid", "empty-page");
  }
}

const REFUSALS: Record<Obstacle, new () => DomainError> = {
  "robot-check": RobotCheck,
  "sign-in-wall": SignInWall,
  paywall: Paywall,
  "cookie-wall": CookieWall,
  "page-gone": PageGone,
  "empty-page": EmptyPage,
};

/** @throws RobotCheck, SignInWall, Paywall, CookieWall, PageGone, EmptyPage, NoRecipeOnPage, NoRecipeInSource */
export function recipesOn(
  { recipes, obstacle }: AssessedReading,
  host: string | null,
): [AssessedRecipe, ...AssessedRecipe[]] {
  const [own, ...others] = recipes;
  if (own) return [own, ...others];
  if (obstacle) throw new REFUSALS[obstacle]();
  if (host === null) throw new NoRecipeInSource();
  throw new NoRecipeOnPage(host);
}
