import { Bookmark, CodeXml, TextQuote, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../text/translation.ts";

interface Props {
  url: string;
  /** False for a document, which can only be copied. */
  ofPage?: boolean;
  onSource?: () => void;
  onText: () => void;
  onLeave?: () => void;
}

const WAY =
  "border-base-300 hover:bg-base-200 rounded-field flex w-full items-center gap-3 border px-3 py-2.5 text-left";

export function OtherWays({ url, ofPage = true, onSource, onText, onLeave }: Props) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{t("import.other-ways")}</h3>
      <ul className="flex flex-col gap-2">
        {ofPage && onSource && (
          <li>
            <button type="button" className={WAY} onClick={onSource}>
              <Way Icon={CodeXml} name={t("import.way-source")} help={t("import.way-source-help")} />
            </button>
          </li>
        )}
        <li>
          <button type="button" className={WAY} onClick={onText}>
            <Way Icon={TextQuote} name={t("import.way-text")} help={t("import.way-text-help")} />
          </button>
        </li>
        {ofPage && (
          <li>
            <Link
              to={`/bookmarklet${url && `?page=${encodeURIComponent(url)}`}`}
              className={WAY}
              onClick={onLeave}
            >
              <Way Icon={Bookmark} name={t("import.way-bookmark")} help={t("import.way-bookmark-help")} />
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function Way({ Icon, name, help }: { Icon: LucideIcon; name: string; help: string }) {
  return (
    <>
      <Icon size={20} className="text-muted shrink-0" aria-hidden />
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="text-muted block text-sm">{help}</span>
      </span>
    </>
  );
}
