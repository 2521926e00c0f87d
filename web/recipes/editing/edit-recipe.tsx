import { Suspense, useState } from "react";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { useStoredPicture } from "../pictures/use-stored-picture.ts";
import { EditFurtherPictures } from "./edit-further-pictures.tsx";
import { Editor } from "./editor.tsx";
import type { AllOrganizers } from "../../organizers/all-organizers.ts";
import type { WayToEdit } from "./way-to-edit.ts";

interface Props {
  recipe: Recipe;
  etag: string | null;
  further: Promise<FurtherPicture[]>;
  asked: WayToEdit;
  organizers: AllOrganizers;
}

export function EditRecipe({ recipe, etag, further, asked, organizers }: Props) {
  const [image, setImage] = useState(recipe.image);
  const picture = useStoredPicture({
    slug: recipe.slug,
    image,
    imageHash: image === recipe.image ? recipe.imageHash : null,
    onChanged: setImage,
  });
  return (
    <Editor
      recipe={recipe}
      etag={etag}
      asked={asked}
      organizers={organizers}
      picture={picture}
      furtherPictures={
        <Suspense>
          <EditFurtherPictures recipe={recipe} further={further} />
        </Suspense>
      }
    />
  );
}
