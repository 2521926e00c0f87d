import { signal } from "@preact/signals-core";

export interface Undoable {
  id: number;
  sentence: string;
  /** False after a refusal, which it reports itself. */
  undo: () => Promise<boolean>;
}

export const undoable = signal<Undoable | null>(null);
let count = 0;

export function offerUndo(sentence: string, undo: Undoable["undo"]): number {
  undoable.value = { id: ++count, sentence, undo };
  return count;
}

export function withdraw(id: number): void {
  if (undoable.peek()?.id === id) undoable.value = null;
}
