import { t } from "../text/translation.ts";

/** In place of a table that is empty: what a backup is for. The button for one stands above. */
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
