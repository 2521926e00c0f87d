import { memo, type ClipboardEvent, type KeyboardEvent } from "react";
import type { LineWords } from "../../../src/ingredients/words/line-words.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { SortableRow } from "../../ui/sortable-row.tsx";
import { GrowingText } from "./growing-text.tsx";
import { NAME_MOST, splitPastedLines, type Line, type ListName } from "./line.ts";
import { LineMeaning } from "./line-meaning.tsx";
import { RemoveButton } from "./row-buttons.tsx";
import { StepIngredients } from "./step-ingredients.tsx";
import type { DraftLinks } from "./use-draft-links.ts";

export type LineAction =
  | { do: "type"; text: string }
  | { do: "name"; more: Line["more"] }
  | { do: "link"; links: Line["links"] }
  | { do: "next" }
  | { do: "paste"; text: string }
  /** @param isAsked through its button, which may be hit by mistake */
  | { do: "remove"; isAsked: boolean }
  | { do: "shift"; by: 1 | -1 };

interface Props {
  list: ListName;
  line: Line;
  number: number | null;
  /** Used to show what the line means, in the recipe's language. Null for steps. */
  words: LineWords | null;
  /** The ingredients of steps. Null for ingredients. */
  links: DraftLinks | null;
  /** Redraws labels when the language changes. */
  language: string;
  onAction: (key: number, action: LineAction) => void;
}

export const LineRow = memo(function LineRow({ list, line, number, words, links, onAction }: Props) {
  const { key, kind, text, more } = line;
  const isTitle = kind === "title";
  const act = (action: LineAction) => onAction(key, action);
  const label = isTitle ? t("edit.section-title") : t(`edit.${list}-number`, { number: number ?? 0 });
  const name = truncate(text.trim() || label, NAME_MOST);

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    const action = getLineAction(event);
    if (!action) return;
    event.preventDefault();
    act(action);
  }

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData("text/plain");
    if (splitPastedLines(pasted).length < 2) return;
    event.preventDefault();
    act({ do: "paste", text: pasted });
  }

  return (
    <SortableRow id={key} name={name} className={isTitle ? "mt-2" : ""}>
      <div className="flex min-w-0 grow flex-col">
        {more?.name !== undefined && (
          <GrowingText
            label={t("edit.step-name", { number: number ?? 0 })}
            text={more.name}
            className="font-semibold"
            onType={(typed) => act({ do: "name", more: { ...more, name: typed } })}
          />
        )}
        <GrowingText
          line={key}
          label={label}
          placeholder={isTitle ? t("edit.section-title") : undefined}
          text={text}
          className={isTitle ? "font-serif text-lg font-semibold" : ""}
          onType={(typed) => act({ do: "type", text: typed })}
          onKeyDown={press}
          onPaste={paste}
        />
        {words && !isTitle && <LineMeaning text={text} words={words} />}
        {links && !isTitle && (
          <StepIngredients
            step={line}
            number={number ?? 0}
            links={links}
            onLink={(chosen) => act({ do: "link", links: chosen })}
          />
        )}
      </div>
      <RemoveButton name={name} onClick={() => act({ do: "remove", isAsked: true })} />
    </SortableRow>
  );
});

function getLineAction({
  key,
  shiftKey,
  altKey,
  currentTarget,
}: KeyboardEvent<HTMLTextAreaElement>): LineAction | null {
  if (key === "Enter" && !shiftKey) return { do: "next" };
  if (key === "Backspace" && currentTarget.value === "") return { do: "remove", isAsked: false };
  if (altKey && key === "ArrowUp") return { do: "shift", by: -1 };
  if (altKey && key === "ArrowDown") return { do: "shift", by: 1 };
  return null;
}
