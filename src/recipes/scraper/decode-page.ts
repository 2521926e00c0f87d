/** How far into a page its own word on its encoding is looked for, in bytes. */
const DECLARED_WITHIN = 4096;

/**
 * A page's bytes as text. What is valid UTF-8 is UTF-8, whatever the page claims; otherwise the byte order mark, the
 * header, the page's own declaration, and at last windows-1252 decide.
 * @param contentType the header as the site sent it; may be empty
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const marked = byteOrderMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so that somebody has to say what it is.
  }
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, DECLARED_WITHIN));
  const claims = [charsetIn(contentType), charsetIn(head), "windows-1252"];
  for (const claim of claims) {
    const decoder = decoderFor(claim);
    if (decoder) return decoder.decode(bytes);
  }
  return new TextDecoder().decode(bytes);
}

function byteOrderMark(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1];
}

/** Null for an encoding that nobody knows. */
function decoderFor(label: string | undefined): TextDecoder | null {
  if (!label || /^utf-?8$/i.test(label)) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
