import { useState } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { useStoredPicture } from "../pictures/use-stored-picture.ts";
import { Editor } from "./editor.tsx";
import type { AllOrganizers } from "../../organizers/all-organizers.ts";
import type { WayToEdit } from "./way-to-edit.ts";

interface Props {
  recipe: Recipe;
  etag: string | null;
  asked: WayToEdit;
  organizers: AllOrganizers;
}

export function EditRecipe({ recipe, etag, asked, organizers }: Props) {
  const [image, setImage] = useState(recipe.image);
  const picture = useStoredPicture({
    slug: recipe.slug,
    image,
    imageHash: image === recipe.image ? recipe.imageHash : null,
    onChanged: setImage,
  });
  return <Editor recipe={recipe} etag={etag} asked={asked} organizers={organizers} picture={picture} />;
}
