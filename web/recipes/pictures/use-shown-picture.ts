import { useMemo } from "react";
import { makeBlurUrl } from "./blur.ts";
import { useImageAddress } from "./image-address.ts";

export interface ShownPicture {
  small: string;
  original: string;
  blur?: string | undefined;
}

export function useShownPicture(
  image: string | null,
  imageHash: string | null | undefined,
): ShownPicture | null {
  const address = useImageAddress();
  const blur = useMemo(() => makeBlurUrl(imageHash), [imageHash]);
  if (image === null) return null;
  return { small: address(image, "small"), original: address(image, "original"), blur };
}
