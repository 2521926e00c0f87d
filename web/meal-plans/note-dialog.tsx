import { MEAL_PLAN_MOST } from "../../src/contract/rules.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";

interface Props {
  name: string;
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
}

export function NoteDialog({ name, note, onNote, onClose }: Props) {
  return (
    <Dialog title={t("plan.note-title", { name })} onClose={onClose}>
      <Form
        className="flex flex-col gap-4"
        onSubmit={async (values) => onNote(String(values.get("note")).trim())}
      >
        <TextArea
          label={t("plan.note")}
          name="note"
          start={note}
          rows={3}
          hint={t("plan.note-help")}
          rule={(text) => (text.trim().length > MEAL_PLAN_MOST.characters ? "plan.note-too-long" : null)}
        />
        <DialogButtons label={t("plan.note-done")} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
