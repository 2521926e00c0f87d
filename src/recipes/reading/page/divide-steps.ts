export function splitSteps(text: string): string[] {
  const numbered = splitAtNumbers(text);
  return numbered.length > 1 ? numbered : splitAtLostBreaks(text);
}

const NUMBER = /(?<=^|[.!?。！)\s])(\d{1,2})(?:[.):、．]\s*|\s+(?=\p{Lu}))(?=[\p{L}"“'(])/gu;

function splitAtNumbers(text: string): string[] {
  const begins: { from: number; to: number }[] = [];
  for (const found of text.matchAll(NUMBER)) {
    if (Number(found[1]) === begins.length + 1)
      begins.push({ from: found.index, to: found.index + found[0].length });
  }
  if (begins.length < 2 || begins[0]?.from !== 0) return [];
  return begins.map(({ to }, at) => text.slice(to, begins[at + 1]?.from).trim()).filter(Boolean);
}

const LOST_BREAK = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll})/u;

function splitAtLostBreaks(text: string): string[] {
  return text
    .split(LOST_BREAK)
    .map((part) => part.trim())
    .filter(Boolean);
}
