import { BASE } from "../api/path.ts";
import { t } from "../text/translation.ts";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { HomeCard } from "./home-card.tsx";
import { toHomeDraft, isHomeChanged, dropDeletedSections, type HomeDraft } from "./home-draft.ts";
import { ImportsCard } from "./imports-card.tsx";
import type { LoadedSettings } from "./load-settings.ts";
import { isReordered } from "./page-order.ts";
import { PagesCard } from "./pages-card.tsx";
import { useUnsaved } from "./use-unsaved.ts";
import { VisitorsCard } from "./visitors-card.tsx";

export function Settings({ settings, categories, pages, hasDocs }: LoadedSettings) {
  const home = useUnsaved<HomeDraft>(settings);
  const order = useUnsaved<number[]>(pages);
  const stored = toHomeDraft(settings);

  function isUnsaved(): boolean {
    const draft = dropDeletedSections(home.getUnsaved() ?? stored, categories);
    return isHomeChanged(draft, settings) || isReordered(pages, order.getUnsaved());
  }

  return (
    <>
      {hasDocs && (
        <p className="text-muted -mt-4 text-pretty">
          {t("settings.api")}{" "}
          <a
            href={`${BASE}docs`}
            className="text-base-content inline-flex min-h-11 items-center underline underline-offset-3 sm:min-h-6"
          >
            {t("settings.docs")}
          </a>
        </p>
      )}
      <HomeCard
        draft={dropDeletedSections(home.draft ?? stored, categories)}
        categories={categories}
        onChange={home.choose}
        onStored={home.markStored}
      />
      <PagesCard pages={pages} categories={categories} order={order} />
      <ImportsCard settings={settings} />
      <VisitorsCard settings={settings} />
      <LeaveGuard isUnsaved={isUnsaved} />
    </>
  );
}
