import { TextField, type Rule } from "../../ui/text-field.tsx";
import { linkMeant } from "./links-in.ts";
import type { ImportSteps } from "./use-import-steps.ts";

/** The address of a page. What a phone shares around one is taken off when the person leaves the field. */
export function AddressField({
  steps: { busy, typed, keep },
  label,
  hint,
  rule,
}: {
  steps: ImportSteps;
  label: string;
  hint: string;
  rule: Rule;
}) {
  return (
    <TextField
      label={label}
      name="url"
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      defaultValue={typed.url}
      hint={hint}
      rule={rule}
      disabled={busy !== null}
      onType={(url) => keep({ url })}
      tidy={linkMeant}
    />
  );
}
