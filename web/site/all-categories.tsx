import { Check, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { plainLetters } from "../text/plain-letters.ts";
import { t } from "../text/translation.ts";
import { GuestHandle } from "../ui/guests.tsx";
import { IconButton } from "../ui/icon-button.tsx";

const SEEN_AT_ONCE = 10;

interface Props {
  categories: ListedOrganizer[];
  sections: number[];
  onToggle: (category: ListedOrganizer) => void;
  onDelete: (category: ListedOrganizer) => void;
}

export function AllCategories({ categories, sections, onToggle, onDelete }: Props) {
  const [typed, setTyped] = useState("");
  const looked = plainLetters(typed);
  const shown = categories.filter(({ name }) => plainLetters(name).includes(looked));
  if (categories.length === 0)
    return <p className="text-muted text-sm text-pretty">{t("organize.no-categories")}</p>;
  return (
    <>
      {categories.length > SEEN_AT_ONCE && (
        <input
          type="search"
          aria-label={t("search.look-for-categories")}
          placeholder={t("search.look-for-categories")}
          autoComplete="off"
          className="input w-full"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 && <p className="text-muted text-sm">{t("organize.nothing-fits")}</p>}
      <ul
        aria-label={t("settings.all-categories")}
        className="border-base-300 rounded-field divide-base-300 max-h-[28rem] divide-y overflow-y-auto border empty:hidden"
      >
        {shown.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            isOnHome={sections.includes(category.id)}
            onToggle={() => onToggle(category)}
            onDelete={() => onDelete(category)}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  category: ListedOrganizer;
  isOnHome: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

function CategoryRow({ category: { id, name, recipeCount }, isOnHome, onToggle, onDelete }: RowProps) {
  return (
    <li className="flex items-center">
      <GuestHandle guest={-id} disabled={isOnHome} />
      <span className="flex min-w-0 grow flex-col py-1.5">
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {name}
        </span>
        <span className="text-muted text-sm">{t("organizer.count", { count: recipeCount })}</span>
      </span>
      <IconButton
        Icon={isOnHome ? Check : Plus}
        label={t("settings.on-home", { name })}
        isPressed={isOnHome}
        onClick={onToggle}
      />
      <IconButton Icon={Trash2} label={t("settings.delete", { name })} isDanger onClick={onDelete} />
    </li>
  );
}
