import { useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { Session } from "../../../src/contract/sessions.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { forgetLists } from "../../shopping-lists/sync/lists-on-device.ts";
import { signOut } from "../../state/session.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { Online } from "../../ui/online.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { countUnsent } from "../count-unsent.ts";
import { SessionRow } from "./session-row.tsx";
import { focusHeading } from "../../ui/focus-heading.ts";

export function OwnSessions({ sessions }: { sessions: Answer<Session[]> }) {
  const [problem, setProblem] = useState<string | null>(null);
  /** Null while nobody asks. */
  const [unsent, setUnsent] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function endSession({ id }: Session): Promise<void> {
    setProblem(null);
    const ended = await callApi("DELETE auth/sessions/{id}", { params: { id } });
    if (!ended.ok) setProblem(ended.message);
    focusHeading(list.current);
    await revalidate();
  }

  async function signOutEverywhere(): Promise<string | null> {
    const ended = await callApi("DELETE auth/sessions");
    if (!ended.ok) return ended.message;
    await forgetLists();
    signOut();
    await navigate("/login");
    return null;
  }

  return (
    <SettingsCard title={t("profile.sessions")} help={t("profile.sessions-help")}>
      {problem && <Alert title={problem} />}
      {sessions.ok ? (
        <ul ref={list} className="divide-base-300 -my-3 divide-y">
          {sessions.data.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} onSignOut={() => void endSession(session)} />
            </li>
          ))}
        </ul>
      ) : (
        <Alert title={sessions.message} />
      )}
      <NotInDemo>
        <Online>
          <button
            type="button"
            className="btn text-danger self-start"
            onClick={() => void countUnsent().then(setUnsent)}
          >
            {t("profile.everywhere")}
          </button>
        </Online>
      </NotInDemo>
      {unsent !== null && (
        <ConfirmDialog
          title={t("profile.everywhere-title")}
          action={t(unsent > 0 ? "profile.discard-everywhere" : "profile.everywhere")}
          onConfirm={signOutEverywhere}
          onClose={() => setUnsent(null)}
        >
          <p>{t("profile.everywhere-help")}</p>
          {unsent > 0 && <p className="mt-2">{t("profile.unsent", { count: unsent })}</p>}
        </ConfirmDialog>
      )}
    </SettingsCard>
  );
}
