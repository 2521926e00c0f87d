import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";
import { t } from "../text/translation.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import type { OrganizerTask } from "./organizer-row.tsx";
import type { KindInCalls } from "./organizer-kinds.ts";
import { RenameDialog } from "./rename-dialog.tsx";

interface Props {
  kind: KindInCalls;
  organizers: ListedOrganizer[];
  task: OrganizerTask;
  onBegin: (task: OrganizerTask) => void;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function OrganizerDialogs({ kind: calls, organizers, task, onBegin, onDone, onClose }: Props) {
  async function finishRemoval(answer: Promise<Answer<unknown>>): Promise<string | null> {
    const deleted = await answer;
    if (!deleted.ok) return deleted.message;
    await onDone();
    return null;
  }

  if (task.what === "delete-empty")
    return (
      <ConfirmDialog
        title={t("organize.delete-empty-title")}
        action={t("organize.delete-empty")}
        onConfirm={() => finishRemoval(callApi(`DELETE empty-${calls}`))}
        onClose={onClose}
      >
        <p>{t(`organize.empty-${calls}`, { count: task.count })}</p>
      </ConfirmDialog>
    );

  const { organizer } = task;
  if (task.what === "delete")
    return (
      <ConfirmDialog
        title={t("organize.delete-one-title", { name: organizer.name })}
        action={t("organize.delete")}
        onConfirm={() =>
          finishRemoval(callApi(`DELETE ${calls}/{slug}`, { params: { slug: organizer.slug } }))
        }
        onClose={onClose}
      >
        <p>
          {organizer.recipeCount > 0
            ? t("organize.delete-one-help", { count: organizer.recipeCount })
            : t("organize.delete-unused")}
        </p>
      </ConfirmDialog>
    );

  if (task.what === "merge")
    return (
      <MergeDialog
        kind={calls}
        organizer={organizer}
        organizers={organizers}
        start={task.into}
        onDone={onDone}
        onClose={onClose}
      />
    );
  return (
    <RenameDialog
      kind={calls}
      organizer={organizer}
      organizers={organizers}
      onDone={onDone}
      onMerge={(into) => onBegin({ what: "merge", organizer, into })}
      onClose={onClose}
    />
  );
}
