import { ImageOff } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../text/translation.ts";
import { Message } from "../../ui/message.tsx";
import type { Editor, Unsent } from "./use-editor.ts";

export function PictureUnsent({ editor, unsent: { slug, message } }: { editor: Editor; unsent: Unsent }) {
  return (
    <Message
      title={t("edit.picture-unsent")}
      Icon={ImageOff}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to={`/recipe/${slug}`} replace className="btn">
            {t("edit.to-recipe")}
          </Link>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={editor.busy}
            onClick={() => void editor.finish(slug)}
          >
            {t("error.again")}
          </button>
        </div>
      }
    >
      {message}
    </Message>
  );
}
