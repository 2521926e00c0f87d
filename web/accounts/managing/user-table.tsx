import type { User } from "../../../src/contract/accounts.ts";
import { user } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Table, type Column } from "../../ui/table.tsx";
import { Avatar } from "../avatar.tsx";
import { UserMenu, type UserTask } from "./user-menu.tsx";

interface Props {
  users: User[];
  onBegin: (task: UserTask) => void;
}

export function UserTable({ users, onBegin }: Props) {
  const ownId = useValue(user)?.id ?? null;
  return (
    <Table
      label={t("manage.users")}
      rows={users}
      columns={columnsFor(ownId, onBegin)}
      widths="@xl:grid-cols-[5fr_5fr_3fr_3fr_4rem]"
    />
  );
}

function columnsFor(ownId: number | null, onBegin: (task: UserTask) => void): Column<User>[] {
  return [
    {
      name: t("people.full-name"),
      place: "head",
      show: (person) => <Name person={person} isOwn={person.id === ownId} />,
    },
    { name: t("people.email"), show: ({ email }) => <span dir="auto">{email}</span> },
    { name: t("people.group"), show: ({ group }) => <span dir="auto">{group}</span> },
    {
      name: t("manage.role"),
      show: ({ admin }) => <span>{t(admin ? "people.administrator" : "admin.role-user")}</span>,
    },
    {
      name: t("manage.actions"),
      place: "corner",
      show: (person) => <UserMenu person={person} isOwn={person.id === ownId} onBegin={onBegin} />,
    },
  ];
}

function Name({ person, isOwn }: { person: User; isOwn: boolean }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar person={person} size="size-10" />
      <span className="min-w-0">
        <span dir="auto" className="font-medium">
          {person.fullName}
        </span>{" "}
        {isOwn && (
          <span className="bg-base-300 ml-1 inline-block rounded-full px-2 text-sm">{t("manage.you")}</span>
        )}
      </span>
    </div>
  );
}
