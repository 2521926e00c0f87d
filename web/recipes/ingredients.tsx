import { useId } from "react";
import type { Recipe } from "../../src/contract/recipes.ts";
import { t } from "../text/translation.ts";
import { useTicks } from "./ticks.ts";

/** All ingredients as a list to tick, in their sections where the recipe has them. */
export function Ingredients({ recipe }: { recipe: Recipe }) {
  const [ticked, toggle] = useTicks(`ingredients ${recipe.slug}`);
  const groups = sectionsOf(recipe);
  return (
    <section
      id="ingredients"
      className="scroll-mt-20 lg:sticky lg:top-20 lg:self-start"
      aria-labelledby="ingredients-title"
    >
      <h2 id="ingredients-title" className="mb-2 text-xl">
        {t("recipe.ingredients")}
      </h2>
      {recipe.recipeIngredient.length === 0 && <p className="text-muted">{t("recipe.no-ingredients")}</p>}
      {groups.map(({ title, items, start }) => (
        <div key={start}>
          {title && (
            <h3 dir="auto" className="mt-4 mb-1 text-base">
              {title}
            </h3>
          )}
          <ul>
            {items.map((text, position) => (
              <Ingredient
                key={start + position}
                text={text}
                ticked={ticked.has(start + position)}
                onToggle={() => toggle(start + position)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Ingredient({ text, ticked, onToggle }: { text: string; ticked: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          id={id}
          type="checkbox"
          className="checkbox checkbox-sm border-base-content/55 mt-0.5 shrink-0"
          checked={ticked}
          onChange={onToggle}
        />
        <span dir="auto" className={`min-w-0 grow ${ticked ? "text-muted line-through" : ""}`}>
          {text}
        </span>
      </label>
    </li>
  );
}

/** The sections, each with the position of its first line in the whole list. */
function sectionsOf({
  ingredientGroups,
  recipeIngredient,
}: Recipe): { title: string; items: string[]; start: number }[] {
  if (ingredientGroups.length === 0) return [{ title: "", items: recipeIngredient, start: 0 }];
  let start = 0;
  return ingredientGroups.map(({ title, items }) => {
    start += items.length;
    return { title, items, start: start - items.length };
  });
}
