import { Share2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";

interface Props {
  title: string;
  text: string;
}

export function ShareText({ title, text }: Props) {
  const [isRefused, setRefused] = useState(false);

  async function share(): Promise<void> {
    setRefused(false);
    await navigator.share({ title, text }).catch((problem: unknown) => {
      // Closing the share sheet isn't an error.
      setRefused(!(problem instanceof DOMException && problem.name === "AbortError"));
    });
  }

  return (
    <section aria-labelledby="share-as-text" className="flex flex-col gap-3">
      <div>
        <h3 id="share-as-text" className="text-base font-medium">
          {t("shopping-lists.as-text")}
        </h3>
        <p className="text-muted text-sm">{t("shopping-lists.as-text-help")}</p>
      </div>
      {isRefused && <Alert title={t("shopping-lists.not-shared")} />}
      <div className="flex flex-wrap gap-2">
        {"share" in navigator && (
          <button type="button" className="btn border-base-300" onClick={() => void share()}>
            <Share2 size={20} aria-hidden />
            {t("shopping-lists.share-text")}
          </button>
        )}
        <CopyButton text={text} />
      </div>
    </section>
  );
}
