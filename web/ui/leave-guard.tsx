import { useEffect } from "react";
import { useBlocker } from "react-router";
import { t } from "../text/translation.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface Props {
  isUnsaved: () => boolean;
  onLeave?: () => void;
}

export function LeaveGuard({ isUnsaved, onLeave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      (now.pathname !== next.pathname || now.search !== next.search) && isUnsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  });

  async function leave(): Promise<null> {
    onLeave?.();
    blocker.proceed?.();
    return null;
  }

  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title={t("edit.leave-title")}
      action={t("edit.leave")}
      cancel={t("edit.go-on")}
      onConfirm={leave}
      onClose={() => blocker.reset()}
    >
      <p>{t("edit.leave-help")}</p>
    </ConfirmDialog>
  );
}
