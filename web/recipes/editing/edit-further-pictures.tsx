import { FolderOpen, Trash2 } from "lucide-react";
import { use, useState } from "react";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { FURTHER_PICTURES_MOST } from "../../../src/contract/rules.ts";
import { usePictureAddress } from "../../api/picture-address.ts";
import { callApi } from "../../api/call-api.ts";
import { sendingWithProgress } from "../../api/sending-with-progress.ts";
import { sentenceFor, t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { findFileProblem, PICTURE_TYPES } from "../../ui/picture-file.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { furtherPath } from "../pictures/picture-path.ts";
import { useOneChange } from "../pictures/use-one-change.ts";

interface Props {
  recipe: Recipe;
  further: Promise<FurtherPicture[]>;
}

/** Changes are saved immediately, like those of the recipe's own picture. */
export function EditFurtherPictures({ recipe, further }: Props) {
  const { slug } = recipe;
  const [pictures, setPictures] = useState(use(further));
  const [removing, setRemoving] = useState<string | null>(null);
  const { underway, problem, setProblem, make } = useOneChange();
  const options = listSteps(recipe);

  async function add(file: File, onSent: (part: number) => void): Promise<string | null> {
    const refusal = findFileProblem(file);
    if (refusal) return sentenceFor(refusal.code, refusal.params, "");
    const form = new FormData();
    form.set("image", file);
    const send = sendingWithProgress(onSent);
    const added = await callApi("POST recipes/{slug}/pictures", { params: { slug }, body: form, send });
    if (!added.ok) return added.message;
    setPictures((now) => [...now, added.data]);
    return null;
  }

  async function choose(id: string, step: number | null): Promise<void> {
    const body = { step };
    const chosen = await callApi("PUT recipes/{slug}/pictures/{id}", { params: { slug, id }, body });
    setProblem(chosen.ok ? null : chosen.message);
    if (chosen.ok) setPictures((now) => now.map((one) => (one.id === id ? chosen.data : one)));
  }

  async function remove(id: string): Promise<string | null> {
    const removed = await callApi("DELETE recipes/{slug}/pictures/{id}", { params: { slug, id } });
    if (!removed.ok) return removed.message;
    setPictures((now) => now.filter((one) => one.id !== id));
    setRemoving(null);
    return null;
  }

  return (
    <section aria-labelledby="further-title" className="flex flex-col gap-3">
      <h2 id="further-title" className="text-lg">
        {t("picture.further")}
      </h2>
      <p className="text-muted text-sm">{t("picture.further-help")}</p>
      {problem && <Alert title={problem} />}
      {pictures.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {pictures.map((picture, at) => (
            <FurtherRow
              key={picture.id}
              slug={slug}
              picture={picture}
              label={t("picture.number", { number: at + 1, total: pictures.length })}
              options={options}
              onChoose={(step) => void choose(picture.id, step)}
              onRemove={() => setRemoving(picture.id)}
            />
          ))}
        </ul>
      )}
      {pictures.length < FURTHER_PICTURES_MOST && (
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            icon={<FolderOpen size={20} aria-hidden />}
            label={t("picture.add")}
            accept={PICTURE_TYPES}
            className="bg-base-100 border-base-300"
            onFile={(file) => void make("sending", (onSent) => add(file, onSent))}
          />
          <div role="status" className="min-w-32">
            {underway && <ProgressBar label={t("picture.sending")} part={underway.sent ?? 0} />}
          </div>
        </div>
      )}
      {removing !== null && (
        <ConfirmDialog
          title={t("picture.remove-title")}
          action={t("picture.remove")}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{t("picture.remove-help")}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface StepOption {
  value: string;
  label: string;
}

interface RowProps {
  slug: string;
  picture: FurtherPicture;
  label: string;
  options: StepOption[];
  onChoose: (step: number | null) => void;
  onRemove: () => void;
}

function FurtherRow({ slug, picture: { id, step }, label, options, onChoose, onRemove }: RowProps) {
  const address = usePictureAddress();
  return (
    <li className="bg-base-100 rounded-box flex items-start gap-3 p-3">
      <img
        src={address(furtherPath(slug, id, "tiny"))}
        alt={label}
        width={300}
        height={300}
        loading="lazy"
        className="rounded-field bg-base-300 size-20 shrink-0 object-cover"
      />
      <div className="min-w-0 grow">
        <SelectField
          label={t("picture.belongs-to")}
          name={`step-${id}`}
          options={options}
          start={String(step ?? "")}
          onChoose={(value) => onChoose(value === "" ? null : Number(value))}
        />
      </div>
      <button
        type="button"
        className="btn btn-ghost btn-circle shrink-0"
        aria-label={t("picture.remove")}
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden />
      </button>
    </li>
  );
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
