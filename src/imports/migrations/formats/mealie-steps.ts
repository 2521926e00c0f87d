import type { Instruction } from "../../../contract/recipes.ts";
import { isVisible } from "../../../contract/rules.ts";
import { toFields, splitLines, toList, nullableText, toText } from "../../../archiving/lenient-values.ts";

export function mealieSteps(value: unknown): Instruction[] {
  const steps = typeof value === "string" ? splitLines(value) : toList(value);
  return steps.flatMap((step) => {
    const fields = toFields(step);
    const text = toText(fields ? fields["text"] : step);
    if (!fields) return isVisible(text) ? [{ text }] : [];
    // Not a valid key in JavaScript.
    const { title, name, ["__proto__"]: _, ...others } = fields;
    return [{ ...others, text, ...textField("title", title), ...textField("name", name) }];
  });
}

function textField(key: "title" | "name", value: unknown): Partial<Instruction> {
  const text = nullableText(value);
  return text === null ? {} : { [key]: text };
}
