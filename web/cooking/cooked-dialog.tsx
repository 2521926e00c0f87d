import type { CookedEntry, CookedInput } from "../../src/contract/cooking.ts";
import { isDay } from "../../src/contract/days.ts";
import { COOKED_NOTE_MOST } from "../../src/contract/rules.ts";
import { callApi } from "../api/call-api.ts";
import { toast } from "../state/toasts.ts";
import { today } from "../text/day.ts";
import { t, type TextKey } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useSending } from "../ui/use-sending.ts";

interface Props {
  slug: string;
  /** Null for a new one. */
  entry: CookedEntry | null;
  onSaved: () => void;
  onClose: () => void;
}

export function CookedDialog({ slug, entry, onSaved, onClose }: Props) {
  const { busy, problem, send } = useSending(async (body: CookedInput) => {
    const answer = await save(slug, entry, body);
    if (!answer.ok) return answer.message;
    if (!entry) toast(t("cooking.added"), "success");
    onSaved();
    onClose();
    return null;
  });
  return (
    <Dialog title={t(entry ? "cooking.edit-title" : "cooking.new-title")} onClose={onClose}>
      <Form
        className="flex flex-col gap-4"
        onSubmit={(values) => send({ date: String(values.get("date")), note: String(values.get("note")) })}
      >
        <TextField
          label={t("cooking.date")}
          name="date"
          type="date"
          defaultValue={entry?.date ?? today()}
          rule={checkDate}
        />
        <TextArea
          label={t("cooking.note")}
          name="note"
          rows={3}
          start={entry?.note ?? ""}
          hint={t("cooking.note-help")}
          rule={(text) => (text.trim().length > COOKED_NOTE_MOST ? "cooking.note-too-long" : null)}
        />
        {problem && <Alert title={problem} />}
        <DialogButtons label={t("cooking.save")} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function save(slug: string, entry: CookedEntry | null, body: CookedInput) {
  return entry
    ? callApi("PUT cooked/{id}", { params: { id: entry.id }, body })
    : callApi("POST recipes/{slug}/cooked", { params: { slug }, body });
}

function checkDate(day: string): TextKey | null {
  if (!isDay(day)) return "cooking.date-missing";
  return day > today() ? "cooking.date-ahead" : null;
}
