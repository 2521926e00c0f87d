import { useState } from "react";
import { addDays, isDay } from "../../src/contract/days.ts";
import type { ShareLink } from "../../src/contract/share-links.ts";
import { callApi } from "../api/call-api.ts";
import { Online } from "../ui/online.tsx";
import { today } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Form } from "../ui/form.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useSending } from "../ui/use-sending.ts";

const PERIODS = ["forever", "week", "month", "until-day"] as const;
type Period = (typeof PERIODS)[number];

const DAYS = { week: 7, month: 30 };

interface Props {
  slug: string;
  onMade: (link: ShareLink) => Promise<void>;
}

export function NewShareLink({ slug, onMade }: Props) {
  const [period, setPeriod] = useState<Period>("forever");

  const { busy, problem, send } = useSending(async (values: FormData) => {
    const body = { expires: getLastDay(period, String(values.get("day") ?? "")) };
    const answer = await callApi("POST recipes/{slug}/share-links", { params: { slug }, body });
    if (!answer.ok) return answer.message;
    await onMade(answer.data);
    return null;
  });

  return (
    <Form className="flex flex-col gap-4" onSubmit={send}>
      <SelectField
        label={t("share-links.valid")}
        name="period"
        start={period}
        options={PERIODS.map((value) => ({ value, label: t(`share-links.${value}`) }))}
        onChoose={setPeriod}
      />
      {period === "until-day" && (
        <TextField
          label={t("share-links.last-day")}
          name="day"
          type="date"
          defaultValue={addDays(today(), DAYS.week)}
          rule={(day) => (isDay(day) && day >= today() ? null : "share-links.day-missing")}
        />
      )}
      {problem && <Alert title={problem} />}
      <div className="flex justify-end">
        <Online>
          <SubmitButton label={t("share-links.create")} busyLabel={t("share-links.creating")} busy={busy} />
        </Online>
      </div>
    </Form>
  );
}

function getLastDay(period: Period, chosen: string): string | null {
  if (period === "forever") return null;
  return period === "until-day" ? chosen : addDays(today(), DAYS[period]);
}
