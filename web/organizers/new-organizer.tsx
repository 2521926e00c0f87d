import { t } from "../text/translation.ts";
import { EditedField } from "../ui/edited-field.tsx";
import { Form } from "../ui/form.tsx";
import type { KindInCalls } from "./organizer-kinds.ts";
import { useNewOrganizer } from "./use-new-organizer.ts";

export function NewOrganizer({ kind }: { kind: KindInCalls }) {
  const { name, problem, isEmpty, type, create } = useNewOrganizer(kind);
  return (
    <Form onSubmit={async () => void (await create())}>
      <EditedField
        label={t(kind === "categories" ? "organize.new-category" : "organize.new-tag")}
        value={name}
        onType={type}
        problem={problem}
        action={
          <button type="submit" className="btn btn-primary" disabled={isEmpty}>
            {t("organize.create")}
          </button>
        }
      />
    </Form>
  );
}
