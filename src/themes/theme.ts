import { NAME_MOST, nameProblem, themeNameProblem } from "../contract/rules.ts";
import type { ThemeColors } from "../contract/themes.ts";
import { tidyName, tooLong } from "../groups/check-name.ts";
import { DomainError, Invalid } from "../platform/errors.ts";

export class ThemeNotFound extends DomainError {
  constructor(name: string) {
    super("not-found", "theme-not-found", { name });
  }
}

export class ThemeExists extends DomainError {
  /** @param name of the one that is there, which may be written otherwise */
  constructor(name: string) {
    super("conflict", "theme-exists", { name });
  }
}

/** It is what everybody sees who has chosen no other. */
export class DefaultTheme extends DomainError {
  constructor() {
    super("conflict", "theme-is-default");
  }
}

/** Of a name that no address can hold: it is a call, or leads to the folder above. */
class NameWithoutAddress extends Invalid {
  constructor() {
    super(
      [{ field: "name", problem: "There is no address for this", kind: "reserved" }],
      "theme-name-reserved",
    );
  }
}

/** Of a name that clients can't put into an address as it is. */
class NameWithCharacters extends Invalid {
  constructor() {
    super(
      [{ field: "name", problem: "A name can't include / ? or #", kind: "reserved" }],
      "theme-name-characters",
    );
  }
}

const WITHOUT_ADDRESS = new Set(["create", ".", ".."]);

/**
 * The name of a new theme as it is kept.
 * @throws Invalid as `storedThemeName` does, and when clients couldn't put it into an address as it is
 */
export function checkThemeName(given: string): string {
  if (themeNameProblem(given) === "characters") throw new NameWithCharacters();
  return checkStoredThemeName(given);
}

/**
 * The same of a theme that may be an older one.
 * @throws Invalid when there is nothing to see of it, or too much, or no address for it
 */
export function checkStoredThemeName(given: string): string {
  const problem = nameProblem(given);
  if (problem === "too-long") throw new Invalid([tooLong("name", NAME_MOST)]);
  if (problem === "missing")
    throw new Invalid([{ field: "name", problem: "Theme Name is required", kind: "missing" }]);
  const name = tidyName(given);
  if (WITHOUT_ADDRESS.has(name)) throw new NameWithoutAddress();
  return name;
}

/**
 * The seven colors of a theme, and nothing else: the framework lets unknown fields pass that are called like something
 * every object has.
 * @param fallback the colors that stand in where some are missing
 */
export function completeColors(given: Partial<ThemeColors>, fallback: ThemeColors): ThemeColors {
  const { primary, accent, secondary, success, info, warning, error } = { ...fallback, ...given };
  return { primary, accent, secondary, success, info, warning, error };
}
