import { tidyMemory } from "../../platform/tidy-memory.ts";
import type { PictureToExport } from "./export-format.ts";

/** Programs load each recipe with its pictures into memory. A main picture always fits. */
const EMBEDDED_BYTES = 26_000_000;

/** Pictures over the limit have few pixels. */
export function fitPictures(pictures: readonly PictureToExport[]): PictureToExport[] {
  let left = EMBEDDED_BYTES;
  return pictures.map((picture) => {
    if (picture.bytes > left) return picture.toSmall();
    left -= picture.bytes;
    return picture;
  });
}

/** Calls `see` with each part before it's encoded. Empty if the file is gone. */
export async function* writeBase64(
  picture: PictureToExport,
  see: (part: Uint8Array) => void = () => {},
): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const part of (await picture.open()) ?? []) {
    see(part);
    const bytes = Buffer.concat([rest, part]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString("base64", 0, whole);
    rest = bytes.subarray(whole);
    tidyMemory();
  }
  yield rest.toString("base64");
}

/** Continues an object with another member. */
export function openMember(object: object): string {
  return `${JSON.stringify(object).slice(0, -1)},`;
}
