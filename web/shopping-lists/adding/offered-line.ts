import type { NewEntry } from "../../../src/contract/shopping-sync.ts";
import type { AddingKnowledge } from "./adding-knowledge.ts";

export type OfferedEntry = Omit<NewEntry, "id" | "atHome">;
export type PickedEntry = Omit<NewEntry, "id">;

/** Reads as the recipe does, which may have other units than the entry. */
export interface ShownText {
  before: string;
  amount: string;
  after: string;
}

/** A line that someone may add to a list. */
export interface OfferedLine {
  key: string;
  shown: ShownText;
  entry: OfferedEntry;
  /** The key of a staple; null for other foods. */
  staple: string | null;
  /** Of a staple, without its amount. */
  food: string;
  /** True for what is on the list already. */
  isListed: boolean;
}

export interface OfferedGroup {
  title: string;
  note: string;
  lines: OfferedLine[];
}

interface Line {
  key: string;
  text: string;
  /** Before it was scaled, since corrections are found by it. */
  written?: string;
  shown?: ShownText;
  isListed?: boolean;
}

/** Divides "salt and pepper", so that each food adds up. */
export function offerLine(
  { key, shown, isListed = false, ...line }: Line,
  base: Omit<OfferedEntry, "text">,
  knowledge: AddingKnowledge,
): OfferedLine[] {
  const parts = knowledge.listParts(line, base.language);
  return parts.map(({ text, food, staple }, position) => ({
    key: parts.length > 1 ? `${key} ${position}` : key,
    shown: (parts.length === 1 && shown) || { before: "", amount: "", after: text },
    entry: { ...base, text },
    food,
    staple,
    isListed,
  }));
}
