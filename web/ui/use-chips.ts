import { useState, type KeyboardEvent } from "react";
import { sameName, suggest } from "./suggest.ts";

interface Field {
  chosen: string[];
  suggestions: string[];
  onChange: (next: string[]) => void;
  create: boolean;
}

/** What ends a text and begins the next one; lists that are pasted have lines. */
const BETWEEN = /[,，、\n]/;

export function useChips({ chosen, suggestions, onChange, create }: Field) {
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);

  const isNew = create && typed.trim() !== "" && !sameName([...suggestions, ...chosen], typed);
  const listOptions = () => [...suggest(suggestions, typed, chosen), ...(isNew ? [typed.trim()] : [])];
  const options = open ? listOptions() : [];

  function close(): void {
    setOpen(false);
    setActive(null);
  }

  function type(text: string): void {
    const parts = text.split(BETWEEN);
    const rest = parts.length > 1 ? (parts.at(-1) ?? "").trimStart() : text;
    add(parts.slice(0, -1));
    setTyped(rest);
    setOpen(rest.trim() !== "");
    setActive(null);
  }

  /** Puts in those texts that may be in it, as the suggestions write them. */
  function add(texts: string[]): void {
    const next = [...chosen];
    for (const text of texts.map((one) => one.trim().replace(/\s+/g, " "))) {
      const name = sameName(suggestions, text) ?? (create ? text : undefined);
      if (name && !sameName(next, name)) next.push(name);
    }
    if (next.length > chosen.length) onChange(next);
  }

  function choose(text: string): void {
    add([text]);
    setTyped("");
    close();
  }

  /** What Enter means: the option that the arrows led to, else what is typed. */
  function getEnteredName(): string | undefined {
    if (active !== null) return options[active];
    return create ? typed : (sameName(suggestions, typed) ?? options[0]);
  }

  function enter(event: KeyboardEvent): void {
    const text = getEnteredName();
    // With nothing in the field the key is the form's.
    if (!text?.trim() && !typed.trim()) return;
    event.preventDefault();
    if (text?.trim()) choose(text);
  }

  function move(by: 1 | -1): void {
    const { length: count } = listOptions();
    setOpen(true);
    if (count > 0) setActive(active === null ? (by > 0 ? 0 : count - 1) : (active + by + count) % count);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    // Keys that write one character together are no keys of the field.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") enter(event);
    if (event.key === "Backspace" && typed === "" && chosen.length > 0) onChange(chosen.slice(0, -1));
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Escape" && options.length > 0) {
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  /** What was typed and is not in it yet was meant, where it may be made. */
  function leave(): void {
    close();
    if (create && typed.trim()) choose(typed);
  }

  return {
    typed,
    /** What is written while its characters are still put together. */
    compose: setTyped,
    type,
    options,
    /** Which of the options would be made. */
    making: isNew ? options.length - 1 : null,
    active,
    choose,
    press,
    open: () => setOpen(true),
    leave,
  };
}
