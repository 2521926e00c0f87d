import type { ReactNode } from "react";
import type { FoundRecipePreview } from "../../../src/contract/file-imports.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatDuration } from "../../text/duration.ts";
import { Markdown } from "../../text/markdown.tsx";
import { t } from "../../text/translation.ts";

type Previewed = FoundRecipePreview["recipe"];

/** Shows a recipe as its file has it, before it's imported. */
export function RecipePreview({ recipe, pictures }: Pick<FoundRecipePreview, "recipe" | "pictures">) {
  const { description, recipeIngredient, recipeInstructions, notes } = recipe;
  const labels = [...recipe.recipeCategory, ...recipe.tags];
  return (
    <div className="flex flex-col gap-5">
      <Facts recipe={recipe} pictures={pictures} />
      {description.trim() && <Markdown text={description} />}
      <Part title={t("recipe.ingredients")}>
        {recipeIngredient.length === 0 && <p className="text-muted">{t("recipe.no-ingredients")}</p>}
        <Ingredients {...recipe} />
      </Part>
      <Part title={t("recipe.steps")}>
        {recipeInstructions.length === 0 && <p className="text-muted">{t("recipe.no-steps")}</p>}
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {recipeInstructions.map(({ title, text }, position) => (
            <li key={position} className="marker:text-muted [overflow-wrap:anywhere]">
              {title?.trim() && (
                <h4 dir="auto" className="font-medium">
                  {title}
                </h4>
              )}
              <Markdown text={text} />
            </li>
          ))}
        </ol>
      </Part>
      {notes.length > 0 && (
        <Part title={t("recipe.notes")}>
          {notes.map(({ title, text }, position) => (
            <div key={position} className="border-primary-mark border-l-3 pl-4">
              {title.trim() && (
                <h4 dir="auto" className="font-medium">
                  {title}
                </h4>
              )}
              <Markdown text={text} />
            </div>
          ))}
        </Part>
      )}
      {labels.length > 0 && (
        <Part title={t("organize.kinds")}>
          <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
            {labels.join(" · ")}
          </p>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

function Facts({ recipe, pictures }: { recipe: Previewed; pictures: number }) {
  const locale = useValue(language);
  const { prepTime, performTime, totalTime, orgURL } = recipe;
  const time = totalTime ?? performTime ?? prepTime;
  const facts = [
    /^\d+$/.test(recipe.recipeYield)
      ? t("recipe.servings-count", { count: Number(recipe.recipeYield) })
      : recipe.recipeYield,
    time && formatDuration(time, locale),
    pictures > 0 && t("file-import.pictures", { count: pictures }),
    orgURL && (URL.parse(orgURL)?.host ?? orgURL),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
      {facts.join(" · ")}
    </p>
  );
}

function Ingredients({ recipeIngredient, ingredientGroups }: Previewed) {
  const groups = ingredientGroups.length > 0 ? ingredientGroups : [{ title: "", items: recipeIngredient }];
  return groups.map(({ title, items }, group) => (
    <div key={group} className="flex flex-col gap-1">
      {title.trim() && (
        <h4 dir="auto" className="font-medium">
          {title}
        </h4>
      )}
      <ul className="flex list-disc flex-col gap-1 pl-6">
        {items.map((line, position) => (
          <li key={position} dir="auto" className="marker:text-muted [overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
    </div>
  ));
}
