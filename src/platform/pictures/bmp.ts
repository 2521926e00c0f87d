const HEAD_BYTES = 26;

export function bmpIsComplete(file: Buffer): boolean {
  return file.length >= HEAD_BYTES;
}

export function bmpPixels(file: Buffer): number {
  return Math.abs(file.readInt32LE(18) * file.readInt32LE(22));
}
