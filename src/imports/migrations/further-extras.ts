import { extraKeyProblem, isVisible } from "../../contract/rules.ts";

/** A longer text is no fact about a recipe, but something that a program keeps for itself. */
const SHORT_CHARACTERS = 500;

/**
 * What a file says that a recipe has no field for, as extras: texts, numbers, yes and no, as long as they are short.
 * White space in a key becomes `-`.
 */
export function furtherExtras(given: Iterable<[key: string, value: unknown]>): Record<string, string> {
  const extras = [...given].flatMap(([name, value]): [string, string][] => {
    const key = name.trim().replace(/\s+/g, "-");
    const text = scalarText(value);
    // No key has this name, which means something to JavaScript.
    const isFit = extraKeyProblem(key) === null && key !== "__proto__";
    return isFit && isVisible(text) && text.length <= SHORT_CHARACTERS ? [[key, text]] : [];
  });
  return Object.fromEntries(extras);
}

function scalarText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
