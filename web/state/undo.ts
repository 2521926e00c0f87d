import { signal } from "@preact/signals-core";

export interface Undoable {
  id: number;
  sentence: string;
  /** Takes it back; false when that was refused, which it says itself. */
  undo: () => Promise<boolean>;
}

/** The last thing that can be undone; null when nothing is offered. */
export const undoable = signal<Undoable | null>(null);
let count = 0;

/** Offers to undo what a sentence tells of, in place of an offer that is still there; returns the offer's id. */
export function offerUndo(sentence: string, undo: Undoable["undo"]): number {
  undoable.value = { id: ++count, sentence, undo };
  return count;
}

export function withdraw(id: number): void {
  if (undoable.peek()?.id === id) undoable.value = null;
}
