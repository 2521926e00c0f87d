import { useCallback, useEffect, useRef, useState } from "react";
import { X } from "lucide-react";
import { UNDO_MS } from "../../src/contract/rules.ts";
import { withdraw, type Undoable } from "../state/undo.ts";
import { t } from "../text/translation.ts";

const BUTTON = "btn btn-neutral focus-visible:outline-neutral-content";

export function UndoOffer({ offer }: { offer: Undoable }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = useCallback(() => withdraw(offer.id), [offer]);
  useCountdown(hovered || focused || busy, close);

  async function undo(): Promise<void> {
    setBusy(true);
    const undone = await offer.undo();
    setBusy(false);
    if (undone) close();
  }

  return (
    // Pauses the countdown while the pointer or focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="appear bg-neutral text-neutral-content rounded-field pointer-events-auto flex max-w-md items-center gap-1 py-1 pr-1 pl-4 shadow-(--shadow-float)"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className="min-w-0 grow py-1">{offer.sentence}</span>
      <button
        type="button"
        className={`${BUTTON} px-3 font-semibold`}
        disabled={busy}
        onClick={() => void undo()}
      >
        {t("frame.undo")}
      </button>
      <button
        type="button"
        className={`${BUTTON} btn-square`}
        aria-label={t("frame.dismiss")}
        onClick={close}
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
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
