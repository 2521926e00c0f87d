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
  constructor(name: string) {
    super("conflict", "theme-exists", { name });
  }
}

export class DefaultTheme extends DomainError {
  constructor() {
    super("conflict", "theme-is-default");
  }
}

/** The name is an API path or a relative path. */
class NameWithoutAddress extends Invalid {
  constructor() {
    super(
      [{ field: "name", problem: "There is no address for this", kind: "reserved" }],
      "theme-name-reserved",
    );
  }
}

/** Some clients don't escape names in URLs. */
class NameWithCharacters extends Invalid {
  constructor() {
    super(
      [{ field: "name", problem: "A name can't include / ? or #", kind: "reserved" }],
      "theme-name-characters",
    );
  }
}

const WITHOUT_ADDRESS = new Set(["create", ".", ".."]);

/** @throws Invalid */
export function checkThemeName(input: string): string {
  if (themeNameProblem(input) === "characters") throw new NameWithCharacters();
  return checkStoredThemeName(input);
}

/** @throws Invalid */
export function checkStoredThemeName(input: string): string {
  const problem = nameProblem(input);
  if (problem === "too-long") throw new Invalid([tooLong("name", NAME_MOST)]);
  if (problem === "missing")
    throw new Invalid([{ field: "name", problem: "Theme Name is required", kind: "missing" }]);
  const name = tidyName(input);
  if (WITHOUT_ADDRESS.has(name)) throw new NameWithoutAddress();
  return name;
}

/** Lists every color, since Elysia lets unknown fields through that are named like Object's properties. */
export function completeColors(input: Partial<ThemeColors>, fallback: ThemeColors): ThemeColors {
  const { primary, accent, secondary, success, info, warning, error } = { ...fallback, ...input };
  return { primary, accent, secondary, success, info, warning, error };
}
