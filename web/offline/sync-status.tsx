import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatSize } from "../text/data-size.ts";
import { formatMoment } from "../text/moment.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { readiness, savesData } from "./start-sync.ts";
import type { Progress } from "./sync-library.ts";
import { syncNow, problem, progress } from "./sync.ts";
import type { OfflineContents } from "./offline-contents.ts";

export function SyncStatus({ kept, onRemove }: { kept: OfflineContents; onRemove: () => void }) {
  const now = useValue(progress);
  const why = useValue(problem);
  const isReady = useValue(readiness) === "ready";
  const locale = useValue(language);

  async function keep(): Promise<void> {
    await navigator.storage.persist?.();
    await syncNow({ waits: true });
  }

  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium">{t("device.kept")}</p>
        <Counts kept={kept} />
        <p role="status" className="text-muted min-h-5 text-sm">
          {isReady ? describeProgress(now) || describeLastSync(kept, locale) : t("device.beginning")}
        </p>
        <Bar now={now} />
      </div>
      {why && !now && <Alert title={t(`device.${why}`)} />}
      {savesData() && <p className="text-muted text-sm">{t("device.saves-data")}</p>}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          aria-disabled={!isReady || now !== null}
          onClick={() => isReady && void (now ?? keep())}
        >
          {t("device.keep-now")}
        </button>
        <button
          type="button"
          className={`btn text-danger ${kept.recipes + kept.pictures > 0 ? "" : "invisible"}`}
          onClick={onRemove}
        >
          {t("device.remove")}
        </button>
      </div>
    </>
  );
}

function Counts({ kept: { recipes, pictures, bytes, keptAt } }: { kept: OfflineContents }) {
  const locale = useValue(language);
  if (recipes === 0 && keptAt === null) return <p className="text-muted">{t("device.nothing-kept")}</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      <li>{t("device.recipes", { count: recipes })}</li>
      <li>{t("device.pictures", { count: pictures })}</li>
      <li>{t("device.room", { size: formatSize(bytes, locale) })}</li>
    </ul>
  );
}

function describeProgress(now: Progress | "begun" | null): string {
  if (now === null) return "";
  if (now === "begun") return t("device.looking");
  return t(`device.keeping-${now.of}`, { done: now.done, total: now.total });
}

function describeLastSync({ keptAt }: OfflineContents, locale: string): string {
  return keptAt === null ? "" : t("device.kept-at", { when: formatMoment(keptAt, locale) });
}

/** Takes up its space even when nothing is syncing, so that nothing below moves. */
function Bar({ now }: { now: Progress | "begun" | null }) {
  const share = now === null || now === "begun" || now.total === 0 ? 0 : now.done / now.total;
  return (
    <div
      className={`bg-base-300 h-2.5 overflow-hidden rounded-full ${now === null ? "invisible" : ""}`}
      aria-hidden
    >
      <div className="bg-primary-mark h-full transition-[width]" style={{ width: `${100 * share}%` }} />
    </div>
  );
}
