import { useState } from "react";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { callApi } from "../api/call-api.ts";
import { CONFLICT } from "../api/call.ts";
import { toast } from "../state/toasts.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { EditedField } from "../ui/edited-field.tsx";
import { Form } from "../ui/form.tsx";
import type { KindInCalls } from "./organizer-kinds.ts";

interface Props {
  kind: KindInCalls;
  organizer: ListedOrganizer;
  organizers: ListedOrganizer[];
  onDone: () => Promise<void>;
  onMerge: (into: ListedOrganizer) => void;
  onClose: () => void;
}

export function RenameDialog({ kind: calls, organizer, organizers, onDone, onMerge, onClose }: Props) {
  const [name, setName] = useState(organizer.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [owner, setOwner] = useState<ListedOrganizer | null>(null);
  const [busy, setBusy] = useState(false);

  async function rename(): Promise<void> {
    if (!name.trim()) return setProblem(t("fault.name-required"));
    setBusy(true);
    const renamed = await callApi(`PUT ${calls}/{slug}`, {
      params: { slug: organizer.slug },
      body: { name },
    });
    setBusy(false);
    if (renamed.ok) {
      toast(t("organize.renamed", { name: renamed.data.name }), "success");
      return onDone();
    }
    setProblem(renamed.faults.length > 0 ? t("fault.name-required") : renamed.message);
    const taken = renamed.status === CONFLICT && renamed.beside?.params?.name;
    setOwner(organizers.find((one) => one.name === taken && one.id !== organizer.id) ?? null);
  }

  return (
    <Dialog title={t("organize.rename-title", { name: organizer.name })} onClose={onClose}>
      <Form className="flex flex-col gap-5" onSubmit={rename}>
        <EditedField
          label={t("organize.name")}
          value={name}
          onType={(typed) => {
            setName(typed);
            setProblem(null);
            setOwner(null);
          }}
          problem={problem}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {owner && (
            <button
              type="button"
              className="btn h-auto min-h-11 max-w-full py-2 sm:mr-auto"
              onClick={() => onMerge(owner)}
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {t("organize.merge-instead", { name: owner.name })}
              </span>
            </button>
          )}
          <button type="button" className="btn" onClick={onClose}>
            {t("ui.cancel")}
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={busy}>
            {t("ui.save")}
          </button>
        </div>
      </Form>
    </Dialog>
  );
}
