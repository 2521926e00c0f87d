import { useEffect, useState } from "react";
import type { ExistingChoice } from "../../../src/contract/file-import-states.ts";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import type { OtherItemKind } from "../../../src/contract/other-items.ts";
import { chooseOnlySame, forgetPositions, type Choice } from "./choice.ts";
import { FIRST_CHOSEN, forgetChosen, keepChosen, loadChosen, type Chosen } from "./kept-choices.ts";

export type PlanChoices = ReturnType<typeof usePlanChoices>;

/** What to import, and how. Kept for this tab until the import starts, also while the files are read again. */
export function usePlanChoices({ id, state, readAt, found, also: otherItems }: FileImport) {
  const [chosen, setChosen] = useState(() => loadChosen(id) ?? FIRST_CHOSEN);
  useEffect(() => {
    if (state === "ready" && chosen !== FIRST_CHOSEN) keepChosen(id, chosen);
    if (isStarted(state)) forgetChosen(id);
  }, [id, state, chosen]);

  const set = (change: Partial<Chosen>) => setChosen((now) => ({ ...now, ...change }));
  return {
    choice: getChoice(chosen, readAt),
    setChoice: (change: (now: Choice) => Choice) =>
      setChosen((now) => ({ ...now, readAt, choice: change(getChoice(now, readAt)) })),
    /** Whether recipes were selected one by one before the files were read again. */
    isReset: chosen.readAt !== readAt && chosen.choice.except.size > 0,
    existing: chosen.existing,
    setExisting: (existing: ExistingChoice) =>
      setChosen((now) => {
        const choice = now.existing === "skip" ? chooseOnlySame(now.choice, found) : now.choice;
        return { ...now, existing, choice };
      }),
    tags: chosen.tags,
    setTags: (tags: string[]) => set({ tags }),
    /** Without kinds that the files no longer contain, or the person may no longer import. */
    also: otherItems.map(({ kind }) => kind).filter((kind) => chosen.also.includes(kind)),
    setOtherItems: (also: OtherItemKind[]) => set({ also }),
    withoutGroups: chosen.withoutGroups,
    setWithoutGroups: (withoutGroups: string[]) => set({ withoutGroups }),
  };
}

function isStarted(state: FileImport["state"]): boolean {
  return state === "importing" || state === "stopped" || state === "done" || state === "undone";
}

/** Other rows may be at the chosen positions once the files were read again. */
function getChoice(chosen: Chosen, readAt: string | null): Choice {
  return chosen.readAt === readAt ? chosen.choice : forgetPositions(chosen.choice);
}
