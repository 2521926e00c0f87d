import { RecipePicture } from "../recipes/pictures/card-picture.tsx";
import type { Dish } from "./plan-draft.ts";

/** What a meal of a plan looks like, small. It fills what it stands in, and is not dragged by itself. */
export function DishPicture({ dish: { name, image, imageHash } }: { dish: Dish }) {
  return (
    <RecipePicture name={name} image={image} imageHash={imageHash} textSize="text-xl" draggable={false} />
  );
}
