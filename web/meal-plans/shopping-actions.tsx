import { ListPlus, Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { DIALOG_FOOT } from "../ui/dialog.tsx";
import { printPage } from "../ui/print-page.ts";

interface Props {
  title: string;
  text: string;
  anyTicked: boolean;
  onAdd: () => void;
}

export function ShoppingActions({ title, text, anyTicked, onAdd }: Props) {
  const [refused, setRefused] = useState(false);

  async function share(): Promise<void> {
    setRefused(false);
    await navigator.share({ title, text }).catch((problem: unknown) => {
      // Closing the share sheet isn't an error.
      setRefused(!(problem instanceof DOMException && problem.name === "AbortError"));
    });
  }

  return (
    <footer className={`border-base-300 mt-auto flex flex-col gap-2 border-t print:hidden ${DIALOG_FOOT}`}>
      {refused && <Alert title={t("shopping.not-shared")} />}
      <div className="flex flex-col gap-2 sm:flex-row sm:justify-between">
        <div className="flex gap-2 max-sm:*:grow">
          <button type="button" className="btn btn-primary" onClick={onAdd}>
            <ListPlus size={20} aria-hidden />
            {t("add-to-list.from-plan")}
          </button>
          <Link to="/shopping" className="btn btn-ghost">
            {t("add-to-list.see-lists")}
          </Link>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:*:[button]:grow">
          <CopyButton text={text} />
          <button type="button" className="btn border-base-300" onClick={() => void printPage()}>
            <Printer size={20} aria-hidden />
            {t("shopping.print")}
          </button>
          {"share" in navigator && (
            <button type="button" className="btn border-base-300" onClick={() => void share()}>
              <Share2 size={20} aria-hidden />
              {t("shopping.share")}
            </button>
          )}
        </div>
      </div>
      {anyTicked && <p className="text-muted text-sm">{t("shopping.ticked-help")}</p>}
    </footer>
  );
}
