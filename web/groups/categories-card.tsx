import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Group } from "../../src/contract/groups.ts";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { Online } from "../ui/online.tsx";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { ChipsField } from "../ui/chips-field.tsx";
import { Form } from "../ui/form.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useSending } from "../ui/use-sending.ts";
import { changeGroup } from "./change-group.ts";

export function CategoriesCard({ group, categories }: { group: Group; categories: ListedOrganizer[] }) {
  const [draft, setDraft] = useState<string[] | null>(null);
  const [saved, setSaved] = useState<{ before: Group; names: string[] } | null>(null);
  const { revalidate } = useRevalidator();
  // The group may arrive a while after it was saved.
  const stored = saved?.before === group ? saved.names : group.categories.map(({ name }) => name);
  const chosen = draft ?? stored;

  const { busy, problem, send } = useSending(async () => {
    const wanted = categories.filter(({ name }) => chosen.includes(name)).map(({ slug }) => ({ slug }));
    const answer = await changeGroup({ categories: wanted });
    if (!answer.ok) return answer.message;
    setSaved({ before: group, names: chosen });
    setDraft((now) => (now === draft ? null : now));
    await revalidate();
    return null;
  });

  return (
    <SettingsCard title={t("group-settings.categories")} help={t("group-settings.categories-help")}>
      <Form className="flex flex-col gap-4" onSubmit={send}>
        <ChipsField
          label={t("group-settings.categories-field")}
          chosen={chosen}
          suggestions={categories.map(({ name }) => name)}
          onChange={setDraft}
          {...(chosen.length === 0 && { hint: t("group-settings.all-recipes") })}
        />
        {problem && <Alert title={t("people.not-saved")}>{problem}</Alert>}
        <div className="flex justify-end">
          <Online>
            <SubmitButton
              label={t("group-settings.save-categories")}
              busyLabel={t("ui.saving")}
              busy={busy}
            />
          </Online>
        </div>
      </Form>
    </SettingsCard>
  );
}
