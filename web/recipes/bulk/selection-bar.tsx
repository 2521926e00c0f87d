import { Download, Tags, Trash2 } from "lucide-react";
import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { MANY_RECIPES_MOST } from "../../../src/contract/rules.ts";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import { allOrganizers, type AllOrganizers } from "../../organizers/all-organizers.ts";
import type { Selection } from "./use-selection.ts";

const OrganizeDialog = lazy(async () => ({
  default: (await later(import("./organize-dialog.tsx"))).OrganizeDialog,
}));
const DeleteChosen = lazy(async () => ({
  default: (await later(import("./delete-chosen.tsx"))).DeleteChosen,
}));
const ExportDialog = lazy(async () => ({
  default: (await later(import("../../exports/export-dialog.tsx"))).ExportDialog,
}));

interface Props {
  selection: Selection;
  count: number;
  onEnd: () => void;
  onChanged: () => Promise<void>;
}

type SelectionTask = { what: "organize"; organizers: Promise<AllOrganizers> } | { what: "export" | "delete" };

const BUTTON = "btn max-sm:px-3";
const ACTION = "btn max-sm:gap-1 max-sm:px-2";

export function SelectionBar({ selection, count, onEnd, onChanged }: Props) {
  const [task, setTask] = useState<SelectionTask | null>(null);
  const { recipes } = selection;
  const none = recipes.length === 0;
  const isWhole = recipes.length === Math.min(count, MANY_RECIPES_MOST);
  useEscape(onEnd);

  const begin = (next: SelectionTask) => startTransition(() => setTask(next));
  const close = () => setTask(null);
  return (
    <>
      <section
        aria-label={t("organize.selection")}
        data-bottom-bar
        className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center px-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-4 print:hidden"
      >
        <div className="appear bg-base-100 border-base-300 rounded-box pointer-events-auto flex gap-2 border p-2 shadow-(--shadow-float) max-sm:w-full max-sm:flex-col sm:items-center">
          <div className="flex flex-wrap items-center justify-end gap-2">
            <p role="status" className="min-w-min flex-1 px-2 font-medium sm:min-w-32">
              {t("organize.chosen", { count: recipes.length })}
            </p>
            <button
              type="button"
              className={`${BUTTON} btn-ghost`}
              onClick={isWhole ? selection.none : selection.all}
            >
              {isWhole ? t("organize.none") : t("organize.all")}
            </button>
            <button type="button" className={`${BUTTON} btn-primary sm:hidden`} onClick={onEnd}>
              {t("organize.done")}
            </button>
          </div>
          <div className="flex flex-wrap gap-1 sm:flex-nowrap sm:gap-2">
            <button
              type="button"
              className={`${ACTION} max-sm:grow`}
              disabled={none}
              onClick={() => begin({ what: "organize", organizers: allOrganizers() })}
            >
              <Tags size={20} aria-hidden />
              {t("organize.tags-and-categories")}
            </button>
            <button
              type="button"
              className={ACTION}
              disabled={none}
              aria-label={t("export.export")}
              title={t("export.export")}
              onClick={() => begin({ what: "export" })}
            >
              <Download size={20} aria-hidden />
              <span className="max-lg:hidden" aria-hidden>
                {t("export.export")}
              </span>
            </button>
            <button
              type="button"
              className={`${ACTION} enabled:text-danger max-sm:grow`}
              disabled={none}
              onClick={() => begin({ what: "delete" })}
            >
              <Trash2 size={20} aria-hidden />
              {t("organize.delete")}
            </button>
            <button type="button" className={`${BUTTON} btn-primary max-sm:hidden`} onClick={onEnd}>
              {t("organize.done")}
            </button>
          </div>
        </div>
      </section>
      <Suspense>
        {task?.what === "organize" && (
          <OrganizeDialog
            recipes={recipes}
            organizers={task.organizers}
            onClose={close}
            onEnd={onEnd}
            onChanged={onChanged}
          />
        )}
        {task?.what === "export" && (
          <ExportDialog
            title={t("export.some", { count: recipes.length })}
            slugs={recipes.map(({ slug }) => slug)}
            onClose={close}
          />
        )}
        {task?.what === "delete" && (
          <DeleteChosen recipes={recipes} onClose={close} onEnd={onEnd} onChanged={onChanged} />
        )}
      </Suspense>
    </>
  );
}

/** Escape closes dialogs, menus and search fields first. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      const isMeant = target instanceof Element && !target.closest("dialog, header, [role=search]");
      if (key === "Escape" && !defaultPrevented && isMeant) leave();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [leave]);
}
