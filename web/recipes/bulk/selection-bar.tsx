import { Download, ListChecks, ListX, Tags, Trash2, X, type LucideIcon } from "lucide-react";
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

/** On phones, words for all actions don't fit into one line in any language. */
const ACTION = "btn max-sm:btn-square max-sm:btn-ghost max-sm:disabled:bg-transparent";

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
        <div className="appear bg-base-100 border-base-300 rounded-box pointer-events-auto flex flex-wrap items-center border p-2 shadow-(--shadow-float) max-sm:w-full sm:flex-nowrap sm:gap-2">
          <button
            type="button"
            className={`${ACTION} btn-ghost sm:hidden`}
            aria-label={t("organize.done")}
            title={t("organize.done")}
            onClick={onEnd}
          >
            <X size={20} aria-hidden />
          </button>
          <p
            role="status"
            className="min-w-min flex-1 px-1 font-medium max-sm:text-sm max-sm:leading-tight sm:min-w-32 sm:px-2"
          >
            {t("organize.chosen", { count: recipes.length })}
          </p>
          <Action
            Icon={isWhole ? ListX : ListChecks}
            label={isWhole ? t("organize.none") : t("organize.all")}
            className="btn-ghost sm:[&_svg]:hidden"
            onClick={isWhole ? selection.none : selection.all}
          />
          <Action
            Icon={Tags}
            label={t("organize.tags-and-categories")}
            isDisabled={none}
            onClick={() => begin({ what: "organize", organizers: allOrganizers() })}
          />
          <Action
            Icon={Download}
            label={t("export.export")}
            className="sm:max-lg:[&_span]:hidden"
            isDisabled={none}
            onClick={() => begin({ what: "export" })}
          />
          <Action
            Icon={Trash2}
            label={t("organize.delete")}
            className="enabled:text-danger"
            isDisabled={none}
            onClick={() => begin({ what: "delete" })}
          />
          <button type="button" className="btn btn-primary max-sm:hidden" onClick={onEnd}>
            {t("organize.done")}
          </button>
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

interface ActionProps {
  Icon: LucideIcon;
  label: string;
  className?: string;
  isDisabled?: boolean;
  onClick: () => void;
}

function Action({ Icon, label, className = "", isDisabled = false, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={`${ACTION} ${className}`}
      disabled={isDisabled}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
      <span className="max-sm:hidden" aria-hidden>
        {label}
      </span>
    </button>
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
