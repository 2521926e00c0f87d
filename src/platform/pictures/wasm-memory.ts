const HEAD_BYTES = 8;
const MEMORY_SECTION = 5;
const HAS_MAX = 1;
const PAGE_BYTES = 65_536;

/** Source: WebAssembly core specification, 5.5.8 */
export function limitWasmMemory(module: Uint8Array<ArrayBuffer>, mostBytes: number): Uint8Array<ArrayBuffer> {
  const limited = module.slice();
  for (let at = HEAD_BYTES; at < limited.length;) {
    const size = readNumber(limited, at + 1);
    if (limited[at] === MEMORY_SECTION) {
      // The section: count of memories, flags, minimum pages, maximum pages.
      if (limited[size.end + 1] !== HAS_MAX) break;
      const least = readNumber(limited, size.end + 2);
      writeNumber(limited, least.end, Math.floor(mostBytes / PAGE_BYTES));
      return limited;
    }
    at = size.end + size.value;
  }
  throw new Error("The module doesn't limit its memory");
}

/** LEB128. */
function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  for (let at = start; ; at++) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * 2 ** (7 * (at - start));
    if (byte < 128) return { value, end: at + 1 };
  }
}

function writeNumber(bytes: Uint8Array, start: number, value: number): void {
  const { end } = readNumber(bytes, start);
  if (value >= 2 ** (7 * (end - start))) throw new Error("The limit is too large for its place");
  for (let at = start; at < end; at++) {
    bytes[at] = (Math.floor(value / 2 ** (7 * (at - start))) & 127) | (at < end - 1 ? 128 : 0);
  }
}
