import { lazy, Suspense, type ReactNode } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import type { EditedPicture } from "../pictures/edited-picture.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { JsonEditor } from "./json-editor.tsx";
import { LeaveGuard } from "../../ui/leave-guard.tsx";
import type { AllOrganizers } from "../../organizers/all-organizers.ts";
import { PictureUnsent } from "./picture-unsent.tsx";
import { RecipeForm } from "./recipe-form.tsx";
import { useEditor } from "./use-editor.ts";
import type { WayToEdit } from "./way-to-edit.ts";

const ConflictDialog = lazy(async () => ({
  default: (await import("./conflict-dialog.tsx")).ConflictDialog,
}));

interface Props {
  recipe: Recipe | null;
  etag: string | null;
  asked: WayToEdit;
  organizers: AllOrganizers;
  /** For a new recipe, it is sent after the recipe is stored. */
  picture: EditedPicture & { held?: File | null };
  /** Not for a new recipe. */
  furtherPictures?: ReactNode;
  onCreated?: (slug: string) => Promise<string | null>;
}

export function Editor({ recipe, etag, asked, organizers, picture, furtherPictures, onCreated }: Props) {
  const editor = useEditor({ recipe, etag, asked, holdsPicture: Boolean(picture.held), onCreated });
  const title = recipe ? t("edit.title", { name: recipe.name }) : t("edit.new-title");
  if (editor.unsent) return <PictureUnsent editor={editor} unsent={editor.unsent} />;
  return (
    <section aria-label={title} className="mx-auto flex max-w-[1000px] flex-col gap-6">
      <PageTitle of={title} />
      <h1 className="sr-only">{title}</h1>
      <EditorBar editor={editor} />
      <EditorNotices editor={editor} />
      {editor.json === null ? (
        <RecipeForm
          editor={editor}
          organizers={organizers}
          picture={picture}
          furtherPictures={furtherPictures}
        />
      ) : (
        <JsonEditor editor={editor} text={editor.json} />
      )}
      <LeaveGuard isUnsaved={editor.isUnsaved} onLeave={editor.end} />
      <Suspense>{editor.conflict && <ConflictDialog editor={editor} conflict={editor.conflict} />}</Suspense>
    </section>
  );
}
