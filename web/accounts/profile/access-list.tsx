import type { LucideIcon } from "lucide-react";
import { useRef, useState, type ComponentType } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "../../api/call.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusHeading } from "../../ui/focus-heading.ts";
import { Online } from "../../ui/online.tsx";

interface Access {
  id: number;
  name: string;
}

interface Props<Shown extends Access> {
  all: Answer<Shown[]>;
  Icon: LucideIcon;
  /** What revoking means. */
  help: string;
  /** Shows when it was made or used. */
  Times: ComponentType<{ of: Shown }>;
  /** @returns why it failed, if it did */
  onRevoke: (one: Shown) => Promise<string | null>;
}

/** Tokens or displays, which can be revoked. */
export function AccessList<Shown extends Access>({ all, Icon, help, Times, onRevoke }: Props<Shown>) {
  const [revoked, setRevoked] = useState<Shown | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();

  async function revoke(one: Shown): Promise<string | null> {
    const problem = await onRevoke(one);
    if (problem !== null) return problem;
    setRevoked(null);
    await revalidate();
    // The dialog returned the focus to the removed row.
    focusHeading(list.current);
    return null;
  }

  return (
    <>
      <div ref={list} className="empty:hidden">
        {!all.ok && <Alert title={all.message} />}
        {all.ok && all.data.length > 0 && (
          <ul className="divide-base-300 -my-3 divide-y">
            {all.data.map((one) => (
              <li key={one.id} className="flex items-center gap-3 py-3 sm:gap-4">
                <Icon size={20} className="text-muted shrink-0" aria-hidden />
                <div className="min-w-0 flex-1">
                  <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
                    {one.name}
                  </p>
                  <Times of={one} />
                </div>
                <Online>
                  <button
                    type="button"
                    className="btn btn-ghost text-danger -mr-4"
                    aria-label={t("profile.revoke-of", { name: one.name })}
                    onClick={() => setRevoked(one)}
                  >
                    {t("profile.revoke")}
                  </button>
                </Online>
              </li>
            ))}
          </ul>
        )}
      </div>
      {revoked && (
        <ConfirmDialog
          title={t("profile.revoke-title", { name: revoked.name })}
          action={t("profile.revoke")}
          onConfirm={() => revoke(revoked)}
          onClose={() => setRevoked(null)}
        >
          <p>{help}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
