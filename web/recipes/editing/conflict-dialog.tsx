import { useId, useState, type ReactNode } from "react";
import { t } from "../../text/translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Differences } from "../diff/differences.tsx";
import { toRecipeState } from "./draft.ts";
import { merge, take, type Field } from "./merge.ts";
import type { Conflict, Editor } from "./use-editor.ts";

interface Props {
  editor: Editor;
  conflict: Conflict;
}

export function ConflictDialog({ editor, conflict: { mine, theirs } }: Props) {
  const others = toRecipeState(theirs.state);
  const { merged, theirs: taken, both } = merge(editor.before, mine, others);
  const [chosen, setChosen] = useState<ReadonlySet<Field>>(new Set());
  const result = both.reduce(
    (state, field) => (chosen.has(field) ? take(field, others, state) : state),
    merged,
  );

  function choose(field: Field, isTheirs: boolean): void {
    const next = new Set(chosen);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setChosen(next);
  }

  return (
    <Dialog title={t("edit.conflict-title")} room="most" onClose={editor.leaveConflict}>
      <div className="flex flex-col gap-6">
        <p>{both.length > 0 ? t("edit.conflict-both") : t("edit.conflict-apart")}</p>
        {taken.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="text-lg">{t("edit.conflict-theirs")}</h3>
            <Differences
              before={editor.before}
              after={taken.reduce((state, field) => take(field, others, state), editor.before)}
            />
          </section>
        )}
        {both.map((field) => (
          <Choice
            key={field}
            theirs={<Differences before={editor.before} after={take(field, others, editor.before)} />}
            mine={<Differences before={editor.before} after={take(field, mine, editor.before)} />}
            isTheirs={chosen.has(field)}
            onChoose={(isTheirs) => choose(field, isTheirs)}
          />
        ))}
        <div className="bg-base-100 border-base-300 sticky -bottom-6 -mb-6 flex flex-wrap justify-end gap-2 border-t py-4 max-sm:-bottom-4 max-sm:-mb-4">
          <button type="button" className="btn btn-ghost" onClick={() => void editor.giveUp()}>
            {t("edit.conflict-give-up")}
          </button>
          <button type="button" className="btn" onClick={editor.leaveConflict}>
            {t("edit.go-on")}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => void editor.settle(result, theirs)}
          >
            {t("ui.save")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  mine: ReactNode;
  theirs: ReactNode;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function Choice({ mine, theirs, isTheirs, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      {[false, true].map((isOther) => (
        <label
          key={String(isOther)}
          className={`rounded-box flex min-w-0 cursor-pointer flex-col gap-3 border p-4 ${isOther === isTheirs ? "border-base-content" : "border-base-300"}`}
        >
          <span className="flex items-center gap-3 font-semibold">
            <input
              type="radio"
              name={name}
              className="accent-base-content size-5"
              checked={isOther === isTheirs}
              onChange={() => onChoose(isOther)}
            />
            {isOther ? t("edit.conflict-take-theirs") : t("edit.conflict-keep-mine")}
          </span>
          {isOther ? theirs : mine}
        </label>
      ))}
    </fieldset>
  );
}
