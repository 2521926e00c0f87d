import { useState } from "react";
import type { CustomPage } from "../../src/contract/custom-pages.ts";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { validName } from "../accounts/rules.ts";
import { callApi } from "../api/call-api.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { ChipsField } from "../ui/chips-field.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useSending } from "../ui/use-sending.ts";

interface Props {
  page: CustomPage | null;
  categories: ListedOrganizer[];
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function PageDialog({ page, categories, onDone, onClose }: Props) {
  const [chosen, setChosen] = useState(() => page?.categories.map(({ name }) => name) ?? []);

  const { busy, problem, send } = useSending(async (values: FormData) => {
    const wanted = {
      name: String(values.get("name")),
      position: page?.position ?? 0,
      categories: chosen.flatMap((name) => categories.find((one) => one.name === name) ?? []),
    };
    const saved = await (page
      ? callApi("PUT site-settings/custom-pages/{id}", { params: { id: page.id }, body: wanted })
      : callApi("POST site-settings/custom-pages", { body: wanted }));
    if (!saved.ok) return saved.message;
    await onDone();
    return null;
  });

  return (
    <Dialog title={t(page ? "settings.edit-page" : "settings.new-page")} onClose={onClose}>
      <Form className="flex flex-col gap-4" onSubmit={send}>
        <TextField
          label={t("settings.page-name")}
          name="name"
          autoComplete="off"
          dir="auto"
          defaultValue={page?.name}
          rule={validName}
        />
        <ChipsField
          label={t("settings.page-categories")}
          chosen={chosen}
          suggestions={categories.map(({ name }) => name)}
          onChange={setChosen}
          hint={t("settings.page-categories-help")}
        />
        {problem && <Alert title={t("settings.not-saved")}>{problem}</Alert>}
        <DialogButtons
          label={t(page ? "ui.save" : "organize.create")}
          busyLabel={t("ui.saving")}
          busy={busy}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
