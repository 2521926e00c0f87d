import type { ReactNode } from "react";
import type { Note, Recipe } from "../../../src/contract/recipes.ts";
import { Markdown } from "../../text/markdown.tsx";
import { t } from "../../text/translation.ts";
import { ScreenOn } from "../../ui/screen-on.tsx";
import { withoutFootnotes } from "../amounts/footnotes.ts";
import type { FurtherOfRecipe } from "../pictures/further-pictures.tsx";
import { AmountChoices } from "./amount-choices.tsx";
import { Ingredients } from "./ingredients.tsx";
import { RecipeParts } from "./recipe-parts.tsx";
import { Steps } from "./steps.tsx";
import type { Reading } from "./use-reading.ts";

interface Props {
  recipe: Recipe;
  reading: Reading;
  further: FurtherOfRecipe | null;
}

export function RecipeBody({ recipe, reading, further }: Props) {
  const { servings, ticks, shown, steps } = reading;
  return (
    <RecipeParts
      ingredients={
        <>
          <PartTitle part="ingredients" />
          {recipe.recipeIngredient.length > 0 && <AmountChoices servings={servings} />}
          {servings.compact !== servings.text && !servings.isBare && (
            <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere] sm:hidden print:hidden">
              {servings.text}
            </p>
          )}
          <Ingredients shown={shown} ticks={ticks} />
        </>
      }
      steps={
        <>
          <PartTitle part="steps">
            <ScreenOn />
          </PartTitle>
          <Steps recipe={recipe} steps={steps} further={further} />
          <Notes notes={withoutFootnotes(recipe.notes, shown.footnotes)} />
        </>
      }
    />
  );
}

/** With tabs, only screen readers need it. */
function PartTitle({ part, children }: { part: "ingredients" | "steps"; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 lg:mb-2">
      <h2 id={`${part}-title`} className="text-xl max-lg:sr-only print:not-sr-only print:text-lg">
        {t(`recipe.${part}`)}
      </h2>
      {children}
    </div>
  );
}

function Notes({ notes }: { notes: Note[] }) {
  const written = notes.filter(({ title, text }) => title.trim() || text.trim());
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="notes-title" className="mt-8 flex flex-col gap-3 print:mt-3 print:gap-1">
      <h2 id="notes-title" className="text-xl print:text-lg">
        {t("recipe.notes")}
      </h2>
      {written.map((note, position) => (
        <div key={position} className="border-primary-mark border-l-3 pl-4">
          {note.title.trim() && (
            <h3 dir="auto" className="text-base">
              {note.title}
            </h3>
          )}
          <Markdown text={note.text} />
        </div>
      ))}
    </section>
  );
}
