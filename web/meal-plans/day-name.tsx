import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay, today } from "../text/day.ts";
import { t } from "../text/translation.ts";

interface Props {
  day: string;
  narrow?: boolean;
}

export function DayName({ day, narrow = false }: Props) {
  const locale = useValue(language);
  const isToday = day === today();
  return (
    <p
      aria-current={isToday ? "date" : undefined}
      className={`flex min-h-11 gap-x-2 whitespace-nowrap @min-[720px]:min-h-13 @min-[720px]:flex-col @min-[720px]:items-start @min-[720px]:justify-center ${narrow ? "flex-col items-start justify-center" : "items-center"}`}
    >
      <span className="text-muted text-sm @min-[720px]:px-1">
        {formatDay(day, locale, { weekday: "short" })}
      </span>
      <span
        className={
          isToday
            ? "bg-neutral text-neutral-content rounded-full px-2 font-medium"
            : "font-medium @min-[720px]:px-1"
        }
      >
        {formatDay(day, locale, { month: "short", day: "numeric" })}
      </span>
      {isToday && (
        <span className={narrow ? "sr-only" : "text-sm @min-[720px]:sr-only"}>{t("plan.today")}</span>
      )}
    </p>
  );
}
