import { ArrowLeft, X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { t } from "../text/translation.ts";

const WHOLE_PHONE =
  "max-sm:h-dvh max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:[--dialog-pad:1rem]";
const ROOM = {
  least: "max-w-[400px]",
  little: "max-w-[500px]",
  more: `max-w-[640px] ${WHOLE_PHONE}`,
  most: `max-w-[1000px] ${WHOLE_PHONE}`,
};

export const DIALOG_FOOT =
  "bg-base-100 sticky -bottom-(--dialog-pad) -mx-(--dialog-pad) -mb-(--dialog-pad) px-(--dialog-pad) pt-2 pb-(--dialog-pad)";

interface Props {
  title: string;
  onClose: () => void;
  /** In a later step: Back and Escape go to the previous one. */
  onBack?: (() => void) | null;
  room?: keyof typeof ROOM;
  className?: string;
  children: ReactNode;
}

/** The browser's dialog traps the focus, closes on Escape and restores the focus. */
export function Dialog({ title, onClose, onBack, room = "little", className = ROOM[room], children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const headline = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    return () => dialog?.close();
  }, []);

  /** Deferred, because another dialog may have replaced it. */
  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
    if (currentTarget.isConnected) onClose();
  }

  function stepBack(event: SyntheticEvent): void {
    // Cancelling a file picker fires the same event.
    if (event.target !== element.current) return;
    // React removes it; closing it earlier would lose the focus.
    event.preventDefault();
    (onBack ?? onClose)();
  }

  return (
    <dialog
      ref={element}
      className="modal"
      aria-labelledby={headline}
      onCancel={stepBack}
      onClose={handleClose}
    >
      <div
        className={`modal-box max-h-dvh scroll-pt-20 scroll-pb-24 p-(--dialog-pad) [--dialog-pad:1.5rem] sm:max-h-[calc(100dvh-3rem)] shadow-(--shadow-float) ${className}`}
      >
        <div className="bg-base-100 sticky -top-(--dialog-pad) z-1 -mx-(--dialog-pad) -mt-(--dialog-pad) mb-2 flex items-start gap-2 px-(--dialog-pad) pt-(--dialog-pad) pb-2">
          {onBack && (
            <button
              type="button"
              className="btn btn-ghost btn-circle -mt-1.5 -ml-2"
              aria-label={t("ui.back")}
              onClick={onBack}
            >
              <ArrowLeft size={20} aria-hidden />
            </button>
          )}
          <h2 id={headline} className="min-w-0 grow text-xl">
            {title}
          </h2>
          <button
            type="button"
            className="btn btn-ghost btn-circle -mt-1.5 -mr-2"
            aria-label={t("ui.close")}
            onClick={onClose}
          >
            <X size={20} aria-hidden />
          </button>
        </div>
        {children}
      </div>
      <button type="button" className="modal-backdrop" tabIndex={-1} aria-hidden onClick={onClose} />
    </dialog>
  );
}
