import encodeAvif, { init as initAvif } from "@jsquash/avif/encode.js";
import { encode } from "fast-png";

/** A JPEG like a phone's: EXIF with a location and orientation, a comment, and a video after the end. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.of(0xff, marker, 0, 0);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from("SECRET PLACE")])),
    segment(0xfe, Buffer.from("A COMMENT")),
    jpeg.subarray(2),
    Buffer.from("HIDDEN FILM"),
  ]);
}

export function pngChunk(type: string, content: string): Buffer {
  const body = Buffer.from(type + content, "latin1");
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(Bun.hash.crc32(body), body.length + 4);
  return chunk;
}

export function riffChunk(type: string, content: string): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, Buffer.from(content + (content.length % 2 ? "\0" : ""))]);
}

export function tinyGif(): Buffer {
  return Buffer.from("47494638396102000100800000000000ffffff2c0000000002000100000202440a003b", "hex");
}

export function tinyBmp(): Buffer {
  const bmp = Buffer.alloc(62);
  bmp.write("BM", 0, "latin1");
  bmp.writeUInt32LE(62, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(2, 18);
  bmp.writeInt32LE(1, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  bmp.writeUInt32LE(8, 34);
  bmp.fill(200, 54);
  return bmp;
}

export async function avif(width: number, height: number): Promise<Uint8Array> {
  const wasm = Bun.resolveSync("@jsquash/avif/codec/enc/avif_enc.wasm", import.meta.dir);
  await initAvif(await WebAssembly.compile(await Bun.file(wasm).arrayBuffer()));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  return new Uint8Array(await encodeAvif({ data, width, height, colorSpace: "srgb" }, { speed: 10 }));
}

/** A PNG that claims 20,000 × 20,000 pixels; the bytes after its header don't matter. */
export function headerOfHugePng(): Uint8Array {
  const small = Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12), channels: 3 }));
  small.writeUInt32BE(20_000, 16);
  small.writeUInt32BE(20_000, 20);
  return small;
}
