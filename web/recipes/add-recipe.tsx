import { lazy, Suspense } from "react";
import { Link2, Plus } from "lucide-react";
import { t } from "../text/translation.ts";
import { Popover } from "../ui/popover.tsx";

const ImportDialog = lazy(async () => ({ default: (await import("./import-dialog.tsx")).ImportDialog }));

interface Props {
  /** Whether the dialog for a link is open. */
  importing: boolean;
  onImporting: (open: boolean) => void;
}

/** The button that floats at the bottom right, and the ways to bring in a recipe that it offers. */
export function AddRecipe({ importing, onImporting }: Props) {
  return (
    <>
      <div className="fixed right-4 bottom-4 z-10 sm:right-8 sm:bottom-8 print:hidden">
        <Popover
          label={t("add.button")}
          button={<Plus size={24} aria-hidden />}
          buttonClass="btn btn-primary btn-circle size-14 shadow-(--shadow-float)"
          panelClass="right-0 bottom-full mb-3 w-56"
        >
          {(close) => (
            <button
              type="button"
              className="btn btn-ghost w-full justify-start gap-3 font-normal"
              onClick={() => {
                close();
                onImporting(true);
              }}
            >
              <Link2 size={20} aria-hidden />
              {t("add.from-link")}
            </button>
          )}
        </Popover>
      </div>
      <Suspense>{importing && <ImportDialog onClose={() => onImporting(false)} />}</Suspense>
    </>
  );
}
