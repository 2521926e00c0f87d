import { useState } from "react";
import type { User } from "../../../src/contract/accounts.ts";
import type { Group } from "../../../src/contract/groups.ts";
import { t } from "../../text/translation.ts";
import { PanelHead } from "./panel-head.tsx";
import { UserDialogs } from "./user-dialogs.tsx";
import { UserTable } from "./user-table.tsx";
import { useAfterChange } from "../../ui/use-after-change.ts";
import type { UserTask } from "./user-task.ts";

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
