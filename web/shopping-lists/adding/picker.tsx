import { useId, useState } from "react";
import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { DIALOG_FOOT } from "../../ui/dialog.tsx";
import { AtHomeLines } from "./at-home-lines.tsx";
import { ListField } from "./list-field.tsx";
import type { OfferedGroup, PickedEntry } from "./offered-line.ts";
import { PickerLine } from "./picker-line.tsx";
import type { Lists } from "./use-lists.ts";
import { usePicks, type Picks } from "./use-picks.ts";

interface Props {
  groups: OfferedGroup[];
  lists: Lists;
  /** Names the button. */
  describe: (count: number) => string;
  /** Resolves to why they can't be added; null for success. */
  onAdd: (list: CountedList, entries: PickedEntry[]) => Promise<string | null>;
  /** Whether it's outside of a dialog. */
  isInPage?: boolean;
}

/** Lets a person choose what to add. Staples are off, and are added to check at home. */
export function Picker({ groups, lists, describe, onAdd, isInPage = false }: Props) {
  const picks = usePicks(groups);
  const staples = groups.flatMap(({ lines }) => lines.filter((line) => line.staple && !line.isListed));
  const shown = groups.map((group) => ({
    ...group,
    key: group.lines[0]?.key ?? group.title,
    lines: group.lines.filter((line) => !staples.includes(line)),
  }));
  return (
    <>
      {shown.map((group) => (
        <Group key={group.key} group={group} picks={picks} level={isInPage ? "h2" : "h3"} />
      ))}
      {staples.length > 0 && <AtHomeLines lines={staples} picks={picks} />}
      {lists.problem && <Alert title={lists.problem} />}
      <PickerFoot lists={lists} picks={picks} describe={describe} onAdd={onAdd} isInPage={isInPage} />
    </>
  );
}

interface GroupProps {
  group: OfferedGroup;
  picks: Picks;
  level: "h2" | "h3";
}

function Group({ group: { title, note, lines }, picks, level: Title }: GroupProps) {
  const id = useId();
  const isEveryLine = lines.every(picks.isPicked);
  if (lines.length === 0 && !note) return null;
  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between gap-3">
        <Title id={id} dir="auto" className="min-w-0 text-base [overflow-wrap:anywhere]">
          {title}
        </Title>
        {lines.length > 1 && (
          <button
            type="button"
            className="btn btn-ghost -mr-3 shrink-0 px-3 text-sm font-normal"
            aria-label={t(isEveryLine ? "add-to-list.none-of" : "add-to-list.all-of", { name: title })}
            onClick={() => picks.pick(lines, !isEveryLine)}
          >
            {t(isEveryLine ? "add-to-list.none" : "add-to-list.all")}
          </button>
        )}
      </div>
      {note && <p className="text-muted text-sm">{note}</p>}
      <ul>
        {lines.map((line) => (
          <PickerLine
            key={line.key}
            shown={line.shown}
            isPicked={picks.isPicked(line)}
            onPick={(isOn) => picks.pick([line], isOn)}
          />
        ))}
      </ul>
    </section>
  );
}

function PickerFoot({ lists, picks, describe, onAdd, isInPage }: Omit<Props, "groups"> & { picks: Picks }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { entries, count } = picks;
  const { chosen } = lists;
  const isReady = chosen !== null && entries.length > 0 && !isBusy;

  async function add(): Promise<void> {
    if (!isReady) return;
    setBusy(true);
    setProblem(await onAdd(chosen, entries).finally(() => setBusy(false)));
  }

  return (
    <div
      className={`border-base-300 mt-auto flex flex-col gap-3 border-t pt-3! ${isInPage ? "" : DIALOG_FOOT}`}
    >
      {problem && <Alert title={problem} />}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end sm:justify-end">
        <ListField lists={lists} />
        <button
          type="button"
          className="btn btn-primary aria-disabled:opacity-50"
          aria-disabled={!isReady}
          onClick={() => void add()}
        >
          {count > 0
            ? describe(count)
            : t(entries.length > 0 ? "add-to-list.add-at-home" : "add-to-list.nothing")}
        </button>
      </div>
    </div>
  );
}
