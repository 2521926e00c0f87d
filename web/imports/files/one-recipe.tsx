import type { ExistingChoice } from "../../../src/contract/file-import-states.ts";
import { Link } from "react-router";
import { t } from "../../text/translation.ts";
import { chooseAll, FIRST_CHOICE, isChoosable, type Choice } from "./choice.ts";
import { ExistingField, type Existing } from "./existing-field.tsx";
import type { Loaded } from "./load-page.ts";
import { RecipePreview } from "./recipe-preview.tsx";
import { StartButton } from "./start-button.tsx";
import { StickyBar } from "./sticky-bar.tsx";
import { TagsField, type Tagging } from "./tags-field.tsx";

type Single = NonNullable<Loaded["single"]>;

interface Props extends Single, Existing, Tagging {
  busy: boolean;
  problem: string | null;
  onStart: (choice: Choice, existing: ExistingChoice) => Promise<void>;
}

/** With a single recipe, there is nothing to choose from a list. */
export function OneRecipe({
  row,
  preview,
  busy,
  problem,
  onStart,
  existing: chosen,
  onExisting,
  ...tagging
}: Props) {
  const { existing, state } = row;
  // Skipping the only recipe would import nothing.
  const known = existing && chosen === "skip" ? "replace" : chosen;
  const choice = isChoosable(state) ? chooseAll(FIRST_CHOICE, state, true) : FIRST_CHOICE;
  return (
    <>
      <article className="bg-base-100 border-base-300 rounded-box flex flex-col gap-3 border p-4 sm:p-6">
        <h2 dir="auto" className="text-xl [overflow-wrap:anywhere]">
          {preview.recipe.name || t("file-import.unnamed")}
        </h2>
        {existing && (
          <Link to={`/recipe/${existing.slug}`} className="w-fit underline underline-offset-2">
            {t("file-import.existing", { name: existing.name })}
          </Link>
        )}
        <RecipePreview {...preview} />
      </article>
      <StickyBar problem={problem}>
        <div className="flex min-w-0 gap-3 max-sm:w-full max-sm:flex-col sm:grow sm:items-end">
          {existing && (
            <div className="min-w-0 sm:grow sm:basis-88">
              <ExistingField
                label={t("file-import.existing-single")}
                existing={known}
                onExisting={onExisting}
                isSingle
              />
            </div>
          )}
          <TagsField label={t("file-import.tags-single")} {...tagging} />
        </div>
        <StartButton
          label={t("file-import.import", { count: 1 })}
          busy={busy}
          onStart={() => void onStart(choice, known)}
        />
      </StickyBar>
    </>
  );
}
