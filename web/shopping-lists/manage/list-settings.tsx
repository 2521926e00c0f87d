import { Suspense, use, useState } from "react";
import { Link } from "react-router";
import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { NameField } from "./name-field.tsx";
import { saveList } from "./save-list.ts";

interface Props {
  list: CountedList;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function ListSettings({ list, onDone, onClose }: Props) {
  const [group] = useState(() => callApi("GET groups/self"));
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const refused = await saveList(list, {
      name: String(values.get("name")),
      isDefault: list.isDefault || values.has("default"),
      // Without the field, nothing was chosen.
      ...(values.has("knows-webhooks") && { sendsWebhooks: values.has("webhook") }),
    });
    if (refused === null) await onDone();
    return refused;
  });

  return (
    <Dialog title={t("shopping-lists.settings-title")} onClose={onClose}>
      <Form className="flex flex-col gap-5" onSubmit={send}>
        <NameField name={list.name} />
        <div className="flex flex-col gap-1">
          {!list.isDefault && (
            <CheckField
              label={t("shopping-lists.default-field")}
              help={t("shopping-lists.default-help")}
              name="default"
            />
          )}
          <Suspense fallback={<LoadingBlocks className="gap-2" heights={["h-14"]} />}>
            <WebhookField group={group} list={list} onLeave={onClose} />
          </Suspense>
        </div>
        {problem && <Alert title={problem} />}
        <DialogButtons label={t("ui.save")} busyLabel={t("ui.saving")} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

interface WebhookFieldProps {
  group: Promise<AnswerTo<"GET groups/self">>;
  list: CountedList;
  onLeave: () => void;
}

function WebhookField({ group, list: { sendsWebhooks }, onLeave }: WebhookFieldProps) {
  const answer = use(group);
  if (!answer.ok) return null;
  if (answer.data.webhookUrls.length === 0 && !sendsWebhooks)
    return (
      <p className="text-muted mt-2 text-sm text-pretty">
        {t("shopping-lists.webhook-none")}{" "}
        <Link to="/admin/meal-planner" className="underline underline-offset-3" onClick={onLeave}>
          {t("shopping-lists.webhook-add")}
        </Link>
      </p>
    );
  return (
    <>
      <input type="hidden" name="knows-webhooks" />
      <CheckField
        label={t("shopping-lists.webhook")}
        help={t("shopping-lists.webhook-help")}
        name="webhook"
        start={sendsWebhooks}
      />
    </>
  );
}
