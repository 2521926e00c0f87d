import { LayoutGrid, Rows3 } from "lucide-react";
import { saveText } from "../../state/storage.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { cardShape } from "./card-shape.ts";

export function ShapeButton() {
  const isGrid = useValue(cardShape) === "grid";
  const Icon = isGrid ? Rows3 : LayoutGrid;
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square sm:hidden"
      aria-label={t(isGrid ? "lists.as-rows" : "lists.as-grid")}
      onClick={() => {
        cardShape.value = isGrid ? "rows" : "grid";
        saveText("cards", cardShape.value);
      }}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
