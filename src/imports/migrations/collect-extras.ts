import { extraKeyProblem, isVisible } from "../../contract/rules.ts";

/** Longer texts are data of a program. */
const SHORT_CHARACTERS = 500;

/** White space in a key becomes `-`. */
export function collectExtras(given: Iterable<[key: string, value: unknown]>): Record<string, string> {
  const extras = [...given].flatMap(([name, value]): [string, string][] => {
    const key = name.trim().replace(/\s+/g, "-");
    const text = scalarText(value);
    // Not a valid key in JavaScript.
    const isFit = extraKeyProblem(key) === null && key !== "__proto__";
    return isFit && isVisible(text) && text.length <= SHORT_CHARACTERS ? [[key, text]] : [];
  });
  return Object.fromEntries(extras);
}

function scalarText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
