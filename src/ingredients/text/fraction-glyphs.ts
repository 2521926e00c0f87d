export type FractionGlyph = readonly [over: number, under: number, glyph: string];

export const FRACTION_GLYPHS: readonly FractionGlyph[] = [
  [1, 8, "⅛"],
  [1, 6, "⅙"],
  [1, 5, "⅕"],
  [1, 4, "¼"],
  [1, 3, "⅓"],
  [3, 8, "⅜"],
  [2, 5, "⅖"],
  [1, 2, "½"],
  [3, 5, "⅗"],
  [5, 8, "⅝"],
  [2, 3, "⅔"],
  [3, 4, "¾"],
  [4, 5, "⅘"],
  [5, 6, "⅚"],
  [7, 8, "⅞"],
];
