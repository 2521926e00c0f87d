import { t } from "../text/translation.ts";

export function NoPlans({ isFirst, onQuickWeek }: { isFirst: boolean; onQuickWeek: () => void }) {
  return (
    <div className="border-base-300 rounded-box flex flex-col items-center gap-4 border border-dashed px-4 py-10 text-center">
      <span className="text-[3rem] leading-none" aria-hidden>
        🗓️
      </span>
      <p className="font-serif text-lg font-semibold">
        {t(isFirst ? "plan.none-title" : "plan.none-now-title")}
      </p>
      <p className="text-muted max-w-prose text-balance">{t("plan.none-help")}</p>
      <button type="button" className="btn btn-primary" onClick={onQuickWeek}>
        {t("plan.none-begin")}
      </button>
    </div>
  );
}
