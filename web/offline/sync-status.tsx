import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatSize } from "../text/data-size.ts";
import { formatMoment } from "../text/moment.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { savesData } from "./start-sync.ts";
import type { Progress } from "./sync-library.ts";
import { syncNow, problem, progress } from "./sync.ts";
import type { OfflineContents } from "./offline-contents.ts";

export function SyncStatus({ kept, onRemove }: { kept: OfflineContents; onRemove: () => void }) {
  const now = useValue(progress);
  const why = useValue(problem);

  async function keep(): Promise<void> {
    await navigator.storage.persist?.();
    await syncNow({ waits: true });
  }

  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium">{t("device.kept")}</p>
        {(kept.recipes > 0 || !now) && <Counts kept={kept} />}
        <div role="status">{now && <Bar now={now} />}</div>
      </div>
      {why && !now && <Alert title={t(`device.${why}`)} />}
      {savesData() && <p className="text-muted text-sm">{t("device.saves-data")}</p>}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          aria-disabled={now !== null}
          onClick={() => void (now ?? keep())}
        >
          {t("device.keep-now")}
        </button>
        {kept.recipes + kept.pictures > 0 && (
          <button type="button" className="btn text-danger" onClick={onRemove}>
            {t("device.remove")}
          </button>
        )}
      </div>
    </>
  );
}

function Counts({ kept: { recipes, pictures, bytes, keptAt } }: { kept: OfflineContents }) {
  const locale = useValue(language);
  if (recipes === 0 && keptAt === null) return <p className="text-muted">{t("device.nothing-kept")}</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>{t("device.recipes", { count: recipes })}</li>
        <li>{t("device.pictures", { count: pictures })}</li>
        <li>{t("device.room", { size: formatSize(bytes, locale) })}</li>
      </ul>
      {keptAt && (
        <p className="text-muted text-sm">{t("device.kept-at", { when: formatMoment(keptAt, locale) })}</p>
      )}
    </>
  );
}

function Bar({ now }: { now: Progress | "begun" }) {
  if (now === "begun") return <p className="text-muted text-sm">{t("device.looking")}</p>;
  const { of, done, total } = now;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="bg-base-300 h-2.5 overflow-hidden rounded-full" aria-hidden>
        <div
          className="bg-primary-mark h-full transition-[width]"
          style={{ width: `${total > 0 ? (100 * done) / total : 0}%` }}
        />
      </div>
      <p className="text-muted text-sm">{t(`device.keeping-${of}`, { done, total })}</p>
    </div>
  );
}
