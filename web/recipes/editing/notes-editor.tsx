import { useCallback } from "react";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { SortableList } from "../../ui/sortable-list.tsx";
import { SortableRow } from "../../ui/sortable-row.tsx";
import { AddRows } from "./add-rows.tsx";
import { GrowingText } from "./growing-text.tsx";
import { changeRow, moveRow, NAME_MOST, newPair, type Pair } from "./line.ts";
import { RemoveButton } from "./row-buttons.tsx";
import { useKeys } from "./use-keys.ts";
import { useRows, type ChangeRows } from "./use-rows.ts";

interface Props {
  notes: Pair[];
  onNotes: ChangeRows<Pair>;
}

export function NotesEditor({ notes, onNotes }: Props) {
  const { list, newest, add, remove } = useRows(notes, onNotes);
  const keys = useKeys(notes);
  const nameOf = useCallback(
    (key: number) => {
      const note = newest.current.find((one) => one.key === key);
      return (note && describeNote(note)) || t("edit.empty-line");
    },
    [newest],
  );
  return (
    <section aria-labelledby="notes-title" className="flex min-w-0 flex-col gap-2">
      <h2 id="notes-title" className="text-xl">
        {t("recipe.notes")}
      </h2>
      <SortableList
        keys={keys}
        getName={nameOf}
        onMove={(key, to) => onNotes((now) => moveRow(now, key, to))}
      >
        <ul ref={list} className="-ml-3 flex flex-col gap-3 sm:-ml-2">
          {notes.map((note, position) => (
            <NoteRow
              key={note.key}
              note={note}
              number={position + 1}
              onChange={(to) => onNotes((now) => changeRow(now, note.key, to))}
              onRemove={() => remove(note.key, describeNote(note))}
            />
          ))}
        </ul>
      </SortableList>
      <AddRows
        title={t("recipe.notes")}
        label={t("edit.add-notes")}
        onAdd={(texts) =>
          add(
            null,
            texts.map((text) => newPair("", text)),
          )
        }
      />
    </section>
  );
}

interface RowProps {
  note: Pair;
  number: number;
  onChange: (to: Partial<Pair>) => void;
  onRemove: () => void;
}

function NoteRow({ note, number, onChange, onRemove }: RowProps) {
  const name = describeNote(note) || t("edit.note", { number });
  return (
    <SortableRow id={note.key} name={name}>
      <div className="flex min-w-0 grow flex-col gap-1">
        <GrowingText
          label={t("edit.note-title", { number })}
          placeholder={t("edit.note-title-empty")}
          text={note.name}
          className="font-serif font-semibold"
          onType={(typed) => onChange({ name: typed })}
        />
        <GrowingText
          line={note.key}
          label={t("edit.note", { number })}
          text={note.text}
          onType={(text) => onChange({ text })}
        />
      </div>
      <RemoveButton name={name} onClick={onRemove} />
    </SortableRow>
  );
}

function describeNote({ name, text }: Pair): string {
  return truncate((name.trim() || text.trim()).split("\n")[0] ?? "", NAME_MOST);
}
