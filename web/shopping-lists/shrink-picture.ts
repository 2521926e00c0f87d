import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";

const LONGEST_PX = 640;
/** Smaller or worse until it fits. */
const TRIES = [
  { scale: 1, quality: 0.8 },
  { scale: 1, quality: 0.6 },
  { scale: 0.75, quality: 0.6 },
  { scale: 0.5, quality: 0.6 },
  { scale: 0.4, quality: 0.4 },
];

/** Returns a small picture as a data URL, or null if the file isn't a picture that the browser can show. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const longest = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height));
  for (const { scale, quality } of TRIES) {
    const url = draw(bitmap, longest * scale, quality);
    if (url.length <= SHOPPING_MOST.pictureCharacters) return url;
  }
  return null;
}

function draw(bitmap: ImageBitmap, scale: number, quality: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  // JPEG has no transparency, and would be black there.
  if (context) context.fillStyle = "#fff";
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", quality);
}
