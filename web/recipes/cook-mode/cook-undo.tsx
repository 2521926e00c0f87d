import { undoable } from "../../state/undo.ts";
import { useValue } from "../../state/use-value.ts";
import { UndoOffer } from "../../ui/undo-offer.tsx";

/** The frame's offer is out of reach below cook mode. */
export function CookUndo() {
  const offer = useValue(undoable);
  return (
    <div role="status" className="flex justify-center px-4 not-empty:py-2">
      {offer && <UndoOffer key={offer.id} offer={offer} />}
    </div>
  );
}
