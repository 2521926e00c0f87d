import { KeyRound } from "lucide-react";
import type { ApiToken } from "../../../src/contract/sessions.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { Online } from "../../ui/online.tsx";
import { t } from "../../text/translation.ts";

interface Props {
  token: ApiToken;
  onRevoke: () => void;
}

export function ApiTokenRow({ token: { name, createdAt, usedAt }, onRevoke }: Props) {
  const locale = useValue(language);
  const made = formatMoment(createdAt, locale);
  return (
    <div className="flex items-center gap-3 py-3 sm:gap-4">
      <KeyRound size={20} className="text-muted shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {name}
        </p>
        <p className="text-muted text-sm">{t("profile.token-made", { when: made })}</p>
        {/* Both times are equal until the server has noted a use. */}
        {usedAt !== createdAt && (
          <p className="text-muted text-sm">
            {t("profile.last-used", { when: formatMoment(usedAt, locale) })}
          </p>
        )}
      </div>
      <Online>
        <button
          type="button"
          className="btn btn-ghost text-danger -mr-4"
          aria-label={t("profile.revoke-of", { name })}
          onClick={onRevoke}
        >
          {t("profile.revoke")}
        </button>
      </Online>
    </div>
  );
}
