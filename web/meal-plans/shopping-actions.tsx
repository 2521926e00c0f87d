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
    <footer className="bg-base-200 border-base-300 sticky bottom-15 mt-auto flex flex-col gap-2 border-t py-3 xl:bottom-0 in-[dialog]:bg-base-100 in-[dialog]:-bottom-6 in-[dialog]:-mx-6 in-[dialog]:-mb-6 in-[dialog]:px-6 max-sm:in-[dialog]:-bottom-4 max-sm:in-[dialog]:-mx-4 max-sm:in-[dialog]:-mb-4 max-sm:in-[dialog]:px-4 print:hidden">
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
