import { useId, useState } from "react";
import { callApi } from "../../api/call-api.ts";
import type { Group } from "../../../src/contract/groups.ts";
import { plainLetters } from "../../text/plain-letters.ts";
import { t } from "../../text/translation.ts";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { validName } from "../rules.ts";
import { GroupCard } from "./group-card.tsx";
import { PanelHead } from "./panel-head.tsx";
import { useAfterChange } from "../../ui/use-after-change.ts";

type Task = { what: "new" } | { what: "delete"; group: Group };

export function GroupPanel({ groups }: { groups: Group[] }) {
  const [typed, setTyped] = useState("");
  const [task, setTask] = useState<Task | null>(null);
  const help = useId();
  const close = () => setTask(null);
  const afterChange = useAfterChange(groups, close);
  const looked = plainLetters(typed);
  const shown = groups.filter(({ name }) => plainLetters(name).includes(looked));
  return (
    <div className="flex flex-col gap-4">
      <p id={help} className="text-muted max-w-prose text-pretty">
        {t("manage.groups-help")}
      </p>
      <PanelHead create={t("manage.new-group")} onCreate={() => setTask({ what: "new" })}>
        <input
          type="search"
          aria-label={t("manage.look-for-groups")}
          placeholder={t("manage.look-for-groups")}
          autoComplete="off"
          className="input w-full"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </PanelHead>
      {shown.length === 0 ? (
        <p role="status" className="text-muted py-8 text-center">
          {t("manage.no-group-fits")}
        </p>
      ) : (
        <ul
          aria-label={t("manage.groups")}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4"
        >
          {shown.map((group) => (
            <li key={group.id} className="min-w-0">
              <GroupCard
                group={group}
                whyNoEdit={help}
                isDefault={group === groups[0]}
                onDelete={() => setTask({ what: "delete", group })}
              />
            </li>
          ))}
        </ul>
      )}
      {task?.what === "new" && <NewGroup onDone={afterChange} onClose={close} />}
      {task?.what === "delete" && (
        <DeleteDialog
          title={t("manage.delete-group-title", { name: task.group.name })}
          onDelete={() => callApi("DELETE groups/{id}", { params: { id: task.group.id } })}
          help={t("manage.delete-group-help")}
          onDone={afterChange}
          onClose={close}
        />
      )}
    </div>
  );
}

interface NewGroupProps {
  onDone: () => Promise<void>;
  onClose: () => void;
}

function NewGroup({ onDone, onClose }: NewGroupProps) {
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const made = await callApi("POST groups", { body: { name: String(values.get("name")) } });
    if (!made.ok) return made.message;
    await onDone();
    return null;
  });

  return (
    <Dialog title={t("manage.new-group")} onClose={onClose}>
      <Form className="flex flex-col gap-4" onSubmit={send}>
        <TextField label={t("manage.group-name")} name="name" autoComplete="off" rule={validName} />
        {problem && <Alert title={problem} />}
        <DialogButtons
          label={t("manage.create")}
          busyLabel={t("manage.creating")}
          busy={busy}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
