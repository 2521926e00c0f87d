import {
  CHOOSABLE_STATES,
  type ChoosableState,
  type ExistingChoice,
} from "../../../src/contract/file-import-states.ts";
import type { FileImportChoice } from "../../../src/contract/file-import-choice.ts";
import type { FileImport, FoundRow } from "../../../src/contract/file-imports.ts";

/** Which recipes to import: all in some states, with exceptions by position. */
export interface Choice {
  whole: Record<ChoosableState, boolean>;
  except: ReadonlyMap<number, ChoosableState>;
}

/** The server's default. */
export const FIRST_CHOICE: Choice = {
  whole: { new: true, changed: true, same: false, repeated: false },
  except: new Map(),
};

type Row = Pick<FoundRow, "position" | "state">;

export function isChoosable(state: FoundRow["state"]): state is ChoosableState {
  return CHOOSABLE_STATES.some((one) => one === state);
}

/** Drops exceptions, whose positions change when the files are read again. */
export function forgetPositions({ whole }: Choice): Choice {
  return { whole, except: new Map() };
}

export function isChosen({ whole, except }: Choice, { position, state }: Row): boolean {
  return isChoosable(state) && whole[state] !== except.has(position);
}

export function toggle(choice: Choice, { position, state }: Row): Choice {
  if (!isChoosable(state)) return choice;
  const except = new Map(choice.except);
  if (!except.delete(position)) except.set(position, state);
  return { ...choice, except };
}

export function chooseAll({ whole, except }: Choice, state: ChoosableState, isOn: boolean): Choice {
  return {
    whole: { ...whole, [state]: isOn },
    except: new Map([...except].filter(([, of]) => of !== state)),
  };
}

/** Selects the recipes that are the same, if there are no others that “Replace” or “Add a copy” could mean. */
export function chooseOnlySame(choice: Choice, found: FileImport["found"]): Choice {
  const hasOthers = found.new + found.changed > 0 || found.same === 0;
  return hasOthers || countChosen(choice, found, "same") > 0 ? choice : chooseAll(choice, "same", true);
}

export function countChosen(
  { whole, except }: Choice,
  found: FileImport["found"],
  state: ChoosableState,
): number {
  const others = [...except.values()].filter((of) => of === state).length;
  return whole[state] ? found[state] - others : others;
}

/** States of recipes that the import adds or replaces. It skips the others, even if they are chosen. */
const IMPORTED: Record<ExistingChoice, readonly ChoosableState[]> = {
  skip: ["new"],
  replace: ["new", "changed", "same"],
  copy: CHOOSABLE_STATES,
};

export function isImported(state: FoundRow["state"], existing: ExistingChoice): boolean {
  return IMPORTED[existing].some((one) => one === state);
}

export function countToImport(choice: Choice, found: FileImport["found"], existing: ExistingChoice): number {
  return IMPORTED[existing].reduce((sum, state) => sum + countChosen(choice, found, state), 0);
}

/** Without recipes that would be skipped, so that the progress counts as many as the button. */
export function toRequest(
  { whole, except }: Choice,
  existing: ExistingChoice,
): Pick<FileImportChoice, "states" | "with" | "without" | "existing"> {
  const imported = IMPORTED[existing];
  const positions = (isWhole: boolean) =>
    [...except]
      .filter(([, state]) => imported.includes(state) && whole[state] === isWhole)
      .map(([position]) => position);
  return {
    states: imported.filter((state) => whole[state]),
    with: positions(false),
    without: positions(true),
    existing,
  };
}
