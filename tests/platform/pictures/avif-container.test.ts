import { expect, test } from "bun:test";
import { avifPixels, blankAvifMetadata } from "../../../src/platform/pictures/avif-container.ts";
import { limitWasmMemory } from "../../../src/platform/pictures/wasm-memory.ts";

const u16 = (value: number) => Buffer.of(value >> 8, value & 255);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
}

const ispe = (width: number, height: number) => box("ispe", u32(0), u32(width), u32(height));
const FTYP = box("ftyp", Buffer.from("avif\0\0\0\0"));
const EXIF = Buffer.from("\0\0\0\0Exif\0\0SECRET PLACE");

test("the largest declared size counts, wherever its box is", () => {
  const properties = box("iprp", box("ipco", ispe(16, 16), ispe(4000, 3000), ispe(64, 64)));
  expect(avifPixels(Buffer.concat([FTYP, box("meta", u32(0), properties)]))).toBe(12_000_000);
});

test("a size outside the metadata doesn't count", () => {
  expect(avifPixels(Buffer.concat([FTYP, box("free", ispe(4000, 3000))]))).toBe(0);
});

/** @param method where the place counts from: 0 the file, 1 the data in the metadata */
function withExif(method: 0 | 1): Buffer {
  const make = (offset: number) => {
    const item = Buffer.concat([u16(1), u16(method), u16(0), u16(1), u32(offset), u32(EXIF.length)]);
    const table = box("iloc", u32(1 << 24), u16(0x4400), u16(1), item);
    return Buffer.concat([FTYP, box("meta", u32(0), table, box("idat", EXIF))]);
  };
  return make(method === 1 ? 0 : make(0).indexOf(EXIF));
}

test.each([0, 1] as const)(
  "Exif is blanked without moving anything, with construction method %d",
  (method) => {
    const file = withExif(method);
    const blanked = blankAvifMetadata(file);
    expect(blanked.includes("SECRET")).toBe(false);
    expect(blanked.length).toBe(file.length);
    expect(blanked.subarray(0, file.length - EXIF.length)).toEqual(
      file.subarray(0, file.length - EXIF.length),
    );
  },
);

test("WebAssembly can't use more memory than it's given", () => {
  // A module with one memory of one page, and at most 32,768 pages.
  const module = Uint8Array.from(Buffer.from("0061736d0100000005060101018080020707010361646d0200", "hex"));
  const limited = new WebAssembly.Module(limitWasmMemory(module, 4 * 65_536));
  const memory = Object.values(new WebAssembly.Instance(limited).exports)[0] as WebAssembly.Memory;
  expect(memory.grow(3)).toBe(1);
  expect(() => memory.grow(1)).toThrow();
});
