import { useRef, useState, useEffect } from "react";
import { useRevalidator } from "react-router";
import type { ApiToken, NewApiToken } from "../../../src/contract/sessions.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { BASE } from "../../api/path.ts";
import { Online } from "../../ui/online.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Form } from "../../ui/form.tsx";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TechnicalDetails } from "../../ui/technical-details.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { validName } from "../rules.ts";
import { ApiTokenRow } from "./api-token-row.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { focusHeading } from "../../ui/focus-heading.ts";

const HEADER = "Authorization: Bearer …";

export function ApiTokens({ tokens }: { tokens: Answer<ApiToken[]> }) {
  const [made, setMade] = useState<NewApiToken | null>(null);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();

  async function revoke({ id }: ApiToken): Promise<string | null> {
    const answer = await callApi("DELETE auth/api-tokens/{id}", { params: { id } });
    if (!answer.ok) return answer.message;
    setRevoked(null);
    if (made?.id === id) setMade(null);
    await revalidate();
    // The dialog returned the focus to the removed row.
    focusHeading(list.current);
    return null;
  }

  return (
    <SettingsCard title={t("profile.tokens")} help={t("profile.tokens-help")}>
      <div ref={list} className="empty:hidden">
        {!tokens.ok && <Alert title={tokens.message} />}
        {tokens.ok && tokens.data.length > 0 && (
          <ul className="divide-base-300 -my-3 divide-y">
            {tokens.data.map((token) => (
              <li key={token.id}>
                <ApiTokenRow token={token} onRevoke={() => setRevoked(token)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {made ? (
        <NewTokenPanel
          key={made.id}
          made={made}
          onDone={() => {
            focusHeading(list.current);
            setMade(null);
          }}
        />
      ) : (
        <NewToken
          onMade={(token) => {
            setMade(token);
            void revalidate();
          }}
        />
      )}
      <TechnicalDetails>
        <a
          href={`${BASE}docs`}
          className="flex min-h-11 w-fit items-center text-sm underline underline-offset-3"
        >
          {t("profile.docs")}
        </a>
      </TechnicalDetails>
      {revoked && (
        <ConfirmDialog
          title={t("profile.revoke-title", { name: revoked.name })}
          action={t("profile.revoke")}
          onConfirm={() => revoke(revoked)}
          onClose={() => setRevoked(null)}
        >
          <p>{t("profile.revoke-help")}</p>
        </ConfirmDialog>
      )}
    </SettingsCard>
  );
}

function NewTokenPanel({ made: { name, token }, onDone }: { made: NewApiToken; onDone: () => void }) {
  const element = useRef<HTMLDivElement>(null);

  // Replaces the form that had the focus.
  useEffect(() => element.current?.querySelector("input")?.focus(), []);

  return (
    <div ref={element} className="appear flex flex-col gap-3">
      <CopyField label={t("profile.token-for", { name })} text={token} />
      <p className="text-sm text-pretty">{t("profile.token-once", { header: HEADER })}</p>
      <div className="flex justify-end">
        <button type="button" className="btn" onClick={onDone}>
          {t("people.done")}
        </button>
      </div>
    </div>
  );
}

function NewToken({ onMade }: { onMade: (made: NewApiToken) => void }) {
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const answer = await callApi("POST auth/api-tokens", { body: { name: String(values.get("name")) } });
    if (!answer.ok) return answer.message;
    onMade(answer.data);
    return null;
  });

  return (
    <NotInDemo>
      <Form className="flex flex-col gap-4" onSubmit={send}>
        <TextField
          label={t("profile.token-name")}
          name="name"
          autoComplete="off"
          hint={t("profile.token-name-help")}
          rule={validName}
        />
        {problem && <Alert title={problem} />}
        <div className="flex justify-end">
          <Online>
            <SubmitButton label={t("profile.token-make")} busyLabel={t("ui.saving")} busy={busy} quiet />
          </Online>
        </div>
      </Form>
    </NotInDemo>
  );
}
