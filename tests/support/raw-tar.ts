export interface RawTarEntry {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  /** "0" is a file, "2" a link. */
  kind?: string;
  /** The folder part of long names. */
  folder?: string;
  /** What the header claims. */
  size?: number;
}

const BLOCK = 512;

/** Written byte by byte, for archives that no program would write. Source: POSIX.1-1988 */
export function tarOf(entries: RawTarEntry[]): Buffer {
  return Buffer.concat([...entries.map(encodeEntry), Buffer.alloc(2 * BLOCK)]);
}

export function paxOf(fields: Record<string, string>): RawTarEntry {
  const lines = Object.entries(fields).map(([key, value]) => {
    const line = ` ${key}=${value}\n`;
    const bytes = Buffer.byteLength(line);
    const length = bytes + String(bytes + String(bytes).length).length;
    return `${length}${line}`;
  });
  return { name: "fields", kind: "x", content: lines.join("") };
}

function encodeEntry({ name, content = "", kind = "0", folder = "", size }: RawTarEntry): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(BLOCK);
  header.set(Buffer.from(name).subarray(0, 100));
  header.write("0000644\0", 100);
  header.write(`${(size ?? bytes.length).toString(8).padStart(11, "0")}\0`, 124);
  header.write(" ".repeat(8), 148);
  header.write(kind, 156);
  header.write("ustar\x0000", 257);
  header.write(folder, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  const filler = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
  return Buffer.concat([header, bytes, filler]);
}
