import { Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CopyButton } from "../ui/copy-button.tsx";

interface Props {
  title: string;
  text: string;
  anyTicked: boolean;
}

export function ShoppingActions({ title, text, anyTicked }: Props) {
  const [refused, setRefused] = useState(false);

  async function share(): Promise<void> {
    setRefused(false);
    await navigator.share({ title, text }).catch((problem: unknown) => {
      // Closing the share sheet isn't an error.
      setRefused(!(problem instanceof DOMException && problem.name === "AbortError"));
    });
  }

  return (
    <footer className="bg-base-100 border-base-300 sticky -bottom-6 -mx-6 mt-auto -mb-6 flex flex-col gap-2 border-t px-6 py-4 max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4 print:hidden">
      {refused && <Alert title={t("shopping.not-shared")} />}
      <div className="flex flex-wrap items-center gap-2 *:[button]:grow sm:*:[button]:grow-0">
        <CopyButton text={text} />
        <button type="button" className="btn border-base-300" onClick={() => print()}>
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
      {anyTicked && <p className="text-muted text-sm">{t("shopping.ticked-help")}</p>}
    </footer>
  );
}
