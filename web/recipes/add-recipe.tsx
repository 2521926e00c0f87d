import { lazy, Suspense } from "react";
import { Link2, ListPlus, PencilLine, Plus, TextQuote } from "lucide-react";
import { Link } from "react-router";
import { t, withTexts } from "../text/translation.ts";
import { Popover } from "../ui/popover.tsx";

const ImportDialog = lazy(async () => ({
  default: (await withTexts(import("./importing/import-dialog.tsx"))).ImportDialog,
}));

/** What a dialog brings a recipe in from. */
export type WayIn = "link" | "text";

const WAYS = [
  { way: "link", Icon: Link2 },
  { way: "text", Icon: TextQuote },
] as const;

const ITEM = "btn btn-ghost w-full justify-start gap-3 font-normal";

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
            <>
              {WAYS.map(({ way, Icon }) => (
                <button
                  key={way}
                  type="button"
                  className={ITEM}
                  onClick={() => {
                    close();
                    onAdding(way);
                  }}
                >
                  <Icon size={20} aria-hidden />
                  {t(`add.from-${way}`)}
                </button>
              ))}
              <Link to="/new/" className={ITEM} onClick={close}>
                <PencilLine size={20} aria-hidden />
                {t("add.by-hand")}
              </Link>
              <Link to="/imports" className={ITEM} onClick={close}>
                <ListPlus size={20} aria-hidden />
                {t("add.many-links")}
              </Link>
            </>
          )}
        </Popover>
      </div>
      <Suspense>{adding && <ImportDialog start={adding} onClose={() => onAdding(null)} />}</Suspense>
    </>
  );
}
