import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { countLevels, parseLevel, logLines, type LogLevel, type LogLine } from "./log-lines.ts";
import { LevelFilter } from "./level-filter.tsx";

const LEVEL = "level";

const LOOKS: Record<LogLevel, string> = {
  debug: "text-muted",
  info: "text-muted",
  warn: "bg-neutral text-neutral-content rounded px-1",
  error: "bg-danger text-base-100 rounded px-1",
};

export function LogView({ log }: { log: string }) {
  const [params, setParams] = useSearchParams();
  const lines = useMemo(() => logLines(log), [log]);
  const counts = useMemo(() => countLevels(lines), [lines]);
  const level = parseLevel(params.get(LEVEL));
  const shown = level ? lines.filter((line) => line.level === level) : lines;

  function choose(wanted: LogLevel | null): void {
    const put = (now: URLSearchParams) => {
      const next = new URLSearchParams(now);
      if (wanted) next.set(LEVEL, wanted);
      else next.delete(LEVEL);
      return next;
    };
    setParams(put, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <LevelFilter level={level} all={lines.length} counts={counts} onChoose={choose} />
      {shown.length === 0 ? (
        <p role="status">{t(level ? "debug.no-line" : "debug.log-empty")}</p>
      ) : (
        <Lines lines={shown} />
      )}
    </>
  );
}

function Lines({ lines }: { lines: LogLine[] }) {
  const locale = useValue(language);
  const written = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" }),
    [locale],
  );
  return (
    <div
      // A scrollable region has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t("debug.log")}
      className="bg-base-100 border-base-300 rounded-box max-h-[36rem] overflow-y-auto border"
    >
      <ol className="divide-base-300 divide-y">
        {lines.map(({ time, level, text }, position) => (
          <li key={position} className="px-4 py-2 text-sm">
            <p className="text-muted flex flex-wrap items-center gap-x-3">
              {time && <time dateTime={time}>{written.format(new Date(time))}</time>}
              {level && <span className={`text-sm ${LOOKS[level]}`}>{t(`debug.level-${level}`)}</span>}
            </p>
            <p className="font-mono whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
