import { Link } from "react-router";
import type { Undone } from "../../../src/contract/file-import-undo.ts";
import { formatList } from "../../../src/contract/join-lists.ts";
import { language } from "../../state/language.ts";
import { t } from "../../text/translation.ts";
import { describeKept, listOtherItems } from "./describe-other-item.ts";
import { Effects } from "./effects.tsx";

/** What undoing an import did. */
export function UndoneReport({ undone }: { undone: Undone }) {
  return (
    <div className="flex flex-col gap-2">
      <Effects lines={describeUndone(undone)} />
      {undone.added > 0 && (
        <Link
          to="/recipes/bin"
          className="inline-flex min-h-11 w-fit items-center underline underline-offset-2"
        >
          {t("file-import.open-trash")}
        </Link>
      )}
    </div>
  );
}

function describeUndone({ added, replaced, kept, also, keptAlso }: Undone): string[] {
  const others = listOtherItems(also);
  return [
    added > 0 && t("file-import.undone-added", { count: added }),
    replaced > 0 && t("file-import.undone-replaced", { count: replaced }),
    others.length > 0 && t("file-import.undone-also", { list: formatList(others, language.value) }),
    kept > 0 && t("file-import.undone-kept", { count: kept }),
    describeKept(keptAlso),
  ].filter((line) => line !== false);
}
