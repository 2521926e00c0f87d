import { useRef, useState, type MouseEvent } from "react";
import { useRevalidator } from "react-router";
import type { Group } from "../../src/contract/groups.ts";
import { isTimeOfDay } from "../../src/contract/rules.ts";
import type { WebhookResult } from "../../src/contract/webhooks.ts";
import { callApi } from "../api/call-api.ts";
import { Online } from "../ui/online.tsx";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { Form } from "../ui/form.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useSending } from "../ui/use-sending.ts";
import { changeGroup } from "./change-group.ts";
import { WebhookAddresses } from "./webhook-addresses.tsx";
import {
  toWebhookDraft,
  isChanged,
  toSettings,
  withoutSpareRows,
  type WebhookDraft,
} from "./webhook-draft.ts";

export function WebhooksCard({ group }: { group: Group }) {
  const [draft, setDraft] = useState(() => toWebhookDraft(group));
  const isUnsaved = isChanged(draft, group);
  const { busy, problem, results, send, saveAndTest } = useSaveOrTest(group, draft, () =>
    setDraft(withoutSpareRows),
  );

  return (
    <SettingsCard title={t("group-settings.webhooks")} help={t("group-settings.webhooks-help")}>
      <Form className="flex flex-col gap-4" onSubmit={send}>
        <CheckField
          label={t("group-settings.enable")}
          help={t("group-settings.enable-help")}
          name="enable"
          checked={draft.enable}
          onChange={(enable) => setDraft({ ...draft, enable })}
        />
        <TextField
          label={t("group-settings.time")}
          name="time"
          type="time"
          defaultValue={draft.time}
          hint={t("group-settings.time-help")}
          rule={(time) => (isTimeOfDay(time) ? null : "group-settings.time-invalid")}
          onType={(time) => setDraft({ ...draft, time })}
        />
        <WebhookAddresses draft={draft} results={results} onChange={setDraft} />
        {problem && <Alert title={problem} />}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn" aria-disabled={busy !== null} onClick={saveAndTest}>
            {testLabel(busy, isUnsaved)}
          </button>
          <Online>
            <SubmitButton
              label={t("group-settings.save-webhooks")}
              busyLabel={t("ui.saving")}
              busy={busy === "save"}
            />
          </Online>
        </div>
      </Form>
    </SettingsCard>
  );
}

type WebhookAction = "save" | "test";

function testLabel(busy: WebhookAction | null, isUnsaved: boolean): string {
  if (busy === "test") return t("group-settings.testing");
  return t(isUnsaved ? "group-settings.save-and-test" : "group-settings.test");
}

function useSaveOrTest(group: Group, draft: WebhookDraft, onSaved: () => void) {
  const [results, setResults] = useState<WebhookResult[] | null>(null);
  const [underWay, setUnderWay] = useState<WebhookAction>("save");
  const action = useRef<WebhookAction>("save");
  const { revalidate } = useRevalidator();

  async function save(): Promise<string | null> {
    const saved = await changeGroup(toSettings(draft));
    if (!saved.ok) return saved.message;
    await revalidate();
    onSaved();
    return null;
  }

  async function test(): Promise<string | null> {
    const tested = await callApi("POST site-settings/webhooks/test");
    if (!tested.ok) return tested.message;
    setResults(tested.data.results);
    await revalidate();
    return null;
  }

  const { busy, problem, send } = useSending(async (wanted: WebhookAction) => {
    setUnderWay(wanted);
    setResults(null);
    const refused = wanted === "save" || isChanged(draft, group) ? await save() : null;
    return refused ?? (wanted === "test" ? test() : null);
  });

  return {
    busy: busy ? underWay : null,
    problem,
    results,
    send: () => send(action.current),
    /** Submits the form, so that fields are validated first. */
    saveAndTest({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
      if (busy) return;
      action.current = "test";
      currentTarget.form?.requestSubmit();
      action.current = "save";
    },
  };
}
