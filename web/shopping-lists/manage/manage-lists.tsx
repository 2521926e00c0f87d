import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import { t } from "../../text/translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { OfflineNote } from "../../ui/offline-note.tsx";
import { Online } from "../../ui/online.tsx";
import { DeleteList } from "./delete-list.tsx";
import { ListSettings } from "./list-settings.tsx";
import { NewList } from "./new-list.tsx";

interface Props {
  lists: CountedList[];
  list: CountedList;
  onChoose: (list: number) => void;
  onClose: () => void;
}

type Task = { what: "new" } | { what: "settings" | "delete"; list: CountedList };

export function ManageLists({ lists, list, onChoose, onClose }: Props) {
  const [task, setTask] = useState<Task | null>(null);
  const { revalidate } = useRevalidator();
  const end = () => setTask(null);

  async function reload(): Promise<void> {
    await revalidate();
    end();
  }

  async function leaveDeleted(deleted: CountedList): Promise<void> {
    const next = lists.find(({ id }) => id !== deleted.id);
    if (deleted.id === list.id && next) onChoose(next.id);
    await reload();
  }

  if (task?.what === "new")
    return (
      <NewList
        onDone={(id) => {
          onClose();
          onChoose(id);
        }}
        onClose={end}
      />
    );
  if (task?.what === "settings") return <ListSettings list={task.list} onDone={reload} onClose={end} />;
  if (task?.what === "delete")
    return <DeleteList list={task.list} onDone={() => leaveDeleted(task.list)} onClose={end} />;
  return (
    <Dialog title={t("shopping-lists.manage-title")} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <ul aria-label={t("shopping-lists.your-lists")} className="divide-base-300 -mx-2 divide-y">
          {lists.map((one) => (
            <li key={one.id}>
              <ManagedList
                list={one}
                onEdit={() => setTask({ what: "settings", list: one })}
                onDelete={() => setTask({ what: "delete", list: one })}
              />
            </li>
          ))}
        </ul>
        <OfflineNote />
        <Online>
          <button
            type="button"
            className="btn border-base-300 self-start"
            onClick={() => setTask({ what: "new" })}
          >
            <Plus size={20} aria-hidden />
            {t("shopping-lists.new")}
          </button>
        </Online>
      </div>
    </Dialog>
  );
}

interface ManagedListProps {
  list: CountedList;
  onEdit: () => void;
  onDelete: () => void;
}

function ManagedList({ list: { name, open, isDefault }, onEdit, onDelete }: ManagedListProps) {
  const left = open > 0 ? t("shopping-list.left", { count: open }) : t("shopping-list.nothing-left");
  return (
    <div className="flex items-center gap-1 py-2 pl-2">
      <div className="min-w-0 grow">
        <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {name}
        </p>
        <p className="text-muted text-sm">{isDefault ? `${t("shopping-lists.default")} · ${left}` : left}</p>
      </div>
      <Online>
        <IconButton Icon={Pencil} label={t("shopping-lists.edit-named", { name })} onClick={onEdit} />
        <IconButton
          Icon={Trash2}
          label={t("shopping-lists.delete-named", { name })}
          isDanger
          onClick={onDelete}
        />
      </Online>
    </div>
  );
}
