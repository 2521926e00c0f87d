/** RGBA, row by row from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Averages blocks of pixels as rows arrive, so that the large picture is never in memory. */
export function shrinkRows(
  from: { width: number; height: number },
  least: { width: number; height: number },
) {
  const blockWidth = Math.max(1, Math.floor(from.width / least.width));
  const blockHeight = Math.max(1, Math.floor(from.height / least.height));
  const width = Math.floor(from.width / blockWidth);
  const height = Math.floor(from.height / blockHeight);
  const data = new Uint8Array(width * height * 4);
  const sums = new Float64Array(width * 4);
  let rows = 0;

  function writeRow(at: number): void {
    for (let x = 0; x < width * 4; x += 4) {
      const alpha = sums[x + 3] ?? 0;
      for (let channel = 0; channel < 3; channel++)
        data[at + x + channel] = Math.round((sums[x + channel] ?? 0) / (alpha || 1));
      data[at + x + 3] = Math.round(alpha / (blockWidth * blockHeight));
    }
    sums.fill(0);
  }

  return {
    /** @param offset where the row starts in `rgba` */
    addRow(rgba: Uint8Array | Uint8ClampedArray, offset = 0): void {
      if (rows >= height * blockHeight) return;
      let at = offset;
      for (let x = 0; x < width * 4; x += 4) {
        let red = 0;
        let green = 0;
        let blue = 0;
        let alphas = 0;
        for (let pixel = 0; pixel < blockWidth; pixel++, at += 4) {
          const alpha = rgba[at + 3] as number;
          red += (rgba[at] as number) * alpha;
          green += (rgba[at + 1] as number) * alpha;
          blue += (rgba[at + 2] as number) * alpha;
          alphas += alpha;
        }
        sums[x] = (sums[x] as number) + red;
        sums[x + 1] = (sums[x + 1] as number) + green;
        sums[x + 2] = (sums[x + 2] as number) + blue;
        sums[x + 3] = (sums[x + 3] as number) + alphas;
      }
      if (++rows % blockHeight === 0) writeRow((rows / blockHeight - 1) * width * 4);
    },
    pixels: (): Pixels => ({ width, height, data }),
  };
}
