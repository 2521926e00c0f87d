import { useRevalidator } from "react-router";
import type { CookedEntry, CookedInput } from "../../src/contract/cooking.ts";
import { isDay } from "../../src/contract/days.ts";
import { COOKED_NOTE_MOST, SERVINGS_RANGE } from "../../src/contract/rules.ts";
import { callApi } from "../api/call-api.ts";
import { today } from "../text/day.ts";
import { t, type TextKey } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { offerToRemove } from "./offer-to-remove.ts";
import { rateRecipe } from "./rate-recipe.ts";
import { StarsField } from "./stars-field.tsx";
import { refreshHistory } from "./use-cooking.ts";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useSending } from "../ui/use-sending.ts";

interface Props {
  slug: string;
  /** Null for a new one. */
  entry: CookedEntry | null;
  /** Of a new one. Null if unknown. */
  servings: number | null;
  /** The recipe's own, which stays as it is unless someone asks for it. 0 without one. */
  rating: number;
  onSaved?: () => void;
  onClose: () => void;
}

export function CookedDialog({ slug, entry, servings, rating, onSaved, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const body = readInput(values);
    const answer = await save(slug, entry, body);
    if (!answer.ok) return answer.message;
    const rated = values.has("rate") && body.stars ? body.stars : 0;
    if (rated) await rateRecipe(slug, { from: 0, to: rated });
    if (!entry) offerToRemove(slug, { id: answer.data.id, rated, onRemoved: revalidate });
    refreshHistory();
    if (rated) void revalidate();
    onSaved?.();
    onClose();
    return null;
  });
  return (
    <Dialog title={t(entry ? "cooking.edit-title" : "cooking.cooked-it")} onClose={onClose}>
      <Form className="flex flex-col gap-4" onSubmit={send}>
        <TextField
          label={t("cooking.date")}
          name="date"
          type="date"
          defaultValue={entry?.date ?? today()}
          rule={checkDate}
        />
        <TextField
          label={t("cooking.servings")}
          name="servings"
          type="number"
          inputMode="decimal"
          defaultValue={(entry ? entry.servings : servings) ?? ""}
          rule={checkServings}
        />
        <StarsField name="stars" start={entry?.stars ?? null}>
          {rating === 0 && (
            <CheckField label={t("cooking.rate-too")} help={t("cooking.rate-too-help")} name="rate" />
          )}
        </StarsField>
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

function readInput(values: FormData): CookedInput {
  const read = (name: string) => String(values.get(name) ?? "");
  return {
    date: read("date"),
    servings: read("servings") ? Number(read("servings")) : null,
    stars: read("stars") ? Number(read("stars")) : null,
    note: read("note"),
  };
}

function checkServings(text: string): TextKey | null {
  const { least, most } = SERVINGS_RANGE;
  return text === "" || (Number(text) >= least && Number(text) <= most) ? null : "cooking.servings-range";
}

function checkDate(day: string): TextKey | null {
  if (!isDay(day)) return "cooking.date-missing";
  return day > today() ? "cooking.date-ahead" : null;
}
