const HEAD_BYTES = 12;
/** Bits of the `VP8X` chunk that announce EXIF and XMP. Source: WebP container specification */
const ANNOUNCES_METADATA = 0x08 | 0x04;

export function webpIsComplete(file: Buffer): boolean {
  return file.length >= HEAD_BYTES && file.length >= file.readUInt32LE(4) + 8;
}

/** Drops the EXIF and XMP chunks. */
export function plainWebp(file: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = HEAD_BYTES;
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const type = file.toString("latin1", at, at + 4);
    if (type === "VP8X") kept.push(withoutAnnouncement(file.subarray(at, end)));
    else if (type !== "EXIF" && type !== "XMP ") kept.push(file.subarray(at, end));
    at = end;
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(file.subarray(0, HEAD_BYTES));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function withoutAnnouncement(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  if (copy.length > 8) copy.writeUInt8(copy.readUInt8(8) & ~ANNOUNCES_METADATA, 8);
  return copy;
}
