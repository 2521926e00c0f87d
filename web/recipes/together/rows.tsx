import { Coffee } from "lucide-react";
import type { ReactNode } from "react";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMinutes } from "../../text/duration.ts";
import { t } from "../../text/translation.ts";
import { formatClock } from "./clock.ts";
import { listBreaks, type Row } from "./list-rows.ts";
import type { PlannedDish } from "./read-dish.ts";
import type { SchedulePlan } from "./use-schedule.ts";
import { ScheduleRow } from "./schedule-row.tsx";

interface Props {
  dishes: readonly PlannedDish[];
  plan: SchedulePlan;
}

/** What to do now, then later, then what's done. */
export function Rows({ dishes, plan }: Props) {
  const { rows, now } = plan;
  const locale = useValue(language);
  const left = rows.filter(({ isDone }) => !isDone);
  const current = left.filter(({ start }) => start <= now);
  const coming = left.filter(({ start }) => start > now);
  const breaks = listBreaks(left, now);
  const done = rows.filter(({ isDone }) => isDone);
  const [next] = coming;

  const show = (row: Row) => (
    <ScheduleRow
      key={row.step.key}
      row={row}
      recipe={dishes.find(({ dish }) => dish.slug === row.dish.slug)?.recipe}
      plan={plan}
    />
  );
  return (
    <>
      <Section title={t("together.now")}>
        {current.map(show)}
        {current.length === 0 && (
          <li className="text-muted py-3">
            {next
              ? t("together.nothing-now", { time: formatClock(next.start, now, locale) })
              : t("together.all-done")}
          </li>
        )}
      </Section>
      {coming.length > 0 && (
        <Section title={t("together.next")}>
          {coming.flatMap((row) => {
            // The part above says so already.
            const isSaid = row === next && current.length === 0;
            const free = isSaid ? 0 : (breaks[left.indexOf(row)] ?? 0);
            const rest = free > 0 && (
              <li key={`${row.step.key} free`} className="text-muted flex items-center gap-2 py-2 text-sm">
                <Coffee size={16} aria-hidden />
                {t("together.free", { time: formatMinutes(free, locale) })}
              </li>
            );
            return [rest, show(row)];
          })}
        </Section>
      )}
      {done.length > 0 && (
        <details>
          <summary className="text-muted flex min-h-11 cursor-pointer items-center font-medium">
            {t("together.done", { count: done.length })}
          </summary>
          <ul className="divide-base-300 divide-y">{done.map(show)}</ul>
        </details>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-lg">{title}</h2>
      <ul className="divide-base-300 divide-y">{children}</ul>
    </section>
  );
}
