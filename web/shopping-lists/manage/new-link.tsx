import { useState } from "react";
import { addDays } from "../../../src/contract/days.ts";
import type { ShoppingLink } from "../../../src/contract/shopping-links.ts";
import { callApi } from "../../api/call-api.ts";
import { UNANSWERED } from "../../api/call.ts";
import { today } from "../../text/day.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Form } from "../../ui/form.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useSending } from "../../ui/use-sending.ts";

const RIGHTS = ["may-check", "may-read"] as const;
/** In days. */
const PERIODS = ["1", "7", "30"] as const;
const START = "7";

interface Props {
  list: number;
  onMade: (link: ShoppingLink) => void;
}

export function NewLink({ list, onMade }: Props) {
  const [right, setRight] = useState<(typeof RIGHTS)[number]>("may-check");
  const [days, setDays] = useState<(typeof PERIODS)[number]>(START);
  const { busy, problem, send } = useSending(async () => {
    const answer = await callApi("POST shopping-lists/{id}/links", {
      params: { id: list },
      body: { mayCheck: right === "may-check", expires: addDays(today(), Number(days)) },
    });
    if (!answer.ok) return answer.status === UNANSWERED ? t("admin.needs-connection") : answer.message;
    onMade(answer.data);
    return null;
  });

  return (
    <Form className="flex flex-col gap-4" onSubmit={() => send()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("shopping-lists.people-can")}
          name="right"
          start={right}
          options={RIGHTS.map((value) => ({ value, label: t(`shopping-lists.${value}`) }))}
          onChoose={setRight}
        />
        <SelectField
          label={t("shopping-lists.valid")}
          name="days"
          start={days}
          options={PERIODS.map((value) => ({
            value,
            label: t("shopping-lists.days", { count: Number(value) }),
          }))}
          onChoose={setDays}
        />
      </div>
      {problem && <Alert title={problem} />}
      <div className="flex justify-end">
        <SubmitButton
          label={t("shopping-lists.create-link")}
          busyLabel={t("shopping-lists.creating")}
          busy={busy}
        />
      </div>
    </Form>
  );
}
