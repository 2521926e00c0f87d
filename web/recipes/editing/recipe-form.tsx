import { useCallback, type ReactNode } from "react";
import { t } from "../../text/translation.ts";
import { ChipsField } from "../../ui/chips-field.tsx";
import { EditedField } from "../../ui/edited-field.tsx";
import type { EditedPicture } from "../pictures/edited-picture.ts";
import { RecipePicture } from "../pictures/recipe-picture.tsx";
import { StarChoice } from "../rating/rating-choice.tsx";
import { inUnit, getNutrientUnit, nutrientName } from "../nutrient.ts";
import type { Draft } from "./draft.ts";
import { ExtrasEditor } from "./extras-editor.tsx";
import { GrowingText } from "./growing-text.tsx";
import { LinesEditor } from "./lines-editor.tsx";
import { NameField } from "./name-field.tsx";
import { NotesEditor } from "./notes-editor.tsx";
import type { AllOrganizers } from "../../organizers/all-organizers.ts";
import type { Editor } from "./use-editor.ts";
import { useDraftLinks } from "./use-draft-links.ts";
import { useDraftWords } from "./use-draft-words.ts";
import { useSettled } from "./use-settled.ts";

interface Props {
  editor: Editor;
  organizers: AllOrganizers;
  picture: EditedPicture;
  furtherPictures: ReactNode;
}

export function RecipeForm({ editor, organizers, picture, furtherPictures }: Props) {
  const { draft, change } = editor;
  const text = (name: TextName) => ({
    value: draft[name],
    onType: (typed: string) => change((now) => ({ ...now, [name]: typed })),
  });
  const settled = useSettled(draft);
  const { language, words } = useDraftWords(settled);
  const links = useDraftLinks(settled, language, words);
  const onIngredients = useRows(editor, "ingredients");
  const onSteps = useRows(editor, "steps");
  const onNotes = useRows(editor, "notes");
  const onExtras = useRows(editor, "extras");
  return (
    <>
      <header className="flex flex-col gap-5">
        <RecipePicture picture={picture} />
        <NameField editor={editor} />
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-medium" aria-hidden>
            {t("edit.description")}
          </p>
          <GrowingText
            label={t("edit.description")}
            text={draft.description}
            className="min-h-24 text-lg"
            onType={text("description").onType}
          />
          <p className="text-muted text-sm">{t("edit.markdown")}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-5">
          <EditedField label={t("recipe.prep-time")} {...text("prepTime")} />
          <EditedField label={t("recipe.cook-time")} {...text("performTime")} />
          <EditedField label={t("recipe.total-time")} {...text("totalTime")} />
          <EditedField label={t("recipe.servings")} {...text("recipeYield")} />
          <div className="flex flex-col gap-3">
            <p className="text-sm font-medium" aria-hidden>
              {t("recipe.rating")}
            </p>
            <StarChoice rating={draft.rating} onChoose={(rating) => change((now) => ({ ...now, rating }))} />
          </div>
        </div>
      </header>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-12">
        <LinesEditor
          list="ingredients"
          title={t("recipe.ingredients")}
          lines={draft.ingredients}
          words={words}
          onLines={onIngredients}
        />
        <div className="flex min-w-0 flex-col gap-8">
          <LinesEditor
            list="steps"
            title={t("recipe.steps")}
            lines={draft.steps}
            links={links}
            onLines={onSteps}
          />
          <NotesEditor notes={draft.notes} onNotes={onNotes} />
        </div>
      </div>
      {furtherPictures}
      <footer className="border-base-300 grid grid-cols-1 gap-8 border-t pt-8 lg:grid-cols-2 lg:gap-12">
        <div className="flex min-w-0 flex-col gap-6">
          <ChipsField
            label={t("recipe.categories")}
            chosen={draft.recipeCategory}
            suggestions={organizers.categories.map(({ name }) => name)}
            onChange={(recipeCategory) => change((now) => ({ ...now, recipeCategory }))}
            create
          />
          <ChipsField
            label={t("recipe.tags")}
            chosen={draft.tags}
            suggestions={organizers.tags.map(({ name }) => name)}
            onChange={(tags) => change((now) => ({ ...now, tags }))}
            create
          />
          <ChipsField
            label={t("recipe.tools")}
            chosen={draft.tools}
            suggestions={[]}
            onChange={(tools) => change((now) => ({ ...now, tools }))}
            create
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <EditedField label={t("edit.author")} {...text("author")} />
            <EditedField label={t("edit.date-added")} type="date" {...text("dateAdded")} />
          </div>
          <EditedField label={t("edit.source")} inputMode="url" {...text("orgURL")} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <NutritionFields
            nutrition={draft.nutrition}
            onType={(key, amount) =>
              change((now) => ({ ...now, nutrition: { ...now.nutrition, [key]: amount } }))
            }
          />
          <ExtrasEditor extras={draft.extras} onExtras={onExtras} />
        </div>
      </footer>
    </>
  );
}

type TextName = {
  [Name in keyof Draft]: Draft[Name] extends string ? Name : never;
}[keyof Draft];

type RowsName = "ingredients" | "steps" | "notes" | "extras";

function useRows<Name extends RowsName>({ change }: Editor, name: Name) {
  return useCallback(
    (next: (now: Draft[Name]) => Draft[Name]) => change((now) => ({ ...now, [name]: next(now[name]) })),
    [change, name],
  );
}

interface NutritionFieldsProps {
  nutrition: Record<string, string>;
  onType: (key: string, amount: string) => void;
}

function NutritionFields({ nutrition, onType }: NutritionFieldsProps) {
  return (
    <section aria-labelledby="nutrition-title" className="flex flex-col gap-3">
      <h2 id="nutrition-title" className="text-lg">
        {t("recipe.nutrition")}
      </h2>
      <div className="grid grid-cols-2 gap-3">
        {Object.entries(nutrition).map(([key, amount]) => (
          <EditedField
            key={key}
            label={nutrientName(key)}
            value={amount}
            unit={getUnit(key, amount)}
            onType={(typed) => onType(key, typed)}
          />
        ))}
      </div>
    </section>
  );
}

function getUnit(key: string, amount: string): string | null {
  const unit = /^[\d.\s]*$/.test(amount) ? getNutrientUnit(key) : null;
  return unit && inUnit("", unit).trim();
}
