import { lazy, memo, startTransition, Suspense, useCallback, useMemo, useState } from "react";
import { Heading } from "lucide-react";
import type { LineWords } from "../../../src/ingredients/words/line-words.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { SortableList } from "../../ui/sortable-list.tsx";
import { AddButton } from "./row-buttons.tsx";
import { AddRows } from "./add-rows.tsx";
import { LineRow, type LineAction } from "./line-row.tsx";
import type { DraftLinks } from "./use-draft-links.ts";
import {
  changeRow,
  moveRow,
  NAME_MOST,
  newLine,
  splitPastedLines,
  type Line,
  type ListName,
} from "./line.ts";
import { useKeys } from "./use-keys.ts";
import { useRows, type ChangeRows } from "./use-rows.ts";

const BulkAdd = lazy(async () => ({ default: (await import("./bulk-add.tsx")).BulkAdd }));

interface Props {
  list: ListName;
  title: string;
  lines: Line[];
  /** Used to show what lines mean, in the recipe's language. Null for steps. */
  words?: LineWords | null;
  /** The ingredients of steps. */
  links?: DraftLinks | null;
  onLines: ChangeRows<Line>;
}

/** Memoized, because a list can have thousands of rows. */
export const LinesEditor = memo(function LinesEditor(props: Props) {
  const { list, title, lines, words = null, links = null, onLines } = props;
  const { list: rows, newest, focusOn, add, remove } = useRows(lines, onLines);
  const [pasted, setPasted] = useState<{ into: number; text: string } | null>(null);
  const locale = useValue(language);

  const act = useCallback(
    (key: number, action: LineAction) => {
      const at = newest.current.findIndex((line) => line.key === key);
      if (action.do === "type") onLines((now) => changeRow(now, key, { text: action.text }));
      if (action.do === "name") onLines((now) => changeRow(now, key, { more: action.more }));
      if (action.do === "link") onLines((now) => changeRow(now, key, { links: action.links }));
      if (action.do === "next") add(key, [newLine("")]);
      if (action.do === "paste") startTransition(() => setPasted({ into: key, text: action.text }));
      if (action.do === "remove") remove(key, action.isAsked ? (newest.current[at]?.text.trim() ?? "") : "");
      if (action.do === "shift") {
        focusOn(key);
        onLines((now) => moveRow(now, key, at + action.by));
      }
    },
    [onLines, newest, focusOn, add, remove],
  );

  /** Replaces an empty row, otherwise goes below it. */
  function addPasted(into: number, texts: string[]): void {
    const isEmpty = !newest.current.find(({ key }) => key === into)?.text.trim();
    add(
      into,
      texts.map((text) => newLine(text)),
    );
    if (isEmpty) onLines((now) => now.filter(({ key }) => key !== into));
  }

  const keys = useKeys(lines);
  const numbers = useMemo(() => numberLines(lines), [lines]);
  const nameOf = useCallback(
    (key: number) => {
      const text = newest.current.find((line) => line.key === key)?.text.trim();
      return text ? truncate(text, NAME_MOST) : t("edit.empty-line");
    },
    [newest],
  );
  return (
    <section aria-labelledby={`${list}-title`} className="flex min-w-0 flex-col gap-2">
      <h2 id={`${list}-title`} className="text-xl">
        {title}
      </h2>
      <SortableList
        keys={keys}
        getName={nameOf}
        onMove={(key, to) => onLines((now) => moveRow(now, key, to))}
      >
        <ul ref={rows} className="-ml-3 flex flex-col gap-1 sm:-ml-2">
          {lines.map((line, position) => (
            <LineRow
              key={line.key}
              list={list}
              line={line}
              number={numbers[position] ?? null}
              words={words}
              links={links}
              language={locale}
              onAction={act}
            />
          ))}
        </ul>
      </SortableList>
      <AddRows
        title={title}
        label={t(`edit.add-${list}`)}
        onAdd={(texts) =>
          add(
            null,
            texts.map((text) => newLine(text)),
          )
        }
      >
        <AddButton icon={<Heading size={20} aria-hidden />} onClick={() => add(null, [newLine("", "title")])}>
          {t("edit.add-section")}
        </AddButton>
      </AddRows>
      <Suspense>
        {pasted && (
          <BulkAdd
            title={title}
            start={pasted.text}
            onAdd={(text) => {
              setPasted(null);
              addPasted(pasted.into, splitPastedLines(text));
            }}
            onClose={() => setPasted(null)}
          />
        )}
      </Suspense>
    </section>
  );
});

function numberLines(lines: Line[]): (number | null)[] {
  let count = 0;
  return lines.map(({ kind }) => (kind === "line" ? ++count : null));
}
