import { Plus } from "lucide-react";
import { t } from "../../text/translation.ts";

export function NoLinks({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-12 text-center">
      <span className="text-[3.5rem] leading-none" aria-hidden>
        💌
      </span>
      <h2 className="text-xl">{t("manage.no-links-title")}</h2>
      <p className="text-muted text-balance">{t("manage.no-links")}</p>
      <button type="button" className="btn btn-primary" onClick={onCreate}>
        <Plus size={20} aria-hidden />
        {t("manage.new-link")}
      </button>
    </div>
  );
}
