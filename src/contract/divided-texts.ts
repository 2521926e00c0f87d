/** Between two recipes of a text. People may type more or fewer dashes, but at least 5. */
export const DIVIDING_LINE = "----------";

const ANY_DIVIDING_LINE = /^[ \t]*-{5,}[ \t]*$/m;

/** The texts between lines of dashes. */
export function splitDividedText(text: string): string[] {
  return text
    .split(ANY_DIVIDING_LINE)
    .map((part) => part.trim())
    .filter(Boolean);
}

export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.trim()).join(`\n\n${DIVIDING_LINE}\n\n`);
}
