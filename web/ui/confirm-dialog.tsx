import { useLayoutEffect, useRef, type ReactNode } from "react";
import { t } from "../text/translation.ts";
import { Alert } from "./alert.tsx";
import { Dialog } from "./dialog.tsx";
import { useSending } from "./use-sending.ts";

interface Props {
  title: string;
  children: ReactNode;
  action: string;
  /** What leaves all as it is, where that is more than to cancel. */
  cancel?: string;
  /** Does it; what comes back is why it was refused, and null when it is done. */
  onConfirm: () => Promise<string | null>;
  onClose: () => void;
}

export function ConfirmDialog({ title, children, action, cancel, onConfirm, onClose }: Props) {
  const stays = useRef<HTMLButtonElement>(null);
  const { busy, problem, send } = useSending(onConfirm);

  // The dialog has opened by now: effects of what is inside come first.
  useLayoutEffect(() => stays.current?.focus(), []);

  return (
    <Dialog title={title} room="least" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div>{children}</div>
        {problem && <Alert title={problem} />}
        <div className="flex flex-wrap justify-end gap-2">
          <button ref={stays} type="button" className="btn" onClick={onClose}>
            {cancel ?? t("ui.cancel")}
          </button>
          <button
            type="button"
            className="btn bg-danger text-base-100 border-transparent"
            // Still there for the focus, which a disabled button would lose.
            aria-disabled={busy}
            onClick={() => void (busy || send())}
          >
            {action}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
