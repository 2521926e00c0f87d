import { blurOf } from "./blur.ts";
import { imageAddress } from "./image-address.ts";

/** Where a picture is, in the sizes that a page needs. */
export interface ShownPicture {
  small: string;
  original: string;
  /** A blur of it, as an address that holds it whole. */
  blur?: string | undefined;
}

/** The picture of a stored recipe. */
export function shownPicture(image: string, imageHash: string | null | undefined): ShownPicture {
  return {
    small: imageAddress(image, "small"),
    original: imageAddress(image, "original"),
    blur: blurOf(imageHash),
  };
}
