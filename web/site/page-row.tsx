import { Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { CustomPage } from "../../src/contract/custom-pages.ts";
import type { Organizer } from "../../src/contract/organizers.ts";
import { t } from "../text/translation.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Online } from "../ui/online.tsx";
import { SortableRow } from "../ui/sortable-row.tsx";

const CHIPS = 12;

interface Props {
  page: CustomPage;
  onEdit: () => void;
  onDelete: () => void;
}

export function PageRow({ page: { id, name, slug, categories }, onEdit, onDelete }: Props) {
  return (
    <SortableRow id={id} name={name} className="border-base-300 rounded-field border py-1">
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex">
          <Link
            to={`/pages/${slug}`}
            className="flex min-h-11 min-w-0 grow items-center font-medium underline-offset-3 hover:underline"
          >
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {name}
            </span>
          </Link>
          <Online>
            <IconButton Icon={Pencil} label={t("settings.edit-named", { name })} onClick={onEdit} />
            <IconButton Icon={Trash2} label={t("settings.delete", { name })} isDanger onClick={onDelete} />
          </Online>
        </div>
        <Chips categories={categories} />
      </div>
    </SortableRow>
  );
}

function Chips({ categories }: { categories: Organizer[] }) {
  const more = categories.length - CHIPS;
  if (categories.length === 0) return <p className="text-muted pb-2 text-sm">{t("settings.page-empty")}</p>;
  return (
    <ul className="flex flex-wrap gap-1.5 pr-2 pb-2">
      {categories.slice(0, CHIPS).map(({ id, name }) => (
        <li
          key={id}
          dir="auto"
          className="bg-base-200 border-base-300 max-w-full truncate rounded-full border px-2.5 text-sm"
        >
          {name}
        </li>
      ))}
      {more > 0 && <li className="text-muted px-1 text-sm">{t("chips.more", { count: more })}</li>}
    </ul>
  );
}
