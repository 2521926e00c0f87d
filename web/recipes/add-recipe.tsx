import { lazy, startTransition, Suspense, useState } from "react";
import { Plus } from "lucide-react";
import { signedIn } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { later } from "../ui/later.ts";
import { Popover } from "../ui/popover.tsx";
import type { WayIn } from "./way-in.ts";

const ImportDialog = lazy(async () => ({
  default: (await later(import("../imports/links/import-dialog.tsx"))).ImportDialog,
}));

const AddWays = lazy(async () => ({ default: (await later(import("./add-ways.tsx"))).AddWays }));

interface Adding {
  adding: WayIn | null;
  onAdding: (way: WayIn | null) => void;
}

export function useAdding(): Adding {
  const [adding, setAdding] = useState<WayIn | null>(null);
  return { adding, onAdding: (way) => startTransition(() => setAdding(way)) };
}

export function AddRecipe({ adding, onAdding }: Adding) {
  const mayAdd = useValue(signedIn);
  if (!mayAdd) return null;
  return (
    <>
      <div className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 sm:right-8 sm:bottom-8 print:hidden">
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
