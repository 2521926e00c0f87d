import decode, { init } from "@jsquash/avif/decode.js";
import wasm from "@jsquash/avif/codec/dec/avif_dec.wasm" with { type: "file" };
import { NotAPicture } from "./picture-refusals.ts";
import { limitWasmMemory } from "./wasm-memory.ts";

/** A picture may be larger than its container declares; then decoding fails instead of taking more memory. */
const HEAP_MOST_BYTES = 280_000_000;

/** The decoder is a module's own and loaded once; when that fails, the next AVIF tries again. */
let loading: Promise<void> | null = null;

/**
 * The pixels of an AVIF, as RGBA.
 * @throws NotAPicture when they cannot be decoded
 */
export async function decodeAvif(bytes: Uint8Array): Promise<ImageData> {
  loading ??= load().catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  await loading;
  try {
    const pixels = await decode(new Uint8Array(bytes).buffer);
    if (pixels) return pixels;
  } catch {
    // The decoder's own words ("Decoding error") say nothing more than the refusal does.
  }
  throw new NotAPicture();
}

async function load(): Promise<void> {
  const module = limitWasmMemory(await Bun.file(wasm).bytes(), HEAP_MOST_BYTES);
  await init(await WebAssembly.compile(module));
}
