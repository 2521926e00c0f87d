import { FileUp, Link2, ListPlus, PencilLine, TextQuote } from "lucide-react";
import { Link } from "react-router";
import { pickFiles } from "../imports/files/collect-files.ts";
import { useBeginAnywhere } from "../imports/files/use-begin.ts";
import { demo } from "../state/demo.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import type { WayIn } from "./way-in.ts";
import { MENU_ITEM } from "../ui/popover.tsx";

const WAYS = [
  { way: "link", Icon: Link2 },
  { way: "text", Icon: TextQuote },
] as const;

export function AddWays({ onAdd, onLeave }: { onAdd: (way: WayIn) => void; onLeave: () => void }) {
  const begin = useBeginAnywhere();
  const isDemo = useValue(demo);
  return (
    <>
      {WAYS.map(({ way, Icon }) => (
        <button key={way} type="button" className={MENU_ITEM} onClick={() => onAdd(way)}>
          <Icon size={20} aria-hidden />
          {t(`ways.from-${way}`)}
        </button>
      ))}
      {!isDemo && (
        <button
          type="button"
          className={MENU_ITEM}
          onClick={() => {
            pickFiles((files) => void begin(files));
            onLeave();
          }}
        >
          <FileUp size={20} aria-hidden />
          {t("ways.from-files")}
        </button>
      )}
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
