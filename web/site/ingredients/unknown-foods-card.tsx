import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { UnknownFood } from "../../../src/contract/ingredients.ts";
import { t } from "../../text/translation.ts";
import { focusHeading } from "../../ui/focus-heading.ts";
import { Online } from "../../ui/online.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { ChooseFood } from "./choose-food.tsx";

export function UnknownFoodsCard({ foods }: { foods: UnknownFood[] }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  async function refresh(): Promise<void> {
    await revalidate();
    focusHeading(list.current);
  }

  return (
    <SettingsCard
      title={t("ingredients.unknown")}
      help={foods.length > 0 ? t("ingredients.unknown-help") : ""}
    >
      <div ref={list}>
        {foods.length === 0 && <p className="text-muted text-sm">{t("ingredients.no-unknown")}</p>}
        {foods.length > 0 && (
          <ul className="divide-base-300 -my-3 divide-y">
            {foods.map(({ name, recipes }) => (
              <li key={name} className="flex flex-col gap-3 py-3">
                <div className="flex items-center gap-3 sm:gap-4">
                  <div className="min-w-0 flex-1">
                    <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
                      {name}
                    </p>
                    <p className="text-muted text-sm">{t("search.found", { count: recipes })}</p>
                  </div>
                  <Online>
                    <button
                      type="button"
                      className="btn btn-ghost -mr-4"
                      aria-label={t("ingredients.choose-of", { name })}
                      aria-expanded={chosen === name}
                      onClick={() => setChosen(chosen === name ? null : name)}
                    >
                      {t("ingredients.choose")}
                    </button>
                  </Online>
                </div>
                {chosen === name && <ChooseFood name={name} onTaught={refresh} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </SettingsCard>
  );
}
