import { useState } from "react";
import { t } from "../../text/translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { splitPastedLines } from "./line.ts";

interface Props {
  title: string;
  start: string;
  onAdd: (text: string) => void;
  onClose: () => void;
}

export function BulkAdd({ title, start, onAdd, onClose }: Props) {
  const [text, setText] = useState(start);
  const count = splitPastedLines(text).length;
  return (
    <Dialog title={t("edit.many-title", { list: title })} room="more" onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (count > 0) onAdd(text);
        }}
      >
        <TextArea
          label={t("edit.many-lines")}
          name="lines"
          start={start}
          rows={10}
          hint={t("edit.many-hint")}
          onType={setText}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {start && (
            <button type="button" className="btn" onClick={() => onAdd(splitPastedLines(text).join(" "))}>
              {t("edit.many-as-one")}
            </button>
          )}
          <button type="submit" className="btn btn-primary" disabled={count === 0}>
            {t("edit.many-add", { count })}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
