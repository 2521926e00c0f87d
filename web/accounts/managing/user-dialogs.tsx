import type { Group } from "../../../src/contract/groups.ts";
import { DeleteUser } from "./delete-user.tsx";
import { ResetPassword } from "./reset-password.tsx";
import { UserDialog } from "./user-dialog.tsx";
import type { UserTask } from "./user-task.ts";

interface Props {
  task: UserTask;
  groups: Group[];
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function UserDialogs({ task, groups, onDone, onClose }: Props) {
  if (task.what === "reset") return <ResetPassword person={task.person} onClose={onClose} />;
  if (task.what === "delete") return <DeleteUser person={task.person} onDone={onDone} onClose={onClose} />;
  return (
    <UserDialog
      person={task.what === "edit" ? task.person : null}
      groups={groups.map(({ name }) => name)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
