import { Clock } from "lucide-react";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMinutes } from "../../text/duration.ts";
import { t } from "../../text/translation.ts";
import { formatClock } from "./clock.ts";
import type { SchedulePlan } from "./use-schedule.ts";

/** Says how late it is, and offers a new schedule from now on. */
export function LateNote({ plan }: { plan: SchedulePlan }) {
  const { caughtUp, now } = plan;
  const locale = useValue(language);
  if (!caughtUp) return null;
  const time = formatClock(caughtUp.ready, now, locale);
  const behind = caughtUp.ready - caughtUp.wanted;
  return (
    <div
      role="status"
      className="border-base-300 bg-base-100 rounded-box flex flex-wrap items-center gap-x-4 gap-y-2 border p-4"
    >
      <Clock size={22} className="text-primary-mark shrink-0" aria-hidden />
      <p className="min-w-0 grow basis-60">
        {behind > 0 && (
          <strong className="font-semibold">
            {t("together.late", { time: formatMinutes(behind, locale) })}{" "}
          </strong>
        )}
        {t(behind > 0 ? "together.late-ready" : "together.late-in-time", { time })}
      </p>
      <button type="button" className="btn btn-primary min-h-11" onClick={() => plan.follow(caughtUp)}>
        {t("together.move-rest")}
      </button>
    </div>
  );
}
