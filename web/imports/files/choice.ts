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

export function countChosen(
  { whole, except }: Choice,
  found: FileImport["found"],
  state: ChoosableState,
): number {
  const others = [...except.values()].filter((of) => of === state).length;
  return whole[state] ? found[state] - others : others;
}

interface ExistingCount {
  inTagine: number;
  repeated: number;
}

/** Recipes that match existing ones, or others of this import. */
export function countExisting(choice: Choice, found: FileImport["found"]): ExistingCount {
  const inTagine = countChosen(choice, found, "changed") + countChosen(choice, found, "same");
  return { inTagine, repeated: countChosen(choice, found, "repeated") };
}

export function countToImport(choice: Choice, found: FileImport["found"], existing: ExistingChoice): number {
  const { inTagine, repeated } = countExisting(choice, found);
  const known = { skip: 0, replace: inTagine, copy: inTagine + repeated };
  return countChosen(choice, found, "new") + known[existing];
}

export function toRequest({ whole, except }: Choice): Pick<FileImportChoice, "states" | "with" | "without"> {
  const positions = (isWhole: boolean) =>
    [...except].filter(([, state]) => whole[state] === isWhole).map(([position]) => position);
  return {
    states: CHOOSABLE_STATES.filter((state) => whole[state]),
    with: positions(false),
    without: positions(true),
  };
}
