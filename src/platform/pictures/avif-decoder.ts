import decode, { init } from "@jsquash/avif/decode.js";
import wasm from "@jsquash/avif/codec/dec/avif_dec.wasm" with { type: "file" };
import { NotAPicture } from "./picture-refusals.ts";
import { limitWasmMemory } from "./wasm-memory.ts";

/** Limits decoding: a picture may be larger than its container declares. */
const MAX_HEAP_BYTES = 280_000_000;

let loading: Promise<void> | null = null;

/** @throws NotAPicture */
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
    // The decoder's message says nothing more.
  }
  throw new NotAPicture();
}

async function load(): Promise<void> {
  const module = limitWasmMemory(await Bun.file(wasm).bytes(), MAX_HEAP_BYTES);
  await init(await WebAssembly.compile(module));
}
