import { FileUp } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { demo } from "../../state/demo.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { useMayChange } from "../../ui/online.tsx";
import { listDroppedFiles, hasFiles } from "./collect-files.ts";
import { useBeginAnywhere } from "./use-begin.ts";

/** Accepts files dropped anywhere, unless a part of the page accepts them itself. */
export function DropAnywhere() {
  const isDemo = useValue(demo);
  const mayImport = useMayChange() && !isDemo;
  return mayImport ? <WholePage /> : null;
}

function WholePage() {
  const [isOver, setOver] = useState(false);
  const begin = useBeginAnywhere();
  const take = useEffectEvent((data: DataTransfer) => void begin(listDroppedFiles(data)));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // On the window, so that parts of the page handle them first.
    window.addEventListener(
      "dragover",
      (event) => {
        const isMeant = isForPage(event);
        setOver(isMeant);
        if (isMeant) event.preventDefault();
      },
      { signal },
    );
    window.addEventListener("dragleave", ({ relatedTarget }) => relatedTarget ?? setOver(false), { signal });
    window.addEventListener(
      "drop",
      (event) => {
        setOver(false);
        if (!isForPage(event) || !event.dataTransfer) return;
        event.preventDefault();
        take(event.dataTransfer);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  if (!isOver) return null;
  return (
    // Lets files reach the parts of the page that take them.
    <div className="bg-base-200/95 pointer-events-none fixed inset-0 z-50 p-4" aria-hidden>
      <div className="border-primary-mark rounded-box flex h-full flex-col items-center justify-center gap-4 border-2 border-dashed text-center">
        <FileUp size={56} strokeWidth={1.25} className="text-primary-mark" />
        <p className="text-xl font-medium">{t("file-import.drop-anywhere")}</p>
      </div>
    </div>
  );
}

/** An open dialog covers the page. */
function isForPage({ defaultPrevented, dataTransfer }: DragEvent): boolean {
  return !defaultPrevented && hasFiles(dataTransfer) && !document.querySelector("dialog[open]");
}
