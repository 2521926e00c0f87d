import { nameProblem } from "../../../src/contract/rules.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { TextField } from "../../ui/text-field.tsx";

const PROBLEMS = {
  missing: "fault.name-required",
  "too-long": "shopping-lists.name-too-long",
} as const satisfies Record<string, TextKey>;

export function NameField({ name = "", hint }: { name?: string; hint?: string }) {
  return (
    <TextField
      label={t("shopping-lists.name")}
      name="name"
      dir="auto"
      autoComplete="off"
      defaultValue={name}
      {...(hint && { hint })}
      rule={(typed) => {
        const problem = nameProblem(typed);
        return problem && PROBLEMS[problem];
      }}
    />
  );
}
