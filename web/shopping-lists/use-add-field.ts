import { useMemo, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { moveActive } from "../ui/combobox.ts";
import { completeTyped, suggestItems } from "./suggest-items.ts";

export interface Adding {
  usual: readonly string[];
  onList: readonly string[];
  listFoods: () => readonly string[];
  /** Returns why the text can't be added, or null. */
  onAdd: (text: string) => string | null;
}

/** What's typed, and its suggestions. */
export function useAddField({ usual, onList, listFoods, onAdd }: Adding) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const [isInside, setInside] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const options = useMemo(
    () => suggestItems(typed, { usual, onList, listFoods }),
    [typed, usual, onList, listFoods],
  );
  const isOpen = isInside && !isClosed && options.length > 0;

  function type(text: string): void {
    setTyped(text);
    setProblem(null);
    setActive(null);
    setClosed(false);
  }

  function add(text: string): void {
    if (!text.trim()) return;
    const refused = onAdd(text);
    if (refused === null) type("");
    setProblem(refused);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by && isOpen) {
      event.preventDefault();
      setActive(moveActive(active, by, options.length));
    }
    if (event.key === "Escape" && isOpen) setClosed(true);
    if (event.key !== "Enter") return;
    event.preventDefault();
    const chosen = isOpen && active !== null ? options[active] : undefined;
    add(chosen === undefined ? typed : completeTyped(typed, chosen));
  }

  /** A field of one line would join the lines. */
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData("text/plain");
    if (!/\S\s*[\r\n]+\s*\S/.test(pasted)) return;
    event.preventDefault();
    add([typed.trim(), pasted].filter(Boolean).join("\n"));
  }

  const enter = () => setInside(true);
  const leave = () => setInside(false);
  return { typed, problem, active, isInside, isOpen, options, type, add, press, paste, enter, leave };
}
