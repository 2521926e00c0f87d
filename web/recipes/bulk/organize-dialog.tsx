import { use, useState } from "react";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import { toast } from "../../state/toasts.ts";
import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { ChipsField } from "../../ui/chips-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { AllOrganizers } from "../../organizers/all-organizers.ts";
import type { SelectionProps } from "./use-selection.ts";
import { nameChange, namesNow, type NameEdit, type NamesNow } from "../../organizers/name-edit.ts";
import { SomeNames } from "./some-names.tsx";

interface Changed {
  versions: number[];
}

export function OrganizeDialog({
  recipes,
  organizers,
  onClose,
  onEnd,
  onChanged,
}: SelectionProps & { organizers: Promise<AllOrganizers> }) {
  const { categories, tags } = use(organizers);
  const [inCategories, inTags] = [useNames(recipes, "recipeCategory"), useNames(recipes, "tags")];
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const [forCategories, forTags] = [
      nameChange(inCategories.now, inCategories.edit),
      nameChange(inTags.now, inTags.edit),
    ];
    const wanted = {
      addCategories: forCategories.add,
      removeCategories: forCategories.remove,
      addTags: forTags.add,
      removeTags: forTags.remove,
    };
    if (Object.values(wanted).every((names) => names.length === 0)) return onClose();
    setBusy(true);
    const body = { recipes: recipes.map(({ slug }) => slug), ...wanted };
    const changed = await callApi("POST recipe-changes", { body, quiet: true });
    setBusy(false);
    if (!changed.ok) return setProblem(changed.message);
    const { versions } = changed.data;
    if (versions.length > 0)
      offerUndo(t("organize.changed", { count: versions.length }), () => undo({ versions }));
    onEnd();
    await onChanged();
  }

  async function undo(done: Changed): Promise<boolean> {
    const undone = await callApi("POST recipe-changes/undo", { body: done, quiet: true });
    if (!undone.ok) toast(undone.message, "error");
    await onChanged();
    return undone.ok;
  }

  return (
    <Dialog title={t("organize.of-recipes", { count: recipes.length })} room="more" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t("organize.fields-help")}</p>
        <Names
          label={t("recipe.categories")}
          some={t("organize.some-categories")}
          suggestions={categories.map(({ name }) => name)}
          total={recipes.length}
          {...inCategories}
        />
        <Names
          label={t("recipe.tags")}
          some={t("organize.some-tags")}
          suggestions={tags.map(({ name }) => name)}
          total={recipes.length}
          {...inTags}
        />
        {problem && <Alert title={problem} />}
        <div className="flex flex-wrap justify-end gap-2 sm:pt-10">
          <button type="button" className="btn" onClick={onClose}>
            {t("ui.cancel")}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={busy}
            onClick={() => void (busy || save())}
          >
            {busy ? t("ui.saving") : t("ui.save")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface NamesProps {
  label: string;
  some: string;
  suggestions: string[];
  total: number;
  now: NamesNow;
  edit: NameEdit;
  onEdit: (edit: NameEdit) => void;
}

function Names({ label, some, suggestions, total, now, edit, onEdit }: NamesProps) {
  return (
    <div className="flex flex-col gap-3">
      <ChipsField
        label={label}
        chosen={edit.chosen}
        suggestions={suggestions}
        onChange={(chosen) => onEdit({ ...edit, chosen })}
        create
      />
      <SomeNames label={some} now={now} total={total} edit={edit} onEdit={onEdit} />
    </div>
  );
}

function useNames(recipes: RecipeSummary[], field: "recipeCategory" | "tags") {
  const [now] = useState(() => namesNow(recipes, field));
  const [edit, onEdit] = useState<NameEdit>({ chosen: now.all, taken: [] });
  return { now, edit, onEdit };
}
