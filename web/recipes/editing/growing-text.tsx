import type { ClipboardEvent, KeyboardEvent } from "react";

/** Browsers without `field-sizing` get an estimated number of lines. */
const GROWS = typeof CSS !== "undefined" && CSS.supports("field-sizing", "content");
const CHARACTERS_A_LINE = 45;

interface Props {
  label: string;
  text: string;
  onType: (text: string) => void;
  line?: number;
  placeholder?: string;
  className?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste?: (event: ClipboardEvent) => void;
}

export function GrowingText({ label, text, onType, line, className = "", ...more }: Props) {
  return (
    <textarea
      {...more}
      data-line={line}
      aria-label={label}
      rows={GROWS ? 1 : countLines(text)}
      dir="auto"
      autoComplete="off"
      className={`border-control focus:border-base-content rounded-field bg-base-100 focus:outline-base-content field-sizing-content min-h-11 w-full min-w-0 resize-none border px-3 py-2 focus:outline-1 focus:-outline-offset-1 ${className}`}
      value={text}
      onChange={({ currentTarget: { value } }) => onType(value)}
    />
  );
}

function countLines(text: string): number {
  return text.split("\n").reduce((sum, part) => sum + Math.floor(part.length / CHARACTERS_A_LINE) + 1, 0);
}
