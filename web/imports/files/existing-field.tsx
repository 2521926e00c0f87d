import { EXISTING_CHOICES, type ExistingChoice } from "../../../src/contract/file-import-states.ts";
import { t } from "../../text/translation.ts";
import { SelectField } from "../../ui/select-field.tsx";

export interface Existing {
  existing: ExistingChoice;
  onExisting: (existing: ExistingChoice) => void;
}

interface Props extends Existing {
  label: string;
  help?: string;
  /** Whether the import has only one recipe, which can't be skipped. */
  isSingle?: boolean;
}

/** What to do with recipes that are already in Tagine. */
export function ExistingField({ existing, onExisting, isSingle = false, ...words }: Props) {
  const values = EXISTING_CHOICES.filter((value) => !isSingle || value !== "skip");
  return (
    <SelectField
      {...words}
      name="existing"
      start={existing}
      options={values.map((value) => ({ value, label: t(`file-import.existing-${value}`) }))}
      onChoose={onExisting}
    />
  );
}
