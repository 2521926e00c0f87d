import { useEffect, useState } from "react";
import { EXISTING_CHOICES, type ExistingChoice } from "../../../src/contract/file-import-states.ts";
import { allOrganizers } from "../../organizers/all-organizers.ts";
import { t } from "../../text/translation.ts";
import { ChipsField } from "../../ui/chips-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { countExisting } from "./choice.ts";

export interface Options {
  existing: ExistingChoice;
  onExisting: (existing: ExistingChoice) => void;
  tags: string[];
  onTags: (tags: string[]) => void;
}

interface Props extends Options {
  /** Of the selected recipes. Without any, there's nothing to choose. */
  existingCount: ReturnType<typeof countExisting>;
  /** Whether the import has only one recipe. */
  isSingle?: boolean;
}

export function ImportOptions({
  existing,
  onExisting,
  tags,
  onTags,
  existingCount,
  isSingle = false,
}: Props) {
  const known = useKnownTags();
  const { inTagine, repeated } = existingCount;
  const count = inTagine + repeated;
  return (
    <>
      {count > 0 && (
        <div className="min-w-0 sm:basis-88 sm:grow">
          <SelectField
            label={t(repeated > 0 ? "file-import.existing-repeated" : "file-import.existing-title", {
              count,
            })}
            name="existing"
            start={existing}
            options={EXISTING_CHOICES.map((value) => ({ value, label: t(`file-import.existing-${value}`) }))}
            onChoose={onExisting}
          />
        </div>
      )}
      <div className="min-w-0 sm:basis-40 sm:grow sm:[&_input]:min-h-8.5">
        <ChipsField
          label={t(isSingle ? "file-import.tags-single" : "file-import.tags")}
          chosen={tags}
          suggestions={known}
          onChange={onTags}
          create
        />
      </div>
    </>
  );
}

function useKnownTags(): string[] {
  const [known, setKnown] = useState<string[]>([]);
  useEffect(() => {
    let isHere = true;
    void allOrganizers().then(({ tags }) => isHere && setKnown(tags.map(({ name }) => name)));
    return () => void (isHere = false);
  }, []);
  return known;
}
