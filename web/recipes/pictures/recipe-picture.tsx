import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { pictureAmong } from "../../ui/picture-file.ts";
import type { EditedPicture } from "./edited-picture.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { PictureFrame } from "./picture-frame.tsx";
import { useDroppedPictures } from "./use-dropped-pictures.ts";
import { usePastedPicture } from "./use-pasted-picture.ts";

export function RecipePicture({ picture }: { picture: EditedPicture }) {
  const [open, setOpen] = useState(false);
  const { target, dragged } = useDroppedPictures(takeDropped);
  usePastedPicture(!open, (file) => void picture.take({ file }));

  function takeDropped(files: FileList): void {
    const file = pictureAmong(files);
    if (file) void picture.take({ file });
  }

  function openPicture(): void {
    picture.forgive();
    setOpen(true);
  }

  return (
    <section ref={target} aria-label={t("picture.title")} className="flex flex-col gap-3">
      <PictureFrame picture={picture} dragged={dragged}>
        <button type="button" className="btn bg-base-100 border-base-300" onClick={openPicture}>
          <ImagePlus size={20} aria-hidden />
          {picture.shown ? t("picture.change") : t("picture.add")}
        </button>
      </PictureFrame>
      {picture.problem && !open && <Alert title={picture.problem} />}
      {open && <PictureDialog picture={picture} onClose={() => setOpen(false)} />}
    </section>
  );
}
