const PLAIN = /^[ -~]*$/;
const UNTIDY = /`|  |^ | $/;
const RAGGED = /[^\S ]|  |^ | $/;

/** Lower case without accents, straight quotes, single spaces. */
export function foldText(text: string): string {
  const isPlain = PLAIN.test(text);
  if (isPlain && !UNTIDY.test(text)) return text.toLowerCase();
  const plain = isPlain
    ? text.toLowerCase()
    : text
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .toLowerCase()
        .replace(/[’‘´]/g, "'");
  const straight = plain.replace(/`/g, "'");
  return RAGGED.test(straight) ? straight.replace(/\s+/g, " ").trim() : straight;
}
