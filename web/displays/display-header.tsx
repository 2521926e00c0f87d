import { CloudOff, Settings } from "lucide-react";
import { useMemo } from "react";
import { isOffline } from "../state/connection.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay, localDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { IconButton } from "../ui/icon-button.tsx";
import type { useScreenLock } from "../ui/use-screen-on.ts";

interface Props {
  now: Date;
  whyNotOn: ReturnType<typeof useScreenLock>;
  onSettings: () => void;
}

export function DisplayHeader({ now, whyNotOn, onSettings }: Props) {
  const locale = useValue(language);
  const time = useTime(now);
  const today = localDay(now);
  return (
    <header className="flex min-h-12 items-center gap-x-4 upright:col-span-2">
      <h1 tabIndex={-1} className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 outline-none">
        <span className="text-[2.5rem] leading-none">{time}</span>
        <time dateTime={today} className="text-muted font-sans text-lg font-normal">
          {formatDay(today, locale, { weekday: "long", month: "long", day: "numeric" })}
        </time>
      </h1>
      {whyNotOn && (
        <p className="text-muted hidden text-sm upright:block across:block">
          {t(`device.screen-${whyNotOn}`)}
        </p>
      )}
      <Connection />
      <IconButton Icon={Settings} label={t("display.settings")} onClick={onSettings} />
    </header>
  );
}

/** "18:05" or "6:05 PM" */
export function useTime(now: Date): string {
  const locale = useValue(language);
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }),
    [locale],
  );
  return format.format(now);
}

function Connection() {
  const offline = useValue(isOffline);
  return (
    <div role="status" className="text-muted flex items-center gap-2 text-sm">
      {offline && (
        <>
          <CloudOff size={20} aria-hidden />
          <span className="max-sm:sr-only">{t("offline.title")}</span>
        </>
      )}
    </div>
  );
}
