import { useId, useRef, useState } from "react";
import { COLUMN_FIELDS, type ColumnField } from "../../../../src/contract/column-fields.ts";
import type { FoundTable } from "../../../../src/contract/file-import-corrections.ts";
import { callApi } from "../../../api/call-api.ts";
import { t } from "../../../text/translation.ts";
import { Alert } from "../../../ui/alert.tsx";
import { DialogButtons } from "../../../ui/dialog-buttons.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { useSending } from "../../../ui/use-sending.ts";
import { COLUMN_NAMES, findColumnProblem, type ColumnProblem } from "./column-names.ts";

interface Props {
  id: string;
  table: FoundTable;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

export function ColumnsDialog({ id, table: { file, columns }, onSaved, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [fields, setFields] = useState(() => columns.map(({ field }) => field));
  const [wrong, setWrong] = useState<ColumnProblem | null>(null);
  const { busy, problem, send } = useSending(async () => {
    const saved = await callApi("PUT imports/files/{id}/tables", { params: { id }, body: { file, fields } });
    if (saved.ok) await onSaved();
    return saved.ok ? null : saved.message;
  });

  async function save(): Promise<void> {
    const found = findColumnProblem(fields);
    setWrong(found);
    if (found) list.current?.querySelectorAll("select")[found.at]?.focus();
    else await send();
  }

  function choose(at: number, field: ColumnField | null): void {
    setWrong(null);
    setFields(fields.with(at, field));
  }

  return (
    <Dialog title={t("file-import.columns-of", { file })} room="more" onClose={onClose}>
      <Form onSubmit={save} className="flex flex-col gap-4">
        <p className="text-pretty">{t("file-import.columns-help")}</p>
        <ul ref={list} className="divide-base-300 flex flex-col divide-y">
          {columns.map((column, at) => (
            <Column
              key={at}
              {...column}
              position={at}
              field={fields[at] ?? null}
              problem={wrong?.at === at ? t(wrong.text) : null}
              onChoose={(field) => choose(at, field)}
            />
          ))}
        </ul>
        {problem && <Alert title={problem} />}
        <DialogButtons label={t("ui.save")} busyLabel={t("ui.saving")} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

type FoundColumn = FoundTable["columns"][number];

interface ColumnProps extends FoundColumn {
  position: number;
  problem: string | null;
  onChoose: (field: ColumnField | null) => void;
}

function Column({ column, samples, position, field, problem, onChoose }: ColumnProps) {
  const id = useId();
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 first:pt-0 sm:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor={id} dir="auto" className="block font-medium [overflow-wrap:anywhere]">
          {column.trim() || t("file-import.column", { number: position + 1 })}
        </label>
        <ul id={`${id}-samples`} className="text-muted text-sm">
          {samples.map((sample, at) => (
            <li key={at} dir="auto" className="truncate" title={sample}>
              {sample}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <select
          id={id}
          value={field ?? ""}
          className={`input picker w-full truncate ${problem ? "border-danger" : ""}`}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : `${id}-samples`}
          onChange={({ currentTarget: { value } }) =>
            onChoose(COLUMN_FIELDS.find((one) => one === value) ?? null)
          }
        >
          <option value="">{t("file-import.column-extra")}</option>
          {COLUMN_FIELDS.map((one) => (
            <option key={one} value={one}>
              {t(COLUMN_NAMES[one])}
            </option>
          ))}
        </select>
        <p id={`${id}-problem`} aria-live="polite" className="text-danger text-sm text-pretty empty:hidden">
          {problem}
        </p>
      </div>
    </li>
  );
}
