import type { ImageType } from "../../../src/contract/recipes.ts";
import { usePictureAddress } from "../../api/picture-address.ts";
import { picturePath } from "./picture-path.ts";

/** Makes the address of a recipe's picture. It changes with the picture, so a browser may keep what it got for ever. */
export type ImageAddress = (image: string, type: ImageType) => string;

export function useImageAddress(): ImageAddress {
  const address = usePictureAddress();
  return (image, type) => address(picturePath(image, type));
}
