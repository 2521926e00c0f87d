import { useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { ShareLink } from "../../../src/contract/share-links.ts";
import type { Answer } from "../../api/call.ts";
import { RevokeDialog } from "../../share-links/revoke-dialog.tsx";
import { ShareLinkRow } from "../../share-links/share-link-row.tsx";
import { site } from "../../state/site.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { focusHeading } from "../../ui/focus-heading.ts";

/** An open site needs no links, but older ones can be revoked. */
export function OwnShareLinks({ links }: { links: Answer<ShareLink[]> }) {
  const [revoking, setRevoking] = useState<ShareLink | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const isClosed = useValue(site).visitorsMustSignIn;
  const isEmpty = links.ok && links.data.length === 0;
  if (isEmpty && !isClosed) return null;

  async function refresh(): Promise<void> {
    setRevoking(null);
    await revalidate();
    // The dialog returned the focus to the removed row.
    focusHeading(list.current);
  }

  return (
    <SettingsCard title={t("share-links.own-title")} help={t("share-links.own-help")}>
      <div ref={list}>
        {!links.ok && <Alert title={links.message} />}
        {isEmpty && <p>{t("share-links.own-none")}</p>}
        {links.ok && links.data.length > 0 && (
          <ul className="divide-base-300 -my-3 divide-y">
            {links.data.map((link) => (
              <li key={link.id}>
                <ShareLinkRow
                  link={link}
                  title={
                    <Link to={`/recipe/${link.recipe.slug}`} className="underline underline-offset-3">
                      {link.recipe.name}
                    </Link>
                  }
                  onRevoke={() => setRevoking(link)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {revoking && <RevokeDialog link={revoking} onDone={refresh} onClose={() => setRevoking(null)} />}
    </SettingsCard>
  );
}
