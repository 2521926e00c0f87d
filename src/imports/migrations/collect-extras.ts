import { extraKeyProblem, isVisible } from "../../contract/rules.ts";

/** Longer texts are data of a program. */
const SHORT_CHARACTERS = 500;

/** White space in a key becomes `-`. Different values of a list or a repeated key are joined. */
export function collectExtras(given: Iterable<[key: string, value: unknown]>): Record<string, string> {
  const extras = new Map<string, Set<string>>();
  for (const [name, value] of given) {
    const key = name.trim().replace(/\s+/g, "-");
    const text = Array.isArray(value) ? joinTexts(value) : (scalarText(value) ?? "");
    // Not a valid key in JavaScript.
    const isFit = extraKeyProblem(key) === null && key !== "__proto__";
    if (isFit && isVisible(text) && text.length <= SHORT_CHARACTERS)
      extras.set(key, (extras.get(key) ?? new Set()).add(text));
  }
  return Object.fromEntries([...extras].map(([key, texts]) => [key, [...texts].join(", ")]));
}

/** Empty if any of them isn't a text, a number, or a yes or no. */
function joinTexts(values: readonly unknown[]): string {
  const texts = values.map(scalarText);
  return texts.includes(null) ? "" : texts.filter(Boolean).join(", ");
}

function scalarText(value: unknown): string | null {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}
