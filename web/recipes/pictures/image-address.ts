import type { ImageType } from "../../../src/contract/recipes.ts";
import { usePictureAddress } from "../../api/picture-address.ts";
import { picturePath } from "./picture-path.ts";

/** The URL changes with the picture, so browsers cache it forever. */
export type ImageAddress = (image: string, type: ImageType) => string;

export function useImageAddress(): ImageAddress {
  const address = usePictureAddress();
  return (image, type) => address(picturePath(image, type));
}
