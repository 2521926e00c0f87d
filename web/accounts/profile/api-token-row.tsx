import { KeyRound } from "lucide-react";
import type { ApiToken } from "../../../src/contract/sessions.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { AccessRow } from "./access-row.tsx";

interface Props {
  token: ApiToken;
  onRevoke: () => void;
}

export function ApiTokenRow({ token: { name, createdAt, usedAt }, onRevoke }: Props) {
  const locale = useValue(language);
  const made = formatMoment(createdAt, locale);
  return (
    <AccessRow Icon={KeyRound} name={name} onRevoke={onRevoke}>
      <p className="text-muted text-sm">{t("profile.token-made", { when: made })}</p>
      {/* Both times are equal until the server has noted a use. */}
      {usedAt !== createdAt && (
        <p className="text-muted text-sm">{t("profile.last-used", { when: formatMoment(usedAt, locale) })}</p>
      )}
    </AccessRow>
  );
}
