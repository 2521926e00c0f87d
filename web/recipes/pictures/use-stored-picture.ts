import { useRevalidator } from "react-router";
import { toast } from "../../state/toasts.ts";
import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import type { EditedPicture } from "./edited-picture.ts";
import { removePicture, restorePicture, sendPicture, type PictureAnswer } from "./send-picture.ts";
import { useShownPicture } from "./use-shown-picture.ts";
import { useOneChange } from "./use-one-change.ts";

interface Props {
  slug: string;
  image: string | null;
  imageHash?: string | null;
  onChanged: (image: string | null) => void | Promise<void>;
}

/** Changes are saved immediately and can be undone. They don't affect the draft or its ETag. */
export function useStoredPicture({ slug, image, imageHash, onChanged }: Props): EditedPicture {
  const { underway, problem, setProblem, make } = useOneChange();
  const { revalidate } = useRevalidator();
  const here = useIsMounted();
  const shown = useShownPicture(image, imageHash);

  async function tell(changed: string | null): Promise<void> {
    await (here.current ? onChanged(changed) : revalidate());
  }

  async function undo(): Promise<boolean> {
    const restored = await restorePicture(slug);
    if (restored.ok) await tell(restored.image);
    else toast(restored.message, "error");
    return restored.ok;
  }

  async function finishChange(answer: PictureAnswer, sentence: string): Promise<string | null> {
    if (!answer.ok) return answer.message;
    offerUndo(sentence, undo);
    await tell(answer.image);
    return null;
  }

  return {
    shown,
    underway,
    problem,
    forgive: () => setProblem(null),
    take: (chosen) =>
      make("file" in chosen ? "sending" : "getting", async (onSent) =>
        finishChange(
          await sendPicture(slug, chosen, onSent),
          image === null ? t("picture.added") : t("picture.changed"),
        ),
      ),
    remove: () => make("removing", async () => finishChange(await removePicture(slug), t("picture.removed"))),
  };
}
