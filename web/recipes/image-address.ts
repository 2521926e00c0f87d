import { apiPath } from "../api/call.ts";
import type { ImageType } from "../../src/contract/recipes.ts";

/** The address of a recipe's picture. It changes with the picture, so a browser may keep what it got for ever. */
export function imageAddress(image: string, type: ImageType): string {
  return apiPath(`recipes/${encodeURIComponent(image)}/image?image_type=${type}`);
}
