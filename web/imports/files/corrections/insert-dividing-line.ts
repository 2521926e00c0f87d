import { DIVIDING_LINE } from "../../../../src/contract/divided-texts.ts";

/** What to insert above the line of the cursor, where a recipe begins. */
export function findDividerPlace(text: string, cursor: number): { at: number; inserted: string } {
  const at = text.lastIndexOf("\n", cursor - 1) + 1;
  const before = text.slice(0, at);
  const gap = before === "" || before.endsWith("\n\n") ? "" : "\n";
  return { at, inserted: `${gap}${DIVIDING_LINE}\n${text.startsWith("\n", at) ? "" : "\n"}` };
}

/** Leaves the cursor at the recipe's first line. */
export function insertDividingLine(area: HTMLTextAreaElement): void {
  const { at, inserted } = findDividerPlace(area.value, area.selectionStart);
  area.focus();
  area.setSelectionRange(at, at);
  // Lets people undo it with the keyboard, unlike `setRangeText`.
  if (document.execCommand?.("insertText", false, inserted)) return;
  area.setRangeText(inserted, at, at, "end");
}
