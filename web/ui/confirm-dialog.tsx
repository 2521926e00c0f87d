import { useLayoutEffect, useRef, type ReactNode } from "react";
import { t } from "../text/translation.ts";
import { Alert } from "./alert.tsx";
import { Dialog } from "./dialog.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { Online } from "./online.tsx";
import { useSending } from "./use-sending.ts";

interface Props {
  title: string;
  children: ReactNode;
  action: string;
  cancel?: string;
  /** Resolves to why it was refused; null for success. */
  onConfirm: () => Promise<string | null>;
  onClose: () => void;
}

export function ConfirmDialog({ title, children, action, cancel, onConfirm, onClose }: Props) {
  const stays = useRef<HTMLButtonElement>(null);
  const { busy, problem, send } = useSending(onConfirm);

  // The dialog has opened by now, since effects of children run first.
  useLayoutEffect(() => stays.current?.focus(), []);

  return (
    <Dialog title={title} room="least" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div>{children}</div>
        {problem && <Alert title={problem} />}
        <div className="flex flex-wrap items-center justify-end gap-2">
          <OfflineNote />
          <button ref={stays} type="button" className="btn" onClick={onClose}>
            {cancel ?? t("ui.cancel")}
          </button>
          <Online>
            <button
              type="button"
              className="btn bg-danger text-base-100 border-transparent"
              aria-disabled={busy}
              onClick={() => void (busy || send())}
            >
              {action}
            </button>
          </Online>
        </div>
      </div>
    </Dialog>
  );
}
