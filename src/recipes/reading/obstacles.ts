import { DomainError } from "../../platform/errors.ts";
import type { Obstacle } from "./page/obstacle.ts";
import type { AssessedReading, AssessedRecipe } from "./doubts/assess.ts";
import type { PdfObstacle } from "./pdf/read-pdf.ts";

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
export class NoRecipeInPdf extends DomainError {
  constructor() {
    super("invalid", "no-recipe-in-pdf");
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

class PdfWithoutText extends DomainError {
  constructor() {
    super("invalid", "pdf-without-text");
  }
}
class PdfLocked extends DomainError {
  constructor() {
    super("invalid", "pdf-locked");
  }
}
class PdfBroken extends DomainError {
  constructor() {
    super("invalid", "pdf-broken");
  }
}

export class PdfTooLarge extends DomainError {
  constructor() {
    super("invalid", "pdf-too-large");
  }
}

export const PDF_REFUSALS: Record<PdfObstacle, new () => DomainError> = {
  "pdf-without-text": PdfWithoutText,
  "pdf-locked": PdfLocked,
  "pdf-broken": PdfBroken,
  "pdf-too-large": PdfTooLarge,
};

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
