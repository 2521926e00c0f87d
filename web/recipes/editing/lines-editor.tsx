import {
  lazy,
  Suspense,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Heading, ListPlus, Plus } from "lucide-react";
import { language } from "../../state/language.ts";
import { offerUndo } from "../../state/undo.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { SortableList } from "../../ui/sortable-list.tsx";
import { AddButton } from "./add-button.tsx";
import { LineRow, type LineAction } from "./line-row.tsx";
import {
  changeRow,
  moveRow,
  NAME_MOST,
  newLine,
  putBack,
  putBehind,
  textsIn,
  type Line,
  type ListName,
} from "./line.ts";

const BulkAdd = lazy(async () => ({ default: (await import("./bulk-add.tsx")).BulkAdd }));

interface Props {
  list: ListName;
  title: string;
  lines: Line[];
  onLines: (change: (now: Line[]) => Line[]) => void;
}

/** Where pasted lines go to, and what was pasted. */
interface Adding {
  behind: number | null;
  text: string;
}

/** The ingredients or the steps of a recipe as rows that are typed, pasted, moved and removed. */
export function LinesEditor({ list, title, lines, onLines }: Props) {
  const [adding, setAdding] = useState<Adding | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  /** The row that takes the focus as soon as it is drawn. */
  const wanted = useRef<number | null>(null);
  const newest = useRef(lines);

  useLayoutEffect(() => {
    newest.current = lines;
    if (wanted.current === null) return;
    const field = rows.current?.querySelector<HTMLTextAreaElement>(`[data-line="${wanted.current}"]`);
    wanted.current = null;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  });

  const add = useCallback(
    (behind: number | null, texts: string[], kind: Line["kind"] = "line") => {
      const more = texts.map((text) => newLine(text, kind));
      wanted.current = more.at(-1)?.key ?? null;
      onLines((now) => putBehind(now, behind, more));
    },
    [onLines],
  );

  const remove = useCallback(
    (key: number, isAsked: boolean) => {
      const at = newest.current.findIndex((line) => line.key === key);
      const line = newest.current[at];
      if (!line) return;
      const before = newest.current[at - 1]?.key ?? null;
      wanted.current = before ?? newest.current[at + 1]?.key ?? null;
      onLines((now) => now.filter((one) => one.key !== key));
      if (!isAsked || !line.text.trim()) return;
      offerUndo(t("edit.removed", { name: truncate(line.text, NAME_MOST) }), async () => {
        onLines((now) => putBack(now, before, line));
        return true;
      });
    },
    [onLines],
  );

  const act = useCallback(
    (key: number, action: LineAction) => {
      const at = newest.current.findIndex((line) => line.key === key);
      if (action.do === "type") onLines((now) => changeRow(now, key, { text: action.text }));
      if (action.do === "name") onLines((now) => changeRow(now, key, { more: action.more }));
      if (action.do === "next") add(key, [""]);
      if (action.do === "paste") startTransition(() => setAdding({ behind: key, text: action.text }));
      if (action.do === "remove") remove(key, action.isAsked);
      if (action.do === "shift") {
        wanted.current = key;
        onLines((now) => moveRow(now, key, at + action.by));
      }
    },
    [onLines, add, remove],
  );

  /** Into an empty row goes the first of them. */
  function addPasted(behind: number | null, texts: string[]): void {
    const into = newest.current.find((line) => line.key === behind);
    const isEmpty = into && !into.text.trim();
    add(behind, texts);
    if (isEmpty) onLines((now) => now.filter((line) => line.key !== behind));
  }

  const keys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const nameOf = useCallback((key: number) => {
    const text = newest.current.find((line) => line.key === key)?.text.trim();
    return text ? truncate(text, NAME_MOST) : t("edit.empty-line");
  }, []);
  const locale = useValue(language);
  const numbers = useMemo(() => numbersOf(lines), [lines]);
  return (
    <section aria-labelledby={`${list}-title`} className="flex min-w-0 flex-col gap-2">
      <h2 id={`${list}-title`} className="text-xl">
        {title}
      </h2>
      <SortableList keys={keys} nameOf={nameOf} onMove={(key, to) => onLines((now) => moveRow(now, key, to))}>
        <ul ref={rows} className="-ml-3 flex flex-col gap-1 sm:-ml-2">
          {lines.map((line, position) => (
            <LineRow
              key={line.key}
              list={list}
              line={line}
              number={numbers[position] ?? null}
              language={locale}
              onAction={act}
            />
          ))}
        </ul>
      </SortableList>
      <div className="flex flex-wrap gap-2">
        <AddButton icon={<Plus size={20} aria-hidden />} onClick={() => add(null, [""])}>
          {t(`edit.add-${list}`)}
        </AddButton>
        <AddButton icon={<Heading size={20} aria-hidden />} onClick={() => add(null, [""], "title")}>
          {t("edit.add-section")}
        </AddButton>
        <AddButton
          icon={<ListPlus size={20} aria-hidden />}
          onClick={() => startTransition(() => setAdding({ behind: null, text: "" }))}
        >
          {t("edit.add-many")}
        </AddButton>
      </div>
      <Suspense>
        {adding && (
          <BulkAdd
            title={title}
            start={adding.text}
            onAdd={(text) => {
              setAdding(null);
              addPasted(adding.behind, textsIn(text));
            }}
            onClose={() => setAdding(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Which of the lines that are no titles each is, from 1; null for titles. */
function numbersOf(lines: Line[]): (number | null)[] {
  let count = 0;
  return lines.map(({ kind }) => (kind === "line" ? ++count : null));
}
