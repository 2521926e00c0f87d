import { useCallback, useEffect, useRef, useState, type FocusEvent } from "react";
import { X } from "lucide-react";
import { UNDO_MS } from "../../src/contract/rules.ts";
import { withdraw, type Undoable } from "../state/undo.ts";
import { t } from "../text/translation.ts";

const BUTTON = "btn btn-neutral focus-visible:outline-neutral-content";

export function UndoOffer({ offer }: { offer: Undoable }) {
  const bar = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = useCallback(() => withdraw(offer.id), [offer]);
  useCountdown(hovered || focused || busy, close);

  async function undo(): Promise<void> {
    setBusy(true);
    const undone = await offer.undo();
    setBusy(false);
    if (undone) leave();
  }

  /** The focused button leaves the page. */
  function leave(): void {
    if (bar.current?.contains(document.activeElement)) focusPage(bar.current, cameFrom.current);
    close();
  }

  function enter({ currentTarget, relatedTarget }: FocusEvent): void {
    setFocused(true);
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  return (
    // Pauses the countdown while the pointer or focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={bar}
      className="appear bg-neutral text-neutral-content rounded-field pointer-events-auto flex max-w-md items-center gap-1 py-1 pr-1 pl-4 shadow-(--shadow-float)"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <span className="min-w-0 grow py-1">{offer.sentence}</span>
      <button
        type="button"
        className={`${BUTTON} px-3 font-semibold`}
        aria-disabled={busy}
        onClick={() => busy || void undo()}
      >
        {t("frame.undo")}
      </button>
      <button
        type="button"
        className={`${BUTTON} btn-square`}
        aria-label={t("frame.dismiss")}
        onClick={leave}
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}

/** @param before what had the focus; it may have left the page, like a removed row */
function focusPage(bar: Element, before: Element | null): void {
  const heading = (bar.closest("dialog") ?? document).querySelector(":is(h1, h2)[tabindex]");
  for (const target of [before, heading]) {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    if (!bar.contains(document.activeElement)) return;
  }
}

function useCountdown(paused: boolean, over: () => void): void {
  const left = useRef(UNDO_MS);
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(over, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [paused, over]);
}
