import { t } from "../text/translation.ts";

export function NoBackups() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-8 text-center">
      <span className="text-[3.5rem] leading-none" aria-hidden>
        🫙
      </span>
      <h3 className="text-xl">{t("backups.none-title")}</h3>
      <p className="text-muted text-balance">{t("backups.none")}</p>
    </div>
  );
}
