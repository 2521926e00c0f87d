import { Plus } from "lucide-react";
import { t } from "../text/translation.ts";

export function ThemeListHead({ id, onCreate }: { id: string; onCreate: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-72">
        <h2 id={id} className="text-xl">
          {t("themes.list")}
        </h2>
        <p className="text-muted text-pretty">{t("themes.list-help")}</p>
      </div>
      <button type="button" className="btn btn-primary" onClick={onCreate}>
        <Plus size={20} aria-hidden />
        {t("themes.new")}
      </button>
    </div>
  );
}
