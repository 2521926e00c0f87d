import { useRevalidator } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { useStoredPicture } from "./use-stored-picture.ts";

export function ChangePicture({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { slug, image, imageHash } = recipe;
  const { revalidate } = useRevalidator();
  const picture = useStoredPicture({ slug, image, imageHash, onChanged: () => revalidate() });
  return <PictureDialog picture={picture} onClose={onClose} />;
}
