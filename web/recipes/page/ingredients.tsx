import { useId } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { t } from "../../text/translation.ts";
import { useTicks } from "./ticks.ts";

export function Ingredients({ recipe }: { recipe: Recipe }) {
  const [ticked, toggle] = useTicks(`ingredients ${recipe.slug}`);
  const groups = listSections(recipe);
  return (
    <section
      id="ingredients"
      className="scroll-mt-20 lg:sticky lg:top-20 lg:self-start"
      aria-labelledby="ingredients-title"
    >
      <h2 id="ingredients-title" className="mb-2 text-xl">
        {t("recipe.ingredients")}
      </h2>
      {groups.length === 0 && <p className="text-muted">{t("recipe.no-ingredients")}</p>}
      {groups.map(({ title, lines }, group) => (
        <div key={group}>
          {title && (
            <h3 dir="auto" className="mt-4 mb-1 text-base">
              {title}
            </h3>
          )}
          <ul>
            {lines.map(({ text, position }) => (
              <Ingredient
                key={position}
                text={text}
                ticked={ticked.has(position)}
                onToggle={() => toggle(position)}
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

interface Section {
  title: string;
  lines: { text: string; position: number }[];
}

function listSections({ ingredientGroups, recipeIngredient }: Recipe): Section[] {
  const groups = ingredientGroups.length > 0 ? ingredientGroups : [{ title: "", items: recipeIngredient }];
  let count = 0;
  return groups
    .map(({ title, items }) => ({
      title: title.trim(),
      lines: items.map((text) => ({ text, position: count++ })).filter(({ text }) => text.trim()),
    }))
    .filter(({ title, lines }) => title || lines.length > 0);
}
