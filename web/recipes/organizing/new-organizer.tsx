import { useState, type SyntheticEvent } from "react";
import { useRevalidator } from "react-router";
import type { Organizer } from "../../../src/contract/organizers.ts";
import { call } from "../../api/call.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { NameField } from "./name-field.tsx";
import type { Kind } from "./kinds.ts";

/** Makes a category or a tag before any recipe has it. */
export function NewOrganizer({ kind: calls }: { kind: Kind }) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function create(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!name.trim()) return setProblem(t("organize.name-required"));
    setBusy(true);
    const made = await call<Organizer>("POST", `${calls}`, { name });
    setBusy(false);
    if (!made.ok) return setProblem(made.faults.length > 0 ? t("organize.name-required") : made.message);
    setName("");
    toast(t("organize.created", { name: made.data.name }), "success");
    await revalidate();
  }

  return (
    <form noValidate onSubmit={(event) => void create(event)}>
      <NameField
        label={t(calls === "categories" ? "organize.new-category" : "organize.new-tag")}
        name={name}
        onType={(typed) => {
          setName(typed);
          setProblem(null);
        }}
        problem={problem}
        action={
          <button type="submit" className="btn btn-primary" disabled={!name.trim()}>
            {t("organize.create")}
          </button>
        }
      />
    </form>
  );
}
