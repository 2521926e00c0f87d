import { useRef, useState, type KeyboardEvent } from "react";
import { moveActive } from "./combobox.ts";
import { sameName, suggest } from "./suggest.ts";

interface Field {
  chosen: string[];
  suggestions: string[];
  onType: ((typed: string, isStill: () => boolean) => void) | undefined;
  onChange: (next: string[]) => void;
  create: boolean;
}

const BETWEEN = /[,，、\n]/;

export function useChips({ chosen, suggestions, onType, onChange, create }: Field) {
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const newest = useRef("");
  const isDismissed = useRef(false);
  const [active, setActive] = useState<number | null>(null);

  const isNew = create && typed.trim() !== "" && !sameName([...suggestions, ...chosen], typed);
  const listOptions = () => [
    ...(onType ? suggestions.filter((name) => !sameName(chosen, name)) : suggest(suggestions, typed, chosen)),
    ...(isNew ? [typed.trim()] : []),
  ];
  const options = open ? listOptions() : [];

  function close(): void {
    setOpen(false);
    setActive(null);
  }

  function type(text: string): void {
    isDismissed.current = false;
    const parts = text.split(BETWEEN);
    const rest = parts.length > 1 ? (parts.at(-1) ?? "").trimStart() : text;
    add(parts.slice(0, -1));
    setTyped(rest);
    newest.current = rest;
    onType?.(rest, () => newest.current === rest);
    setOpen(rest.trim() !== "");
    setActive(null);
  }

  /** In the spelling of the suggestions. */
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

  function getEnteredName(): string | undefined {
    if (active !== null) return options[active];
    return create ? typed : (sameName(suggestions, typed) ?? options[0]);
  }

  function enter(event: KeyboardEvent): void {
    const text = getEnteredName();
    // In an empty field, Enter belongs to the form.
    if (!text?.trim() && !typed.trim()) return;
    event.preventDefault();
    if (text?.trim()) choose(text);
  }

  function move(by: 1 | -1): void {
    const { length: count } = listOptions();
    setOpen(true);
    if (count > 0) setActive(moveActive(active, by, count));
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") enter(event);
    if (event.key === "Backspace" && typed === "" && chosen.length > 0) onChange(chosen.slice(0, -1));
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Escape" && options.length > 0) {
      // Keeps a dialog open.
      event.preventDefault();
      event.stopPropagation();
      isDismissed.current = true;
      close();
    }
  }

  function leave(): void {
    close();
    // Escape keeps a text that's typed halfway from becoming a name.
    if (create && typed.trim() && !isDismissed.current) choose(typed);
  }

  return {
    typed,
    /** Composed characters are part of the text. */
    compose: setTyped,
    type,
    options,
    /** Index of the option that creates a new name. */
    making: isNew ? options.length - 1 : null,
    active,
    choose,
    press,
    open: () => setOpen(true),
    leave,
  };
}
