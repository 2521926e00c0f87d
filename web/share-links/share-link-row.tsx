import { Link2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ShareLink } from "../../src/contract/share-links.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay, localDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { Online } from "../ui/online.tsx";
import { linkAddress } from "./link-address.ts";

const DATE = { year: "numeric", month: "short", day: "numeric" } as const;

interface Props {
  link: ShareLink;
  onRevoke: () => void;
  /** The copied link shows these servings, or the recipe's own if missing. */
  servings?: number | null;
  /** In place of how long it's valid, which moves below. */
  title?: ReactNode;
}

export function ShareLinkRow({ link, onRevoke, servings = null, title }: Props) {
  const locale = useValue(language);
  const validity = link.expires
    ? t("share-links.valid-until", { day: formatDay(link.expires, locale, DATE) })
    : t("share-links.valid-forever");
  const created = formatDay(localDay(new Date(link.createdAt)), locale, DATE);
  const names = { name: link.recipe.name, valid: validity };
  return (
    <div className="flex flex-wrap items-center gap-x-1 py-3">
      <Link2 size={20} className="text-muted mr-2 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1 basis-[140px]">
        <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {title ?? validity}
        </p>
        {title && <p className="text-muted text-sm">{validity}</p>}
        <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
          {title
            ? t("share-links.created", { day: created })
            : t("share-links.created-by", { day: created, name: link.createdBy })}
        </p>
      </div>
      <div className="-mr-4 ml-auto flex flex-wrap items-center justify-end">
        <CopyButton text={linkAddress(link, servings)} label={t("share-links.copy-of", names)} />
        <Online>
          <button
            type="button"
            className="btn btn-ghost text-danger"
            aria-label={t("share-links.revoke-of", names)}
            onClick={onRevoke}
          >
            {t("share-links.revoke")}
          </button>
        </Online>
      </div>
    </div>
  );
}
