import type { Instruction } from "../../../contract/recipes.ts";
import { isVisible } from "../../../contract/rules.ts";
import { fieldsOf, linesIn, listOf, nullableText, textOf } from "../../archives/loose-values.ts";

/** Steps as things with a text, which keep all their keys, as texts, or as one text with a line for each. */
export function mealieSteps(value: unknown): Instruction[] {
  const steps = typeof value === "string" ? linesIn(value) : listOf(value);
  return steps.flatMap((step) => {
    const fields = fieldsOf(step);
    const text = textOf(fields ? fields["text"] : step);
    if (!fields) return isVisible(text) ? [{ text }] : [];
    // No key has this name, which means something to JavaScript.
    const { title, name, ["__proto__"]: _, ...others } = fields;
    return [{ ...others, text, ...worded("title", title), ...worded("name", name) }];
  });
}

/** A key that holds a text or is not there. */
function worded(key: "title" | "name", value: unknown): Partial<Instruction> {
  const text = nullableText(value);
  return text === null ? {} : { [key]: text };
}
