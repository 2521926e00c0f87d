import { useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "../../../src/contract/accounts.ts";
import type { Group } from "../../../src/contract/groups.ts";
import { t } from "../../text/translation.ts";
import { callApi } from "../../api/call-api.ts";
import { forgetLists } from "../../shopping-lists/sync/lists-on-device.ts";
import { signOut, user } from "../../state/session.ts";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { PanelHead } from "./panel-head.tsx";
import { UserTable } from "./user-table.tsx";
import { useAfterChange } from "../../ui/use-after-change.ts";
import type { UserTask } from "./user-menu.tsx";
import { ResetPassword } from "./reset-password.tsx";
import { UserDialog } from "./user-dialog.tsx";

export function UserPanel({ users, groups }: { users: User[]; groups: Group[] }) {
  const [task, setTask] = useState<UserTask | null>(null);
  const close = () => setTask(null);
  const afterChange = useAfterChange(users, close);
  return (
    <div className="flex flex-col gap-4">
      <PanelHead create={t("manage.new-user")} onCreate={() => setTask({ what: "new" })}>
        <p className="text-muted">{t("manage.users-help")}</p>
      </PanelHead>
      <UserTable users={users} onBegin={setTask} />
      {task && <UserDialogs task={task} groups={groups} onDone={afterChange} onClose={close} />}
    </div>
  );
}

interface UserDialogsProps {
  task: UserTask;
  groups: Group[];
  onDone: () => Promise<void>;
  onClose: () => void;
}

function UserDialogs({ task, groups, onDone, onClose }: UserDialogsProps) {
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

interface DeleteUserProps {
  person: User;
  onDone: () => Promise<void>;
  onClose: () => void;
}

function DeleteUser({ person: { id, fullName: name }, onDone, onClose }: DeleteUserProps) {
  const navigate = useNavigate();
  const isOwn = user.peek()?.id === id;

  async function leave(): Promise<void> {
    await forgetLists();
    signOut();
    await navigate("/");
  }

  return (
    <DeleteDialog
      title={t("manage.delete-user-title", { name })}
      onDelete={() => callApi("DELETE users/{id}", { params: { id } })}
      help={t(isOwn ? "manage.delete-self-help" : "manage.delete-user-help", { name })}
      onDone={isOwn ? leave : onDone}
      onClose={onClose}
    />
  );
}
