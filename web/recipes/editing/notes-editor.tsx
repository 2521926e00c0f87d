import { lazy, startTransition, Suspense, useCallback, useLayoutEffect, useRef, useState } from "react";
import { ListPlus, Plus } from "lucide-react";
import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { SortableList } from "../../ui/sortable-list.tsx";
import { SortableRow } from "../../ui/sortable-row.tsx";
import { AddButton } from "./add-button.tsx";
import { GrowingText } from "./growing-text.tsx";
import { changeRow, moveRow, NAME_MOST, newPair, putBack, putBehind, textsIn, type Pair } from "./line.ts";
import { RemoveButton } from "./remove-button.tsx";

const BulkAdd = lazy(async () => ({ default: (await import("./bulk-add.tsx")).BulkAdd }));

interface Props {
  notes: Pair[];
  onNotes: (change: (now: Pair[]) => Pair[]) => void;
}

/** The notes of a recipe, each with its title. */
export function NotesEditor({ notes, onNotes }: Props) {
  const [adding, setAdding] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    rows.current?.querySelector<HTMLElement>(`[data-line="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });

  function add(texts: string[]): void {
    const more = texts.map((text) => newPair("", text));
    wanted.current = more.at(-1)?.key ?? null;
    onNotes((now) => putBehind(now, null, more));
  }

  function remove(note: Pair): void {
    const before = notes[notes.indexOf(note) - 1]?.key ?? null;
    wanted.current = before;
    onNotes((now) => now.filter(({ key }) => key !== note.key));
    if (!note.text.trim() && !note.name.trim()) return;
    offerUndo(t("edit.removed", { name: shown(note) }), async () => {
      onNotes((now) => putBack(now, before, note));
      return true;
    });
  }

  const nameOf = useCallback(
    (key: number) => {
      const note = notes.find((one) => one.key === key);
      return (note && shown(note)) || t("edit.empty-line");
    },
    [notes],
  );
  return (
    <section aria-labelledby="notes-title" className="flex min-w-0 flex-col gap-2">
      <h2 id="notes-title" className="text-xl">
        {t("recipe.notes")}
      </h2>
      <SortableList
        keys={notes.map(({ key }) => key)}
        nameOf={nameOf}
        onMove={(key, to) => onNotes((now) => moveRow(now, key, to))}
      >
        <ul ref={rows} className="-ml-3 flex flex-col gap-3 sm:-ml-2">
          {notes.map((note, position) => (
            <SortableRow
              key={note.key}
              id={note.key}
              name={shown(note) || t("edit.note", { number: position + 1 })}
            >
              <div className="flex min-w-0 grow flex-col gap-1">
                <GrowingText
                  label={t("edit.note-title", { number: position + 1 })}
                  placeholder={t("edit.note-title-empty")}
                  text={note.name}
                  className="font-serif font-semibold"
                  onType={(name) => onNotes((now) => changeRow(now, note.key, { name }))}
                />
                <GrowingText
                  line={note.key}
                  label={t("edit.note", { number: position + 1 })}
                  text={note.text}
                  onType={(text) => onNotes((now) => changeRow(now, note.key, { text }))}
                />
              </div>
              <RemoveButton
                name={shown(note) || t("edit.note", { number: position + 1 })}
                onClick={() => remove(note)}
              />
            </SortableRow>
          ))}
        </ul>
      </SortableList>
      <div className="flex flex-wrap gap-2">
        <AddButton icon={<Plus size={20} aria-hidden />} onClick={() => add([""])}>
          {t("edit.add-notes")}
        </AddButton>
        <AddButton
          icon={<ListPlus size={20} aria-hidden />}
          onClick={() => startTransition(() => setAdding(true))}
        >
          {t("edit.add-many")}
        </AddButton>
      </div>
      <Suspense>
        {adding && (
          <BulkAdd
            title={t("recipe.notes")}
            start=""
            onAdd={(text) => {
              setAdding(false);
              add(textsIn(text));
            }}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

function shown({ name, text }: Pair): string {
  return truncate((name.trim() || text.trim()).split("\n")[0] ?? "", NAME_MOST);
}
