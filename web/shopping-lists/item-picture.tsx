import { Camera, ImagePlus } from "lucide-react";
import { useState } from "react";
import { t } from "../text/translation.ts";
import { FieldMessage } from "../ui/field-message.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { PICTURE_TYPES } from "../ui/picture-file.ts";
import { shrinkPicture } from "./shrink-picture.ts";

interface Props {
  food: string;
  picture: string | null;
  onChange: (picture: string | null) => void;
}

/** Shows which kind to buy. */
export function ItemPicture({ food, picture, onChange }: Props) {
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(file: File): Promise<void> {
    setProblem(null);
    const small = await shrinkPicture(file);
    if (small) onChange(small);
    else setProblem(t("shopping-list.not-a-picture"));
  }

  return (
    <div role="group" aria-label={t("shopping-list.picture")} className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">{t("shopping-list.picture")}</span>
      {picture && (
        <img
          src={picture}
          alt={t("shopping-list.picture-of", { food })}
          className="rounded-box border-base-300 max-h-72 w-fit max-w-full border object-contain"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          icon={<Camera size={20} aria-hidden />}
          label={t("shopping-list.take-picture")}
          accept={PICTURE_TYPES}
          camera
          className="pointer-fine:hidden"
          onFile={(file) => void choose(file)}
        />
        <FileButton
          icon={<ImagePlus size={20} aria-hidden />}
          label={picture ? t("shopping-list.change-picture") : t("shopping-list.choose-picture")}
          accept={PICTURE_TYPES}
          onFile={(file) => void choose(file)}
        />
        {picture && (
          <button type="button" className="btn btn-ghost" onClick={() => onChange(null)}>
            {t("shopping-list.remove-picture")}
          </button>
        )}
      </div>
      <FieldMessage id="item-picture-problem" problem={problem} />
    </div>
  );
}
