import type { Rule } from "../../ui/text-field.tsx";
import { LinkField } from "../../ui/link-field.tsx";
import type { ImportSteps } from "./use-import-steps.ts";

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
    <LinkField
      label={label}
      defaultValue={typed.url}
      hint={hint}
      rule={rule}
      disabled={busy !== null}
      onType={(url) => keep({ url })}
    />
  );
}
