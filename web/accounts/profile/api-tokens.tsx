import { KeyRound } from "lucide-react";
import { useRef, useState, useEffect } from "react";
import { useRevalidator } from "react-router";
import type { ApiToken, NewApiToken } from "../../../src/contract/sessions.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { BASE } from "../../api/path.ts";
import { Online } from "../../ui/online.tsx";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Form } from "../../ui/form.tsx";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TechnicalDetails } from "../../ui/technical-details.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { validName } from "../rules.ts";
import { AccessList } from "./access-list.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { focusHeading } from "../../ui/focus-heading.ts";

const HEADER = "Authorization: Bearer …";

export function ApiTokens({ tokens }: { tokens: Answer<ApiToken[]> }) {
  const [made, setMade] = useState<NewApiToken | null>(null);
  const { revalidate } = useRevalidator();

  async function revoke({ id }: ApiToken): Promise<string | null> {
    const answer = await callApi("DELETE auth/api-tokens/{id}", { params: { id } });
    if (!answer.ok) return answer.message;
    if (made?.id === id) setMade(null);
    return null;
  }

  return (
    <SettingsCard title={t("profile.tokens")} help={t("profile.tokens-help")}>
      <AccessList
        all={tokens}
        Icon={KeyRound}
        help={t("profile.revoke-help")}
        Times={TokenTimes}
        onRevoke={revoke}
      />
      {made ? (
        <NewTokenPanel key={made.id} made={made} onDone={() => setMade(null)} />
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
    </SettingsCard>
  );
}

function TokenTimes({ of: { createdAt, usedAt } }: { of: ApiToken }) {
  const locale = useValue(language);
  const made = formatMoment(createdAt, locale);
  return (
    <>
      <p className="text-muted text-sm">{t("profile.token-made", { when: made })}</p>
      {/* Both times are equal until the server has noted a use. */}
      {usedAt !== createdAt && (
        <p className="text-muted text-sm">{t("profile.last-used", { when: formatMoment(usedAt, locale) })}</p>
      )}
    </>
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
        <button
          type="button"
          className="btn"
          onClick={() => {
            focusHeading(element.current);
            onDone();
          }}
        >
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
