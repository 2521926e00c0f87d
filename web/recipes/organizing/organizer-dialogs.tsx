import { useRevalidator } from "react-router";
import type { ListedOrganizer } from "../../../src/contract/organizers.ts";
import { call, type Answer } from "../../api/call.ts";
import { t } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import type { Doing } from "./doing.ts";
import type { Kind } from "./kinds.ts";
import { RenameDialog } from "./rename-dialog.tsx";

interface Props {
  kind: Kind;
  organizers: ListedOrganizer[];
  doing: Doing;
  onDo: (doing: Doing) => void;
  onClose: () => void;
}

/** The dialog for what an administrator is about to do. */
export function OrganizerDialogs({ kind: calls, organizers, doing, onDo, onClose }: Props) {
  const { revalidate } = useRevalidator();

  async function done(): Promise<void> {
    onClose();
    await revalidate();
    // The row may be gone, and the button that opened the dialog with it.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("h1")?.focus();
  }

  async function removed(answer: Promise<Answer<unknown>>): Promise<string | null> {
    const deleted = await answer;
    if (!deleted.ok) return deleted.message;
    await done();
    return null;
  }

  if (doing.what === "delete-empty")
    return (
      <ConfirmDialog
        title={t("organize.delete-empty-title")}
        action={t("organize.delete-empty")}
        onConfirm={() => removed(call("DELETE", `empty-${calls}`))}
        onClose={onClose}
      >
        <p>{t(`organize.empty-${calls}`, { count: doing.count })}</p>
      </ConfirmDialog>
    );

  const { organizer } = doing;
  if (doing.what === "delete")
    return (
      <ConfirmDialog
        title={t("organize.delete-one-title", { name: organizer.name })}
        action={t("organize.delete")}
        onConfirm={() => removed(call("DELETE", `${calls}/${encodeURIComponent(organizer.slug)}`))}
        onClose={onClose}
      >
        <p>
          {organizer.recipeCount > 0
            ? t("organize.delete-one-help", { count: organizer.recipeCount })
            : t("organize.delete-unused")}
        </p>
      </ConfirmDialog>
    );

  const acting = { kind: calls, organizer, organizers, onDone: done, onClose };
  if (doing.what === "merge") return <MergeDialog {...acting} start={doing.into} />;
  return <RenameDialog {...acting} onMerge={(into) => onDo({ what: "merge", organizer, into })} />;
}
