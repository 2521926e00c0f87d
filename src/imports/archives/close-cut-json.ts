const CLOSING: Record<string, string> = { "{": "}", "[": "]" };

/**
 * Closes a JSON text that ends too early, after its last complete value.
 * Null if nothing is left open at its end.
 */
export function closeCutJson(text: string): string | null {
  const open: string[] = [];
  let isInside = false;
  let complete = { end: 0, depth: 0 };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const closing = CLOSING[character];
    if (isInside && character === "\\") at++;
    else if (character === '"') isInside = !isInside;
    else if (isInside) continue;
    else if (closing) {
      open.push(closing);
      if (open.length === 1) complete = { end: at + 1, depth: 1 };
    } else if (character === "}" || character === "]") {
      if (open.pop() !== character) return null;
      complete = { end: at + 1, depth: open.length };
    } else if (character === ",") complete = { end: at, depth: open.length };
  }
  // With an unpaired quotation mark, the brackets at the end seem to be in a string.
  const isUnpaired = isInside && /[\]}]\s*;?\s*$/.test(text);
  if (open.length === 0 || isUnpaired) return null;
  return text.slice(0, complete.end) + open.slice(0, complete.depth).toReversed().join("");
}
