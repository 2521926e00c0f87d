type Value = string | Uint8Array | Value[] | { [key: string]: Value };

/** As Apple's programs write it, with numbers of four bytes. */
export function makeBinaryPlist(top: Value): Uint8Array {
  const objects: Buffer[] = [];

  function add(value: Value): number {
    const index = objects.push(Buffer.alloc(0)) - 1;
    objects[index] = encode(value);
    return index;
  }

  function encode(value: Value): Buffer {
    if (typeof value === "string") return encodeText(value);
    if (value instanceof Uint8Array) return Buffer.concat([start(0x40, value.length), value]);
    if (Array.isArray(value)) return Buffer.concat([start(0xa0, value.length), ...value.map(refer)]);
    const keys = Object.keys(value).map(refer);
    return Buffer.concat([start(0xd0, keys.length), ...keys, ...Object.values(value).map(refer)]);
  }

  const refer = (value: Value) => number(add(value));
  add(top);
  const head = Buffer.from("bplist00");
  let at = head.length;
  const offsets = objects.map((object) => {
    const offset = number(at);
    at += object.length;
    return offset;
  });
  const trailer = Buffer.alloc(32);
  trailer.set([4, 4], 6);
  trailer.writeBigUInt64BE(BigInt(objects.length), 8);
  trailer.writeBigUInt64BE(BigInt(at), 24);
  return Buffer.concat([head, ...objects, ...offsets, trailer]);
}

function encodeText(text: string): Buffer {
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(text)) return Buffer.concat([start(0x50, text.length), Buffer.from(text)]);
  return Buffer.concat([start(0x60, text.length), Buffer.from(text, "utf16le").swap16()]);
}

function start(kind: number, count: number): Buffer {
  return count < 15 ? Buffer.of(kind | count) : Buffer.concat([Buffer.of(kind | 15, 0x12), number(count)]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
