import { useState } from "react";
import type { BackupOptions } from "../../src/contract/backups.ts";
import { isBackupTag } from "../../src/contract/backup-tag.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { TextField, type Rule } from "../ui/text-field.tsx";
import { toKindFlags, KINDS } from "../imports/archives/kinds.ts";

interface Props {
  templates: string[];
  onCreate: (options: BackupOptions) => void;
  onClose: () => void;
}

const fittingTag: Rule = (tag) => (!tag.trim() || isBackupTag(tag.trim()) ? null : "backups.tag-not-fit");

export function CreateDialog({ templates, onCreate, onClose }: Props) {
  const [isEmpty, setEmpty] = useState(false);

  function create(values: FormData): void {
    const chosen = new Set(KINDS.filter((kind) => values.has(kind)));
    setEmpty(chosen.size === 0);
    if (chosen.size === 0) return;
    const tag = String(values.get("tag")).trim();
    onCreate({
      ...(tag && { tag }),
      options: toKindFlags(chosen),
      templates: values.getAll("template").map(String),
    });
  }

  return (
    <Dialog title={t("backups.create")} room="more" onClose={onClose}>
      <Form className="flex flex-col gap-4" onSubmit={create}>
        <TextField
          label={t("backups.tag")}
          name="tag"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t("backups.tag-help")}
          rule={fittingTag}
        />
        <fieldset>
          <legend className="mb-1 text-sm font-medium">{t("backups.holds")}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {KINDS.map((kind) => (
              <CheckField
                key={kind}
                name={kind}
                label={t(`backups.kind-${kind}`)}
                help={t(`backups.kind-${kind}-help`)}
                start
              />
            ))}
          </div>
          {isEmpty && <Alert title={t("backups.nothing-chosen")} />}
        </fieldset>
        {templates.length > 0 && <Templates names={templates} />}
        <DialogButtons label={t("backups.create")} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function Templates({ names }: { names: string[] }) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t("backups.templates")}</legend>
      <p className="text-muted mt-1 text-sm text-pretty">{t("backups.templates-help")}</p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {names.map((name) => (
          <label key={name} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="template"
              value={name}
              className="checkbox checkbox-primary not-checked:border-control checked:border-primary-mark shrink-0"
            />
            <span dir="auto" className="min-w-0 font-medium [overflow-wrap:anywhere]">
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
