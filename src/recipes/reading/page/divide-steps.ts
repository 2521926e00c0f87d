export function splitSteps(text: string): string[] {
  const numbered = splitAtNumbers(text);
  return numbered.length > 1 ? numbered : splitAtLostBreaks(text);
}

const NUMBER = /(?<=^|[.!?。！)\s])(\d{1,2})(?:([.):、．])\s*(?:[-–]\s*)?|\s+(?=\p{Lu}))(?=[\p{L}"“'(])/gu;
/** Of steps that were left empty. */
const NUMBERS_AT_END = /(?:\s+\d{1,2}[.)]){1,20}$/;

/** At 1, 2, 3, …, all written with the same character: “1. Day 2: Fold the dough” is one step. */
export function splitAtNumbers(text: string): string[] {
  const begins: { from: number; to: number; mark: string | undefined }[] = [];
  for (const found of text.matchAll(NUMBER)) {
    const [whole, number, mark] = found;
    if (Number(number) !== begins.length + 1 || (begins.length > 0 && mark !== begins[0]?.mark)) continue;
    begins.push({ from: found.index, to: found.index + whole.length, mark });
  }
  if (begins.length < 2 || begins[0]?.from !== 0) return [];
  return begins
    .map(({ to }, at) => text.slice(to, begins[at + 1]?.from).trim())
    .map((part, at) => (at === begins.length - 1 ? part.replace(NUMBERS_AT_END, "") : part))
    .filter(Boolean);
}

const LOST_BREAK = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll})/u;

function splitAtLostBreaks(text: string): string[] {
  return text
    .split(LOST_BREAK)
    .map((part) => part.trim())
    .filter(Boolean);
}
