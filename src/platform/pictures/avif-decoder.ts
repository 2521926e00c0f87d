import decode, { init } from "@jsquash/avif/decode.js";
import wasm from "@jsquash/avif/codec/dec/avif_dec.wasm" with { type: "file" };
import { NotAPicture } from "./formats.ts";

/** This file is loaded with the first AVIF, and its decoder with it. */
const ready = load();

/**
 * The pixels of an AVIF, as RGBA.
 * @throws NotAPicture when they cannot be decoded
 */
export async function decodeAvif(bytes: Uint8Array): Promise<ImageData> {
  await ready;
  try {
    const pixels = await decode(new Uint8Array(bytes).buffer);
    if (pixels) return pixels;
  } catch {
    // The decoder's own words ("Decoding error") say nothing more than the refusal does.
  }
  throw new NotAPicture();
}

async function load(): Promise<void> {
  await init(await WebAssembly.compile(await Bun.file(wasm).arrayBuffer()));
}
