import { lazy, Suspense } from "react";
import { Plus } from "lucide-react";
import { t } from "../text/translation.ts";
import { later } from "../ui/later.ts";
import { Popover } from "../ui/popover.tsx";
import type { WayIn } from "./way-in.ts";

const ImportDialog = lazy(async () => ({
  default: (await later(import("./importing/import-dialog.tsx"))).ImportDialog,
}));

const AddWays = lazy(async () => ({ default: (await later(import("./add-ways.tsx"))).AddWays }));

interface Props {
  /** The dialog that is open. */
  adding: WayIn | null;
  onAdding: (way: WayIn | null) => void;
}

/** The button that floats at the bottom right, and the ways to bring in a recipe that it offers. */
export function AddRecipe({ adding, onAdding }: Props) {
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
            <AddWays
              onAdd={(way) => {
                close();
                onAdding(way);
              }}
              onLeave={close}
            />
          )}
        </Popover>
      </div>
      <Suspense>{adding && <ImportDialog start={adding} onClose={() => onAdding(null)} />}</Suspense>
    </>
  );
}
