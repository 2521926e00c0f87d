import { FolderOpen, ImageDown } from "lucide-react";
import { use, useCallback, type ClipboardEvent } from "react";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { FURTHER_PICTURES_MOST } from "../../../src/contract/rules.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { PICTURE_TYPES } from "../../ui/picture-file.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SortableList } from "../../ui/sortable-list.tsx";
import { picturesInPaste } from "../pictures/chosen-picture.ts";
import { useDroppedPictures } from "../pictures/use-dropped-pictures.ts";
import { FailedPicture } from "./failed-picture.tsx";
import { FurtherRow, type StepOption } from "./further-row.tsx";
import { useFurtherPictures, type PictureRow } from "./use-further-pictures.ts";
import { usePictureUploads } from "./use-picture-uploads.ts";

interface Props {
  recipe: Recipe;
  further: Promise<FurtherPicture[]>;
}

export function EditFurtherPictures({ recipe, further }: Props) {
  const { rows, refusals, problem, add, choose, move, remove } = useFurtherPictures(
    recipe.slug,
    use(further),
  );
  const { underway, failed, take, retry, dismiss } = usePictureUploads(add);
  const { target, dragged } = useDroppedPictures(take);
  const options = listSteps(recipe);
  const getName = useCallback(
    (key: number) =>
      nameRow(
        rows.findIndex((row) => row.key === key),
        rows.length,
      ),
    [rows],
  );

  /** The button that had the focus is removed with its row. */
  async function removeRow(row: PictureRow): Promise<void> {
    const button = document.activeElement;
    const next = findNextButton(button);
    const isRemoved = await remove(row);
    const isLost = [button, document.body].includes(document.activeElement);
    if (isRemoved && isLost) (next ?? findFallback())?.focus();
  }

  /** Without a button for adding, there are as many pictures as possible. */
  function findFallback(): HTMLElement | null {
    return target.current?.querySelector<HTMLElement>("[type=file]") ?? target.current;
  }

  /** Its buttons are removed with it. */
  function leaveFailed(act: () => void): void {
    const next = findNextButton(document.activeElement);
    act();
    (next ?? findFallback())?.focus();
  }

  function paste(event: ClipboardEvent): void {
    const pasted = picturesInPaste(event.clipboardData);
    if (pasted.length === 0) return;
    // Otherwise it would become the recipe's own picture.
    event.preventDefault();
    take(pasted);
  }

  return (
    <section
      ref={target}
      aria-labelledby="further-title"
      // A click into it decides where pasted pictures go.
      tabIndex={-1}
      onPaste={paste}
      className="relative flex flex-col gap-3 outline-none"
    >
      <h2 id="further-title" className="text-lg">
        {t("picture.further")}
      </h2>
      <p className="text-muted text-sm">{t("picture.further-help")}</p>
      {problem && <Alert title={problem} />}
      {rows.length > 0 && (
        <SortableList
          keys={rows.map(({ key }) => key)}
          getName={getName}
          onMove={(key, to) => void move(key, to)}
        >
          <ul className="-ml-3 flex max-w-2xl flex-col gap-2 sm:-ml-2">
            {rows.map((row, at) => (
              <FurtherRow
                key={row.key}
                slug={recipe.slug}
                row={row}
                name={nameRow(at, rows.length)}
                options={options}
                refusals={refusals}
                onChoose={(step) => void choose(row, step)}
                onRemove={() => void removeRow(row)}
              />
            ))}
          </ul>
        </SortableList>
      )}
      {failed.length > 0 && (
        <div className="flex max-w-2xl flex-col gap-3">
          {failed.map((upload) => (
            <FailedPicture
              key={upload.id}
              upload={upload}
              onRetry={() => leaveFailed(() => retry(upload))}
              onDismiss={() => leaveFailed(() => dismiss(upload.id))}
            />
          ))}
        </div>
      )}
      {rows.length < FURTHER_PICTURES_MOST && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            icon={<FolderOpen size={20} aria-hidden />}
            label={t("picture.add-further")}
            accept={PICTURE_TYPES}
            className="bg-base-100 border-base-300"
            onFiles={take}
          />
          <p className="text-muted hidden text-sm pointer-fine:block">{t("picture.further-hint")}</p>
        </div>
      )}
      {dragged !== "nowhere" && <DropHint isHere={dragged === "here"} />}
      <div role="status" className="max-w-xs text-sm">
        {underway && (
          <div className="flex flex-col gap-1.5">
            {t("picture.sending-further", underway)}
            <ProgressBar label={t("picture.sending")} part={underway.part} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The last button of the picture below, or above: it removes a picture, or closes a failed one. */
function findNextButton(button: Element | null): HTMLElement | null {
  const row = button?.closest("li, [data-failed-picture]");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return [...(next?.querySelectorAll("button") ?? [])].at(-1) ?? null;
}

/** In the middle of what's visible, since the list may be taller than the screen. */
function DropHint({ isHere }: { isHere: boolean }) {
  return (
    <div
      className={`bg-base-100/95 rounded-box pointer-events-none absolute -inset-3 z-1 border-3 border-dashed ${isHere ? "border-primary-mark" : "border-base-content/40"}`}
    >
      <p className="sticky top-1/2 bottom-1/4 flex items-center justify-center gap-2 p-6 font-medium">
        <ImageDown size={32} strokeWidth={1.5} aria-hidden />
        {t("picture.drop-further")}
      </p>
    </div>
  );
}

function nameRow(at: number, total: number): string {
  return t("picture.number", { number: at + 1, total });
}

/** As saved: a picture's step must exist. */
function listSteps({ recipeInstructions }: Recipe): StepOption[] {
  let number = 0;
  const steps = recipeInstructions.flatMap(({ text, name }, position) => {
    const line = [name, text].flatMap((part) => part?.trim() || []).join(": ");
    return line ? [{ value: String(position), label: `${++number}. ${line}` }] : [];
  });
  return [{ value: "", label: t("picture.whole-recipe") }, ...steps];
}
