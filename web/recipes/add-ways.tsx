import { Link2, ListPlus, PencilLine, TextQuote } from "lucide-react";
import { Link } from "react-router";
import { t } from "../text/translation.ts";
import type { WayIn } from "./way-in.ts";
import { MENU_ITEM } from "../ui/popover.tsx";

const WAYS = [
  { way: "link", Icon: Link2 },
  { way: "text", Icon: TextQuote },
] as const;

export function AddWays({ onAdd, onLeave }: { onAdd: (way: WayIn) => void; onLeave: () => void }) {
  return (
    <>
      {WAYS.map(({ way, Icon }) => (
        <button key={way} type="button" className={MENU_ITEM} onClick={() => onAdd(way)}>
          <Icon size={20} aria-hidden />
          {t(`ways.from-${way}`)}
        </button>
      ))}
      <Link to="/new/" className={MENU_ITEM} onClick={onLeave}>
        <PencilLine size={20} aria-hidden />
        {t("ways.by-hand")}
      </Link>
      <Link to="/imports" className={MENU_ITEM} onClick={onLeave}>
        <ListPlus size={20} aria-hidden />
        {t("ways.many-links")}
      </Link>
    </>
  );
}
