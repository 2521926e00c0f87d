import { RecipePicture } from "../recipes/pictures/card-picture.tsx";
import type { Dish } from "./plan-draft.ts";

export function DishPicture({ dish: { name, image, imageHash } }: { dish: Dish }) {
  return (
    <RecipePicture name={name} image={image} imageHash={imageHash} textSize="text-xl" draggable={false} />
  );
}
