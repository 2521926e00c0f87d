import { expect, test } from "bun:test";
import { decode, encode } from "fast-png";
import { isReadableInRows, shrinkPng } from "../../../src/platform/pictures/large-png.ts";
import { png } from "../../support/hostile-pictures.ts";
import { picture } from "../../support/test-site.ts";

const [WIDTH, HEIGHT] = [61, 40];

function samples(channels: number, depth: 8 | 16): Uint8Array | Uint16Array {
  const values = Array.from(
    { length: WIDTH * HEIGHT * channels },
    (_, at) => (at * 7919 + (at % 13) * 31) & 255,
  );
  return depth === 8 ? new Uint8Array(values) : new Uint16Array(values.map((value) => value * 257));
}

async function decodeWithBun(file: Uint8Array): Promise<Uint8Array> {
  const { data, channels, width, height } = decode(await new Bun.Image(file).png().bytes());
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < channels; channel++)
      rgba[pixel * 4 + channel] = data[pixel * channels + channel] ?? 0;
  return rgba;
}

test.each<[number, 8 | 16]>([
  [1, 8],
  [2, 8],
  [3, 8],
  [4, 8],
  [3, 16],
  [4, 16],
])("a PNG with %d samples of %d bits decodes the same by row as at once", async (channels, depth) => {
  const file = encode({ width: WIDTH, height: HEIGHT, data: samples(channels, depth), channels, depth });
  const { data } = await shrinkPng(Buffer.from(file), { width: WIDTH, height: HEIGHT });
  const expected = await decodeWithBun(file);
  // Transparent pixels have no color.
  const differing = data.findIndex((value, at) => value !== expected[at] && expected[at | 3] !== 0);
  expect(differing).toBe(-1);
});

test("a PNG with filtered rows or a palette decodes the same by row as at once", async () => {
  const photo = new Bun.Image(await picture(300, 200));
  for (const file of [await photo.png().bytes(), await photo.png({ palette: true, colors: 12 }).bytes()]) {
    expect(isReadableInRows(Buffer.from(file))).toBe(true);
    const { data } = await shrinkPng(Buffer.from(file), { width: 300, height: 200 });
    expect(Buffer.from(data).equals(Buffer.from(await decodeWithBun(file)))).toBe(true);
  }
});

test("a large PNG is reduced to no less than the requested size", async () => {
  const file = png({ colorType: 0, depth: 1, width: 1000, height: 700 });
  const shrunk = await shrinkPng(file, { width: 300, height: 300 });
  expect([shrunk.width, shrunk.height]).toEqual([333, 350]);
  expect(shrunk.data.subarray(0, 4)).toEqual(new Uint8Array([0, 0, 0, 255]));
});

test("an interlaced PNG isn't decoded by row", () => {
  const file = png({ colorType: 2, depth: 8, width: 10, height: 10, isInterlaced: true });
  expect(isReadableInRows(file)).toBe(false);
});

test("a PNG with truncated rows is refused", async () => {
  const file = png({ colorType: 2, depth: 8, width: 100, height: 100 });
  file.writeUInt32BE(200, 20);
  const failure = await shrinkPng(file, { width: 10, height: 10 }).catch((problem: unknown) => problem);
  expect(failure).toMatchObject({ problem: "not-a-picture" });
});
