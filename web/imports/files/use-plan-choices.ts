import { useState } from "react";
import type { ExistingChoice } from "../../../src/contract/file-import-states.ts";
import type { OtherItemKind } from "../../../src/contract/file-imports.ts";
import { FIRST_CHOICE, type Choice } from "./choice.ts";

export type PlanChoices = ReturnType<typeof usePlanChoices>;

/** What to import, and how. Kept while the files are read again. */
export function usePlanChoices() {
  const [choice, setChoice] = useState<Choice>(FIRST_CHOICE);
  const [existing, setExisting] = useState<ExistingChoice>("skip");
  const [tags, setTags] = useState<string[]>([]);
  const [also, setOtherItems] = useState<OtherItemKind[]>([]);
  /** The groups that aren't chosen. */
  const [withoutGroups, setWithoutGroups] = useState<string[]>([]);
  return {
    choice,
    setChoice,
    options: { existing, onExisting: setExisting, tags, onTags: setTags },
    also,
    setOtherItems,
    withoutGroups,
    setWithoutGroups,
  };
}
