import { QrCode } from "lucide-react";
import type { ShoppingLink } from "../../../src/contract/shopping-links.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { localDay } from "../../text/day.ts";
import { t } from "../../text/translation.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Online } from "../../ui/online.tsx";
import { describeLink, formatLinkDay } from "./describe-link.ts";

interface Props {
  link: ShoppingLink;
  onShow: () => void;
  onRevoke: () => void;
}

export function LinkRow({ link, onShow, onRevoke }: Props) {
  const locale = useValue(language);
  const described = describeLink(link, locale);
  const day = formatLinkDay(localDay(new Date(link.createdAt)), locale);
  return (
    <div className="flex flex-wrap items-center gap-x-1 py-2">
      <div className="min-w-0 flex-1 basis-[150px]">
        <p className="font-medium">{described}</p>
        <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
          {t("shopping-lists.created-by", { name: link.createdBy, day })}
        </p>
      </div>
      <div className="-mr-4 ml-auto flex items-center">
        <IconButton
          Icon={QrCode}
          label={t("shopping-lists.show-code", { link: described })}
          onClick={onShow}
        />
        <Online>
          <button
            type="button"
            className="btn btn-ghost text-danger"
            aria-label={t("shopping-lists.revoke-link", { link: described })}
            onClick={onRevoke}
          >
            {t("shopping-lists.revoke")}
          </button>
        </Online>
      </div>
    </div>
  );
}
