import { useEffect, useEffectEvent } from "react";
import { pictureInPaste } from "./chosen-picture.ts";

export function usePastedPicture(listening: boolean, take: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    // Another part of the page may have taken it.
    if (!event.clipboardData || event.defaultPrevented) return;
    const file = pictureInPaste(event.clipboardData, isTextField(event.target));
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    if (!listening) return;
    const handlePaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, [listening]);
}

const TEXT_FIELD = "input:not([type=file], [type=checkbox], [type=radio]), textarea, [contenteditable]";

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELD) !== null;
}
