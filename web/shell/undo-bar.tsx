import { lazy, Suspense } from "react";
import { undoable } from "../state/undo.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { later } from "../ui/later.ts";

const UndoOffer = lazy(async () => ({ default: (await later(import("./undo-offer.tsx"))).UndoOffer }));

/** Always in the page, so that screen readers announce it. */
export function UndoBar() {
  const offer = useValue(undoable);
  return (
    <div role="status" aria-label={t("frame.undo")} className="flex w-full justify-center">
      <Suspense>{offer && <UndoOffer key={offer.id} offer={offer} />}</Suspense>
    </div>
  );
}
