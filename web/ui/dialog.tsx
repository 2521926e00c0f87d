import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { t } from "../text/translation.ts";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page, open for as long as it is on it. The browser's own element keeps the focus inside, closes on
 * Escape and gives the focus back.
 */
export function Dialog({ title, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const headline = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Where there is something to type, that is what the dialog was opened for.
    dialog?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    return () => dialog?.close();
  }, []);

  return (
    <dialog ref={element} className="modal" aria-labelledby={headline} onClose={onClose}>
      <div className="modal-box max-h-dvh max-w-[500px] p-6 shadow-(--shadow-float)">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={headline} className="text-xl">
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
