import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Organizer } from "../../../src/contract/organizers.ts";
import { call } from "../../api/call.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { EditedField } from "../../ui/edited-field.tsx";
import { Form } from "../../ui/form.tsx";
import type { KindInCalls } from "./organizer-kinds.ts";

/** Makes a category or a tag before any recipe has it. */
export function NewOrganizer({ kind: calls }: { kind: KindInCalls }) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  async function create(): Promise<void> {
    if (!name.trim()) return setProblem(t("fault.name-required"));
    const made = await call<Organizer>("POST", `${calls}`, { name });
    if (!made.ok) return setProblem(made.faults.length > 0 ? t("fault.name-required") : made.message);
    setName("");
    toast(t("organize.created", { name: made.data.name }), "success");
    // The next one can be made meanwhile.
    void revalidate();
  }

  return (
    <Form onSubmit={create}>
      <EditedField
        label={t(calls === "categories" ? "organize.new-category" : "organize.new-tag")}
        value={name}
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
    </Form>
  );
}
