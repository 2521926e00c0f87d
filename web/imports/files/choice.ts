import type { ExistingChoice } from "../../../src/contract/file-import-states.ts";
import type { FileImport, FileImportChoice, FoundRow } from "../../../src/contract/file-imports.ts";

const CHOOSABLE = ["new", "changed", "same"] as const;
export type Choosable = (typeof CHOOSABLE)[number];

/** Which recipes to import: those of whole states, with exceptions by position. */
export interface Choice {
  whole: Record<Choosable, boolean>;
  except: ReadonlyMap<number, Choosable>;
}

/** The server's default. */
export const FIRST_CHOICE: Choice = { whole: { new: true, changed: true, same: false }, except: new Map() };

type Row = Pick<FoundRow, "position" | "state">;

export function isChoosable(state: FoundRow["state"]): state is Choosable {
  return CHOOSABLE.some((one) => one === state);
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

export function chooseAll({ whole, except }: Choice, state: Choosable, isOn: boolean): Choice {
  return {
    whole: { ...whole, [state]: isOn },
    except: new Map([...except].filter(([, of]) => of !== state)),
  };
}

export function countChosen({ whole, except }: Choice, found: FileImport["found"], state: Choosable): number {
  const others = [...except.values()].filter((of) => of === state).length;
  return whole[state] ? found[state] - others : others;
}

/** Recipes that match existing ones. */
export function countExisting(choice: Choice, found: FileImport["found"]): number {
  return countChosen(choice, found, "changed") + countChosen(choice, found, "same");
}

export function countToImport(choice: Choice, found: FileImport["found"], existing: ExistingChoice): number {
  const known = existing === "skip" ? 0 : countExisting(choice, found);
  return countChosen(choice, found, "new") + known;
}

export function toRequest({ whole, except }: Choice): Pick<FileImportChoice, "states" | "with" | "without"> {
  const positions = (isWhole: boolean) =>
    [...except].filter(([, state]) => whole[state] === isWhole).map(([position]) => position);
  return {
    states: CHOOSABLE.filter((state) => whole[state]),
    with: positions(false),
    without: positions(true),
  };
}
