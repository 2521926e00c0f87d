import { Undo2, X } from "lucide-react";
import { t } from "../../text/translation.ts";
import type { NameEdit, NamesNow } from "../../organizers/name-edit.ts";

interface Props {
  label: string;
  now: NamesNow;
  total: number;
  edit: NameEdit;
  onEdit: (edit: NameEdit) => void;
}

export function SomeNames({ label, now, total, edit, onEdit }: Props) {
  const { chosen, taken } = edit;
  const left = now.some.filter(({ name }) => !chosen.includes(name));
  if (left.length === 0) return null;

  const give = (name: string) =>
    onEdit({ chosen: [...chosen, name], taken: taken.filter((other) => other !== name) });
  const take = (name: string) =>
    onEdit({
      chosen,
      taken: taken.includes(name) ? taken.filter((other) => other !== name) : [...taken, name],
    });

  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-muted text-sm">{label}</p>
      <ul aria-label={label} className="flex max-h-44 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {left.map(({ name, number }) => {
          const goes = taken.includes(name);
          return (
            <li
              key={name}
              className="border-base-content/40 flex max-w-full min-w-0 items-center rounded-full border border-dashed"
            >
              <button
                type="button"
                className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-full pl-3 sm:min-h-8"
                title={t("organize.give")}
                onClick={() => give(name)}
              >
                <span dir="auto" className={`min-w-0 truncate ${goes ? "text-muted line-through" : ""}`}>
                  {name}
                </span>
                <span className="text-muted shrink-0 text-sm">
                  {t("organize.some-have", { number: goes ? 0 : number, total })}
                </span>
                <span className="sr-only">{t("organize.give")}</span>
              </button>
              <button
                type="button"
                className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full sm:size-8"
                aria-label={t("organize.take", { name })}
                aria-pressed={goes}
                onClick={() => take(name)}
              >
                {goes ? <Undo2 size={16} aria-hidden /> : <X size={16} aria-hidden />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
