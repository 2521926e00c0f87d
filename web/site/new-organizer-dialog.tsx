import { useState } from "react";
import { ORGANIZER_KINDS, type KindInCalls } from "../organizers/organizer-kinds.ts";
import { useNewOrganizer } from "../organizers/use-new-organizer.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { EditedField } from "../ui/edited-field.tsx";
import { Form } from "../ui/form.tsx";

export function NewOrganizerDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<KindInCalls>("categories");
  const { name, problem, isEmpty, type, create } = useNewOrganizer(kind);

  return (
    <Dialog title={t("settings.new-organizer")} onClose={onClose}>
      <Form
        className="flex flex-col gap-5"
        onSubmit={async () => {
          if (await create()) onClose();
        }}
      >
        <EditedField label={t("organize.name")} value={name} onType={type} problem={problem} />
        <fieldset className="min-w-0">
          <legend className="text-sm font-medium">{t("settings.kind")}</legend>
          <div className="mt-1.5 grid grid-cols-2 gap-2">
            {ORGANIZER_KINDS.map((one) => (
              <label
                key={one}
                className="border-control has-checked:border-chosen has-checked:bg-chosen has-checked:text-chosen-content has-focus-visible:outline-base-content rounded-field flex min-h-11 cursor-pointer items-center justify-center border px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="kind"
                  className="sr-only"
                  checked={one === kind}
                  onChange={() => setKind(one)}
                />
                {t(one === "categories" ? "settings.category" : "settings.tag")}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn" onClick={onClose}>
            {t("ui.cancel")}
          </button>
          <button type="submit" className="btn btn-primary" disabled={isEmpty}>
            {t("organize.create")}
          </button>
        </div>
      </Form>
    </Dialog>
  );
}
