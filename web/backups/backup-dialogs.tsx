import type { Backup, BackupOptions } from "../../src/contract/backups.ts";
import { callApi } from "../api/call-api.ts";
import type { Answer } from "../api/call.ts";
import { t } from "../text/translation.ts";
import { DeleteDialog } from "../ui/delete-dialog.tsx";
import { CreateDialog } from "./create-dialog.tsx";
import type { Contents } from "../imports/restores/load-contents.ts";
import { RestoreDialog } from "../imports/restores/restore-dialog.tsx";

export type BackupTask =
  | { what: "create" }
  | { what: "restore"; backup: Backup; contents: Promise<Answer<Contents>> }
  | { what: "delete"; backup: Backup };

interface Props {
  task: BackupTask;
  backups: Backup[];
  templates: string[];
  onCreate: (wish: BackupOptions) => void;
  onDeleted: () => Promise<void>;
  onClose: () => void;
}

export function BackupDialogs({ task, backups, templates, onCreate, onDeleted, onClose }: Props) {
  if (task.what === "create")
    return <CreateDialog templates={templates} onCreate={onCreate} onClose={onClose} />;
  const { name } = task.backup;
  if (task.what === "restore")
    return <RestoreDialog name={name} contents={task.contents} onClose={onClose} />;
  return (
    <DeleteDialog
      title={t("backups.delete-title", { name })}
      onDelete={() => callApi("DELETE backups/{name}/delete", { params: { name } })}
      help={t(isLastWhole(task.backup, backups) ? "backups.delete-last-help" : "backups.delete-help")}
      onDone={onDeleted}
      onClose={onClose}
    />
  );
}

function isLastWhole({ name, whole }: Backup, backups: Backup[]): boolean {
  return whole && backups.every((other) => other.name === name || !other.whole);
}
