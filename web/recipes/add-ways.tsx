import { Link2, ListPlus, PencilLine, TextQuote } from "lucide-react";
import { Link } from "react-router";
import { t } from "../text/translation.ts";
import type { WayIn } from "./way-in.ts";

const WAYS = [
  { way: "link", Icon: Link2 },
  { way: "text", Icon: TextQuote },
] as const;

const ITEM = "btn btn-ghost w-full justify-start gap-3 font-normal";

/** The ways to a new recipe. */
export function AddWays({ onAdd, onLeave }: { onAdd: (way: WayIn) => void; onLeave: () => void }) {
  return (
    <>
      {WAYS.map(({ way, Icon }) => (
        <button key={way} type="button" className={ITEM} onClick={() => onAdd(way)}>
          <Icon size={20} aria-hidden />
          {t(`ways.from-${way}`)}
        </button>
      ))}
      <Link to="/new/" className={ITEM} onClick={onLeave}>
        <PencilLine size={20} aria-hidden />
        {t("ways.by-hand")}
      </Link>
      <Link to="/imports" className={ITEM} onClick={onLeave}>
        <ListPlus size={20} aria-hidden />
        {t("ways.many-links")}
      </Link>
    </>
  );
}
