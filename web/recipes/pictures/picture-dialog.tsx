import { Camera, FolderOpen, Trash2 } from "lucide-react";
import { isRecipeUrl } from "../../../src/contract/links.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import type { Rule } from "../../ui/text-field.tsx";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import { LinkField } from "../../ui/link-field.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { pictureAmong, PICTURE_TYPES } from "../../ui/picture-file.ts";
import type { ChosenPicture } from "./chosen-picture.ts";
import type { EditedPicture } from "./edited-picture.ts";
import { PictureFrame } from "./picture-frame.tsx";
import { useDroppedPictures } from "./use-dropped-pictures.ts";
import { usePastedPicture } from "./use-pasted-picture.ts";

const pictureUrl: Rule = (value) => (isRecipeUrl(value) ? null : "import.invalid");

export function PictureDialog({ picture, onClose }: { picture: EditedPicture; onClose: () => void }) {
  const here = useIsMounted();
  const { target, dragged } = useDroppedPictures(takeDropped);
  usePastedPicture(true, (file) => void take({ file }));

  function takeDropped(files: FileList): void {
    const file = pictureAmong(files);
    if (file) void take({ file });
  }

  function close(): void {
    picture.forgive();
    onClose();
  }

  async function closeAfter(change: Promise<boolean>): Promise<void> {
    const made = await change;
    if (made && here.current) onClose();
  }

  function take(chosen: ChosenPicture): Promise<void> {
    return closeAfter(picture.take(chosen));
  }

  return (
    <Dialog title={picture.shown ? t("picture.change") : t("picture.add")} onClose={close}>
      <div ref={target} className="flex flex-col gap-4">
        {picture.problem && <Alert title={picture.problem} />}
        <PictureFrame picture={picture} dragged={dragged} />
        <div className="flex flex-wrap gap-2 *:grow">
          <FileButton
            icon={<FolderOpen size={20} aria-hidden />}
            label={t("picture.file")}
            accept={PICTURE_TYPES}
            onFile={(file) => void take({ file })}
          />
          <FileButton
            icon={<Camera size={20} aria-hidden />}
            label={t("picture.camera")}
            accept="image/*"
            camera
            className="hidden pointer-coarse:inline-flex"
            onFile={(file) => void take({ file })}
          />
        </div>
        <p className="text-muted -mt-2 hidden text-sm pointer-fine:block">{t("picture.hint")}</p>
        <Form
          className="flex items-start gap-2"
          onSubmit={(values) => take({ url: String(values.get("url")).trim() })}
        >
          <div className="min-w-0 grow">
            <LinkField label={t("picture.address")} rule={pictureUrl} />
          </div>
          <div className="mt-6.5 grid shrink-0">
            <SubmitButton
              label={t("picture.get")}
              busyLabel={t("picture.get")}
              busy={picture.underway?.doing === "getting"}
              quiet
            />
          </div>
        </Form>
        {picture.shown && (
          <button
            type="button"
            className="btn btn-ghost text-danger self-start"
            onClick={() => void closeAfter(picture.remove())}
          >
            <Trash2 size={20} aria-hidden />
            {t("picture.remove")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
